import { reviewsOverTime, type ReviewInterval, type TimedReview } from '#aso/reviews/over-time.ts'
import type { Period } from '#aso/reviews/periods.ts'
import type { CompetitorReviews } from '#contract/reviews/competitors.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { countryCodeOf, type Store } from '#contract/store.ts'

/** One line of the chart. */
export interface ReviewLine {
  label: string
  /** A CSS colour. */
  color: string
  /** null: not known. */
  intervals: readonly (ReviewInterval | null)[]
  /** False: it is not known whether these reviews were answered. */
  tellsAnswers: boolean
}

interface Counted {
  period: Period
  every: 'week' | 'month'
}

/** A competitor's weeks or months; of those that begin before everything is known, nothing is. */
export function competitorIntervals(
  { reviews, completeFrom }: CompetitorReviews,
  { period, every }: Counted,
): (ReviewInterval | null)[] {
  const timed = (reviews ?? []).map(({ rating, writtenAt, answeredAt }): TimedReview => ({
    rating,
    writtenAt,
    reply: answeredAt === null ? null : { state: 'published', writtenAt: answeredAt, stateAt: answeredAt },
  }))
  const intervals = reviewsOverTime(timed, { period, every })[0]?.intervals ?? []
  return intervals.map((interval) => {
    const first = interval.start > period.from ? interval.start : period.from
    return reviews === null || first < completeFrom ? null : interval
  })
}

/** Own reviews of where the competitors' were read: the App Store's of the countries, Google Play's of their languages. */
export function alikeRead(reviews: readonly OwnReview[], store: Store, locales: readonly string[]): OwnReview[] {
  if (store === 'APP_STORE') {
    const countries = new Set<string | null>(locales.map(countryCodeOf))
    return reviews.filter(({ country }) => countries.has(country))
  }
  const languages = new Set<string | null>(locales.map((locale) => new Intl.Locale(locale).language))
  return reviews.filter(({ language }) => language === null || languages.has(language))
}
