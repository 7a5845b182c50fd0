import { DAY_MS, dayOf, daysBefore, firstOfMonth, type UtcDay } from '#contract/protocol/days.ts'

/** KEY-017. */
export const periodNames = ['last-7-days', 'last-30-days', 'last-90-days', 'last-month', 'this-month'] as const
export type PeriodName = (typeof periodNames)[number]

/** UTC days, both inclusive. What happened in it is told against the day before `from`. */
export interface Period {
  from: UtcDay
  to: UtcDay
}

/**
 * KEY-017: the days of a period, in UTC. "Last n days" are n days with today, so that they are compared with n days ago; "this
 * month" ends today.
 */
export function periodOf(name: PeriodName, today: UtcDay): Period {
  const now = Date.parse(today)
  const first = firstOfMonth(today)
  const endOfLastMonth = dayOf(Date.parse(first) - DAY_MS)
  switch (name) {
    case 'last-7-days':
      return { from: daysBefore(now, 6), to: today }
    case 'last-30-days':
      return { from: daysBefore(now, 29), to: today }
    case 'last-90-days':
      return { from: daysBefore(now, 89), to: today }
    case 'last-month':
      return { from: firstOfMonth(endOfLastMonth), to: endOfLastMonth }
    case 'this-month':
      return { from: first, to: today }
  }
}
