import { open, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Syncs a folder and everything below it to the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => path.join(entry.parentPath, entry.name))
  for (let start = 0; start < paths.length; start += 64) {
    await Promise.all(paths.slice(start, start + 64).map(syncPath))
  }
  await syncPath(folder)
}

/** Syncs a file, or the entries of a folder, to the disk. */
export async function syncPath(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // Windows can't sync a folder.
    if (process.platform !== 'win32') throw error
  } finally {
    await handle.close()
  }
}
