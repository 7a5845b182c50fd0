import { DAY_MS, dayOf, type UtcDay } from '#contract/protocol/days.ts'
import type { SummarySchedule } from '#contract/reviews/summaries.ts'

const MONDAY = 1
const WEEK_DAYS = 7

/** REV-020: the UTC day on which a schedule makes its next summary: a Monday, or the first of a month; never today. */
export function nextDay(every: SummarySchedule['every'], now = Date.now()): UtcDay {
  const today = new Date(now)
  if (every === 'month') return dayOf(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1))
  const days = (MONDAY - today.getUTCDay() + WEEK_DAYS) % WEEK_DAYS || WEEK_DAYS
  return dayOf(now + days * DAY_MS)
}
