import { t } from '@lingui/core/macro'
import { averageChange, type AverageChange, type Rated } from '#aso/reviews/average-change.ts'
import type { Splitting } from '#aso/reviews/over-time.ts'
import { isWithin, periodBefore, type Period } from '#aso/reviews/periods.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { SummaryTopic } from '#contract/reviews/summaries.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { languageName } from '../languages.ts'

/** Dimensions that may explain a change. */
export type Cause = 'version' | 'country' | 'topic'

/** The groups of each review: of a topic by the ids of its reviews. */
function groupsBy(cause: Cause, topics: readonly SummaryTopic[]): (review: OwnReview) => readonly string[] {
  if (cause !== 'topic') return ({ [cause]: group }) => (group === null ? [] : [group])
  const named = new Map<string, string[]>()
  for (const { name, reviewIds } of topics) for (const id of reviewIds) named.set(id, [...(named.get(id) ?? []), name])
  return ({ id }) => named.get(id) ?? []
}

/** Explains the change of the average from the period before; null: one of them has no reviews. */
export function explainChange(
  reviews: readonly OwnReview[],
  { period, cause, topics }: { period: Period; cause: Cause; topics: readonly SummaryTopic[] },
): AverageChange | null {
  const groupsOf = groupsBy(cause, topics)
  const rated = (within: Period): Rated[] =>
    reviews
      .filter(({ writtenAt }) => isWithin(writtenAt, within))
      .map((review) => ({ rating: review.rating, groups: groupsOf(review) }))
  return averageChange(rated(periodBefore(period)), rated(period))
}

/** Display name of a group of reviews; null: all together, or unknown. */
export function groupName(group: string | null, by: Splitting | null): string {
  if (by === null) return t`All reviews`
  if (group === null) return t`Not provided`
  if (by === 'country') return countryName(group, language())
  return by === 'language' ? languageName(group) : group
}
