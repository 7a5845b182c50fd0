import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { OwnApp } from '../own-app.ts'

/** Has the job make what was ordered for a demo's app before anybody looked. */
export async function wakeDemoSummaries(
  db: Kysely<Schema>,
  { organisationId, store, trackId }: OwnApp,
  now: Date,
): Promise<void> {
  await db
    .updateTable('review_summary')
    .set({ next_at: now, status_at: now })
    .where('organisation_id', '=', organisationId)
    .where('store', '=', store)
    .where('track_id', '=', trackId)
    .where('status', '=', 'OPEN')
    .where('next_at', 'is', null)
    .execute()
}
