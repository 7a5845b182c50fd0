import { outbox, undo } from '#web/offline/outbox/outbox.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'

/** The number of the last queued change: what is queued from now on comes after it. */
export const lastQueued = (): number => outbox.get().entries.at(-1)?.seq ?? 0

/** Takes changes out of the queue. Resolves those that had not been sent yet. */
export async function takeBack(isMeant: (entry: OutboxEntry) => boolean): Promise<OutboxEntry[]> {
  const meant = outbox.get().entries.filter(isMeant)
  const outcomes = await Promise.all(meant.map(({ seq }) => undo(seq)))
  return meant.filter((_, index) => outcomes[index] === 'undone')
}
