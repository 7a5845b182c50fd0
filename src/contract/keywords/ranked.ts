import * as v from 'valibot'
import { InProgress } from '../overview/overview.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { Provenance } from '../protocol/provenance.ts'
import { ListingRef } from '../store.ts'
import { KeywordMetrics } from './metrics.ts'
import { SearchedPool } from './searched-pool.ts'

/** OP-75. A POST that reads: in progress until it is counted, as the count of ranked keywords is. */
export const getAllRankedKeywords = endpoint({
  id: 'getAllRankedKeywords',
  summary:
    'Every keyword for which the app is among the first 200 of the App Store or 30 of Google Play, best rank first; IN_PROGRESS until it is counted',
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
      pool: v.optional(SearchedPool),
      /** More is being searched for: to be asked for again then. Left out: not now. */
      ...v.pick(InProgress, ['retryAfterSeconds']).entries,
    }),
  ]),
  offline: 'cache',
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})
