import { sql, type Kysely } from 'kysely'
import { expectedValue, type TermSource } from '#aso/pool/expected-value.ts'
import type { Locale, Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { requireKeywordIds } from '#server/history/keyword-ids.ts'
import { HINTS_MAX } from './pace.ts'

/** A store in one country and language. */
export interface Storefront {
  store: Store
  locale: Locale
}

export interface NewTerm {
  term: string
  source: TermSource
  /** 0..2; 0 if left out. */
  level?: number
  /** It is searched for ahead of others, in the order in which they are given. */
  isWanted?: boolean
}

/** Terms of one storefront; more are added only of what is tracked. */
const POOL_MAX = 20_000
const BATCH = 1000

/** Adds terms to the pool of a storefront; those that are in it gain the source. */
export async function addTerms(
  db: Kysely<Schema>,
  { store, locale }: Storefront,
  terms: readonly NewTerm[],
  now: Date,
): Promise<void> {
  const room = POOL_MAX - (await countTerms(db, { store, locale }))
  const taken = room >= terms.length ? terms : terms.filter(({ source }, index) => source === 'tracked' || index < room)
  const distinct = [...new Map(taken.map((one) => [one.term, one])).values()]
  for (let start = 0; start < distinct.length; start += BATCH)
    await addBatch(db, { store, locale }, distinct.slice(start, start + BATCH), now)
}

async function addBatch(db: Kysely<Schema>, { store, locale }: Storefront, terms: readonly NewTerm[], now: Date) {
  const idOf = await requireKeywordIds(
    db,
    terms.map(({ term }) => term),
  )
  const known = await db
    .selectFrom('pool_term')
    .select(['keyword_id', 'sources', 'hint_count'])
    .where('store', '=', store)
    .where('locale', '=', locale)
    .where(sql<boolean>`keyword_id = any(${terms.map(({ term }) => idOf(term))}::int[])`)
    .execute()
  const knownById = new Map(known.map((row) => [row.keyword_id, row]))
  const rows = terms.flatMap(({ term, source, level = 0, isWanted = false }, index) => {
    const before = knownById.get(idOf(term))
    if (before?.sources.includes(source) && !isWanted) return []
    const sources = [...new Set([...(before?.sources ?? []), source])]
    const extensionShare = before?.hint_count == null ? null : before.hint_count / HINTS_MAX[store]
    const row = {
      store,
      locale,
      keyword_id: idOf(term),
      sources,
      level,
      expected_value: expectedValue({ sources, extensionShare, isFound: null }),
      hint_count: null,
      prefix_length: null,
      completed_at: null,
      asked_at: null,
      wanted_at: isWanted ? now : null,
      wanted_turn: isWanted ? index : null,
      added_at: now,
    }
    return [row]
  })
  if (rows.length === 0) return
  await db
    .insertInto('pool_term')
    // In a fixed order, so that concurrent processes can't deadlock.
    .values(rows.toSorted((a, b) => a.keyword_id - b.keyword_id))
    .onConflict((conflict) =>
      conflict.columns(['store', 'locale', 'keyword_id']).doUpdateSet((row) => ({
        sources: row.ref('excluded.sources'),
        level: sql`least(pool_term.level, excluded.level)`,
        expected_value: row.ref('excluded.expected_value'),
        wanted_at: sql`coalesce(excluded.wanted_at, pool_term.wanted_at)`,
        wanted_turn: sql`coalesce(excluded.wanted_turn, pool_term.wanted_turn)`,
      })),
    )
    .execute()
}

/** How many terms the pool of a storefront holds. */
async function countTerms(db: Kysely<Schema>, { store, locale }: Storefront): Promise<number> {
  const { count } = await db
    .selectFrom('pool_term')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store', '=', store)
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow()
  return count
}
