import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '#contract/protocol/days.ts'

/** How long a build's assets are kept after the last start with that build, days. */
const KEPT_DAYS = 30

/** Keeps the assets of earlier builds, so that a page opened before an update can still load its chunks. */
export async function copyAssets(built: string, kept: string, now: Date): Promise<void> {
  await mkdir(kept, { recursive: true, mode: 0o700 })
  const current = (await readdir(built)).filter(isAssetName)
  const there = new Set(await readdir(kept))
  for (const name of current) {
    const target = path.join(kept, name)
    if (!there.has(name)) {
      await copyFile(path.join(built, name), `${target}.partial`)
      await rename(`${target}.partial`, target)
    }
    await utimes(target, now, now)
  }
  for (const name of await readdir(kept)) {
    const { mtime } = await stat(path.join(kept, name))
    if (now.getTime() - mtime.getTime() > KEPT_DAYS * DAY_MS) await rm(path.join(kept, name))
  }
}

/** An asset of an earlier build, or undefined. */
export async function readEarlierAsset(kept: string, name: string): Promise<Buffer | undefined> {
  if (!isAssetName(name)) return undefined
  try {
    return await readFile(path.join(kept, name))
  } catch {
    return undefined
  }
}

/** Plain file names only: no folders, hidden files or compressed copies. */
const isAssetName = (name: string) => /^[\w-][\w.-]*$/.test(name) && !/\.(br|gz|partial)$/.test(name)
