import { sql, type Kysely } from 'kysely'
import type { Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'

/**
 * Keeps apps from being removed before the transaction ends, and their organisation from being closed. In the order in
 * which those go, from the outside in, so that nobody waits for the other: first this, then imports, then the claim.
 * @returns those that are still there
 */
export async function lockApps(
  db: Kysely<Schema>,
  { organisationId, store }: { organisationId: string; store: Store },
  trackIds: readonly string[],
): Promise<string[]> {
  await db.selectFrom('organisation').select('id').where('id', '=', organisationId).forKeyShare().execute()
  const rows = await db
    .selectFrom('project')
    .select('track_id')
    .where('organisation_id', '=', organisationId)
    .where('store', '=', store)
    .where(sql<boolean>`track_id = any(${trackIds})`)
    .orderBy('track_id')
    .forKeyShare()
    .execute()
  return rows.map((row) => row.track_id)
}
