import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { OriginChange, SearchOrigin } from '#contract/keywords/search-origin.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import { requireKeywordIds } from './keyword-ids.ts'
import type { Market, ResultsKey, ResultsQuery } from './stored.ts'

/** Of lists from before anybody noted it. */
const FIRST: SearchOrigin = 'api'

/** Notes whose order the list of a day is in, where that differs from the day before; the same day again replaces it. */
export async function recordOrigin(
  db: Kysely<Schema>,
  market: Market,
  { keyword, store, country, day, origin }: ResultsKey & { day: UtcDay; origin: SearchOrigin },
): Promise<void> {
  const keywordId = (await requireKeywordIds(db, [keyword]))(keyword)
  const ofList = sql`keyword_id = ${keywordId} and country = ${country} and store = ${store} and market = ${market}`
  await sql`
    with last as (
      select coalesce(
        (select origin from result_origin where ${ofList} and since < ${day} order by since desc limit 1), ${FIRST}
      ) as origin
    ), same as (
      delete from result_origin using last
      where ${ofList} and since = ${day} and last.origin = ${origin}
    )
    insert into result_origin (keyword_id, country, store, market, since, origin)
    select ${keywordId}, ${country}, ${store}, ${market}, ${day}, ${origin} from last where last.origin <> ${origin}
    on conflict (keyword_id, country, store, market, since) do update set origin = excluded.origin`.execute(db)
}

/** When the lists of keywords changed their origin in a span, oldest first. */
export async function originChanges(
  db: Kysely<Schema>,
  market: Market,
  { store, country, keywords, from, to }: ResultsQuery,
): Promise<OriginChange[]> {
  const { rows } = await sql<OriginChange>`
    select keyword.text as keyword, changed.since as day, changed.origin, coalesce(
      (
        select earlier.origin from result_origin as earlier
        where earlier.keyword_id = changed.keyword_id and earlier.country = changed.country
          and earlier.store = changed.store and earlier.market = changed.market and earlier.since < changed.since
        order by earlier.since desc limit 1
      ), ${FIRST}
    ) as before
    from keyword join result_origin as changed on changed.keyword_id = keyword.id
    where keyword.text = any(${keywords}::text[]) and changed.country = ${country} and changed.store = ${store}
      and changed.market = ${market} and changed.since between ${from} and ${to}
    order by changed.since`.execute(db)
  return rows
}

/** Whether lists of two days of a keyword have one origin, and so ranks that can be compared; each part is a column or a value. */
export const hasOneOrigin = (
  list: {
    keywordId: RawBuilder<unknown>
    country: RawBuilder<unknown>
    store: RawBuilder<unknown>
    market: RawBuilder<unknown>
  },
  days: { earlier: RawBuilder<unknown>; later: RawBuilder<unknown> },
) => sql`not exists (
  select from result_origin as changed
  where changed.keyword_id = ${list.keywordId} and changed.country = ${list.country} and changed.store = ${list.store}
    and changed.market = ${list.market} and changed.since > ${days.earlier} and changed.since <= ${days.later}
)`
