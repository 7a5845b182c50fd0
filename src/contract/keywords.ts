import * as v from 'valibot'
import { endpoint } from './protocol/endpoint.ts'
import { InProgress } from './overview/overview.ts'
import { Provenance } from './protocol/provenance.ts'
import { ListingRef } from './store.ts'

/** A keyword of one app in one country (KEY-009). null: not known in this market. */
export const KeywordMetrics = v.object({
  keyword: v.string(),
  /** 1..200; null: not among the first 200. */
  rank: v.nullable(v.number()),
  /** Places gained (positive) or lost in 30 days; null: not ranked then or now. */
  change: v.nullable(v.number()),
  /** 5..100 (KEY-012). */
  volume: v.nullable(v.number()),
  /** 1..100 (KEY-013). */
  difficulty: v.nullable(v.number()),
  /** 0..100 (KEY-014). */
  relevancy: v.nullable(v.number()),
  /** Apps that the store finds. */
  appsCount: v.nullable(v.number()),
  /** KEY-010: whether it is a brand's name. */
  type: v.nullable(v.picklist(['BRAND', 'GENERIC'])),
})
export type KeywordMetrics = v.InferOutput<typeof KeywordMetrics>

/** OP-75. A POST that reads: in progress until it is counted, as the count of ranked keywords is. */
export const getAllRankedKeywords = endpoint({
  id: 'getAllRankedKeywords',
  summary: 'Every keyword for which the app is among the first 200, best rank first; IN_PROGRESS until it is counted',
  method: 'POST',
  path: '/keywordmetrics/ranked-keywords/all',
  readOnly: true,
  feature: 'app-overview',
  body: ListingRef,
  response: v.variant('status', [
    InProgress,
    v.object({
      status: v.literal('DONE'),
      /** null: the market can't know. */
      keywords: v.nullable(v.array(KeywordMetrics)),
      provenance: v.nullable(Provenance),
    }),
  ]),
  offline: 'cache',
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})

/** Where suggested keywords come from (KEY-002); so far the listing's own texts. */
export const SuggestionSource = v.picklist(['metadata'])

/** OP-75. */
export const getKeywordSuggestions = endpoint({
  id: 'getKeywordSuggestions',
  summary: "Keywords and phrases of the listing's texts with their metrics, most relevant first; null: not known",
  method: 'POST',
  path: '/keywordmetrics/keywords/suggestions/{source}',
  readOnly: true,
  params: v.object({ source: SuggestionSource }),
  body: ListingRef,
  response: v.object({ keywords: v.nullable(v.array(KeywordMetrics)), provenance: v.nullable(Provenance) }),
  offline: 'cache',
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})
