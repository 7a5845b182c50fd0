import { Dexie, type EntityTable } from 'dexie'
import { isDeparting } from './departures.ts'
import { DeviceError } from './device-error.ts'
import { deviceStorage } from './device-storage.ts'
import { deviceUser } from './device-user.ts'
import { openAtLast } from './open-at-last.ts'
import type { CommandRow } from './outbox/row.ts'
import { databaseName, databases, type DatabaseKind } from './stores.ts'

/** One answer of the server. */
export interface QueryRow {
  /** Endpoint, shape and input: see `storeKey`. */
  key: string
  endpointId: string
  input: unknown
  data: unknown
  /** Device time of the server's answer, ms since 1970. */
  updatedAt: number
  usedAt: number
  /** Characters as JSON: about its bytes on the disk. */
  size: number
}

export interface SelectionRow {
  id: string
  value: unknown
}

/** A project whose pages are kept available offline. */
export interface KeptRow {
  projectId: string
  /** The user lets it be brought although the browser asks to save data. */
  savingData: boolean
  /** Answers that can't be kept: the server refused them (an app that a country does not have), by key, with the time, ms since 1970. */
  refused: { key: string; at: number }[]
}

/** What somebody has been told of a listing's changes. */
export interface Told {
  /** Device time of the answer that told it, ms since 1970. */
  at: number
  /** Of the day of the answer and of later days, as part and day: an earlier day tells nothing new. */
  changes: string[]
}

/** The last visit to a listing in one country. */
export interface VisitRow {
  id: string
  /** Device time of the last look, ms since 1970. */
  seenAt: number
  /** What is known by now, and what was known when this visit began; null: nothing. */
  told: Told | null
  toldBefore: Told | null
}

/** Where somebody is in a guide, by its id. */
export interface GuideRow {
  id: string
  value: unknown
}

export type DataDatabase = Dexie & {
  queries: EntityTable<QueryRow, 'key'>
  selection: EntityTable<SelectionRow, 'id'>
  kept: EntityTable<KeptRow, 'projectId'>
  visits: EntityTable<VisitRow, 'id'>
  guides: EntityTable<GuideRow, 'id'>
}
export type OutboxDatabase = Dexie & { commands: EntityTable<CommandRow, 'seq'> }
export interface DatabaseOf {
  data: DataDatabase
  outbox: OutboxDatabase
}

/** Databases that must not be opened again: their user left, or a newer version of the app has taken them over. */
const retired = new WeakSet<Dexie>()

/** Closes a database for good. */
export function retire(db: Dexie): void {
  retired.add(db)
  away.delete(db)
  db.close({ disableAutoOpen: true })
}

/** Databases that were not there when they were opened. */
const made = new WeakSet<Dexie>()

export const wasMade = (db: Dexie): boolean => made.has(db)

/** Longest wait for a database to open, ms: another tab of an older version may hold it. */
const OPEN_WAIT_MS = 5000
/** A log-out in another tab deletes databases, too; this tab has heard of it by then, ms. */
const HEARD_OF_LOG_OUT_MS = 1000

/** Databases that were given up for now: they are opened as soon as that is possible. */
const away = new Set<Dexie>()

function giveUp(db: Dexie, reason: DeviceError['reason']): void {
  away.add(db)
  deviceStorage.set(reason)
}

/** It can be used again, `first` by whoever waits for it; said once none is away any more. */
function isBack(db: Dexie, first?: () => void): void {
  if (!away.delete(db)) return
  first?.()
  if (away.size === 0 && deviceStorage.get() !== 'reload') deviceStorage.set('ok')
}

const users = new WeakMap<Dexie, string>()

/** Whether its user is; nobody else's may be made again. */
function isHere(db: Dexie): boolean {
  const userId = users.get(db)
  return userId !== undefined && deviceUser.get() === userId && !isDeparting(userId)
}

/**
 * Opens one of the user's databases. Throws `DeviceError` within 5 s where it can't.
 * @param whenLate told when it has opened after all: others held it and have let go
 */
export async function openDatabase<K extends DatabaseKind>(
  kind: K,
  userId: string,
  whenLate: (db: DatabaseOf[K]) => void = retire,
): Promise<DatabaseOf[K]> {
  const { version, tables, durability } = databases[kind]
  const db = new Dexie(databaseName(kind, userId), { chromeTransactionDurability: durability })
  users.set(db, userId)
  db.version(version).stores(tables)
  db.on('versionchange', ({ newVersion }) => {
    retire(db)
    if (newVersion) deviceStorage.set('reload')
    else void reopen(db)
    // Dexie's own handler would open it again and write in the old shape.
    return false
  })
  db.on('populate', () => void made.add(db))
  let isBlocked = false
  db.on('blocked', () => {
    isBlocked = true
    giveUp(db, 'blocked')
  })
  let failure: unknown
  const open = () =>
    db.open().catch((cause: unknown) => {
      failure = cause
      throw cause
    })
  const opening = openAtLast(open, () => isHere(db)).then(() => {
    reopenWhenClosed(db)
    // The tables are the ones declared for this kind.
    return db as DatabaseOf[K]
  })
  try {
    const opened = await bounded(opening, OPEN_WAIT_MS)
    isBack(db)
    return opened
  } catch (cause) {
    const reason = isBlocked ? 'blocked' : isFull(failure) ? 'full' : 'off'
    giveUp(db, reason)
    opening.then(
      (late) => isBack(db, () => whenLate(late)),
      () => retire(db),
    )
    throw new DeviceError(reason, { cause })
  }
}

/** The browser closes a connection by itself where site data are cleared or the disk fails. */
function reopenWhenClosed(db: Dexie): void {
  db.backendDB().addEventListener('close', () => void reopen(db))
}

/** The database was deleted or closed by others, while its user is still here: it is made again. */
async function reopen(db: Dexie): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, HEARD_OF_LOG_OUT_MS))
  if (!isHere(db)) return
  retired.delete(db)
  try {
    if (!db.isOpen()) await bounded(db.open(), OPEN_WAIT_MS)
    reopenWhenClosed(db)
  } catch {
    void lose(db)
  }
}

/** How often each was lost while its user was here. */
const losses = new WeakMap<Dexie, number>()

/** Given up for now: nothing is read from it or written to it until it opens again. */
async function lose(db: Dexie): Promise<void> {
  if (away.has(db)) return
  giveUp(db, 'off')
  const lost = (losses.get(db) ?? 0) + 1
  losses.set(db, lost)
  try {
    await openAtLast(
      () => db.open(),
      () => isHere(db),
      lost,
    )
    reopenWhenClosed(db)
    isBack(db)
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

/** Runs a task; when the browser lost the connection meanwhile, reopens once and runs it again, then gives up for now. */
export async function withConnection<D extends Dexie, T>(db: D, task: (db: D) => Promise<T>): Promise<T> {
  if (away.has(db)) throw new DeviceError('off')
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

const LOST = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError', 'OpenFailedError'])

/** The error and what Dexie hides inside it. */
function* causes(error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error || one instanceof DOMException;) {
    yield one
    one = 'inner' in one ? one.inner : one.cause
  }
}

const isConnectionLost = (error: unknown) => [...causes(error)].some(({ name }) => LOST.has(name))

/** Whether the device has no room left; Dexie shows it as an `AbortError` with the truth in `inner`. */
export const isFull = (error: unknown) => [...causes(error)].some(({ name }) => name === 'QuotaExceededError')
