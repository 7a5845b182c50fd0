import type { CommandName } from '#web/commands/payloads.ts'
import { outbox, undo } from '#web/offline/outbox/outbox.ts'

/** The number of the last queued change: what is queued from now on comes after it. */
export const lastQueued = (): number => outbox.get().entries.at(-1)?.seq ?? 0

/** Takes one change out of the queue, if it was queued after `since`. Resolves whether it had not been sent yet. */
export async function takeBack(name: CommandName, entity: string, since: number): Promise<boolean> {
  const meant = outbox
    .get()
    .entries.find((one) => one.seq > since && one.name === name && one.entities.includes(entity))
  return meant !== undefined && (await undo(meant.seq)) === 'undone'
}
