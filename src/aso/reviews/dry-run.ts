import type { ReplyRule } from '#contract/reviews/automation.ts'
import { DAY_MS } from '#contract/protocol/days.ts'
import { decider, type JudgedReview, type LeftOut, type RuleAnswered, type RuleContext } from './rules.ts'

export interface DryRun {
  /** Reviews of the period. */
  total: number
  /** In the order in which the reviews came. A model's replies have no text yet. */
  answered: (RuleAnswered & { reviewId: string })[]
  leftOut: (LeftOut & { reviewId: string })[]
  /** What 30 days like these would bring, had nobody else answered; rounded up. */
  aMonth: { replies: number; assistances: number }
}

/** Fewer days than these are too few to be multiplied. */
const DAYS_MIN = 7
const MONTH_DAYS = 30

/**
 * What rules would make of the reviews of the last days, as if they had been on: rules that are off are not in it. Nothing is
 * asked or sent.
 * @param reviews more than those of the period may be among them; how far they go back is what the forecast rests on
 */
export function plan(
  rules: readonly ReplyRule[],
  reviews: readonly JudgedReview[],
  context: Omit<RuleContext, 'from'>,
  { days, now }: { days: 14 | 90; now: Date },
): DryRun {
  const decide = decider(rules, context)
  const from = now.getTime() - days * DAY_MS
  const run: DryRun = { total: 0, answered: [], leftOut: [], aMonth: { replies: 0, assistances: 0 } }
  const taken = new Map<string, number>()
  let oldest = now.getTime()
  for (const review of reviews) {
    const writtenAt = Date.parse(review.writtenAt)
    oldest = Math.min(oldest, writtenAt)
    if (writtenAt < from) continue
    run.total += 1
    const decision = decide(review)
    const ruleId = ruleTaking(decision, () => decide(review, true))
    if (ruleId !== null) taken.set(ruleId, (taken.get(ruleId) ?? 0) + 1)
    if (decision.is === 'answered') run.answered.push({ ...decision, reviewId: review.id })
    else run.leftOut.push({ ...decision, reviewId: review.id })
  }
  const covered = Math.min(days, Math.max(DAYS_MIN, (now.getTime() - oldest) / DAY_MS))
  return { ...run, aMonth: forecast(rules, taken, covered) }
}

type Decided = ReturnType<ReturnType<typeof decider>>

/** Which rule takes a review, or would have when it came: somebody has answered it meanwhile. */
function ruleTaking(decision: Decided, asItCame: () => Decided): string | null {
  if (decision.is === 'answered') return decision.ruleId
  if (decision.why !== 'answered' && decision.why !== 'done') return null
  const then = asItCame()
  return then.is === 'answered' ? then.ruleId : null
}

function forecast(rules: readonly ReplyRule[], taken: ReadonlyMap<string, number>, days: number): DryRun['aMonth'] {
  const month = { replies: 0, assistances: 0 }
  for (const { id, answer, perDay } of rules) {
    const replies = Math.ceil(Math.min((taken.get(id) ?? 0) / days, perDay) * MONTH_DAYS)
    month.replies += replies
    if (answer.by === 'ai') month.assistances += replies
  }
  return month
}
