import * as v from 'valibot'
import type { DataDatabase } from '../storage/tables.ts'
import { Time } from '../storage/time.ts'

/** Maximum size of a saved answer, characters as JSON: a larger one would evict all others. */
export const MAX_ROW_SIZE = 2_000_000

/** Metadata of a saved answer. */
export interface SavedEntry {
  key: string
  usedAt: number
  /** Characters as JSON. */
  size: number
  /** Device time of the server's answer, ms since 1970. */
  updatedAt: number
}

/** An invalid size would evict all other rows. */
const Size = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_ROW_SIZE))
const Entry = v.object({ key: v.string(), usedAt: Time, size: Size, updatedAt: Time })

/**
 * Metadata of every saved answer, least recently used first. Reads the index only, and deletes rows with invalid
 * metadata.
 */
export async function savedEntries(db: DataDatabase): Promise<SavedEntry[]> {
  const index = () => db.queries.orderBy('[usedAt+size+updatedAt]')
  const [values, keys] = await db.transaction('r', db.queries, () =>
    Promise.all([index().keys(), index().primaryKeys()]),
  )
  // Keys of a compound index are arrays, which Dexie's types do not express.
  const entries = (values as unknown as [number, number, number][]).map(([usedAt, size, updatedAt], place) => ({
    key: keys[place] ?? '',
    usedAt,
    size,
    updatedAt,
  }))
  const [ours, others] = [entries.filter((one) => v.is(Entry, one)), entries.filter((one) => !v.is(Entry, one))]
  // Retried the next time.
  if (others.length > 0) void db.queries.bulkDelete(others.map(({ key }) => key)).catch(() => {})
  return ours
}
