import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { syncPath, syncTree } from '#server/kernel/sync-tree.ts'

/** A restore in progress. */
const PARTIAL = 'restored.partial'
/** A complete restore that has not replaced the current files yet; the name ends with its time. */
const WHOLE = /^restored-(\d+)$/

/**
 * Creates an empty folder for the files that will replace those of the data folder: the cluster and the keys, under
 * their names.
 */
export function newRestored(dataFolder: string): string {
  const partial = path.join(dataFolder, PARTIAL)
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { mode: 0o700 })
  return partial
}

/**
 * Commits the restore: if this process ends now, the next start completes it. The folder must be locked.
 * @returns where the replaced files are kept
 */
export async function commitRestored(dataFolder: string, now: Date): Promise<string | null> {
  const partial = path.join(dataFolder, PARTIAL)
  await syncTree(partial)
  await rename(partial, path.join(dataFolder, `restored-${now.getTime()}`))
  await syncPath(dataFolder)
  return finishRestored(dataFolder)
}

/**
 * Replaces the current files with those of a committed restore and keeps the old ones aside; removes an incomplete
 * restore. The folder must be locked.
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
