import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { OriginChange, SearchOrigin } from '#contract/keywords/search-origin.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import { requireKeywordIds } from './keyword-ids.ts'
import type { Market, ResultsKey, ResultsQuery } from './stored.ts'

/** Of lists from before the first row. */
const FIRST: SearchOrigin = 'api'

/**
 * Records which source the list of a day comes from, where that differs from the day before; the same day again replaces it. It is
 * called before the list itself is kept: lists from before origins were recorded get theirs with the first one that is.
 */
export async function recordOrigin(
  db: Kysely<Schema>,
  market: Market,
  { keyword, store, country, day, origin }: ResultsKey & { day: UtcDay; origin: SearchOrigin },
): Promise<void> {
  const keywordId = (await requireKeywordIds(db, [keyword]))(keyword)
  const ofList = sql`keyword_id = ${keywordId} and country = ${country} and store = ${store} and market = ${market}`
  const insert = sql`insert into result_origin (keyword_id, country, store, market, since, origin)
    select ${keywordId}, ${country}, ${store}, ${market}`
  await sql`
    with recorded as (
      select origin from result_origin where ${ofList} and since < ${day} order by since desc limit 1
    ), unrecorded as (
      select min(day) as since from result_list
      where ${ofList} and day < ${day} and not exists (select from recorded)
      having min(day) is not null
    ), last as (
      select origin from recorded union all select ${FIRST} from unrecorded
    ), same as (
      delete from result_origin using last
      where ${ofList} and since = ${day} and last.origin = ${origin}
    ), before as (
      ${insert}, unrecorded.since, ${FIRST} from unrecorded where ${origin} <> ${FIRST}
    )
    ${insert}, ${day}, ${origin} where not exists (select from last where last.origin = ${origin})
    on conflict (keyword_id, country, store, market, since) do update set origin = excluded.origin`.execute(db)
}

/** When the lists of keywords came from another source than before in a span, oldest first; the first list is no change. */
export async function originChanges(
  db: Kysely<Schema>,
  market: Market,
  { store, country, keywords, from, to }: ResultsQuery,
): Promise<OriginChange[]> {
  const { rows } = await sql<OriginChange>`
    select keyword.text as keyword, changed.since as day, changed.origin, before.origin as before
    from keyword join result_origin as changed on changed.keyword_id = keyword.id
    cross join lateral (
      select earlier.origin from result_origin as earlier
      where earlier.keyword_id = changed.keyword_id and earlier.country = changed.country
        and earlier.store = changed.store and earlier.market = changed.market and earlier.since < changed.since
      order by earlier.since desc limit 1
    ) as before
    where keyword.text = any(${keywords}::text[]) and changed.country = ${country} and changed.store = ${store}
      and changed.market = ${market} and changed.since between ${from} and ${to}
    order by changed.since`.execute(db)
  return rows
}

/** Where the list of each day comes from. */
export async function originsOf(
  db: Kysely<Schema>,
  market: Market,
  { keyword, store, country }: ResultsKey,
): Promise<(day: UtcDay) => SearchOrigin> {
  const { rows } = await sql<{ since: UtcDay; origin: SearchOrigin }>`
    select since, origin from result_origin join keyword on keyword.id = keyword_id
    where keyword.text = ${keyword} and country = ${country} and store = ${store} and market = ${market}
    order by since desc`.execute(db)
  return (day) => rows.find(({ since }) => since <= day)?.origin ?? FIRST
}

interface ListColumns {
  keywordId: RawBuilder<unknown>
  country: RawBuilder<unknown>
  store: RawBuilder<unknown>
  market: RawBuilder<unknown>
}

const originOn = ({ keywordId, country, store, market }: ListColumns, day: RawBuilder<unknown>) => sql`coalesce(
  (
    select since.origin from result_origin as since
    where since.keyword_id = ${keywordId} and since.country = ${country} and since.store = ${store}
      and since.market = ${market} and since.since <= ${day}
    order by since.since desc limit 1
  ), ${FIRST}
)`

/** Whether a keyword's lists of two days have one origin, and so ranks that can be compared; each part is a column or a value. */
export const hasOneOrigin = (
  list: ListColumns,
  days: { earlier: RawBuilder<unknown>; later: RawBuilder<unknown> },
): RawBuilder<unknown> => sql`${originOn(list, days.earlier)} = ${originOn(list, days.later)}`
