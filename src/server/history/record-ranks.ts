import { sql, type Kysely } from 'kysely'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Market, StoredRank } from './stored.ts'
import { requireAppIds } from './app-ids.ts'
import { requireKeywordIds } from './keyword-ids.ts'

/** Rows inserted with one statement. */
const BATCH = 10_000

interface Row {
  appId: number
  country: string
  day: UtcDay
  keywordId: number
  rank: number | null
}

/**
 * Records any number of ranks. For the same app, country, day and keyword the last one wins, also over stored ones.
 * Each batch of 10,000 is atomic, together with its latest ranks.
 */
export async function recordRanks(db: Kysely<Schema>, market: Market, ranks: readonly StoredRank[]): Promise<void> {
  for (let start = 0; start < ranks.length; start += BATCH)
    await recordBatch(db, market, ranks.slice(start, start + BATCH))
}

async function recordBatch(db: Kysely<Schema>, market: Market, ranks: readonly StoredRank[]): Promise<void> {
  const apps = [...new Set(ranks.map(({ app }) => app))]
  const appIdOf = await requireAppIds(db, market, apps)
  const keywords = ranks.map(({ keyword }) => keyword)
  const keywordIdOf = await requireKeywordIds(db, keywords)
  const ids = new Map(apps.map((app) => [app, appIdOf(app)]))
  const rows = lastOfEach(
    ranks.map(({ app, country, day, keyword, rank }) => ({
      appId: ids.get(app) ?? appIdOf(app),
      country,
      day,
      keywordId: keywordIdOf(keyword),
      rank,
    })),
  )
  await write(db, rows)
}

/** In a fixed order, so that concurrent writers can't deadlock. */
function lastOfEach(rows: Row[]): Row[] {
  const distinct = new Map(rows.map((row) => [`${row.appId} ${row.country} ${row.day} ${row.keywordId}`, row]))
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  return [...distinct.values()].sort(
    (a, b) => a.appId - b.appId || compare(a.country, b.country) || compare(a.day, b.day) || a.keywordId - b.keywordId,
  )
}

async function write(db: Kysely<Schema>, rows: Row[]): Promise<void> {
  await sql`
    with given as materialized (
      select * from unnest(
        ${rows.map(({ appId }) => appId)}::int[], ${rows.map(({ country }) => country)}::text[],
        ${rows.map(({ day }) => day)}::date[], ${rows.map(({ keywordId }) => keywordId)}::int[],
        ${rows.map(({ rank }) => rank)}::smallint[]
      ) as given (app_id, country, day, keyword_id, rank)
    ), kept as (
      insert into keyword_rank (app_id, country, day, keyword_id, rank)
      select app_id, country, day, keyword_id, rank from given
      on conflict (app_id, country, period, keyword_id, day) do update set rank = excluded.rank
      where keyword_rank.rank is distinct from excluded.rank
    )
    insert into keyword_rank_latest as latest (app_id, country, keyword_id, day, rank)
    select distinct on (app_id, country, keyword_id) app_id, country, keyword_id, day, rank from given
    order by app_id, country, keyword_id, day desc
    on conflict (app_id, country, keyword_id) do update set day = excluded.day, rank = excluded.rank
    where latest.day <= excluded.day and (latest.day, latest.rank) is distinct from (excluded.day, excluded.rank)
  `.execute(db)
}
