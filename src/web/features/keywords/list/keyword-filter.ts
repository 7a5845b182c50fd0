import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { Store } from '#contract/store.ts'
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

/** Those that a store's search goes deep enough for. */
export const presetsOf = (store: Store): readonly RankPreset[] =>
  rankPresets.filter((preset) => preset === 'all' || positions[preset][0] <= searchDepth(store))

/** Least volumes that can be chosen; the scale is 5 to 100 (KEY-012). */
export const volumeFloors = [20, 40, 60, 80] as const

/** Highest difficulties that can be chosen; the scale is 1 to 100 (KEY-013). */
export const difficultyCeilings = [25, 50, 70, 85] as const

/** How many words a keyword has; 3: three or more. */
export const wordCounts = [1, 2, 3] as const
type WordCount = (typeof wordCounts)[number]

export const keywordKinds = ['GENERIC', 'MY_BRAND', 'OTHER_BRAND'] as const satisfies readonly KeywordKind[]

/** What every list of keywords is filtered by. */
export interface CommonFilter {
  /** Part of the keyword. */
  text: string
  ranks: RankPreset
  /** Volume of at least so much; null: any, also one that is not known. */
  volumeFrom: number | null
  /** Difficulty of at most so much; null: any, also one that is not known. */
  difficultyTo: number | null
  kind: 'all' | KeywordKind
  /** null: any. */
  words: WordCount | null
}

/** Of suggestions and ranked keywords; tracked ones have a filter of their own. */
export interface KeywordFilter extends CommonFilter {
  /** KEY-011. */
  tracking: 'all' | 'tracked' | 'untracked'
}

export const everyRow: CommonFilter = {
  text: '',
  ranks: 'all',
  volumeFrom: null,
  difficultyTo: null,
  kind: 'all',
  words: null,
}

export const noFilter: KeywordFilter = { ...everyRow, tracking: 'all' }

export function hasRank({ rank }: Pick<KeywordMetrics, 'rank'>, preset: RankPreset): boolean {
  if (preset === 'all') return true
  const [first, last] = positions[preset]
  return rank !== null && rank >= first && rank <= last
}

type Filtered = Pick<KeywordRow, 'folded' | 'volume' | 'difficulty' | 'kind' | 'wordCount'>

/** Every common filter except the rank: the counts of the rank presets are based on it. */
export function commonFilter({
  text,
  volumeFrom,
  difficultyTo,
  kind,
  words,
}: CommonFilter): (row: Filtered) => boolean {
  const part = text.trim().toLocaleLowerCase()
  return (row) =>
    (part === '' || row.folded.includes(part)) &&
    (volumeFrom === null || (row.volume !== null && row.volume >= volumeFrom)) &&
    (difficultyTo === null || (row.difficulty !== null && row.difficulty <= difficultyTo)) &&
    (kind === 'all' || row.kind === kind) &&
    (words === null || Math.min(row.wordCount, 3) === words)
}

/** `isTracked`: with queued changes; false for all while the tracked keywords are not known. */
export function filterKeywords(
  rows: readonly KeywordRow[],
  filter: KeywordFilter,
  isTracked: (keyword: string) => boolean,
): KeywordRow[] {
  const { tracking } = filter
  const passes = commonFilter(filter)
  return rows.filter(
    (row) => passes(row) && (tracking === 'all' || isTracked(row.keyword) === (tracking === 'tracked')),
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
