import { DAY_MS, dayOf, daysBefore } from '#contract/protocol/days.ts'

/** KEY-017. */
export const periodNames = ['last-7-days', 'last-30-days', 'last-90-days', 'last-month', 'this-month'] as const
export type PeriodName = (typeof periodNames)[number]

/** UTC days, both inclusive. What happened in it is told against the day before `from`. */
export interface Period {
  from: string
  to: string
}

/**
 * KEY-017: the days of a period, in UTC. "Last n days" are n days with today, so that they are compared with n days ago; "this
 * month" ends today.
 */
export function periodOf(name: PeriodName, today: string): Period {
  const now = Date.parse(today)
  const firstOfMonth = `${today.slice(0, 8)}01`
  const endOfLastMonth = dayOf(Date.parse(firstOfMonth) - DAY_MS)
  switch (name) {
    case 'last-7-days':
      return { from: daysBefore(now, 6), to: today }
    case 'last-30-days':
      return { from: daysBefore(now, 29), to: today }
    case 'last-90-days':
      return { from: daysBefore(now, 89), to: today }
    case 'last-month':
      return { from: `${endOfLastMonth.slice(0, 8)}01`, to: endOfLastMonth }
    case 'this-month':
      return { from: firstOfMonth, to: today }
  }
}
