import * as v from 'valibot'
import type { Call } from './call.ts'
import { refusedHere } from './failures.ts'
import { known } from './fields.ts'
import { operations } from './operations.ts'
import { allPages } from './pages.ts'

/** Apple's own maximum. */
const PAGE = 1000

const Suggestion = v.object({
  text: v.string(),
  /** 0..100; null: Apple says nothing. */
  popularity: known(v.number()),
})
export type Suggestion = v.InferOutput<typeof Suggestion>

export interface SuggestionQuery {
  /** The app's id in the store: suggestions are about one app. */
  appId: string
  /** What they should be like; empty: like the app. */
  terms: readonly string[]
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
}

/** Keywords that Apple suggests for an app, most popular first. @throws ProviderFailure */
export const suggestionsOf =
  (call: Call) =>
  ({ appId, terms, countries }: SuggestionQuery, signal?: AbortSignal): Promise<Suggestion[]> =>
    allPages(PAGE, (pagination) =>
      call({
        operation: operations.keywordSuggestions,
        body: {
          filters: [
            { field: 'promotedObjectId', operator: 'EQUALS', value: [appId] },
            { field: 'promotedObjectType', operator: 'EQUALS', value: ['APPSTORE_APP'] },
            ...(terms.length > 0 ? [{ field: 'terms', operator: 'IN', value: terms }] : []),
            ...(countries.length > 0 ? [{ field: 'countriesOrRegions', operator: 'IN', value: countries }] : []),
          ],
          sorting: [{ field: 'popularity', order: 'DESC' }],
          pagination,
        },
        result: v.array(Suggestion),
        signal,
      }),
    )

/** Phrases of one question. */
export const PHRASES_MAX = 100

const Phrase = v.object({ phrase: v.string(), popularity: known(v.number()) })

/**
 * How popular phrases are, 0..100, by phrase in lower case; those that Apple does not know are left out. It is not of a country:
 * Apple takes none, and says of none.
 * @param phrases at most 100
 * @throws ProviderFailure
 */
export const phrasesOf =
  (call: Call) =>
  async (phrases: readonly string[], signal?: AbortSignal): Promise<Map<string, number>> => {
    if (phrases.length === 0 || phrases.length > PHRASES_MAX) throw refusedHere('From 1 to 100 phrases are looked up.')
    const found = await allPages(PAGE, (pagination) =>
      call({
        operation: operations.phraseSuggestions,
        body: {
          filters: [
            { field: 'queryType', operator: 'EQUALS', value: ['SEARCH'] },
            { field: 'phrase', operator: 'IN', value: phrases },
          ],
          sorting: [{ field: 'popularity', order: 'DESC' }],
          pagination,
        },
        result: v.array(Phrase),
        signal,
      }),
    )
    return new Map(
      found.flatMap(({ phrase, popularity }) =>
        popularity === null ? [] : [[phrase.trim().toLowerCase(), Math.round(Math.min(100, Math.max(0, popularity)))]],
      ),
    )
  }
