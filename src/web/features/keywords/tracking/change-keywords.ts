import { KEYWORDS_PER_SUBMISSION } from '#contract/protocol/limits.ts'
import { append } from '#web/commands/append.ts'
import type { CommandName, CommandPayload } from '#web/commands/payloads.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { outbox, undo } from '#web/offline/outbox/outbox.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'

/** Keywords of a project in one country, as the commands name them. */
export interface KeywordsOf {
  projectId: string
  projectTitle: string
  locale: string
}

/** Queues a change. Resolves whether it was stored or sent; shows a message if not. */
export async function change<N extends CommandName>(name: N, payload: CommandPayload<N>): Promise<boolean> {
  try {
    await append(name, payload)
    return true
  } catch (error) {
    tellFailure(error)
    return false
  }
}

/** As many keywords as one command takes (KEY-021). */
export const inBatches = (keywords: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(keywords.length / KEYWORDS_PER_SUBMISSION) }, (_, index) =>
    keywords.slice(index * KEYWORDS_PER_SUBMISSION, (index + 1) * KEYWORDS_PER_SUBMISSION),
  )

/** The sequence number of the last queued change; later changes have a higher one. */
export const lastQueued = (): number => outbox.get().entries.at(-1)?.seq ?? 0

/** Removes changes from the queue. Resolves those that had not been sent. */
export async function cancelQueued(isMeant: (entry: OutboxEntry) => boolean): Promise<OutboxEntry[]> {
  const meant = outbox.get().entries.filter(isMeant)
  const outcomes = await Promise.all(meant.map(({ seq }) => undo(seq)))
  return meant.filter((_, index) => outcomes[index] === 'undone')
}
