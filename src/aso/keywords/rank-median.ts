import type { DailyRanks } from '#contract/keywords/rank-history.ts'

/** Days of the median beside today's rank. */
export const MEDIAN_DAYS = 7

/**
 * The rank in the middle of all that were measured: steadier than that of one day. Not being listed is worse than
 * any rank; days without a measurement do not count. Of an even number it is the worse of the two in the middle, because there
 * is no mean with a rank that is not known, and so it is always one that was measured.
 *
 * @returns from 1; 0: not among the places that the store lists; null: not measured on any day
 */
export function rankMedian(ranks: DailyRanks): number | null {
  const measured = ranks.filter((rank) => rank !== null)
  const sorted = measured.sort((a, b) => (a || Infinity) - (b || Infinity))
  return sorted[sorted.length >> 1] ?? null
}
