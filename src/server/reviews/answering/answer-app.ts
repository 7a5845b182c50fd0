import { decider } from '#aso/reviews/rules.ts'
import { givingWay } from '#server/kernel/give-way.ts'
import { answerReview, type JobContext, type Run } from './answer-review.ts'
import { noteLook, type DueAutomation } from './claim-due.ts'
import { answeredToday } from './queue-answer.ts'
import { contextOf, stopHopeless, turnedOn } from './running-rules.ts'
import { undecidedReviews } from './undecided-reviews.ts'

/** A run ends within the time for which its app was claimed, ms. */
const RUN_MS = 7 * 60_000

/**
 * Lets an app's rules answer its new reviews. A process may die at any moment of it, and two may be at it: what is queued is
 * noted in the same transaction.
 * @returns `changed`: the rules are others by now, and have to be asked again
 */
export async function answerApp(
  parts: JobContext,
  due: DueAutomation,
  stopping?: AbortSignal,
): Promise<'done' | 'changed'> {
  const { db, clock } = parts
  const startedAt = clock()
  const since = await turnedOn(db, due, startedAt)
  if (since.size === 0) return 'done'
  if (await stopHopeless(db, due, since, startedAt)) return 'changed'
  const context = await contextOf(db, due, since, startedAt)
  const decide = decider(due.rules, context)
  const run: Run = { parts, due, counts: await answeredToday(db, due, startedAt), modelRests: false, isCut: false }
  const range = { from: new Date(Math.min(...context.from.values())), storedAfter: due.looked_until }
  const giveWay = givingWay()
  for await (const page of undecidedReviews(db, due, range))
    for (const review of page) {
      await giveWay()
      if (stopping?.aborted || clock().getTime() - startedAt.getTime() > RUN_MS) return 'done'
      const decision = decide(review)
      if (decision.is === 'left-out') continue
      const rule = due.rules.find(({ id }) => id === decision.ruleId)!
      const filled = decision.by === 'template' ? { ...decision, isDrafted: false, held: null } : null
      if ((await answerReview(run, rule, review, filled)) === 'changed') return 'changed'
    }
  if (!run.isCut) await noteLook(db, due, startedAt)
  return 'done'
}
