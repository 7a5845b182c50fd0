import { sql, type Kysely } from 'kysely'
import { DAY_MS, daysBefore } from '#contract/protocol/days.ts'
import { POOL_DAYS } from '#contract/protocol/limits.ts'
import type { Locale, Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { WANTED_MS } from './pace.ts'

/** A term whose turn it is. */
export interface ClaimedTerm {
  store: Store
  locale: Locale
  keywordId: number
  term: string
  level: number
  wantedAt: Date | null
}

/** A search that failed is made again after. */
const AGAIN_AFTER_MS = 3_600_000
/** Completions change slowly. */
const COMPLETIONS_DAYS = 30

/** Terms that have no list of the last 14 days and were not asked for within the hour. */
export const isDue = (now: Date) => sql<boolean>`
  (pool_term.asked_at is null or pool_term.asked_at < ${new Date(now.getTime() - AGAIN_AFTER_MS)})
  and not exists (
    select from result_list_latest as latest
    where latest.market = 'live' and latest.store = pool_term.store and latest.country = right(pool_term.locale, 2)
      and latest.keyword_id = pool_term.keyword_id and latest.day > ${daysBefore(now, POOL_DAYS)}
  )`

const wantedSince = (now: Date) => new Date(now.getTime() - WANTED_MS)

/** What is wanted first: of it what is tracked, then turn by turn; then by expected value. */
const byTurn = (now: Date) => sql`
  (pool_term.wanted_at > ${wantedSince(now)}) desc nulls last, ('tracked' = any(pool_term.sources)) desc,
  case when pool_term.wanted_at > ${wantedSince(now)} then pool_term.wanted_turn end,
  pool_term.expected_value desc, pool_term.keyword_id, pool_term.locale`

const claimed = sql`
  pool_term.store, pool_term.locale, pool_term.keyword_id as "keywordId", pool_term.level,
  pool_term.wanted_at as "wantedAt", (select text from keyword where keyword.id = pool_term.keyword_id) as term`

/** Takes the next terms to search for: no other process gets the same. */
export async function claimSearches(db: Kysely<Schema>, store: Store, most: number, now: Date): Promise<ClaimedTerm[]> {
  const { rows } = await sql<ClaimedTerm>`
    with next as (
      select store, locale, keyword_id from pool_term
      where pool_term.store = ${store} and ${isDue(now)}
      order by ${byTurn(now)} limit ${most} for update skip locked
    )
    update pool_term set asked_at = ${now} from next
    where pool_term.store = next.store and pool_term.locale = next.locale and pool_term.keyword_id = next.keyword_id
    returning ${claimed}`.execute(db)
  return rows
}

/** Takes the next terms to complete. */
export async function claimCompletions(
  db: Kysely<Schema>,
  store: Store,
  most: number,
  now: Date,
): Promise<ClaimedTerm[]> {
  const { rows } = await sql<ClaimedTerm>`
    with next as (
      select store, locale, keyword_id from pool_term
      where pool_term.store = ${store} and (
        pool_term.completed_at is null or pool_term.completed_at < ${new Date(now.getTime() - COMPLETIONS_DAYS * DAY_MS)}
      )
      order by ${byTurn(now)} limit ${most} for update skip locked
    )
    update pool_term set completed_at = ${now} from next
    where pool_term.store = next.store and pool_term.locale = next.locale and pool_term.keyword_id = next.keyword_id
    returning ${claimed}`.execute(db)
  return rows
}

/** Takes the next term of which it is to be asked after how many characters the store completes to it. */
export async function claimPrefix(db: Kysely<Schema>, store: Store, now: Date): Promise<ClaimedTerm | null> {
  const { rows } = await sql<ClaimedTerm>`
    with next as (
      select store, locale, keyword_id from pool_term
      where pool_term.store = ${store} and not pool_term.is_prefix_exact and pool_term.hint_count is not null
      order by ${byTurn(now)} limit 1 for update skip locked
    )
    update pool_term set is_prefix_exact = true from next
    where pool_term.store = next.store and pool_term.locale = next.locale and pool_term.keyword_id = next.keyword_id
    returning ${claimed}`.execute(db)
  return rows[0] ?? null
}

/** How many terms were asked for, or completed, in the last minute by all processes. */
export async function countLastMinute(
  db: Kysely<Schema>,
  store: Store,
  column: 'asked_at' | 'completed_at',
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('pool_term')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store', '=', store)
    .where(column, '>', new Date(now.getTime() - 60_000))
    .executeTakeFirstOrThrow()
  return count
}

/** Whether an app that was added a short while ago waits for its first terms. */
export async function isAppWaiting(db: Kysely<Schema>, store: Store, now: Date): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from pool_term
      where pool_term.store = ${store} and pool_term.wanted_at > ${wantedSince(now)} and ${isDue(now)}
    ) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Gives terms back that could not be asked for. */
export async function giveBack(
  db: Kysely<Schema>,
  { store, locale, keywordId }: ClaimedTerm,
  column: 'asked_at' | 'completed_at' | 'is_prefix_exact',
): Promise<void> {
  await db
    .updateTable('pool_term')
    .set(column === 'is_prefix_exact' ? { is_prefix_exact: false } : { [column]: null })
    .where((row) => row.and({ store, locale, keyword_id: keywordId }))
    .execute()
}
