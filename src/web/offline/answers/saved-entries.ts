import * as v from 'valibot'
import type { DataDatabase } from '../storage/tables.ts'
import { Time } from '../storage/time.ts'

/** Larger answers are not kept: one of them would push out all others, characters as JSON. */
export const MAX_ROW_SIZE = 2_000_000

/** What is known of a saved answer without reading it. */
export interface SavedEntry {
  key: string
  usedAt: number
  /** Characters as JSON. */
  size: number
  /** Device time of the server's answer, ms since 1970. */
  updatedAt: number
}

/** A size that no answer has would make all others go for want of room. */
const Size = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_ROW_SIZE))
const Entry = v.object({ key: v.string(), usedAt: Time, size: Size, updatedAt: Time })

/** Every saved answer, the longest unused first. Looks at the index only; what is none of ours there goes. */
export async function savedEntries(db: DataDatabase): Promise<SavedEntry[]> {
  const index = () => db.queries.orderBy('[usedAt+size+updatedAt]')
  const [values, keys] = await db.transaction('r', db.queries, () =>
    Promise.all([index().keys(), index().primaryKeys()]),
  )
  // A compound index has lists as its keys, which Dexie's types do not know.
  const entries = (values as unknown as [number, number, number][]).map(([usedAt, size, updatedAt], place) => ({
    key: keys[place] ?? '',
    usedAt,
    size,
    updatedAt,
  }))
  const [ours, others] = [entries.filter((one) => v.is(Entry, one)), entries.filter((one) => !v.is(Entry, one))]
  // Tried again the next time.
  if (others.length > 0) void db.queries.bulkDelete(others.map(({ key }) => key)).catch(() => {})
  return ours
}
