import * as v from 'valibot'
import type { Call } from './call.ts'
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
