import { sql, type Kysely } from 'kysely'
import type { AppRef, ListingRef, Locale } from '#contract/store.ts'
import type { Schema } from '../db/schema.ts'
import { countryByCode } from '../market/countries.ts'
import type { MarketSource } from '../stores/market-source.ts'

type Market = MarketSource['id']

/** A search whose results are kept, and the apps whose rank in them is wanted. */
export interface TrackedKeyword {
  store: AppRef['store']
  locale: Locale
  keyword: string
  /** Own apps and competitors of that store, each once. */
  apps: AppRef[]
}

/** Own apps and competitors of the organisations on a market. */
const followed = (market: Market) => sql`
  followed as (
    select project.organisation_id, project.id as project_id, project.store, project.track_id
    from project join organisation on organisation.id = project.organisation_id
    where organisation.market = ${market}
    union
    select competitor.organisation_id, competitor.project_id, competitor.store, competitor.track_id
    from competitor join organisation on organisation.id = competitor.organisation_id
    where organisation.market = ${market}
  )`

/** Every app that an organisation on the market follows, own or competitor, in each of its project's countries; each listing once. */
export async function trackedListings(db: Kysely<Schema>, market: Market): Promise<ListingRef[]> {
  const { rows } = await sql<ListingRef>`
    with ${followed(market)}
    select distinct followed.store, followed.track_id as "trackId", project_country.locale
    from followed
    join project_country using (organisation_id, project_id)
    order by followed.store, "trackId", project_country.locale`.execute(db)
  return rows
}

/** Every keyword that an organisation on the market tracks in a country, each search once. */
export async function trackedKeywords(db: Kysely<Schema>, market: Market): Promise<TrackedKeyword[]> {
  const { rows } = await sql<{ store: AppRef['store']; country: string; keyword: string; trackIds: string[] }>`
    with ${followed(market)}
    select followed.store, tracked.country, keyword.text as keyword,
      array_agg(distinct followed.track_id) as "trackIds"
    from tracked_keyword as tracked
    join keyword on keyword.id = tracked.keyword_id
    join followed using (organisation_id, project_id)
    group by followed.store, tracked.country, keyword.text
    order by followed.store, tracked.country, keyword.text`.execute(db)
  return rows.flatMap(({ store, country, keyword, trackIds }) => {
    const locale = countryByCode.get(country)?.locale
    return locale === undefined
      ? []
      : [{ store, locale, keyword, apps: trackIds.map((trackId) => ({ store, trackId })) }]
  })
}
