import { sql, type Kysely } from 'kysely'
import type { AppRef, ListingRef, Locale } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import { countryByCode } from './countries.ts'
import { keywordLimits, slotsOf } from '#server/quotas/keyword-slots.ts'
import type { MarketSource } from './market.ts'

type Market = MarketSource['id']

/** A keyword whose search results are recorded, and the apps whose rank in them is wanted. */
export interface TrackedKeyword {
  store: AppRef['store']
  locale: Locale
  keyword: string
  /** Own apps and competitors of that store, without duplicates. */
  apps: AppRef[]
  /** UTC day, ISO, on which the rank of the last of them was measured; null: that of one never was. */
  measuredOn: UtcDay | null
}

/** `followed`, to stand after "with": own apps and competitors of the organisations on a market. */
export const followed = (market: Market) => sql`
  followed as (
    select project.organisation_id, project.id as project_id, project.store, project.track_id
    from project join organisation on organisation.id = project.organisation_id
    where organisation.market = ${market}
    union
    select competitor.organisation_id, competitor.project_id, competitor.store, competitor.track_id
    from competitor join organisation on organisation.id = competitor.organisation_id
    where organisation.market = ${market}
  )`

/**
 * Every own app and competitor of the organisations on the market, in each of its project's countries; listings without
 * duplicates.
 */
export async function trackedListings(db: Kysely<Schema>, market: Market): Promise<ListingRef[]> {
  const { rows } = await sql<ListingRef>`
    with ${followed(market)}
    select distinct followed.store, followed.track_id as "trackId", project_country.locale
    from followed
    join project_country using (organisation_id, project_id)
    order by followed.store, "trackId", project_country.locale`.execute(db)
  return rows
}

/**
 * As `trackedListings`, for organisations active since `seen`, without listings whose ranked keywords have been counted
 * on the UTC day; at most `limit`, the most tracked first.
 */
export async function uncountedListings(
  db: Kysely<Schema>,
  market: Market,
  { day, seen, limit }: { day: UtcDay; seen: Date; limit: number },
): Promise<ListingRef[]> {
  const { rows } = await sql<ListingRef>`
    with ${followed(market)}
    select followed.store, followed.track_id as "trackId", project_country.locale
    from followed
    join project_country using (organisation_id, project_id)
    where exists (
      select from membership join session using (user_id)
      where membership.organisation_id = followed.organisation_id and session.last_used_at > ${seen}
    ) and not exists (
      select from ranked_keyword_count as counted
      where counted.market = ${market} and counted.store = followed.store and counted.track_id = followed.track_id
        and counted.locale = project_country.locale and counted.day = ${day}
    )
    group by followed.store, followed.track_id, project_country.locale
    order by count(*) desc, followed.store, "trackId", project_country.locale
    limit ${limit}`.execute(db)
  return rows
}

interface SearchRow extends Pick<TrackedKeyword, 'store' | 'keyword' | 'measuredOn'> {
  country: string
  trackIds: string[]
}

/** What is searched for: a `SearchRow` for each keyword that an organisation tracks within its plan, without duplicates. */
const searches = (market: Market, limits: Awaited<ReturnType<typeof keywordLimits>>) => sql`
    with ${followed(market)}, ${slotsOf(null)}
    select followed.store, tracked.country, keyword.text as keyword,
      array_agg(distinct followed.track_id) as "trackIds",
      case when bool_and(latest.day is not null) then min(latest.day) end as "measuredOn"
    from tracked_keyword as tracked
    join slots using (organisation_id, project_id, country, keyword_id)
    join unnest(
      ${limits.map((one) => one.organisationId)}::uuid[], ${limits.map(({ limit }) => limit)}::int[]
    ) as plan (organisation_id, slots) on plan.organisation_id = tracked.organisation_id and slots.slot <= plan.slots
    join keyword on keyword.id = tracked.keyword_id
    join followed on followed.organisation_id = tracked.organisation_id and followed.project_id = tracked.project_id
    left join app on app.market = ${market} and app.store = followed.store and app.track_id = followed.track_id
    left join keyword_rank_latest as latest
      on latest.app_id = app.id and latest.country = tracked.country and latest.keyword_id = tracked.keyword_id
    group by followed.store, tracked.country, keyword.text`

/**
 * Every keyword that an organisation on the market tracks in a country within the slots of its plan, without duplicates:
 * those that were never measured first, first tracked first, then those whose measurement is oldest.
 */
export async function trackedKeywords(db: Kysely<Schema>, market: Market, now: Date): Promise<TrackedKeyword[]> {
  const { rows } = await sql<SearchRow>`
    ${searches(market, await keywordLimits(db, market, now))}
    order by "measuredOn" nulls first, min(tracked.created_at), followed.store, tracked.country, keyword.text`.execute(
    db,
  )
  return rows.flatMap(({ store, country, keyword, trackIds, measuredOn }) => {
    const locale = countryByCode.get(country)?.locale
    return locale === undefined
      ? []
      : [{ store, locale, keyword, measuredOn, apps: trackIds.map((trackId) => ({ store, trackId })) }]
  })
}

/** How many of `trackedKeywords` of a store were not measured after a UTC day, ISO. */
export async function unmeasuredKeywords(
  db: Kysely<Schema>,
  market: Market,
  { store, after, now }: { store: AppRef['store']; after: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${searches(market, await keywordLimits(db, market, now))}) as search
    where search.store = ${store} and (search."measuredOn" is null or search."measuredOn" <= ${after})`.execute(db)
  return rows[0]?.count ?? 0
}
