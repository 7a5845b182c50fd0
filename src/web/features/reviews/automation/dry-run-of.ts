import type { NoTemplate } from '#aso/reviews/choose-template.ts'
import { plan } from '#aso/reviews/dry-run.ts'
import type { JudgedReview, LeftOut, RuleContext } from '#aso/reviews/rules.ts'
import { DAY_MS, dayOf, type UtcDay } from '#contract/protocol/days.ts'
import type { ReplyRule, RuleCondition } from '#contract/reviews/automation.ts'
import type { OwnReview } from '#contract/reviews/review.ts'

export type Days = 14 | 90

export interface RuleAnswer {
  review: OwnReview
  /** null: a language model writes it when the review comes. */
  text: string | null
  /** It is among the rule's exceptions. */
  isException: boolean
}

/** Why a review is not answered: first where the rule matches it, then where it does not, or where another rule comes first. */
export type WhyLeft =
  | { why: 'answered' | 'done' | 'read-only' | 'no-text' | 'unknown-words' }
  | { why: 'sensitive'; word: string }
  | { why: 'no-template'; because: NoTemplate }
  | { why: 'words'; words: readonly string[] }
  | { why: 'exception' | 'stars' }
  | { why: 'condition'; kind: RuleCondition['kind'] }
  | { why: 'other-rule'; name: string }

export interface RuleRun {
  /** Reviews of the period. */
  total: number
  /** Newest first, exceptions included. */
  answers: RuleAnswer[]
  answered: number
  /** All others of the period. */
  leftOut: (WhyLeft & { review: OwnReview })[]
  /** Answered, by week, or by day of 14 days: oldest first. */
  bars: { from: UtcDay; count: number }[]
  /** AI requests in 30 days at this rate. */
  assistances: { byRule: number; byOthers: number }
  /** Replies in 30 days at this rate. */
  repliesAMonth: number
}

const isOut = ({ kind }: RuleCondition) => kind === 'contains-none'

/** The same rule with its excluding conditions last, so that all others are already known to match. */
const outLast = (rule: ReplyRule): ReplyRule => ({
  ...rule,
  conditions: [...rule.conditions.filter((one) => !isOut(one)), ...rule.conditions.filter(isOut)],
})

/**
 * What one rule would do with the reviews of the last days, after the active rules before it.
 * @param rules all of the app's rules in order, with the edited version of this one
 */
export function dryRunOf(
  ruleId: string,
  rules: readonly ReplyRule[],
  reviews: readonly OwnReview[],
  context: Omit<RuleContext, 'from'>,
  { days, now }: { days: Days; now: Date },
): RuleRun {
  const written = rules.find(({ id }) => id === ruleId)
  const tried = rules.map((one) => (one.id === ruleId ? { ...outLast(one), isOn: true, exceptions: [] } : one))
  const judged: readonly (JudgedReview & OwnReview)[] = reviews
  const run = plan(tried, judged, context, { days, now })
  const byId = new Map(reviews.map((review) => [review.id, review]))
  const exceptions = new Set(written?.exceptions)
  const answers = run.answered.flatMap((one): RuleAnswer[] => {
    const review = byId.get(one.reviewId)
    if (one.ruleId !== ruleId || !review) return []
    return [{ review, text: one.by === 'template' ? one.text : null, isException: exceptions.has(one.reviewId) }]
  })
  const conditions = tried.find(({ id }) => id === ruleId)?.conditions ?? []
  const names = new Map(rules.map(({ id, name }) => [id, name]))
  const why = (one: LeftOut): WhyLeft => {
    if (one.why !== 'no-rule')
      return one.ruleId === ruleId ? one : { why: 'other-rule', name: names.get(one.ruleId) ?? '' }
    const miss = one.misses.find((its) => its.ruleId === ruleId)?.miss
    const condition = typeof miss === 'object' ? conditions[miss.condition] : undefined
    if (!condition) return { why: 'stars' }
    return condition.kind === 'contains-none'
      ? { why: 'words', words: condition.words }
      : { why: 'condition', kind: condition.kind }
  }
  const leftOut = [
    ...run.leftOut.map(({ reviewId, ...one }) => ({ reviewId, ...why(one) })),
    ...run.answered.flatMap((one): (WhyLeft & { reviewId: string })[] => {
      const { reviewId } = one
      if (one.ruleId !== ruleId) return [{ reviewId, why: 'other-rule', name: names.get(one.ruleId) ?? '' }]
      return exceptions.has(reviewId) ? [{ reviewId, why: 'exception' }] : []
    }),
  ].flatMap(({ reviewId, ...one }): RuleRun['leftOut'] => {
    const review = byId.get(reviewId)
    return review ? [{ ...one, review }] : []
  })
  const newestFirst = (a: { review: OwnReview }, b: { review: OwnReview }) =>
    b.review.writtenAt.localeCompare(a.review.writtenAt)
  const counted = answers.filter(({ isException }) => !isException)
  // The forecast covers all rules together: with the others on templates, only this rule's share remains.
  const alone = tried.map((one) => (one.id === ruleId ? one : withoutModel(one)))
  const byRule = plan(alone, judged, context, { days, now }).aMonth.assistances
  return {
    total: run.total,
    answers: answers.toSorted(newestFirst),
    answered: counted.length,
    leftOut: leftOut.toSorted((a, b) => notMeant.indexOf(a.why) - notMeant.indexOf(b.why) || newestFirst(a, b)),
    bars: barsOf(counted, days, now),
    repliesAMonth: written?.answer.by === 'ai' ? byRule : aMonth(counted.length, days, written?.perDay ?? 0),
    assistances: { byRule, byOthers: Math.max(0, run.aMonth.assistances - byRule) },
  }
}

/** Last in the list: these reasons are obvious. */
const notMeant: readonly WhyLeft['why'][] = ['exception', 'other-rule', 'condition', 'stars']

const withoutModel = (rule: ReplyRule): ReplyRule =>
  rule.answer.by === 'ai' ? { ...rule, answer: { by: 'template', templateIds: [] } } : rule

const aMonth = (count: number, days: Days, perDay: number) => Math.ceil(Math.min(count / days, perDay) * 30)

function barsOf(answers: readonly RuleAnswer[], days: Days, now: Date): RuleRun['bars'] {
  const width = days === 14 ? 1 : 7
  const count = Math.ceil(days / width)
  const bars = Array.from({ length: count }, (_, index) => ({
    from: dayOf(now.getTime() - (count - index) * width * DAY_MS + 1),
    count: 0,
  }))
  for (const { review } of answers) {
    const age = (now.getTime() - Date.parse(review.writtenAt)) / DAY_MS
    const bar = bars[count - 1 - Math.min(count - 1, Math.max(0, Math.floor(age / width)))]
    if (bar) bar.count += 1
  }
  return bars
}
