import { daysFrom } from '#contract/protocol/days.ts'
import type { CategoryRankingSeries } from '#contract/overview/sections.ts'

/** What is known of one day in one chart: the rank; null: read, and not in the chart; undefined: not read. */
export type DayRank = number | null | undefined

export interface RankDay {
  /** UTC day, ISO. */
  date: string
  /** One for each series, in their order. */
  ranks: DayRank[]
}

/** Every day from `from` to `to`, also those that nobody read. */
export function rankDays(series: readonly CategoryRankingSeries[], from: string, to: string): RankDay[] {
  const known = series.map(({ points }) => new Map(points.map(({ date, rank }) => [date, rank])))
  return daysFrom(from, to).map((date) => ({ date, ranks: known.map((days) => days.get(date)) }))
}

/** What a card can show of its charts. */
export type RankingContent = 'unknown' | 'outside' | 'ranked'

/** `unknown`: nothing was read; `outside`: read, and in none of the charts on any day. */
export function contentOf(days: readonly RankDay[]): RankingContent {
  const ranks = days.flatMap((day) => day.ranks)
  if (ranks.some((rank) => typeof rank === 'number')) return 'ranked'
  return ranks.some((rank) => rank === null) ? 'outside' : 'unknown'
}

/** The last day on which a series was ranked, and its rank there; null: never. */
export function lastRank(days: readonly RankDay[], index: number): { date: string; rank: number } | null {
  for (const { date, ranks } of days.toReversed()) {
    const rank = ranks[index]
    if (typeof rank === 'number') return { date, rank }
  }
  return null
}

/** Whether a point has no neighbour to draw a line to. */
export const isAlone = (days: readonly RankDay[], at: number, index: number): boolean =>
  typeof days[at]?.ranks[index] === 'number' &&
  typeof days[at - 1]?.ranks[index] !== 'number' &&
  typeof days[at + 1]?.ranks[index] !== 'number'
