import { DAY_MS, dayOf, daysBetween, type UtcDay } from '#contract/protocol/days.ts'

const WEEK_MS = 7 * DAY_MS
/** Weeks whose last day is the period's: 90 days, and what is missing to whole weeks. */
export const WEEKS = 13

/** First and last day, YYYY-MM-DD, in UTC; both belong to it. */
export interface Period {
  from: UtcDay
  to: UtcDay
}

const startOf = (day: UtcDay) => Date.parse(`${day}T00:00:00Z`)

/** Days of a period. */
export const daysOf = ({ from, to }: Period): number => daysBetween(from, to) + 1

/** The period of the same length that ends the day before. */
export const periodBefore = (period: Period): Period => ({
  from: dayOf(startOf(period.from) - daysOf(period) * DAY_MS),
  to: dayOf(startOf(period.from) - DAY_MS),
})

/** First day of the weeks that `weekOf` counts. */
export const firstDayOfWeeks = (to: UtcDay): UtcDay => dayOf(startOf(to) + DAY_MS - WEEKS * WEEK_MS)

/** Number of the week of a moment, 0 the oldest of those that end with the day `to`; null: in none of them. */
export function weekOf(at: string, to: UtcDay): number | null {
  const week = WEEKS - 1 - Math.floor((startOf(to) + DAY_MS - 1 - Date.parse(at)) / WEEK_MS)
  return week >= 0 && week < WEEKS ? week : null
}

/** Whether a moment (ISO 8601, in UTC) lies in a period. */
export const isWithin = (at: string, { from, to }: Period): boolean => {
  const day = dayOf(at)
  return day >= from && day <= to
}
