import { sql, type Kysely } from 'kysely'
import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import { daysBetween } from '#contract/protocol/days.ts'
import type { AppRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { findAppId } from './app-ids.ts'
import type { Span } from './chart-positions.ts'
import { rankHistoryQuery } from './ranks.ts'

/** The recorded ranks of an app, a number for every day of the span: 0: not among the first 200; null: not measured. */
export async function dailyRanks(
  db: Kysely<Schema>,
  market: MarketSource['id'],
  app: AppRef,
  country: string,
  keywords: readonly string[],
  span: Span,
): Promise<Map<string, DailyRanks>> {
  const length = daysBetween(span.from, span.to) + 1
  const nothing = () => Array.from({ length }, (): number | null => null)
  const ranks = new Map(keywords.map((keyword) => [keyword, nothing()]))
  const appId = await findAppId(db, market, app)
  if (appId === undefined || keywords.length === 0) return ranks
  // One row for each keyword: ninety times as many would take longer to read than to find.
  const { rows } = await sql<{ keyword: string; days: string[]; ranks: (number | null)[] }>`
    select keyword, array_agg((day - ${span.from}::date)::int) as days, array_agg(rank) as ranks
    from (${rankHistoryQuery(appId, country, keywords, span)}) as kept
    group by keyword`.execute(db)
  for (const { keyword, days, ranks: found } of rows) {
    const own = ranks.get(keyword)
    for (const [place, day] of days.entries()) if (own) own[Number(day)] = found[place] ?? 0
  }
  return ranks
}

export interface NewestRank {
  /** null: not among the first 200. */
  rank: number | null
  /** UTC day, ISO. */
  day: string
}

/** The newest recorded rank of apps for keywords since a day, by trackId, then by keyword. */
export async function newestRanks(
  db: Kysely<Schema>,
  market: MarketSource['id'],
  { store, trackIds, country }: { store: AppRef['store']; trackIds: readonly string[]; country: string },
  keywords: readonly string[],
  since: string,
): Promise<Map<string, Map<string, NewestRank>>> {
  const { rows } = await sql<NewestRank & { trackId: string; keyword: string }>`
    select app.track_id as "trackId", asked.text as keyword, latest.rank, latest.day
    from unnest(${keywords}::text[]) as asked (text)
    join keyword on keyword.text = asked.text
    cross join app
    join keyword_rank_latest as latest
      on latest.app_id = app.id and latest.country = ${country} and latest.keyword_id = keyword.id
    where app.market = ${market} and app.store = ${store} and app.track_id in (select unnest(${trackIds}::text[]))
      and latest.day >= ${since}`.execute(db)
  const grouped = Map.groupBy(rows, ({ trackId }) => trackId)
  return new Map(
    [...grouped].map(([trackId, of]) => [
      trackId,
      new Map(of.map(({ keyword, rank, day }) => [keyword, { rank, day }])),
    ]),
  )
}
