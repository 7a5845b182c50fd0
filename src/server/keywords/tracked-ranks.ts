import type { Kysely } from 'kysely'
import { estimatesFrom } from '#aso/estimates/from-results.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import { OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { countryCodeOf, type ListingRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { createHistory } from '#server/history/create-history.ts'
import { keywordsTrackedBy } from '#server/history/tracked-by.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { permissionsOf } from '#server/scope/app-permissions.ts'

export interface TrackedRanks {
  /** UTC day, ISO, of the newest search. */
  day: string
  keywords: KeywordMetrics[]
  /** UTC day, ISO, of each keyword's own newest search. */
  days: ReadonlyMap<string, string>
}

/** A keyword of which only its place is known, or not even that. */
export const onlyRanked = (
  keyword: string,
  rank: number | null = null,
  change: number | null = null,
): KeywordMetrics => ({
  keyword,
  rank,
  change,
  volume: null,
  difficulty: null,
  relevancy: null,
  appsCount: null,
  type: null,
})

/**
 * The last 30 days' ranks of the keywords that the caller's own organisation tracks in apps that the caller may see: what
 * others track is theirs to know.
 * null: none of them has been searched for.
 */
export async function trackedRanks(
  db: Kysely<Schema>,
  caller: Caller,
  ref: ListingRef,
  now: Date,
): Promise<TrackedRanks | null> {
  const { organizationId, market } = caller
  const country = countryCodeOf(ref.locale)
  const permission = await permissionsOf(db, caller)
  const tracked = await keywordsTrackedBy(db, organizationId, ref, country, (id) => permission(id) !== 'none')
  if (tracked.size === 0) return null
  const oldest = daysBefore(now, OVERVIEW_DAYS)
  const latest = await createHistory(db).latestRanks(market, ref, country)
  const known = latest.filter(({ keyword, day }) => day > oldest && tracked.has(keyword))
  const [day] = known
    .map((rank) => rank.day)
    .toSorted()
    .toReversed()
  if (day === undefined) return null
  const estimates = await estimatesOf(
    db,
    caller,
    ref,
    known.map(({ keyword }) => keyword),
    now,
  )
  return {
    day,
    days: new Map(known.map((one) => [one.keyword, one.day])),
    keywords: known.map(({ keyword, rank, change }) =>
      Object.assign(onlyRanked(keyword, rank, change), estimates.get(keyword)),
    ),
  }
}

/** Results older than this say little of what people search for now, days. */
const ESTIMATED_DAYS = 7

/** What is estimated from the newest search of each keyword: the jobs search for it every day anyway. */
async function estimatesOf(
  db: Kysely<Schema>,
  { market }: Caller,
  ref: ListingRef,
  keywords: readonly string[],
  now: Date,
) {
  const history = createHistory(db)
  const { store, locale } = ref
  const since = daysBefore(now, ESTIMATED_DAYS)
  const [listing] = await history.listings(market, ref, 1)
  const newest = await history.newestRatedResults(market, store, countryCodeOf(locale), keywords, since)
  return new Map(
    newest
      .filter(({ resultCount, leaders }) => resultCount === 0 || leaders.length > 0)
      .map((search) => [search.keyword, estimatesFrom({ ...search, locale }, listing?.listing ?? null)]),
  )
}
