import type { Kysely } from 'kysely'
import type { ReplyRule } from '#contract/reviews/automation.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import type { Log } from '#server/kernel/log.ts'
import { requireFreeSlot } from '#server/quotas/take-slot.ts'
import type { queueReply } from '../replies/queue-reply.ts'
import { keyOf, type AppKey, type DueAutomation } from './claim-due.ts'
import { queueAnswer, type RuleAnswer } from './queue-answer.ts'
import { stopInTransaction } from './stop-rule.ts'
import type { Undecided } from './undecided-reviews.ts'

/** What a rule by AI asks for. */
export interface DraftRequest extends AppKey {
  reviewId: string
  answer: Extract<ReplyRule['answer'], { by: 'ai' }>
}

/**
 * Writes an answer to a review, outside of any transaction, and uses up nothing. `not-this`: it has none to this review;
 * `not-now`: it can't be asked at present.
 */
export type DraftAnswer = (request: DraftRequest) => Promise<RuleAnswer | 'not-this' | 'not-now'>

export interface JobContext {
  db: Kysely<Schema>
  clock: () => Date
  log: Log
  queueReply: typeof queueReply
  draft: DraftAnswer
}

/** One look at an app's reviews. */
export interface Run {
  parts: JobContext
  due: DueAutomation
  /** Answered today by each rule. */
  counts: Map<string, number>
  /** The language model can't be asked at present. */
  modelRests: boolean
  /** Something was left for later, and has to be looked at again. */
  isCut: boolean
}

/**
 * Queues a rule's answer to a review, or leaves it for later.
 * @param filled the template's answer; null: a language model is to be asked
 * @returns `changed`: the rules are others by now; one has stopped, or a person has changed them
 */
export async function answerReview(
  run: Run,
  rule: ReplyRule,
  review: Undecided,
  filled: RuleAnswer | null,
): Promise<'changed' | undefined> {
  const { due, counts } = run
  const { db, clock, queueReply } = run.parts
  const isFull = (counts.get(rule.id) ?? 0) >= rule.perDay
  if (isFull || (!filled && run.modelRests)) run.isCut = true
  else
    try {
      const answer = filled ?? (await drafted(run, rule, review))
      if (answer === 'not-now') {
        run.modelRests = run.isCut = true
        return undefined
      }
      const asked = { due, rule, review, answer: answer === 'not-this' ? null : answer, now: clock() }
      const outcome = await queueAnswer(db, queueReply, asked)
      if (outcome === 'changed') return outcome
      if (outcome === 'full') run.isCut = true
      if (outcome === 'queued') counts.set(rule.id, (counts.get(rule.id) ?? 0) + 1)
    } catch (error) {
      if (!(error instanceof HttpError) || error.code !== 'QUOTA_EXCEEDED') throw error
      await stopInTransaction(db, due, rule.id, { because: 'quota', now: clock() })
      return 'changed'
    }
  return undefined
}

/** REV-010: nothing is asked where no assistance is left. @throws HttpError QUOTA_EXCEEDED */
async function drafted({ parts, due }: Run, { answer }: ReplyRule, review: Undecided) {
  if (answer.by !== 'ai') return 'not-this'
  await requireFreeSlot(parts.db, due.organisation_id, 'AI_ASSISTANCE', parts.clock())
  return parts.draft({ ...keyOf(due), reviewId: review.id, answer })
}
