import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import { monthlySearches } from '../estimates/monthly-searches.ts'
import { viewShare } from './view-share.ts'

/** KEY-015. */
export const MAX_REACH_DAYS = 30

/**
 * KEY-015: of the people who searched for a keyword in the last 30 days, how many can have seen the app, had it stood on its
 * best rank of these days all the time. Searches of the month (`monthlySearches`) times the share that looks at that rank
 * (`viewShare`). Unit: people, taken as one for each search; a whole number from 0 up to the searches of the month, which the
 * first place reaches (1,897,367 at volume 100 in the United States). An estimate made of two assumptions: an order of magnitude, good for comparing.
 *
 * @param volume 5..100
 * @param country ISO 3166-1 alpha-2
 * @param ranks until today; the last 30 count
 * @returns null: the volume is not known, or the rank was measured on none of the days
 */
export function maxReach(volume: number | null, country: string, ranks: DailyRanks): number | null {
  const measured = ranks.slice(-MAX_REACH_DAYS).filter((rank) => rank !== null)
  if (volume === null || measured.length === 0) return null
  return Math.round(monthlySearches(volume, country) * Math.max(...measured.map(viewShare)))
}
