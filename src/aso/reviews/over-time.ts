import { DAY_MS, dayOf, daysFrom, firstOfMonth, type UtcDay } from '#contract/protocol/days.ts'
import type { OwnReview, ReplyState } from '#contract/reviews/review.ts'
import { isWithin, type Period } from './periods.ts'

/** What is counted. The rest is left out where nobody knows of it, as of competitors' reviews. */
export type TimedReview = Pick<OwnReview, 'rating' | 'writtenAt'> & {
  [one in Splitting]?: OwnReview[one] | undefined
} & {
  reply?: Pick<NonNullable<OwnReview['reply']>, 'state' | 'writtenAt' | 'stateAt'> | null | undefined
}

export type Splitting = 'country' | 'language' | 'version'

/** Reviews of one week or month. */
export interface ReviewInterval {
  /** Its first day: a Monday, or the first of a month; may lie before the period. */
  start: UtcDay
  reviews: number
  /** Reviews with 1, 2, 3, 4 and 5 stars. */
  stars: [number, number, number, number, number]
  /** null: no reviews. */
  average: number | null
  answered: number
  /** Median of the hours from a review to its answer; null: none was answered. */
  hoursToAnswer: number | null
}

export interface ReviewSeries {
  /** Country, language or version; null: all, or not told. */
  group: string | null
  /** All of the period. */
  reviews: number
  intervals: ReviewInterval[]
}

const HOUR_MS = 3_600_000
/** What the store has, or is about to publish. */
const ANSWERED: ReadonlySet<ReplyState> = new Set<ReplyState>(['sent', 'pending', 'published'])

/** First day of the week or month of a day, YYYY-MM-DD. */
export function intervalOf(day: UtcDay, every: 'week' | 'month'): UtcDay {
  if (every === 'month') return firstOfMonth(day)
  const at = Date.parse(`${day}T00:00:00Z`)
  // 1 January 1970 was a Thursday.
  return dayOf(at - ((((at / DAY_MS + 3) % 7) + 7) % 7) * DAY_MS)
}

/**
 * Volume, stars, answers and their speed by week or month of a period, of all reviews together or by group.
 * @returns the groups with most reviews first; each has all intervals of the period, also the empty ones
 */
export function reviewsOverTime(
  reviews: readonly TimedReview[],
  { period, every, by = null }: { period: Period; every: 'week' | 'month'; by?: Splitting | null },
): ReviewSeries[] {
  const starts = startsOf(period, every)
  const places = placesOf(period, starts)
  const groups = new Map<string | null, Counting>()
  if (by === null) groups.set(null, counting(starts.length))
  for (const review of reviews) {
    if (!isWithin(review.writtenAt, period)) continue
    const group = by === null ? null : (review[by] ?? null)
    let counts = groups.get(group)
    if (!counts) groups.set(group, (counts = counting(starts.length)))
    count(counts, places.get(dayOf(review.writtenAt))!, review)
  }
  return Array.from(groups, ([group, counts]) => seriesOf(group, counts, starts)).sort(
    (a, b) => b.reviews - a.reviews || ((a.group ?? '') < (b.group ?? '') ? -1 : 1),
  )
}

interface Counting {
  stars: ReviewInterval['stars'][]
  hours: number[][]
}

const counting = (length: number): Counting => ({
  stars: Array.from({ length }, () => [0, 0, 0, 0, 0]),
  hours: Array.from({ length }, () => []),
})

function count({ stars, hours }: Counting, place: number, { rating, reply, writtenAt }: TimedReview): void {
  stars[place]![rating - 1]! += 1
  if (!reply || !ANSWERED.has(reply.state)) return
  const waited = Date.parse(reply.writtenAt ?? reply.stateAt) - Date.parse(writtenAt)
  hours[place]!.push(Math.max(0, waited / HOUR_MS))
}

function seriesOf(group: string | null, { stars, hours }: Counting, starts: readonly UtcDay[]): ReviewSeries {
  const intervals = starts.map((start, place): ReviewInterval => {
    const own = stars[place]!
    const reviews = own.reduce((sum, one) => sum + one, 0)
    const sum = own.reduce((total, one, at) => total + one * (at + 1), 0)
    const answers = hours[place]!
    return {
      start,
      reviews,
      stars: own,
      average: reviews === 0 ? null : sum / reviews,
      answered: answers.length,
      hoursToAnswer: median(answers),
    }
  })
  return { group, reviews: intervals.reduce((sum, { reviews }) => sum + reviews, 0), intervals }
}

function median(values: number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const startsOf = ({ from, to }: Period, every: 'week' | 'month'): UtcDay[] => [
  ...new Set(daysFrom(from, to).map((day) => intervalOf(day, every))),
]

/** The number of the interval of each day. */
function placesOf({ from, to }: Period, starts: readonly UtcDay[]): Map<UtcDay, number> {
  let place = 0
  return new Map(
    daysFrom(from, to).map((day) => {
      if (day >= (starts[place + 1] ?? '9')) place += 1
      return [day, place]
    }),
  )
}
