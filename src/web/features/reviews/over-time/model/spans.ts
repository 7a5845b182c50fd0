import { DAY_MS, dayOf } from '#contract/protocol/days.ts'
import { intervalOf } from '#aso/reviews/over-time.ts'
import type { Period } from '#aso/reviews/periods.ts'

/** What the charts look back to. */
export type Span = 'quarter' | 'year'

/** Of the day in the first week, or month, before today: 13 and 12 with the one that is not over yet. */
const before: Record<Span, number> = { quarter: 12 * 7, year: 335 }

/** How the reviews of a span are counted. */
export const intervalIn: Record<Span, 'week' | 'month'> = { quarter: 'week', year: 'month' }

/** The days until today, UTC. */
export const lastDays = (count: number, now: number): Period => ({
  from: dayOf(now - (count - 1) * DAY_MS),
  to: dayOf(now),
})

/** Whole weeks, or months, and the one that is not over: a part of one would look like a fall. */
export const periodIn = (span: Span, now: number): Period => ({
  from: intervalOf(dayOf(now - before[span] * DAY_MS), intervalIn[span]),
  to: dayOf(now),
})
