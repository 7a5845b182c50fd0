import { DAY_MS, dayOf } from '#contract/protocol/days.ts'
import type { RankHistory } from '#aso/keywords/rank-summary.ts'

/** The last day that an answer has ranks of: today when it came. The chart of a saved answer ends there. null: it has none. */
export function lastDayOf({ from, ranks }: RankHistory): string | null {
  let longest = 0
  for (const keyword of Object.keys(ranks)) longest = Math.max(longest, ranks[keyword]?.length ?? 0)
  return longest === 0 ? null : dayOf(Date.parse(from) + (longest - 1) * DAY_MS)
}
