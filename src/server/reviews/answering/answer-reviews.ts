import type { Services } from '#server/endpoints/services.ts'
import { errorFields } from '#server/kernel/log.ts'
import { repeat } from '#server/jobs/repeat.ts'
import { answerApp } from './answer-app.ts'
import { answerForRule } from '../drafts/answer-for-rule.ts'
import { queueReply } from '../replies/queue-reply.ts'
import type { JobContext } from './answer-review.ts'
import { claimDue, scheduleRecheck } from './claim-due.ts'

/** How soon a rule that was turned on begins; each app then has its turn every 10 minutes. */
const EVERY_MS = 30_000

/**
 * Lets the rules of every app answer its new reviews. Any number of processes may do it at once.
 * @returns stops it
 */
export function startAnsweringReviews(services: Services): () => Promise<void> {
  const { log } = services
  const context: JobContext = { ...services, queueReply, draft: answerForRule(services) }
  return repeat({ everyMs: EVERY_MS, log, failure: 'reviews not answered' }, (stopping) =>
    answerDueReviews(context, stopping),
  )
}

/** Looks at the apps that are due, one after another. @returns how many times it looked at one */
export async function answerDueReviews(context: JobContext, stopping?: AbortSignal): Promise<number> {
  const { db, clock, log } = context
  for (let looked = 0; ; looked += 1) {
    const due = stopping?.aborted ? null : await claimDue(db, clock())
    if (!due) return looked
    try {
      if ((await answerApp(context, due, stopping)) === 'changed') await scheduleRecheck(db, due, clock())
    } catch (error) {
      // A bug, or a database that is away: the next ones have their turn, and this one in 10 minutes.
      log.error('reviews not answered', { store: due.store, trackId: due.track_id, ...errorFields(error) })
    }
  }
}
