import type { OWN_PERIODS, OwnCountry, OwnCounts } from '#contract/connections/own-performance.ts'
import { daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import type { ReportedDays } from './reported-days.ts'

/** Sums of the days whose age lies between two of 0, 7, 14, 30, 60, 90 and 180; `stretch` counts from 0. */
export interface AgedCounts extends OwnCounts {
  stretch: number
}

interface ReportedPeriod extends Pick<ReportedDays, 'firstDays'> {
  lastDay: UtcDay
}

/** First stretch of a period, of the one before it, and of what comes after that. */
const stretchesOf: Record<(typeof OWN_PERIODS)[number], [number, number, number]> = {
  7: [0, 1, 2],
  30: [0, 3, 4],
  90: [0, 5, 6],
}

/**
 * The periods until `lastDay` and those before them. A number is told of a period before only if the store has told it
 * since its beginning: half a period would look like growth.
 */
export function comparedPeriods(counts: readonly AgedCounts[], told: ReportedPeriod): OwnCountry['periods'] {
  const period = (days: (typeof OWN_PERIODS)[number]) => {
    const [first, before, end] = stretchesOf[days]
    const start = daysBefore(Date.parse(told.lastDay), 2 * days - 1)
    return {
      now: sumsOf(counts, first, before),
      before: comparable(sumsOf(counts, before, end), start, told.firstDays),
    }
  }
  return { '7': period(7), '30': period(30), '90': period(90) }
}

function sumsOf(counts: readonly AgedCounts[], from: number, to: number): OwnCounts {
  const within = counts.filter(({ stretch }) => stretch >= from && stretch < to)
  const sum = (name: keyof OwnCounts) => {
    const known = within.flatMap((one) => one[name] ?? [])
    return known.length === 0 ? null : known.reduce((total, one) => total + one, 0)
  }
  return { impressions: sum('impressions'), pageViews: sum('pageViews'), installs: sum('installs') }
}

function comparable(sums: OwnCounts, start: string, firstDays: ReportedDays['firstDays']): OwnCounts | null {
  const told = (name: keyof OwnCounts) => {
    const first = firstDays[name]
    return first !== null && first <= start ? sums[name] : null
  }
  const before = { impressions: told('impressions'), pageViews: told('pageViews'), installs: told('installs') }
  return Object.values(before).every((count) => count === null) ? null : before
}
