import type { ReplyRule, RuleCondition, RuleMode } from '#contract/reviews/automation.ts'
import { sentimentOf, type OwnReview } from '#contract/reviews/review.ts'
import { compareVersions } from './compare-versions.ts'
import type { HeldWords } from './held-words.ts'

export type RuledReview = Pick<
  OwnReview,
  'id' | 'rating' | 'country' | 'language' | 'version' | 'writtenAt' | 'title' | 'body'
>

/** Why a rule leaves a review to the next one: its stars, its age, the rule's list, or a condition, by its place from 0. */
export type Miss = 'mode' | 'earlier' | 'exception' | { condition: number }

/** REV-006, OP-71: 3 stars are of `all` alone. */
const coversStars = (mode: RuleMode, rating: number) => mode === 'all' || sentimentOf(rating) === mode

/** What a condition looks at; the words of a review are made when one asks for them. */
export interface Look {
  words: () => HeldWords
  holdsAny: (held: HeldWords, words: readonly string[]) => boolean
}

/**
 * Why a rule does not fit a review; null: it does.
 * @param from ms: the rule answers no review that was written before
 */
export function missOf(rule: ReplyRule, review: RuledReview, look: Look, from: number): Miss | null {
  if (!coversStars(rule.mode, review.rating)) return 'mode'
  if (Date.parse(review.writtenAt) < from) return 'earlier'
  if (rule.exceptions.includes(review.id)) return 'exception'
  const condition = rule.conditions.findIndex((one) => !fits(one, review, look))
  return condition < 0 ? null : { condition }
}

/** What the store does not tell of a review never holds. */
function fits(condition: RuleCondition, review: RuledReview, { words, holdsAny }: Look): boolean {
  switch (condition.kind) {
    case 'contains-any':
      return holdsAny(words(), condition.words)
    case 'contains-none':
      return !holdsAny(words(), condition.words)
    case 'country':
      return review.country !== null && condition.countries.includes(review.country)
    case 'language':
      return review.language !== null && condition.languages.includes(review.language)
    case 'version':
      return review.version !== null && fitsVersion(condition, review.version)
  }
}

function fitsVersion({ is, version }: Extract<RuleCondition, { kind: 'version' }>, of: string): boolean {
  const difference = compareVersions(of, version)
  return is === 'from' ? difference >= 0 : is === 'until' ? difference <= 0 : difference === 0
}
