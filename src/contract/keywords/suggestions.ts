import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { KEYWORD_MAX_LENGTH } from '../protocol/limits.ts'
import { Provenance } from '../protocol/provenance.ts'
import { InProgress } from '../overview/overview.ts'
import { ListingRef } from '../store.ts'
import { SuggestedKeyword } from './metrics.ts'
import { SearchedPool } from './searched-pool.ts'
import { isSearchable } from './search-term.ts'
import { SuggestionSource } from './suggestion-source.ts'

/** What may be tracked, as it was typed. */
const TypedKeyword = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(KEYWORD_MAX_LENGTH))

/** A word that one searches from; KEY-020: at least two characters, or one ideograph. */
export const SearchTerm = v.pipe(TypedKeyword, v.check(isSearchable))

/** Why a source has nothing to say. */
export const NoSuggestions = v.picklist([
  /** The market can't be asked. */
  'NOT_IN_MARKET',
  /** A live store was searched for no term yet; `pool` says when the first ones follow. */
  'NOTHING_STORED',
  /** They are being counted: asked again after `retryAfterSeconds`. */
  'COUNTING',
  /** The store refused, or did not answer. */
  'STORE_UNAVAILABLE',
  /** The model refused, or answered something else than keywords. */
  'MODEL_FAILED',
  /** The model did not answer in time, or takes no more questions for now. */
  'MODEL_UNAVAILABLE',
  /** The requests of the operator's day are used up. */
  'MODEL_DAY_LIMIT',
])

/** OP-75. */
export const getKeywordSuggestions = endpoint({
  id: 'getKeywordSuggestions',
  summary: 'Suggested keywords of one source with their metrics, best first; null: not known',
  method: 'POST',
  path: '/keywordmetrics/keywords/suggestions/{source}',
  readOnly: true,
  params: v.object({ source: SuggestionSource }),
  /** `seed`: what was searched for; `auto-complete` and `related` answer nothing without. */
  body: v.object({ ...ListingRef.entries, seed: v.optional(SearchTerm) }),
  response: v.object({
    keywords: v.nullable(v.array(SuggestedKeyword)),
    /** Set where `keywords` is null. */
    reason: v.optional(NoSuggestions),
    /** Beside keywords: more are being searched for. */
    ...v.pick(InProgress, ['retryAfterSeconds']).entries,
    /** Of source `ai`: by a language model, or counted in texts of leaders and reviews, where no model is configured. */
    by: v.optional(v.picklist(['model', 'texts'])),
    /** Of sources `ranked` and `related`. */
    pool: v.optional(SearchedPool),
    provenance: v.nullable(Provenance),
  }),
  offline: 'cache',
  /** A model may take a minute. */
  timeoutMs: 70_000,
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE', 'QUOTA_EXCEEDED'],
})

/** Said before anything is sent to it. */
export const getLanguageModel = endpoint({
  id: 'getLanguageModel',
  summary: 'The host whose language model is asked for suggestions; null: none is configured',
  method: 'GET',
  path: '/keywordmetrics/language-model',
  response: v.object({ host: v.nullable(v.string()) }),
})

/** OP-75. What one types into the finder itself. */
export const getKeywordMetrics = endpoint({
  id: 'getKeywordMetrics',
  summary: 'What is known of the keywords given for an app in a country, in their order; null: not knowable here',
  method: 'POST',
  path: '/keywordmetrics/keywords/search',
  readOnly: true,
  body: v.object({ ...ListingRef.entries, keywords: v.pipe(v.array(TypedKeyword), v.minLength(1), v.maxLength(20)) }),
  response: v.object({ keywords: v.nullable(v.array(SuggestedKeyword)), provenance: v.nullable(Provenance) }),
  offline: 'cache',
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})
