import type { DailyRanks } from '#contract/keywords/rank-history.ts'

/** Days in a row with a rank; a line is drawn for each, and a dot for one that is a single day. */
export interface RankRun {
  /** Index of its first day. */
  from: number
  /** 1..200. */
  ranks: number[]
}

/** A day without a measurement, or outside the first 200, is a gap. */
export function rankRuns(ranks: DailyRanks): RankRun[] {
  const runs: RankRun[] = []
  let open: RankRun | null = null
  for (const [index, rank] of ranks.entries()) {
    if (rank === null || rank === 0) {
      open = null
      continue
    }
    if (!open) {
      open = { from: index, ranks: [] }
      runs.push(open)
    }
    open.ranks.push(rank)
  }
  return runs
}
