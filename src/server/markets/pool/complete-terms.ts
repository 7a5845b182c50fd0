import { sql, type Kysely } from 'kysely'
import { trackableKeyword } from '#aso/keywords/normalise-keyword.ts'
import { prefixLength } from '#aso/pool/prefix-length.ts'
import type { Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { StoreUnavailable } from '../live/gateway/store-failure.ts'
import { addTerms } from './add-terms.ts'
import { revalue } from './revalue.ts'
import { claimCompletions, claimPrefix, countLastMinute, giveBack, type ClaimedTerm } from './claim-terms.ts'
import { completionsPerMinute, WANTED_TERMS } from './pace.ts'
import type { PoolParts } from './search-terms.ts'

/** Completions of completions are added to the pool, theirs are not. */
const LEVELS = 2

/**
 * Asks a store to complete the next terms until the minute's share of calls is used up; once all of them are completed, after how
 * many characters it completes to the next one.
 * @throws StoreUnavailable: the terms that were not asked for stay due
 */
export async function completeTerms(
  parts: PoolParts,
  { store, callsPerMinute }: { store: Store; callsPerMinute: number },
  stopping: AbortSignal,
): Promise<void> {
  const { db, clock } = parts
  while (!stopping.aborted) {
    const now = clock()
    const room = completionsPerMinute(store, callsPerMinute) - (await countLastMinute(db, store, 'completed_at', now))
    if (room <= 0) return
    const [claimed] = await claimCompletions(db, store, 1, now)
    if (!claimed) break
    await unlessUnavailable(db, claimed, 'completed_at', () => complete(parts, claimed))
  }
  const claimed = stopping.aborted ? null : await claimPrefix(db, store, clock())
  if (claimed) await unlessUnavailable(db, claimed, 'is_prefix_exact', () => measurePrefix(parts, claimed))
}

async function unlessUnavailable(
  db: Kysely<Schema>,
  claimed: ClaimedTerm,
  column: Parameters<typeof giveBack>[2],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof StoreUnavailable) await giveBack(db, claimed, column)
    throw error
  }
}

/** The store's completions as keywords, in its order; null: it has none in this country. */
async function hintsOf({ market }: PoolParts, { store, locale }: ClaimedTerm, term: string): Promise<string[] | null> {
  const hints = await market.autoComplete({ term, locale, store })
  return hints && hints.flatMap((hint) => trackableKeyword(hint, locale) ?? [])
}

async function complete(parts: PoolParts, claimed: ClaimedTerm): Promise<void> {
  const { store, locale, keywordId, term, level, wantedAt } = claimed
  const { db, clock } = parts
  const hints = await hintsOf(parts, claimed, term)
  if (hints === null) return
  const longer = hints.filter((hint) => hint !== term && hint.startsWith(term))
  await db
    .updateTable('pool_term')
    .set({ hint_count: longer.length })
    .where((row) => row.and({ store, locale, keyword_id: keywordId }))
    .execute()
  await revalue(db, claimed)
  if (level < LEVELS) {
    const isWanted = wantedAt !== null && (await countWanted(db, store, wantedAt)) < WANTED_TERMS
    const found = hints.filter((hint) => hint !== term)
    await addTerms(
      db,
      { store, locale },
      found.map((hint) => ({ term: hint, source: 'completion', level: level + 1 })),
      clock(),
    )
    if (isWanted) await wantToo(db, claimed, found)
  }
  // What it is completed to after so many characters, it may be after fewer.
  const completedTo = hints.filter((hint) => hint.startsWith(term))
  await sql`
    update pool_term set prefix_length = least(pool_term.prefix_length, ${Array.from(term).length}::int)
    from keyword
    where keyword.id = pool_term.keyword_id and keyword.text = any(${completedTo}::text[])
      and pool_term.store = ${store} and pool_term.locale = ${locale} and not pool_term.is_prefix_exact`.execute(db)
}

/** The completions of a wanted term are wanted in its turn, as long as there are fewer than 200 of them. */
async function wantToo(
  db: Kysely<Schema>,
  { store, locale, keywordId, wantedAt }: ClaimedTerm,
  terms: readonly string[],
): Promise<void> {
  await sql`
    update pool_term set wanted_at = ${wantedAt}, wanted_turn = (
      select wanted_turn from pool_term as of_term
      where of_term.store = ${store} and of_term.locale = ${locale} and of_term.keyword_id = ${keywordId}
    )
    from keyword
    where keyword.id = pool_term.keyword_id and keyword.text = any(${terms}::text[]) and pool_term.wanted_at is null
      and pool_term.store = ${store} and pool_term.locale = ${locale}`.execute(db)
}

async function countWanted(db: Kysely<Schema>, store: Store, wantedAt: Date): Promise<number> {
  const { count } = await db
    .selectFrom('pool_term')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store', '=', store)
    .where('wanted_at', '=', wantedAt)
    .executeTakeFirstOrThrow()
  return count
}

async function measurePrefix(parts: PoolParts, claimed: ClaimedTerm): Promise<void> {
  const { store, locale, keywordId, term } = claimed
  const length = await prefixLength(
    term,
    async (beginning) => (await hintsOf(parts, claimed, beginning))?.includes(term) ?? false,
  )
  await parts.db
    .updateTable('pool_term')
    .set({ prefix_length: length })
    .where((row) => row.and({ store, locale, keyword_id: keywordId }))
    .execute()
}
