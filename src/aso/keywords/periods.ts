import { DAY_MS, dayOf, daysBefore, firstOfMonth, type UtcDay } from '#contract/protocol/days.ts'

/** KEY-017, and the newest day alone. */
export const periodNames = [
  'last-day',
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'last-month',
  'this-month',
] as const
export type PeriodName = (typeof periodNames)[number]

/** What a monitor can be about; `last-visit`: the days since somebody saw it last. */
export const monitorPeriods = [...periodNames, 'last-visit'] as const
export type MonitorPeriod = (typeof monitorPeriods)[number]

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
    case 'last-day':
      return { from: today, to: today }
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

/**
 * The days after one until another: what is new to somebody who has seen the ranks of `seen`. Where none has come since, it has
 * no day, `from` comes after `to`, and nothing has moved.
 */
export const periodAfter = (seen: UtcDay, today: UtcDay): Period => ({
  from: dayOf(Math.min(Date.parse(seen), Date.parse(today)) + DAY_MS),
  to: today,
})

/** The days of a chart: a course needs two, so that a shorter period is drawn with the day that it is compared with. */
export const drawnPeriod = ({ from, to }: Period): Period =>
  from < to ? { from, to } : { from: daysBefore(Date.parse(to), 1), to }
