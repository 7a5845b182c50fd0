import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/protocol/days.ts'
import { howSent, type HowSent } from '#aso/reviews/publish-check/how-sent.ts'
import type { ReplyRule } from '#contract/reviews/automation.ts'
import type { HeldBecause } from '#contract/reviews/held.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockOrganisation, takeSlot } from '#server/quotas/take-slot.ts'
import { lockReview } from '../replies/own-review.ts'
import type { NewReply, queueReply } from '../replies/queue-reply.ts'
import { keyOf, type DueAutomation } from './claim-due.ts'
import { recentReplies } from './recent-replies.ts'
import type { Undecided } from './undecided-reviews.ts'

export interface RuleAnswer {
  text: string
  templateId: string | null
  /** A language model has written it (REV-010). */
  isDrafted: boolean
  /** Why nobody but a person may send it; null: nothing was found. */
  held: HeldBecause | null
}

const TWO_HOURS_MS = 2 * 3_600_000
/** In which it can be taken back, as a person's can. */
const MOMENT_MS = 10_000

/**
 * Queues a rule's answer to a review, notes that the review is taken, and takes the assistance that it cost: all or nothing.
 * `passed`: a person or another process was first, or the review is another by now; `full`: the rule has had its replies of the
 * day; `changed`: the rules are others by now.
 * @param answer null: there is none, and the review is left to people
 * @throws HttpError QUOTA_EXCEEDED
 */
export function queueAnswer(
  db: Kysely<Schema>,
  write: typeof queueReply,
  { due, rule, review, answer, now }: RuleDecision,
): Promise<'queued' | 'passed' | 'full' | 'changed'> {
  return db.transaction().execute(async (transaction) => {
    if (answer?.isDrafted) await lockOrganisation(transaction, due.organisation_id)
    const automation = await transaction
      .selectFrom('reply_automation')
      .select('revision')
      .where((where) => where.and(keyOf(due)))
      .forUpdate()
      .executeTakeFirst()
    if (automation?.revision !== due.revision) return 'changed'
    if (answer && (await answeredToday(transaction, due, now)).get(rule.id)! >= rule.perDay) return 'full'
    if (!(await isOpen(transaction, due, review))) return 'passed'
    const taken = await transaction
      .insertInto('reply_decision')
      .values({ ...keyOf(due), review_id: review.id, rule_id: rule.id, is_answered: answer !== null, decided_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('review_id')
      .executeTakeFirst()
    if (!taken || !answer) return 'passed'
    if (answer.isDrafted) await takeSlot(transaction, due.organisation_id, 'AI_ASSISTANCE', now)
    const recent = answer.isDrafted ? await recentReplies(transaction, due) : new Set<string>()
    const sent = howSent(rule, review.rating, answer, recent)
    await write(transaction, replyOf({ due, rule, review, now }, answer, sent))
    return 'queued'
  })
}

interface RuleDecision {
  due: DueAutomation
  rule: ReplyRule
  review: Undecided
  answer: RuleAnswer | null
  now: Date
}

const replyOf = (
  { due, rule, review, now }: Omit<RuleDecision, 'answer'>,
  answer: RuleAnswer,
  { delay, held }: HowSent,
): NewReply => ({
  organisationId: due.organisation_id,
  store: due.store,
  trackId: due.track_id,
  reviewId: review.id,
  text: answer.text,
  origin: 'rule',
  ruleId: rule.id,
  ...(answer.templateId !== null && { templateId: answer.templateId }),
  held,
  now,
  ...(delay === 'ask'
    ? { state: 'to-approve', sendAt: null }
    : {
        state: 'queued',
        sendAt: new Date(now.getTime() + (delay === 'two-hours' ? TWO_HOURS_MS : MOMENT_MS)),
      }),
})

/** Still as it was decided, and without a reply; locked. */
async function isOpen(db: Kysely<Schema>, due: DueAutomation, review: Undecided): Promise<boolean> {
  const key = { ...keyOf(due), review_id: review.id }
  const row = await lockReview(db, key)
  if (!row || row.is_done || row.changed_at.getTime() !== review.changedAt.getTime()) return false
  const reply = await db
    .selectFrom('review_reply')
    .select('review_id')
    .where((where) => where.and(key))
    .executeTakeFirst()
  return reply === undefined
}

/** How many reviews each rule has answered on the UTC day. */
export async function answeredToday(db: Kysely<Schema>, due: DueAutomation, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('reply_decision')
    .select((row) => ['rule_id', row.fn.countAll<number>().as('count')])
    .where((where) => where.and(keyOf(due)))
    .where('is_answered', '=', true)
    .where('decided_at', '>=', new Date(now.getTime() - (now.getTime() % DAY_MS)))
    .groupBy('rule_id')
    .execute()
  const counts = new Map(due.rules.map(({ id }) => [id, 0]))
  for (const { rule_id, count } of rows) counts.set(rule_id, count)
  return counts
}
