import type { Kysely } from 'kysely'
import type { Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'

/** Which of these keys a store's gate keeps an answer under, other than that there is no such thing. */
export async function keptKeys(db: Kysely<Schema>, store: Store, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('store_answer')
    .select('key')
    .where('store', '=', store)
    .where('key', 'in', [...keys])
    .where('body', 'is not', null)
    .execute()
  return rows.map(({ key }) => key)
}
