import { DAY_MS, daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import type { PopularityWeekRow } from '#server/db/rows/popularity.ts'
import { latestWeek, WEEKS_KEPT } from '#server/integrations/apple-ads/popularity-week.ts'

export interface CountryWeek {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Its Sunday, ISO. */
  week: UtcDay
}

export type KnownWeek = Pick<PopularityWeekRow, 'country' | 'week' | 'quarantine' | 'read_at'>

/** Weeks that a country without a single good one is asked for: Apple may have no ads there. */
const TRIED_WEEKS = 3
/** A bad week is asked for again: the newest may be mended soon, an old one hardly. */
const AGAIN_MS = { newest: DAY_MS, older: 7 * DAY_MS }

interface WeeksQuery {
  countries: readonly string[]
  known: readonly KnownWeek[]
  /** How many weeks are wanted in the end. */
  count?: number
  now: Date
}

/** What is to be read: the newest week of every country, then the ones before, newest first. */
export function missingWeeks({ countries, known, count = WEEKS_KEPT, now }: WeeksQuery): CountryWeek[] {
  const latest = Date.parse(latestWeek(now))
  const weeks = Array.from({ length: count }, (_, at) => daysBefore(latest, at * 7))
  const read = new Map(known.map((one) => [`${one.country} ${one.week}`, one]))
  const good = new Set(known.flatMap(({ country, quarantine }) => (quarantine === null ? [country] : [])))
  return weeks.flatMap((week, at) =>
    countries.flatMap((country) => {
      if (at >= TRIED_WEEKS && !good.has(country)) return []
      const before = read.get(`${country} ${week}`)
      const again = at === 0 ? AGAIN_MS.newest : AGAIN_MS.older
      const isDone = before && (before.quarantine === null || now.getTime() - before.read_at.getTime() < again)
      return isDone ? [] : [{ country, week }]
    }),
  )
}
