import { Dexie } from 'dexie'
import { belongsTo, forget, markAway, isAway, markBack, isHere } from './away-databases.ts'
import { isConnectionLost, isFull } from './database-failure.ts'
import { DeviceError } from './device-error.ts'
import { deviceStorage } from './device-storage.ts'
import { openWithRetry } from './open-with-retry.ts'
import { databaseName, databases, type DatabaseKind } from '../stores.ts'
import type { DatabaseOf } from './tables.ts'

/** Databases that must not be opened again: their user has logged out, or a newer version of the app uses them. */
const retired = new WeakSet<Dexie>()

/** Closes a database permanently. */
export function retire(db: Dexie): void {
  retired.add(db)
  forget(db)
  db.close({ disableAutoOpen: true })
}

/** Databases that did not exist before they were opened. */
const made = new WeakSet<Dexie>()

export const wasMade = (db: Dexie): boolean => made.has(db)

/** Maximum wait for a database to open, ms: a tab with an older version may block it. */
const OPEN_WAIT_MS = 5000
/** Time within which this tab learns of a log-out in another tab, which also deletes databases, ms. */
const LOG_OUT_NOTICE_MS = 1000

/**
 * Opens one of the user's databases. Throws `DeviceError` within 5 s if it can't.
 * @param whenLate called if it opens later, once nothing blocks it any more
 */
export async function openDatabase<K extends DatabaseKind>(
  kind: K,
  userId: string,
  whenLate: (db: DatabaseOf[K]) => void = retire,
): Promise<DatabaseOf[K]> {
  const { version, tables, durability } = databases[kind]
  // Answers in memory are TanStack Query's: Dexie need not cache its reads for live queries.
  const db = new Dexie(databaseName(kind, userId), { chromeTransactionDurability: durability, cache: 'disabled' })
  belongsTo(db, userId)
  db.version(version).stores(tables)
  db.on('versionchange', ({ newVersion }) => {
    retire(db)
    if (newVersion) deviceStorage.set('reload')
    else void reopen(db)
    // Dexie's default handler would reopen it and write in the old shape.
    return false
  })
  db.on('populate', () => void made.add(db))
  let isBlocked = false
  db.on('blocked', () => {
    isBlocked = true
    markAway(db, 'blocked')
  })
  let failure: unknown
  const open = () =>
    db.open().catch((cause: unknown) => {
      failure = cause
      throw cause
    })
  const opening = openWithRetry(open, () => isHere(db)).then(() => {
    reopenWhenClosed(db)
    // The tables are those declared for this kind.
    return db as DatabaseOf[K]
  })
  try {
    const opened = await bounded(opening, OPEN_WAIT_MS)
    markBack(db)
    return opened
  } catch (cause) {
    const reason = isBlocked ? 'blocked' : isFull(failure) ? 'full' : 'off'
    markAway(db, reason)
    opening.then(
      // Opened late and no longer wanted, for example after a log-out: closed.
      (late) => (isAway(db) ? markBack(db, () => whenLate(late)) : retire(db)),
      () => retire(db),
    )
    throw new DeviceError(reason, { cause })
  }
}

/** The browser closes a connection when site data are cleared or the disk fails. */
function reopenWhenClosed(db: Dexie): void {
  db.backendDB().addEventListener('close', () => void reopen(db))
}

/** Reopens a database that was deleted or closed by others while its user is signed in. */
async function reopen(db: Dexie): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LOG_OUT_NOTICE_MS))
  if (!isHere(db)) return
  retired.delete(db)
  try {
    if (!db.isOpen()) await bounded(db.open(), OPEN_WAIT_MS)
    reopenWhenClosed(db)
  } catch {
    void lose(db)
  }
}

/** How often each database was lost while its user was signed in. */
const losses = new WeakMap<Dexie, number>()

/** Marks the database as unavailable: nothing is read or written until it opens again. */
async function lose(db: Dexie): Promise<void> {
  if (isAway(db)) return
  markAway(db, 'off')
  const lost = (losses.get(db) ?? 0) + 1
  losses.set(db, lost)
  try {
    await openWithRetry(
      () => db.open(),
      () => isHere(db),
      lost,
    )
    reopenWhenClosed(db)
    markBack(db)
  } catch {
    retire(db)
  }
}

async function bounded<T>(task: PromiseLike<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Dexie.OpenFailedError(`Not open after ${ms} ms`)), ms)
  })
  return Promise.race([task, timeout]).finally(() => clearTimeout(timer))
}

/**
 * Runs a task. If the browser lost the connection, reopens the database once and runs the task again, then marks the
 * database as unavailable.
 */
export async function withConnection<D extends Dexie, T>(db: D, task: (db: D) => Promise<T>): Promise<T> {
  if (isAway(db)) throw new DeviceError('off')
  try {
    return await task(db)
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    if (retired.has(db)) throw new DeviceError(deviceStorage.get() === 'reload' ? 'reload' : 'off', { cause: error })
  }
  try {
    db.close({ disableAutoOpen: false })
    await bounded(db.open(), OPEN_WAIT_MS)
    return await task(db)
  } catch (cause) {
    if (!isConnectionLost(cause)) throw cause
    void lose(db)
    throw new DeviceError('off', { cause })
  }
}
