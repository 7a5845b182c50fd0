import { sql, type Kysely } from 'kysely'
import { firstFacts } from '#aso/estimates/first-facts.ts'
import type { AppRef, Locale } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { findAppId } from './app-ids.ts'
import { knownRatings } from './known-ratings.ts'
import { hasOneOrigin } from './result-origins.ts'
import type { LatestQuery, LatestRankOfApp, Market, StoredResults } from './stored.ts'

/**
 * Keeps the recorded list of a day as the newest one of its keyword, unless there is a newer one. As in the record, a second search
 * of the day that tells no ratings leaves those that are known. Ratings that the list does not tell are those that are known of its
 * apps.
 */
export async function keepLatest(
  db: Kysely<Schema>,
  market: Market,
  { keyword, store, country, day, apps, leaders }: StoredResults,
  locale: Locale,
): Promise<void> {
  const told = firstFacts(keyword, leaders, locale)
  const first = apps.slice(0, told.ratings.length).map(({ trackId }) => trackId)
  const unrated = first.filter((_, place) => told.ratings[place] === null)
  const known = unrated.length > 0 ? await knownRatings(db, market, { store, country, trackIds: unrated }) : null
  const ratings = told.ratings.map((count, place) => count ?? known?.get(first[place] ?? '') ?? null)
  const facts = JSON.stringify({ ...told, ratings })
  await sql`
    insert into result_list_latest as latest (market, store, country, keyword_id, day, app_ids, facts)
    select list.market, list.store, list.country, list.keyword_id, list.day, list.app_ids, ${facts}::jsonb
    from result_list as list join keyword on keyword.id = list.keyword_id
    where keyword.text = ${keyword} and list.country = ${country} and list.store = ${store}
      and list.market = ${market} and list.day = ${day}
    on conflict (market, store, country, keyword_id)
    do update set day = excluded.day, app_ids = excluded.app_ids, facts = case
      when latest.day = excluded.day and latest.facts->'ratings'->>0 is not null
        and excluded.facts->'ratings'->>0 is null then latest.facts else excluded.facts end
    where latest.day <= excluded.day`.execute(db)
}

/** A list of 30 days ago may be this many days younger or older: what is not tracked is searched for every 14 days. */
const SLACK_DAYS = 7

/** What is told of a list, to stand after "select"; `latest`, `keyword` and `term` are joined. */
const told = sql`
  keyword.text as keyword, latest.day, cardinality(latest.app_ids) as "resultCount", latest.facts,
  term.hint_count as "hintCount", term.prefix_length as "prefixLength"`

const withTerm = sql`
  join keyword on keyword.id = latest.keyword_id
  left join pool_term as term
    on term.store = latest.store and right(term.locale, 2) = latest.country and term.keyword_id = latest.keyword_id`

const isAsked = (market: Market, { store, country, from }: LatestQuery) => sql`
  latest.market = ${market} and latest.store = ${store} and latest.country = ${country} and latest.day >= ${from}`

/** Where an app stood about 30 days before its newest list; the nearest day counts. */
const before = (appId: number) => sql`
  (
    select array_position(earlier.app_ids, ${appId}::int) from result_list as earlier
    where earlier.keyword_id = latest.keyword_id and earlier.country = latest.country and earlier.store = latest.store
      and earlier.market = latest.market
      and ${hasOneOrigin(
        {
          keywordId: sql`latest.keyword_id`,
          country: sql`latest.country`,
          store: sql`latest.store`,
          market: sql`latest.market`,
        },
        { earlier: sql`earlier.day`, later: sql`latest.day` },
      )}
      and earlier.day between latest.day - ${30 + SLACK_DAYS}::int and latest.day - ${30 - SLACK_DAYS}::int
    order by abs(latest.day - earlier.day - 30) limit 1
  )`

/** The newest lists in which an app stands, best place first. */
export async function listsWithApp(
  db: Kysely<Schema>,
  market: Market,
  { app, most, ...query }: LatestQuery & { app: AppRef; most: number },
): Promise<LatestRankOfApp[]> {
  const appId = await findAppId(db, market, app)
  if (appId === undefined) return []
  const { rows } = await sql<LatestRankOfApp>`
    select ${told}, latest.rank, ${before(appId)} as "rankBefore"
    from (
      select *, array_position(app_ids, ${appId}::int) as rank from result_list_latest as latest
      where app_ids @> array[${appId}::int] and ${isAsked(market, query)}
      order by rank, keyword_id limit ${most}
    ) as latest
    ${withTerm}
    order by latest.rank, keyword.text`.execute(db)
  return rows
}

/** In how many of them it is among the first so many places. */
export async function countListsWithApp(
  db: Kysely<Schema>,
  market: Market,
  { app, top, ...query }: LatestQuery & { app: AppRef; top: number },
): Promise<number> {
  const appId = await findAppId(db, market, app)
  if (appId === undefined) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from result_list_latest as latest
    where app_ids @> array[${appId}::int] and ${isAsked(market, query)}
      and array_position(app_ids, ${appId}::int) <= ${top}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The newest lists of keywords, with the place of an app; those that were not searched for are left out. */
export async function listsOfKeywords(
  db: Kysely<Schema>,
  market: Market,
  { app, keywords, ...query }: LatestQuery & { app: AppRef; keywords: readonly string[] },
): Promise<LatestRankOfApp[]> {
  const appId = (await findAppId(db, market, app)) ?? 0
  const { rows } = await sql<LatestRankOfApp>`
    select ${told}, array_position(latest.app_ids, ${appId}::int) as rank, ${before(appId)} as "rankBefore"
    from result_list_latest as latest
    ${withTerm}
    where ${isAsked(market, query)} and keyword.text = any(${keywords}::text[])`.execute(db)
  return rows
}

/** Keywords, and the ids in the history of their first ten, of lists that share one of their first ten with those given. */
export async function listsSharingFirst(
  db: Kysely<Schema>,
  market: Market,
  { appIds, ...query }: LatestQuery & { appIds: readonly number[] },
): Promise<{ keyword: string; first: number[] }[]> {
  const { rows } = await sql<{ keyword: string; first: number[] }>`
    select keyword.text as keyword, latest.app_ids[1:10] as first
    from result_list_latest as latest join keyword on keyword.id = latest.keyword_id
    where ${isAsked(market, query)} and latest.app_ids[1:10] && ${appIds}::int[]`.execute(db)
  return rows
}
