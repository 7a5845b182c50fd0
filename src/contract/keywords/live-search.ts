import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { Provenance } from '../protocol/provenance.ts'
import { UtcDay } from '../protocol/days.ts'
import { AppSummary, Locale, Store } from '../store.ts'
import { SearchOrigin } from './search-origin.ts'
import { SearchTerm } from './suggestions.ts'

/** An app of a store's results. */
export const FoundInStore = v.object({
  ...AppSummary.entries,
  /** Mean stars; null: not known. */
  rating: v.nullable(v.number()),
  ratingCount: v.nullable(v.number()),
  subtitle: v.nullable(v.string()),
  screenshots: v.array(v.string()),
})
export type FoundInStore = v.InferOutput<typeof FoundInStore>

/** OP-75, KEY-005. */
export const getLiveSearch = endpoint({
  id: 'getLiveSearch',
  summary: "A store's current search results for a term, best first, and those of an earlier saved day",
  method: 'POST',
  path: '/keywordmetrics/keywords/live-search',
  readOnly: true,
  body: v.object({ store: Store, locale: Locale, term: SearchTerm, comparedTo: v.optional(UtcDay) }),
  response: v.object({
    /** As deep as the store's search goes: at most 200, of Google Play 30; null: the market can't be searched. */
    apps: v.nullable(v.array(FoundInStore)),
    /** Where their order comes from; left out: the store has but one. */
    origin: v.optional(SearchOrigin),
    /** An earlier list of the same origin, ids best first: of the day asked for, else of the newest one before today; null: none is kept. */
    before: v.nullable(
      v.object({ day: UtcDay, trackIds: v.array(v.string()), titles: v.record(v.string(), v.string()) }),
    ),
    /** UTC days whose list is kept and of the same origin, newest first. */
    days: v.array(UtcDay),
    provenance: v.nullable(Provenance),
  }),
  offline: 'cache',
})
