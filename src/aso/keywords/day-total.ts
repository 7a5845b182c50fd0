import { viewShare } from './view-share.ts'

/** The ranks of all keywords on one day, added up. */
export interface DayTotal {
  /** Whether the rank of any keyword was measured on the day itself. */
  isMeasured: boolean
  keywords: number
  /** Those that are listed, and their ranks added up. */
  ranked: number
  ranks: number
  top10: number
  /** Of all keywords, and of each times its share of views. */
  weight: number
  views: number
}

export const emptyTotal = (): DayTotal => ({
  isMeasured: false,
  keywords: 0,
  ranked: 0,
  ranks: 0,
  top10: 0,
  weight: 0,
  views: 0,
})

/** @param rank from 1; 0: not among the places that the store lists */
export function addRank(total: DayTotal, rank: number, weight: number): void {
  total.keywords++
  total.weight += weight
  if (rank === 0) return
  total.ranked++
  total.ranks += rank
  total.views += weight * viewShare(rank)
  if (rank <= 10) total.top10++
}

/** 0..100; null: no keywords. */
export const visibilityOf = ({ views, weight }: DayTotal): number | null =>
  weight === 0 ? null : (100 * views) / weight

/** From 1; null: no keyword ranks. */
export const averageRankOf = ({ ranks, ranked }: DayTotal): number | null => (ranked === 0 ? null : ranks / ranked)

/** 0..1; null: no keywords. */
export const top10ShareOf = ({ top10, keywords }: DayTotal): number | null => (keywords === 0 ? null : top10 / keywords)
