import { daysBefore, daysBetween, isDay, type IsoDay } from '#contract/protocol/days.ts'
import { refusedHere } from './failures.ts'

export type ReportLevel = 'campaigns' | 'adgroups' | 'keywords' | 'searchterms'
export type Granularity = 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY'

export interface ReportRange {
  /** First and last day, ISO, inclusive. */
  start: IsoDay
  end: IsoDay
  /** ORTZ: the account's own time zone. */
  timeZone: 'UTC' | 'ORTZ'
  /** null: sums of the whole range alone. */
  granularity: Granularity | null
}

/** Apple's limits of ranges, by the UTC day of `now`. @throws ProviderFailure `refused`, with a sentence */
export function checkRange(level: ReportLevel, range: ReportRange, now: Date): void {
  const problem = problemOf(level, range, now)
  if (problem !== null) throw refusedHere(problem)
}

function problemOf(level: ReportLevel, { start, end, timeZone, granularity }: ReportRange, now: Date): string | null {
  if (!isDay(start) || !isDay(end)) return 'A report runs from a day to a day.'
  const days = daysBetween(start, end) + 1
  if (days < 1) return 'The first day of a report is after its last one.'
  // Somewhere it is tomorrow already.
  if (end > daysBefore(now, -1)) return 'A report ends today at the latest.'
  if (level === 'searchterms' && timeZone !== 'ORTZ')
    return "Search terms are reported in the account's time zone alone."
  const isSince = (most: number) => start >= daysBefore(now, most)
  const isPast = (least: number) => end <= daysBefore(now, least)
  if (granularity === 'HOURLY') {
    if (level === 'searchterms') return 'Search terms are not reported by the hour.'
    return days <= 7 && isSince(365) ? null : 'A report by the hour runs over 7 days at most, of the last 365.'
  }
  if (granularity === 'DAILY') {
    return days > 1 && isSince(90) ? null : 'A report by the day runs over several days, of the last 90.'
  }
  if (granularity === 'WEEKLY') {
    return isPast(14) && isSince(365)
      ? null
      : 'A report by the week ends 14 days ago or earlier, and starts within 365.'
  }
  return granularity === null || isPast(90) ? null : 'A report by the month ends 90 days ago or earlier.'
}
