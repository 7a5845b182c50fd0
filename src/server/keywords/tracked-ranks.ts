import type { Kysely } from 'kysely'
import { daysBefore } from '#contract/protocol/days.ts'
import { OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import type { KeywordMetrics } from '#contract/keywords.ts'
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
  return { day, keywords: known.map(({ keyword, rank, change }) => onlyRanked(keyword, rank, change)) }
}
