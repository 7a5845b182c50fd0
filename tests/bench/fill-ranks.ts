import { sql } from 'kysely'
import type { AppRef } from '#contract/store.ts'
import { dayOf, type UtcDay } from '#contract/protocol/days.ts'
import type { Database } from '#server/db/database.ts'
import { recordRanks } from '#server/history/record-ranks.ts'

/** Ranks of one app: every keyword in every country on every day. */
export interface Extent {
  keywords: number
  countries: readonly string[]
  days: number
}

export const app: AppRef = { store: 'APP_STORE', trackId: '1' }

const FIRST_DAY = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

/** UTC day, ISO; `index` counts from 0. */
export const dayAt = (index: number): UtcDay => dayOf(FIRST_DAY + index * DAY_MS)
export const keywordAt = (index: number): string => `weather forecast ${index}`

/** One rank in fifty is `null`; the others drift with keyword and day. */
export const rankAt = (keyword: number, day: number): number | null => (keyword * 7 + day * 3) % 200 || null

/** Fills the tables by SQL, days in their order as jobs write them; `days` of them from the first on. */
export async function fillRanks({ db }: Database, { keywords, countries }: Extent, days: number): Promise<void> {
  const [country = 'DE'] = countries
  const texts = Array.from({ length: keywords }, (_, index) => keywordAt(index))
  // The history enters the app and the keywords; the rest is too much to go through it.
  await recordRanks(
    db,
    'live',
    texts.map((keyword, index) => ({ app, country, keyword, day: dayAt(0), rank: rankAt(index, 0) })),
  )
  for (let day = 0; day < days; day += 1) {
    await sql`
      insert into keyword_rank (app_id, country, day, keyword_id, rank)
      select app.id, country, ${dayAt(day)}::date, keyword.id,
        nullif((substr(keyword.text, 18)::int * 7 + ${day}::int * 3) % 200, 0)
      from app, unnest(${countries}::text[]) as country, keyword
      order by country, keyword.id
      on conflict do nothing`.execute(db)
  }
  await sql`
    insert into keyword_rank_latest (app_id, country, keyword_id, day, rank)
    select app_id, country, keyword_id, day, rank from keyword_rank where day = ${dayAt(days - 1)}
    on conflict (app_id, country, keyword_id) do update set day = excluded.day, rank = excluded.rank`.execute(db)
  await sql`vacuum (analyze)`.execute(db)
}
