import type { Kysely } from 'kysely'
import type { AppRef, Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'

/** What an own app's figures say of our estimates. */
export interface StoredCorrection extends AppRef {
  projectId: string
  /** null: not known. */
  category: string | null
  /** null: too few days. */
  error: number | null
  factor: number | null
}

/** Of an organisation's own apps in a store. */
export async function correctionsOf(
  db: Kysely<Schema>,
  organisationId: string,
  store: Store,
): Promise<StoredCorrection[]> {
  const rows = await db
    .selectFrom('own_correction')
    .innerJoin('project', (join) =>
      join
        .onRef('project.organisation_id', '=', 'own_correction.organisation_id')
        .onRef('project.store', '=', 'own_correction.store')
        .onRef('project.track_id', '=', 'own_correction.track_id'),
    )
    .select([
      'project.id',
      'own_correction.track_id',
      'own_correction.category',
      'own_correction.error',
      'own_correction.factor',
    ])
    .where('own_correction.organisation_id', '=', organisationId)
    .where('own_correction.store', '=', store)
    .execute()
  return rows.map(({ id, track_id, category, error, factor }) => ({
    projectId: id,
    store,
    trackId: track_id,
    category,
    error,
    factor,
  }))
}
