import { sql, type Kysely } from 'kysely'
import type { AppRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Market } from './stored.ts'

interface RatedApps {
  store: AppRef['store']
  /** ISO 3166-1 alpha-2. */
  country: string
  trackIds: readonly string[]
}

/**
 * How many have rated apps of a list that does not tell it: as it was read last of those that somebody follows, else as the newest
 * list knows it whose first apps' own pages were read. Apps of which nothing is known are left out.
 */
export async function knownRatings(
  db: Kysely<Schema>,
  market: Market,
  { store, country, trackIds }: RatedApps,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ trackId: string; count: number }>`
    with asked as (
      select id, track_id from app where market = ${market} and store = ${store} and track_id = any(${trackIds}::text[])
    ), of_days as (
      select distinct on (app_id) app_id, rating_count from rating_day
      where country = ${country} and app_id in (select id from asked)
      order by app_id, day desc
    ), of_lists as (
      select distinct on (listed.app_id) listed.app_id, (latest.facts->'ratings'->>(listed.place::int - 1))::int as rating_count
      from result_list_latest as latest
      cross join lateral unnest(latest.app_ids[1:10]) with ordinality as listed (app_id, place)
      where latest.market = ${market} and latest.store = ${store} and latest.country = ${country}
        -- The index knows whole lists; of these the first apps count.
        and latest.app_ids && (select coalesce(array_agg(id), '{}') from asked)
        and latest.app_ids[1:10] && (select coalesce(array_agg(id), '{}') from asked)
        and listed.app_id in (select id from asked) and latest.facts->'ratings'->>(listed.place::int - 1) is not null
      order by listed.app_id, latest.day desc
    )
    select asked.track_id as "trackId", coalesce(of_days.rating_count, of_lists.rating_count)::int as count
    from asked
    left join of_days on of_days.app_id = asked.id
    left join of_lists on of_lists.app_id = asked.id
    where coalesce(of_days.rating_count, of_lists.rating_count) is not null`.execute(db)
  return new Map(rows.map(({ trackId, count }) => [trackId, count]))
}
