import { isFull, withConnection, type DataDatabase, type QueryRow } from './database.ts'
import { deviceStorage } from './device-storage.ts'
import { freeSpace } from './free-space.ts'
import { userDatabase } from './user-databases.ts'

const MAX_ROWS = 2000
const MAX_SIZE = 50_000_000
/** Larger answers are not kept: one of them would push out all others. */
const MAX_ROW_SIZE = 2_000_000
/** Rows written in one go, so that no task gets long. */
const BATCH = 25
/** The mark of last use is this coarse, ms: reading must not mean writing. */
const USE_GRAIN_MS = 6 * 3600_000

/** Answers of the server on the device. */
export interface QueryStore {
  /** One read for all; undefined where there is none. */
  read: (keys: readonly string[]) => Promise<(QueryRow | undefined)[]>
  write: (rows: readonly Omit<QueryRow, 'usedAt' | 'size'>[]) => Promise<void>
  /** Forgets a damaged row. */
  drop: (key: string) => void
  /** Every row of an endpoint, the latest first. */
  list: (endpointId: string) => Promise<QueryRow[]>
}

/** For nobody signed in. */
export const nobodysStore: QueryStore = {
  read: async (keys) => keys.map(() => undefined),
  write: async () => {},
  drop: () => {},
  list: async () => [],
}

/** Opens the user's saved answers. Throws `DeviceError`. */
export async function openQueryStore(userId: string): Promise<QueryStore> {
  return createQueryStore(await userDatabase('data', userId))
}

export function createQueryStore(db: DataDatabase, bounds = { rows: MAX_ROWS, size: MAX_SIZE }): QueryStore {
  return {
    read: async (keys) => {
      const rows = await withConnection(db, () => db.queries.bulkGet([...keys]))
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
      await trim(db, bounds)
    },
    drop: (key) => void db.queries.delete(key).catch(() => {}),
    list: async (endpointId) => {
      const rows = await withConnection(db, () => db.queries.where('endpointId').equals(endpointId).toArray())
      return rows.sort((a, b) => b.updatedAt - a.updatedAt)
    },
  }
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

async function put(db: DataDatabase, rows: QueryRow[]): Promise<void> {
  const write = () => withConnection(db, () => db.queries.bulkPut(rows))
  try {
    await write()
  } catch (error) {
    if (!isFull(error)) throw error
    await freeSpace(db)
    // Still full: the answers are only copies, so they are let go.
    await write().catch(() => deviceStorage.set('full'))
  }
}

async function markUsed(db: DataDatabase, rows: (QueryRow | undefined)[]): Promise<void> {
  const now = Date.now()
  const stale = rows.filter((row) => row !== undefined && Math.abs(now - row.usedAt) > USE_GRAIN_MS)
  await db.queries.bulkUpdate(stale.flatMap((row) => (row ? [{ key: row.key, changes: { usedAt: now } }] : [])))
}

/** Drops the longest unused rows beyond the bounds. Looks at the index only. */
async function trim(db: DataDatabase, bounds: { rows: number; size: number }): Promise<void> {
  const index = db.queries.orderBy('[usedAt+size+updatedAt]')
  const sizes = (await index.keys()) as unknown as [usedAt: number, size: number, updatedAt: number][]
  let rows = sizes.length
  let size = sizes.reduce((sum, [, one]) => sum + one, 0)
  let surplus = 0
  for (const [, one] of sizes) {
    if (rows <= bounds.rows && size <= bounds.size) break
    rows -= 1
    size -= one
    surplus += 1
  }
  if (surplus > 0) await db.queries.bulkDelete(await index.limit(surplus).primaryKeys())
}
