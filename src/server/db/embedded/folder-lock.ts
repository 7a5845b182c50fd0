import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FolderUnusable } from './folder-unusable.ts'

/** SQLite's error code if another process holds the lock. */
const SQLITE_BUSY = 5

/** Another process uses the data folder; the message is one line for the operator. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Locks the data folder for this process. The kernel holds the lock, through SQLite: it ends with the process, even
 * after kill -9, and a busy process never looks dead.
 * @returns a function that releases the lock
 * @throws FolderInUse, FolderUnusable
 */
export function lockFolder(folder: string): () => void {
  const lock = openLock(folder)
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive')
  } catch (error) {
    lock.close()
    throw isBusy(error)
      ? new FolderInUse(`The data folder ${folder} is in use by another Storeglass process.`)
      : notWritable(folder, error)
  }
  return () => {
    lock.exec('rollback')
    lock.close()
  }
}

function openLock(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // SQLite opens a file that it can't write, and would lock nothing.
    accessSync(folder, constants.W_OK)
    return new DatabaseSync(path.join(folder, '.lock'), { timeout: 0 })
  } catch (error) {
    throw notWritable(folder, error)
  }
}

const isBusy = (error: unknown) => (error as { errcode?: unknown }).errcode === SQLITE_BUSY

function notWritable(folder: string, error: unknown): FolderUnusable {
  const reason = error instanceof Error ? error.message : String(error)
  return new FolderUnusable(
    `The data folder ${folder} can't be written to (${reason}). Let this user write there, or set STOREGLASS_DATA to another folder.`,
  )
}
