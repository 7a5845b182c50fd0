import { sql, type Kysely } from 'kysely'
import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { countryCodeOf, type ListingRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { latestWeek } from '#server/integrations/apple-ads/popularity-week.ts'
import type { Caller } from '#server/kernel/caller.ts'

/** Weeks that a good one may be behind the newest that Apple tells; what people searched for before says little. */
const BEHIND_MAX = 4

interface Question {
  db: Kysely<Schema>
  /** What the keys of others have fetched is theirs. */
  caller: Pick<Caller, 'organizationId'>
  ref: Pick<ListingRef, 'store' | 'locale'>
  /** Nothing that was told later counts. */
  now: Date
}

interface Found {
  week: UtcDay
  isWhole: boolean
  /** null: none of the keywords is in it. */
  term: string | null
  popularity: number | null
}

/**
 * The keywords with Apple's own search popularity as volume, where the organisation has connected Apple Ads: that of the
 * newest good week. A keyword that is not in it keeps its estimate, and it is said that Apple does not list it.
 */
export async function withOfficialVolumes<K extends KeywordMetrics>(
  { db, caller, ref, now }: Question,
  keywords: readonly K[],
): Promise<K[]> {
  if (ref.store !== 'APP_STORE' || keywords.length === 0) return [...keywords]
  const latest = latestWeek(now)
  const termOf = ({ keyword }: K) => normaliseKeyword(keyword, ref.locale) ?? keyword
  const { rows } = await sql<Found>`
    with newest as (
      select organisation_id, country, week, is_whole from popularity_week
      where organisation_id = ${caller.organizationId} and country = ${countryCodeOf(ref.locale)}
        and quarantine is null and week between ${daysBefore(Date.parse(latest), BEHIND_MAX * 7)} and ${latest}
      order by week desc limit 1
    )
    select newest.week, newest.is_whole as "isWhole", told.term, told.popularity
    from newest
    left join search_popularity as told on told.organisation_id = newest.organisation_id
      and told.country = newest.country and told.week = newest.week
      and told.term in (select unnest(${keywords.map(termOf)}::text[]))`.execute(db)
  const [first] = rows
  if (!first) return [...keywords]
  const { week, isWhole } = first
  const told = new Map(rows.map(({ term, popularity }) => [term, popularity]))
  return keywords.map((one) => {
    const volume = told.get(termOf(one)) ?? null
    if (volume !== null) return { ...one, volume, official: { week, isListed: true } }
    // Of an older week only what was tracked is kept: what is not there may well have been listed.
    return isWhole ? { ...one, official: { week, isListed: false } } : one
  })
}
