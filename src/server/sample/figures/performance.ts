import { dayOf } from '#contract/protocol/days.ts'
import type { DailyPerformance, Performance } from '#server/markets/market.ts'
import { fictional } from '#server/markets/provenance.ts'
import { dayNumber, timestampOf } from '../days.ts'
import { worldwideOn } from './downloads.ts'
import type { SampleApp } from '../sample-app.ts'

/** Estimates of the 30 days before today, against the 30 days before those. */
export function performanceOf(app: SampleApp, now: Date): Performance {
  const today = dayNumber(now)
  const asOf = timestampOf(today)
  const last = sumOf(app, today - 30)
  const before = sumOf(app, today - 60)
  const change = (now: number, then: number) => (then === 0 ? null : now / then - 1)
  return {
    downloadsLast30Days: last.downloads,
    downloadsLast30DaysDelta: change(last.downloads, before.downloads),
    revenueLast30Days: last.revenue,
    revenueLast30DaysDelta: change(last.revenue, before.revenue),
    revenueCurrency: 'USD',
    provenance: { downloads: fictional(asOf, 'downloads'), revenue: fictional(asOf, 'revenue') },
  }
}

/** Downloads and revenue of 30 days, whole numbers. */
function sumOf(app: SampleApp, from: number): { downloads: number; revenue: number } {
  const days = daysFrom(app, from, DAYS)
  return {
    downloads: days.reduce((sum, { downloads }) => sum + downloads, 0),
    revenue: Math.round(days.reduce((sum, { revenue }) => sum + revenue, 0)),
  }
}

const DAYS = 30

const daysFrom = (app: SampleApp, from: number, length: number) =>
  Array.from({ length }, (_, i) => worldwideOn(app, from + i))

/** The days before today, `DAYS` or more; the last `DAYS` add up to `performanceOf`. */
export function dailyPerformanceOf(app: SampleApp, now: Date, days = DAYS): DailyPerformance[] {
  const today = dayNumber(now)
  return [...wholeDays(app, today - days, days - DAYS), ...wholeDays(app, today - DAYS, DAYS)].slice(-days)
}

/** Whole numbers, each rounded so that they add up to the whole. */
function wholeDays(app: SampleApp, from: number, length: number): DailyPerformance[] {
  let sum = 0
  return daysFrom(app, from, length).map(({ downloads, revenue }, i) => {
    const before = Math.round(sum)
    sum += revenue
    return { day: dayOf(timestampOf(from + i)), downloads, revenue: Math.round(sum) - before }
  })
}
