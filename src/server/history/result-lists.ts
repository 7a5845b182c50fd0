import { sql, type Kysely } from 'kysely'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import type {
  FirstPlace,
  KeptResults,
  Market,
  NewestResults,
  ResultsKey,
  ResultsQuery,
  StoredResults,
} from './stored.ts'
import { requireAppIds } from './app-ids.ts'
import { requireKeywordIds } from './keyword-ids.ts'

/** Keeps what a store listed on a day; the same day again replaces it. */
export async function recordResults(
  db: Kysely<Schema>,
  market: Market,
  { keyword, store, country, day, apps, leaders }: StoredResults,
): Promise<void> {
  const idOf = await requireAppIds(
    db,
    market,
    apps.map(({ trackId }) => ({ store, trackId })),
  )
  const keywordIdOf = await requireKeywordIds(db, [keyword])
  const ids = apps.map(({ trackId }) => idOf({ store, trackId }))
  const titles = apps.map(({ title }) => title)
  const icons = apps.map(({ iconUrl }) => iconUrl ?? null)
  // In a fixed order, so that concurrent processes can't deadlock.
  await sql`
    with given as (
      select * from unnest(${ids}::int[], ${titles}::text[], ${icons}::text[]) as given (id, title, icon_url)
    ), changed as materialized (
      select app.id, given.title, given.icon_url from app join given on given.id = app.id
      where (app.title, app.icon_url) is distinct from (given.title, given.icon_url)
      order by app.id for no key update of app
    )
    update app set title = changed.title, icon_url = changed.icon_url from changed where app.id = changed.id`.execute(
    db,
  )
  await sql`
    insert into result_list (keyword_id, market, store, country, day, app_ids, leaders)
    values (
      ${keywordIdOf(keyword)}, ${market}, ${store}, ${country}, ${day}, ${ids}::int[], ${JSON.stringify(leaders)}::jsonb
    )
    on conflict (keyword_id, country, store, market, day)
    do update set app_ids = excluded.app_ids, leaders = case
      when result_list.leaders->0->>'rating' is not null and excluded.leaders->0->>'rating' is null
      then result_list.leaders else excluded.leaders end`.execute(db)
}

/** UTC days whose list is kept, newest first. */
export async function resultDays(db: Kysely<Schema>, market: Market, key: ResultsKey): Promise<UtcDay[]> {
  const rows = await listsOf(db, market, key).select('day').orderBy('day', 'desc').execute()
  return rows.map(({ day }) => day)
}

/** The list of a day, best first; null: none is kept. */
export async function resultsOn(
  db: Kysely<Schema>,
  market: Market,
  { day, ...key }: ResultsKey & { day: UtcDay },
): Promise<KeptResults | null> {
  const row = await listsOf(db, market, key).select('app_ids').where('day', '=', day).executeTakeFirst()
  if (!row) return null
  const { rows } = await sql<KeptResults[number]>`
    select app.track_id as "trackId", app.title
    from unnest(${row.app_ids}::int[]) with ordinality as listed (id, place) join app on app.id = listed.id
    order by listed.place`.execute(db)
  return rows
}

/**
 * The newest list of each keyword that was searched for in a span, without the apps behind the first. `preferRated`: an older
 * one, if the ratings of its first apps are known and those of a newer one are not yet.
 */
export async function newestResults(
  db: Kysely<Schema>,
  market: Market,
  { store, country, keywords, from, to, preferRated = false }: ResultsQuery & { preferRated?: boolean },
): Promise<NewestResults[]> {
  const lacksRatings = sql<boolean>`coalesce(list.leaders->0->'rating' = 'null'::jsonb, false)`
  const { rows } = await sql<NewestResults>`
    select distinct on (list.keyword_id) keyword.text as keyword, list.day, cardinality(list.app_ids) as "resultCount",
      list.leaders, list.app_ids[1:10] as first, term.hint_count as "hintCount", term.prefix_length as "prefixLength"
    from keyword join result_list as list on list.keyword_id = keyword.id
    left join pool_term as term
      on term.store = list.store and right(term.locale, 2) = list.country and term.keyword_id = list.keyword_id
    where keyword.text = any(${keywords}::text[]) and list.country = ${country} and list.store = ${store}
      and list.market = ${market} and list.day between ${from} and ${to}
    order by list.keyword_id, ${preferRated} and ${lacksRatings}, list.day desc`.execute(db)
  return rows
}

/** Who stood first on each day of a span, oldest first. */
export async function firstPlaces(
  db: Kysely<Schema>,
  market: Market,
  { store, country, keywords, from, to }: ResultsQuery,
): Promise<FirstPlace[]> {
  const { rows } = await sql<FirstPlace>`
    select keyword.text as keyword, list.day, app.track_id as "trackId", app.title, app.icon_url as "iconUrl"
    from keyword join result_list as list on list.keyword_id = keyword.id join app on app.id = list.app_ids[1]
    where keyword.text = any(${keywords}::text[]) and list.country = ${country} and list.store = ${store}
      and list.market = ${market} and list.day between ${from} and ${to}
    order by list.day`.execute(db)
  return rows
}

const listsOf = (db: Kysely<Schema>, market: Market, { keyword, store, country }: ResultsKey) =>
  db
    .selectFrom('result_list')
    .where('keyword_id', '=', (query) => query.selectFrom('keyword').select('id').where('text', '=', keyword))
    .where('country', '=', country)
    .where('store', '=', store)
    .where('market', '=', market)
