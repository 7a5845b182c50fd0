import type { OutboxEntry } from './entry.ts'

/**
 * The held entries that depend on this one, in order: they touch the same entities, directly or through another
 * dependent.
 */
export function dependentsOf(entries: readonly OutboxEntry[], on: OutboxEntry): OutboxEntry[] {
  const touched = new Set(on.entities)
  return entries.filter(({ seq, state, entities }) => {
    if (seq <= on.seq || state !== 'held' || !entities.some((one) => touched.has(one))) return false
    for (const one of entities) touched.add(one)
    return true
  })
}
