import type { KeywordMetrics } from '#contract/keywords.ts'
import type { KeywordRow } from './list/keyword-row.ts'

/** What the tests of this feature are about. */

export const metrics = (keyword: string, values: Partial<KeywordMetrics> = {}): KeywordMetrics => ({
  keyword,
  rank: null,
  change: null,
  volume: null,
  difficulty: null,
  relevancy: null,
  appsCount: null,
  type: null,
  ...values,
})

export const row = (keyword: string, values: Partial<KeywordRow> = {}): KeywordRow => ({
  ...metrics(keyword),
  wordCount: keyword.split(' ').length,
  places: null,
  ...values,
})

export const keywordsOf = (rows: readonly KeywordRow[]) => rows.map(({ keyword }) => keyword)
