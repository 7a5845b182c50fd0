import * as v from 'valibot'
import { withConnection } from '../storage/database.ts'
import { isFull } from '../storage/database-failure.ts'
import type { AnswerRow, DataDatabase, QueryRow } from '../storage/tables.ts'
import { deviceStorage } from '../storage/device-storage.ts'
import { freeSpace } from '../storage/free-space.ts'
import { isList, keptScope } from './kept-scope.ts'
import { MAX_ROW_SIZE, savedEntries, type SavedEntry } from './saved-entries.ts'
import { Time } from '../storage/time.ts'
import { userDatabase } from '../storage/user-databases.ts'

interface Bound {
  rows: number
  /** Characters as JSON. */
  size: number
}
interface Bounds extends Bound {
  /** Additional bound for apps that the user keeps available offline. */
  kept: Bound
}
const BOUNDS: Bounds = { rows: 2000, size: 50_000_000, kept: { rows: 20_000, size: 200_000_000 } }
/** Bounds are enforced after this share of them has been written. */
const SLACK = 1 / 20
/** Rows written at a time, to avoid long tasks. */
const BATCH = 25
/** Resolution of the time of last use, ms, so that reading does not cause a write each time. */
const USE_RESOLUTION_MS = 6 * 3600_000

/** The server's answers on the device. */
export interface QueryStore {
  /** Reads several rows at once; undefined for missing ones. */
  read: (keys: readonly string[]) => Promise<(QueryRow | undefined)[]>
  /** As `read`, for background work: does not count as a use. */
  look: (keys: readonly string[]) => Promise<(QueryRow | undefined)[]>
  /** Time and size of every answer. */
  entries: () => Promise<SavedEntry[]>
  write: (rows: readonly AnswerRow[]) => Promise<void>
  /** Deletes a damaged row. */
  drop: (key: string) => void
  /** Every row of an endpoint, newest first. */
  list: (endpointId: string) => Promise<QueryRow[]>
}

/** Used while nobody is signed in. */
export const emptyQueryStore: QueryStore = {
  read: async (keys) => keys.map(() => undefined),
  look: async (keys) => keys.map(() => undefined),
  entries: async () => [],
  write: async () => {},
  drop: () => {},
  list: async () => [],
}

const opened = new WeakMap<DataDatabase, QueryStore>()

/** Opens the user's saved answers. Throws `DeviceError`. */
export async function openQueryStore(userId: string): Promise<QueryStore> {
  const db = await userDatabase('data', userId)
  const store = opened.get(db) ?? createQueryStore(db)
  opened.set(db, store)
  return store
}

export function createQueryStore(db: DataDatabase, bounds = BOUNDS): QueryStore {
  // If this fails, the next read drops the row again.
  const drop = (key: string) => void db.queries.delete(key).catch(() => {})
  const look: QueryStore['look'] = async (keys) => {
    const rows = await withConnection(db, () => db.queries.bulkGet([...keys]))
    for (const row of rows) if (row && !isSound(row)) drop(row.key)
    return rows.map((row) => (row && isSound(row) ? row : undefined))
  }
  let written = { rows: Number.POSITIVE_INFINITY, size: 0 }
  return {
    look,
    entries: () => withConnection(db, savedEntries),
    read: async (keys) => {
      const rows = await look(keys)
      // If this fails, the row may be evicted a little earlier.
      void markUsed(db, rows).catch(() => {})
      return rows
    },
    write: async (rows) => {
      const now = Date.now()
      const sized = rows.map((row) => ({ ...row, usedAt: now, size: JSON.stringify(row.data).length }))
      const fitting = sized.filter((row) => row.size <= MAX_ROW_SIZE)
      for (let start = 0; start < fitting.length; start += BATCH) {
        await put(db, fitting.slice(start, start + BATCH))
        await nextTask()
      }
      written = { rows: written.rows + fitting.length, size: written.size + sizeOf(fitting) }
      if (written.rows <= bounds.rows * SLACK && written.size <= bounds.size * SLACK) return
      written = { rows: 0, size: 0 }
      await trim(db, bounds)
    },
    drop,
    list: async (endpointId) => {
      const rows = await withConnection(db, () => db.queries.where('endpointId').equals(endpointId).toArray())
      return rows.filter(isSound).sort((a, b) => b.updatedAt - a.updatedAt)
    },
  }
}

/** Whether a row has a valid time; the answer is validated where its schema is known. */
const isSound = (row: QueryRow): boolean => v.is(v.object({ key: v.string(), updatedAt: Time }), row)

const sizeOf = (entries: readonly { size: number }[]) => entries.reduce((sum, one) => sum + one.size, 0)
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

async function put(db: DataDatabase, rows: QueryRow[]): Promise<void> {
  const write = () => withConnection(db, () => db.queries.bulkPut(rows))
  try {
    await write()
    if (deviceStorage.get() === 'full') deviceStorage.set('ok')
  } catch (error) {
    if (!isFull(error)) throw error
    await freeSpace(db)
    // Still full: the answers are only copies, so they are not saved.
    await write().catch(() => deviceStorage.set('full'))
  }
}

async function markUsed(db: DataDatabase, rows: (QueryRow | undefined)[]): Promise<void> {
  const now = Date.now()
  const stale = rows.filter((row) => row !== undefined && Math.abs(now - row.usedAt) > USE_RESOLUTION_MS)
  // Even an empty update opens a transaction.
  if (stale.length === 0) return
  await db.queries.bulkUpdate(stale.flatMap((row) => (row ? [{ key: row.key, changes: { usedAt: now } }] : [])))
}

/** Deletes the least recently used rows beyond the bounds; rows of kept apps have their own bounds. */
async function trim(db: DataDatabase, bounds: Bounds): Promise<void> {
  const entries = await savedEntries(db)
  if (surplus(entries, bounds).length === 0) return
  const isKept = await keptScope(db)
  const kept = entries.filter(({ key }) => isKept(key) && !isList(key))
  const others = entries.filter(({ key }) => !isKept(key))
  const beyond = [...surplus(others, bounds), ...surplus(kept, bounds.kept)]
  await db.queries.bulkDelete(beyond.map(({ key }) => key))
}

function surplus(entries: readonly SavedEntry[], bounds: Bound): SavedEntry[] {
  let rows = entries.length
  let size = sizeOf(entries)
  let count = 0
  for (const one of entries) {
    if (rows <= bounds.rows && size <= bounds.size) break
    rows -= 1
    size -= one.size
    count += 1
  }
  return entries.slice(0, count)
}
