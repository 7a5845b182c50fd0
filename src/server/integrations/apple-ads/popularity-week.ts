import * as v from 'valibot'
import { dayOf, daysBefore, type UtcDay } from '#contract/protocol/days.ts'

/** Apple keeps so many weeks. */
export const WEEKS_KEPT = 65
const HOUR_MS = 3_600_000
/** A week is told on the Monday after it, at 07:00 UTC: 31 hours after it ended. */
const TOLD_HOURS = 31

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))

/** A term among the 500 most searched for of a genre, in one country and week. */
const PopularTerm = v.object({
  searchTerm: v.pipe(
    v.string(),
    v.transform((text) => text.trim().toLowerCase()),
    v.minLength(1),
    v.maxLength(200),
  ),
  /** Apple's word, such as HEALTH_FITNESS. */
  genre: v.pipe(v.string(), v.minLength(1)),
  rankInGenre: whole(1, 500),
  searchPopularityInGenre: whole(1, 100),
  /** Among all genres of the country. */
  searchPopularity1to100: whole(1, 100),
  searchPopularity1to5: whole(1, 5),
})
export type PopularTerm = v.InferOutput<typeof PopularTerm>

/** Why a week is not to be believed; the last good one stays in use. */
export type Quarantine = 'few-rows' | 'few-genres' | 'one-value' | 'shrunk'

/** A term that is not in it is below Apple's top 500: its popularity is not 0. */
export interface PopularityWeek {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Its Sunday, ISO. */
  week: UtcDay
  terms: PopularTerm[]
  /** How many rows were not of the form, and are left out. */
  dropped: number
  quarantine: Quarantine | null
}

/** The Sunday of the last week that Apple has told, ISO. */
export function latestWeek(now: Date): UtcDay {
  const moment = now.getTime() - TOLD_HOURS * HOUR_MS
  return daysBefore(moment, new Date(moment).getUTCDay() + 7)
}

/** Whether Apple has this week now. */
export function isKeptWeek(week: UtcDay, now: Date): boolean {
  const latest = latestWeek(now)
  const first = daysBefore(Date.parse(latest), (WEEKS_KEPT - 1) * 7)
  return new Date(week).getUTCDay() === 0 && week <= latest && week >= first
}

/** The Saturday of a week. */
export const weekEnd = (week: UtcDay): UtcDay => dayOf(Date.parse(week) + 6 * 24 * HOUR_MS)

/** @param rowsOfWeekBefore of the last good week; null: there is none */
export function readWeek(
  { country, week }: { country: string; week: UtcDay },
  rows: readonly unknown[],
  rowsOfWeekBefore: number | null,
): PopularityWeek {
  const terms = rows.flatMap((row) => {
    const parsed = v.safeParse(PopularTerm, row)
    return parsed.success ? [parsed.output] : []
  })
  const quarantine = quarantineOf(terms, rowsOfWeekBefore)
  return { country, week, terms, dropped: rows.length - terms.length, quarantine }
}

function quarantineOf(terms: readonly PopularTerm[], before: number | null): Quarantine | null {
  if (terms.length < 500) return 'few-rows'
  if (new Set(terms.map(({ genre }) => genre)).size < 3) return 'few-genres'
  const counts = new Map<number, number>()
  for (const { searchPopularity1to100: value } of terms) counts.set(value, (counts.get(value) ?? 0) + 1)
  if (Math.max(...counts.values()) > terms.length * 0.95) return 'one-value'
  return before !== null && terms.length < before * 0.3 ? 'shrunk' : null
}
