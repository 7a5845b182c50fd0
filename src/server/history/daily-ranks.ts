import { sql, type Kysely } from 'kysely'
import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import { daysBetween, type UtcDay } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Market, RanksOfApp } from './stored.ts'
import { findAppId } from './app-ids.ts'
import { rankHistoryQuery } from './ranks.ts'

/** The recorded ranks of an app, a number for every day of the span: 0: not among the places that the store lists; null: not measured. */
export async function dailyRanks(
  db: Kysely<Schema>,
  market: Market,
  query: RanksOfApp,
): Promise<Map<string, DailyRanks>> {
  const { app, keywords, ...span } = query
  const length = daysBetween(span.from, span.to) + 1
  const nothing = () => Array.from({ length }, (): number | null => null)
  const ranks = new Map(keywords.map((keyword) => [keyword, nothing()]))
  const appId = await findAppId(db, market, app)
  if (appId === undefined || keywords.length === 0) return ranks
  // One row for each keyword: ninety times as many would take longer to read than to find.
  const { rows } = await sql<{ keyword: string; days: UtcDay[]; ranks: (number | null)[] }>`
    select keyword, array_agg((day - ${span.from}::date)::int) as days, array_agg(rank) as ranks
    from (${rankHistoryQuery(appId, query)}) as kept
    group by keyword`.execute(db)
  for (const { keyword, days, ranks: found } of rows) {
    const own = ranks.get(keyword)
    for (const [place, day] of days.entries()) if (own) own[Number(day)] = found[place] ?? 0
  }
  return ranks
}
