import type { KeywordKind } from '#aso/keywords/brand.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import type { KeywordRow } from './keyword-row.ts'

/** KEY-019; C-15: one more for 101 to 200, so that the groups add up to all that are ranked. */
export const rankPresets = ['all', 'top1', '2-3', '4-10', '11-30', '31-100', '101-200'] as const
export type RankPreset = (typeof rankPresets)[number]

const positions: Record<Exclude<RankPreset, 'all'>, readonly [first: number, last: number]> = {
  top1: [1, 1],
  '2-3': [2, 3],
  '4-10': [4, 10],
  '11-30': [11, 30],
  '31-100': [31, 100],
  '101-200': [101, RANKED_POSITIONS],
}

/** Least volumes that can be chosen; the scale is 5 to 100 (KEY-012). */
export const volumeFloors = [20, 40, 60, 80] as const

/** Highest difficulties that can be chosen; the scale is 1 to 100 (KEY-013). */
export const difficultyCeilings = [25, 50, 70, 85] as const

/** How many words a keyword has; 3: three or more. */
export type WordCount = 'all' | 1 | 2 | 3

export interface KeywordFilter {
  /** Stands somewhere in the keyword. */
  text: string
  ranks: RankPreset
  /** Volume of at least so much; null: any, also one that is not known. */
  volumeFrom: number | null
  /** Difficulty of at most so much; null: any, also one that is not known. */
  difficultyTo: number | null
  type: 'all' | KeywordKind
  words: WordCount
  /** KEY-011. */
  tracking: 'all' | 'tracked' | 'untracked'
}

export const noFilter: KeywordFilter = {
  text: '',
  ranks: 'all',
  volumeFrom: null,
  difficultyTo: null,
  type: 'all',
  words: 'all',
  tracking: 'all',
}

export function hasRank({ rank }: Pick<KeywordMetrics, 'rank'>, preset: RankPreset): boolean {
  if (preset === 'all') return true
  const [first, last] = positions[preset]
  return rank !== null && rank >= first && rank <= last
}

/**
 * Every filter but that of the rank: what its counts are made of. `isTracked`: queued changes included; where what is tracked
 * is not known, nothing is.
 */
export function filterKeywords(
  rows: readonly KeywordRow[],
  filter: KeywordFilter,
  isTracked: (keyword: string) => boolean,
): KeywordRow[] {
  const text = filter.text.trim().toLocaleLowerCase()
  const { volumeFrom, difficultyTo, type, words, tracking } = filter
  return rows.filter(
    (row) =>
      (text === '' || row.keyword.toLocaleLowerCase().includes(text)) &&
      (volumeFrom === null || (row.volume !== null && row.volume >= volumeFrom)) &&
      (difficultyTo === null || (row.difficulty !== null && row.difficulty <= difficultyTo)) &&
      (type === 'all' || row.type === type) &&
      (words === 'all' || Math.min(row.wordCount, 3) === words) &&
      (tracking === 'all' || isTracked(row.keyword) === (tracking === 'tracked')),
  )
}

/** How many rows each preset would leave. */
export const countsByPreset = (rows: readonly Pick<KeywordMetrics, 'rank'>[]): Record<RankPreset, number> => {
  const count = (preset: RankPreset) => rows.filter((row) => hasRank(row, preset)).length
  return {
    all: rows.length,
    top1: count('top1'),
    '2-3': count('2-3'),
    '4-10': count('4-10'),
    '11-30': count('11-30'),
    '31-100': count('31-100'),
    '101-200': count('101-200'),
  }
}
