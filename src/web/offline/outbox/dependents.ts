import type { OutboxEntry } from './entry.ts'

/** The held entries that wait for this one, in order: they touch the same, or build on one that does. */
export function dependentsOf(entries: readonly OutboxEntry[], on: OutboxEntry): OutboxEntry[] {
  const touched = new Set(on.entities)
  return entries.filter(({ seq, state, entities }) => {
    if (seq <= on.seq || state !== 'held' || !entities.some((one) => touched.has(one))) return false
    for (const one of entities) touched.add(one)
    return true
  })
}
