import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process works on the data folder; the message is one line for a person. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Takes the data folder for this process alone. The lock is the kernel's, held through SQLite: it ends with
 * the process, also after kill -9, and a busy process never looks dead.
 * @returns releases it
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(path.join(folder, '.lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive')
  } catch {
    lock.close()
    throw new FolderInUse(`The data folder ${folder} is in use by another Storeglass process.`)
  }
  return () => {
    lock.exec('rollback')
    lock.close()
  }
}
