import { intervalOf } from '#aso/reviews/over-time.ts'
import { DAY_MS, dayOf, type UtcDay } from '#contract/protocol/days.ts'
import type { Period } from '#aso/reviews/periods.ts'

/** The charts' period: 13 weeks or 12 months, the last one incomplete. */
export type Span = 'quarter' | 'year'

/** How the reviews of a span are counted. */
export const intervalIn: Record<Span, 'week' | 'month'> = { quarter: 'week', year: 'month' }

/** The days until today, UTC. */
export const lastDays = (count: number, now: number): Period => ({
  from: dayOf(now - (count - 1) * DAY_MS),
  to: dayOf(now),
})

/** Starts on the first day of a week or month, because a partial first interval would look like a rise. */
export const periodIn = (span: Span, now: number): Period => ({
  from: span === 'quarter' ? intervalOf(dayOf(now - 12 * 7 * DAY_MS), 'week') : firstOfMonth(now, -11),
  to: dayOf(now),
})

function firstOfMonth(now: number, months: number): UtcDay {
  const day = new Date(now)
  return dayOf(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1))
}
