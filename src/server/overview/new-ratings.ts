import { daysBefore } from '#contract/protocol/days.ts'
import type { NewRatings } from '#contract/overview/history.ts'
import type { RatingDay } from '#server/markets/market.ts'

/**
 * What came in during the last `days` days of those that are told, and during as many before: of each number of stars
 * the sum at the end less the sum at the start. A store may take ratings back; then none is told for those stars.
 * null: there is no spread over the stars, or none of the day on which the time begins.
 */
export function newRatings(told: readonly RatingDay[], days: number): NewRatings | null {
  const last = told.at(-1)
  if (!last?.byStars || days === 0) return null
  const spreadBefore = (count: number) => {
    const day = daysBefore(Date.parse(last.date), count)
    return told.find(({ date }) => date === day)?.byStars ?? null
  }
  const [start, first] = [spreadBefore(days), spreadBefore(2 * days)]
  if (!start) return null
  return { days, last: gained(start, last.byStars), before: first && gained(first, start) }
}

const gained = (from: readonly number[], to: readonly number[]) =>
  to.map((count, index) => Math.max(0, count - (from[index] ?? 0)))
