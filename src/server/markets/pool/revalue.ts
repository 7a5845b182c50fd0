import { sql, type Kysely } from 'kysely'
import { expectedValue } from '#aso/pool/expected-value.ts'
import type { Schema } from '#server/db/schema.ts'
import type { PoolTermRow } from '#server/db/rows/pool.ts'
import type { ClaimedTerm } from './claim-terms.ts'
import { HINTS_MAX } from './pace.ts'

interface Known extends Pick<PoolTermRow, 'sources' | 'hint_count'> {
  isFound: boolean | null
}

/** Works out anew what a search for a term is worth, after it was searched for or completed. */
export async function revalue(db: Kysely<Schema>, { store, locale, keywordId }: ClaimedTerm): Promise<void> {
  const { rows } = await sql<Known>`
    select sources, hint_count, (
      select cardinality(latest.app_ids) > 0 from result_list_latest as latest
      where latest.market = 'live' and latest.store = term.store and latest.country = right(term.locale, 2)
        and latest.keyword_id = term.keyword_id
    ) as "isFound"
    from pool_term as term
    where term.store = ${store} and term.locale = ${locale} and term.keyword_id = ${keywordId}`.execute(db)
  for (const { sources, hint_count: hintCount, isFound } of rows) {
    const extensionShare = hintCount === null ? null : Math.min(1, hintCount / HINTS_MAX[store])
    await db
      .updateTable('pool_term')
      .set({ expected_value: expectedValue({ sources, extensionShare, isFound }) })
      .where((row) => row.and({ store, locale, keyword_id: keywordId }))
      .execute()
  }
}
