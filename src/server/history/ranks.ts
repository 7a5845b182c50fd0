import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { AppRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import type { LatestRank, Market, RanksOfApp, StoredRank } from './stored.ts'
import { findAppId } from './app-ids.ts'

/** Every keyword recorded for the app in the country, with its latest rank and the change in 30 days. */
export async function latestRanks(
  db: Kysely<Schema>,
  market: Market,
  { app, country }: { app: AppRef; country: string },
): Promise<LatestRank[]> {
  const appId = await findAppId(db, market, app)
  return appId === undefined ? [] : (await latestRanksQuery(appId, country).execute(db)).rows
}

/** The earlier rank is looked up by the full key, row by row, so that outdated statistics can't mislead the planner. */
export const latestRanksQuery = (appId: number, country: string) => sql<LatestRank>`
  select keyword.text as keyword, latest.day, latest.rank,
    (
      select earlier.rank from keyword_rank as earlier
      where earlier.app_id = ${appId} and earlier.country = ${country}
        and earlier.period = ${periodOf(sql`latest.day - 30`)} and earlier.keyword_id = latest.keyword_id
        and earlier.day = latest.day - 30
    ) - latest.rank as change
  from keyword_rank_latest as latest
  join keyword on keyword.id = latest.keyword_id
  where latest.app_id = ${appId} and latest.country = ${country}`

/** Keywords in the order requested, each oldest day first, between two days inclusive. */
export async function rankHistory(db: Kysely<Schema>, market: Market, query: RanksOfApp): Promise<StoredRank[]> {
  const { app, country } = query
  const appId = await findAppId(db, market, app)
  if (appId === undefined) return []
  const { rows } = await rankHistoryQuery(appId, query).execute(db)
  return rows.map((row) => ({ app, country, keyword: row.keyword, day: row.day, rank: row.rank }))
}

/** Reads one range of the key for each keyword and period. */
export const rankHistoryQuery = (appId: number, { country, keywords, from, to }: Omit<RanksOfApp, 'app'>) =>
  sql<Pick<StoredRank, 'keyword' | 'day' | 'rank'>>`
  select asked.text as keyword, kept.day, kept.rank
  from unnest(${keywords}::text[]) with ordinality as asked (text, place)
  join keyword on keyword.text = asked.text
  cross join generate_series(${periodOf(sql`${from}::date`)}, ${periodOf(sql`${to}::date`)}) as spanned (period)
  cross join lateral (
    select day, rank from keyword_rank
    where app_id = ${appId} and country = ${country} and period = spanned.period and keyword_id = keyword.id
      and day between ${from} and ${to}
    offset 0
  ) as kept
  order by asked.place, kept.day`

/** The 16-day period that contains a day, as numbered by the column `period`. */
export const periodOf = (day: RawBuilder<unknown>) => sql`((${day}) - date '2000-01-01') / 16`
