import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { Provenance } from '../protocol/provenance.ts'
import { UtcDay } from '../protocol/days.ts'
import { Id, ListingRef } from '../store.ts'
import { OriginChange } from './search-origin.ts'

/**
 * Ranks of one keyword, a number a day: from 1, 0: deeper than the store's search goes, null: not measured on that day. A list for all
 * days, so that a thousand keywords stay small.
 */
export type DailyRanks = (number | null)[]

const isDailyRank = (value: unknown) => value === null || typeof value === 'number'

const isDailyRanks = (value: unknown): value is DailyRanks => Array.isArray(value) && value.every(isDailyRank)

/**
 * By keyword. One check of everything: schemas of the numbers would take 50 times as long for the 91,000 of a thousand
 * keywords, and valibot's records leave out the keys "constructor" and "prototype", which are keywords, too.
 */
const RanksByKeyword = v.pipe(
  v.custom<Record<string, DailyRanks>>(
    (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isDailyRanks),
    'Expected lists of ranks',
  ),
  v.metadata({
    jsonSchema: { type: 'object', additionalProperties: { type: 'array', items: { type: ['number', 'null'] } } },
  }),
)

/** OP-75, KEY-004. Everything that the monitor says of a period is worked out from this, also offline. */
export const getRankHistory = endpoint({
  id: 'getRankHistory',
  summary:
    'The daily ranks of an app for every keyword that the project tracks in the country, for the days that are kept',
  method: 'POST',
  path: '/keywordmetrics/keywords/history',
  readOnly: true,
  /** The app is the project's own or one of its competitors. */
  body: v.object({ ...ListingRef.entries, projectId: Id }),
  response: v.object({
    /** UTC day of the first number of each list; they go on day by day until today. */
    from: UtcDay,
    ranks: RanksByKeyword,
    /** When the results of a keyword came from another source than before, oldest first; left out: never. */
    origins: v.optional(v.array(OriginChange)),
    provenance: v.nullable(Provenance),
  }),
  offline: 'cache',
  errors: ['PROJECT_NOT_FOUND', 'APP_NOT_FOUND'],
})
