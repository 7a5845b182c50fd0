import type { DataDatabase } from './database.ts'

/** What is known of a saved answer without reading it. */
export interface SavedEntry {
  key: string
  usedAt: number
  /** Characters as JSON. */
  size: number
  /** Device time of the server's answer, ms since 1970. */
  updatedAt: number
}

/** Every saved answer, the longest unused first. Looks at the index only. */
export async function savedEntries(db: DataDatabase): Promise<SavedEntry[]> {
  const index = () => db.queries.orderBy('[usedAt+size+updatedAt]')
  const [values, keys] = await db.transaction('r', db.queries, () =>
    Promise.all([index().keys(), index().primaryKeys()]),
  )
  // A compound index has lists as its keys, which Dexie's types do not know.
  return (values as unknown as [number, number, number][]).map(([usedAt, size, updatedAt], place) => ({
    key: keys[place] ?? '',
    usedAt,
    size,
    updatedAt,
  }))
}
