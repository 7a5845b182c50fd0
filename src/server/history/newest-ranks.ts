import { sql, type Kysely } from 'kysely'
import type { AppRef } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import type { LatestRank, Market, RanksOfApp, Span } from './stored.ts'
import { periodOf } from './ranks.ts'
import { hasOneOrigin } from './result-origins.ts'

export interface NewestRank {
  /** null: not among the places that the store lists. */
  rank: number | null
  /** UTC day, ISO. */
  day: UtcDay
}

interface Searched extends Span {
  store: AppRef['store']
  trackIds: readonly string[]
  country: string
  keywords: readonly string[]
}

/** The newest recorded rank of apps for keywords in a span, by trackId, then by keyword. */
export async function newestRanks(
  db: Kysely<Schema>,
  market: Market,
  searched: Searched,
): Promise<Map<string, Map<string, NewestRank>>> {
  const { rows } = await sql<NewestRank & { trackId: string; keyword: string }>`
    select "trackId", keyword, rank, day from (${newestQuery(market, searched)}) as newest`.execute(db)
  const grouped = Map.groupBy(rows, ({ trackId }) => trackId)
  return new Map(
    [...grouped].map(([trackId, of]) => [
      trackId,
      new Map(of.map(({ keyword, rank, day }) => [keyword, { rank, day }])),
    ]),
  )
}

/** The newest recorded rank of an app for each keyword that was searched for in a span, with the change in 30 days. */
export async function newestRanksOf(
  db: Kysely<Schema>,
  market: Market,
  { app: { store, trackId }, ...query }: RanksOfApp,
): Promise<LatestRank[]> {
  const { rows } = await sql<LatestRank>`
    select keyword, day, rank,
      (
        select earlier.rank from keyword_rank as earlier
        where earlier.app_id = newest.app_id and earlier.country = ${query.country}
          and earlier.period = ${periodOf(sql`newest.day - 30`)} and earlier.keyword_id = newest.keyword_id
          and earlier.day = newest.day - 30
          and ${hasOneOrigin(
            {
              keywordId: sql`newest.keyword_id`,
              country: sql`${query.country}`,
              store: sql`${store}`,
              market: sql`${market}`,
            },
            { earlier: sql`earlier.day`, later: sql`newest.day` },
          )}
      ) - rank as change
    from (${newestQuery(market, { store, trackIds: [trackId], ...query })}) as newest`.execute(db)
  return rows
}

/** Days are looked through only where the latest rank is newer than the span. */
const newestQuery = (market: Market, { store, trackIds, country, keywords, from, to }: Searched) => sql`
  select app.id as app_id, app.track_id as "trackId", keyword.id as keyword_id, keyword.text as keyword, kept.rank, kept.day
  from unnest(${keywords}::text[]) as asked (text)
  join keyword on keyword.text = asked.text
  cross join app
  join keyword_rank_latest as latest
    on latest.app_id = app.id and latest.country = ${country} and latest.keyword_id = keyword.id
  cross join lateral (
    select latest.rank, latest.day where latest.day <= ${to}
    union all (
      select earlier.rank, earlier.day from keyword_rank as earlier
      where latest.day > ${to} and earlier.app_id = app.id and earlier.country = ${country}
        and earlier.keyword_id = keyword.id and earlier.day between ${from} and ${to}
        and earlier.period between ${periodOf(sql`${from}::date`)} and ${periodOf(sql`${to}::date`)}
      order by earlier.day desc limit 1
    )
  ) as kept
  where app.market = ${market} and app.store = ${store} and app.track_id in (select unnest(${trackIds}::text[]))
    and kept.day >= ${from}`
