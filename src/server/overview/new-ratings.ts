import { daysBefore, daysBetween } from '#contract/protocol/days.ts'
import type { NewRatings } from '#contract/overview/history.ts'
import type { RatingDay } from '#server/markets/market.ts'

/**
 * What came in during the last `days` days of those that are told, or since the first of them whose spread over the stars is known,
 * and during as many before: of each number of stars the sum at the end less the sum at the start. A store may take ratings back;
 * then none is told for those stars. null: there is no spread at the end, or none of a day before it.
 */
export function newRatings(told: readonly RatingDay[], days: number): NewRatings | null {
  const last = told.at(-1)
  if (!last?.byStars) return null
  const dayBefore = (count: number) => daysBefore(Date.parse(last.date), count)
  const start = told.find(({ date, byStars }) => byStars !== null && date >= dayBefore(days))
  if (!start?.byStars || start === last) return null
  const length = daysBetween(start.date, last.date)
  const first = told.find(({ date }) => date === dayBefore(2 * length))?.byStars ?? null
  return { days: length, last: gained(start.byStars, last.byStars), before: first && gained(first, start.byStars) }
}

const gained = (from: readonly number[], to: readonly number[]) =>
  to.map((count, index) => Math.max(0, count - (from[index] ?? 0)))
