import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { syncPath, syncTree } from '#server/kernel/sync-tree.ts'

/** What a restore makes, before it is whole. */
const PARTIAL = 'restored.partial'
/** What it has made, before it has taken the place of what was there; the rest of the name is its time. */
const WHOLE = /^restored-(\d+)$/

/** An empty folder to put together what takes the place of files of the data folder: the cluster and keys, under their names. */
export function newRestored(dataFolder: string): string {
  const partial = path.join(dataFolder, PARTIAL)
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { mode: 0o700 })
  return partial
}

/**
 * From here on the restore is done, even if this process ends now: the next start does the rest. The folder must be locked.
 * @returns where the files are kept that were there
 */
export async function commitRestored(dataFolder: string, now: Date): Promise<string | null> {
  const partial = path.join(dataFolder, PARTIAL)
  await syncTree(partial)
  await rename(partial, path.join(dataFolder, `restored-${now.getTime()}`))
  await syncPath(dataFolder)
  return finishRestored(dataFolder)
}

/**
 * Puts what a restore has made in the place of what was there, which is kept aside; removes what one has left that did not
 * come to its end. The folder must be locked.
 */
export async function finishRestored(dataFolder: string): Promise<string | null> {
  rmSync(path.join(dataFolder, PARTIAL), { recursive: true, force: true })
  const name = readdirSync(dataFolder).find((one) => WHOLE.test(one))
  if (name === undefined) return null
  const whole = path.join(dataFolder, name)
  const aside = path.join(dataFolder, name.replace('restored', 'replaced'))
  for (const entry of readdirSync(whole)) {
    const place = path.join(dataFolder, entry)
    if (existsSync(place)) {
      mkdirSync(aside, { recursive: true, mode: 0o700 })
      renameSync(place, path.join(aside, entry))
    }
    renameSync(path.join(whole, entry), place)
  }
  await syncPath(dataFolder)
  rmSync(whole, { recursive: true })
  return existsSync(aside) ? aside : null
}
