import { DAY_MS, dayOf } from '#contract/protocol/days.ts'
import type { Period } from '#aso/reviews/periods.ts'

/** What the charts look back to. */
export type Span = 'quarter' | 'year'

const days: Record<Span, number> = { quarter: 91, year: 365 }

/** How the reviews of a span are counted. */
export const intervalIn: Record<Span, 'week' | 'month'> = { quarter: 'week', year: 'month' }

/** The days until today, UTC. */
export const lastDays = (count: number, now: number): Period => ({
  from: dayOf(now - (count - 1) * DAY_MS),
  to: dayOf(now),
})

export const periodIn = (span: Span, now: number): Period => lastDays(days[span], now)
