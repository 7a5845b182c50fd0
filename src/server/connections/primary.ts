import { sql, type Kysely } from 'kysely'
import { makePrimary } from '#contract/connections/connections.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { lockOrganisation } from '#server/quotas/take-slot.ts'
import { requireChangeable } from './own-connection.ts'

/** Wherever an app has lost its primary connection, the one assigned last follows. */
export async function promoteLatest(db: Kysely<Schema>, organisationId: string): Promise<void> {
  await sql`
    update connection_app as one set is_primary = true
    from (
      select distinct on (provider, store, track_id) provider, store, track_id, connection_id,
        bool_or(is_primary) over (partition by provider, store, track_id) as has_primary
      from connection_app
      where organisation_id = ${organisationId}
      order by provider, store, track_id, assigned_at desc, connection_id
    ) as latest
    where not latest.has_primary and one.organisation_id = ${organisationId}
      and one.connection_id = latest.connection_id and one.store = latest.store and one.track_id = latest.track_id
  `.execute(db)
}

export const primary = serve(makePrimary, async ({ body, caller, db, services }) => {
  const { organizationId } = caller
  const { connectionId, store, trackId } = body
  await lockOrganisation(db, organizationId)
  const { provider, name } = await requireChangeable(db, caller, connectionId)
  const assignments = () =>
    db
      .updateTable('connection_app')
      .where('organisation_id', '=', organizationId)
      .where('provider', '=', provider)
      .where('store', '=', store)
      .where('track_id', '=', trackId)
  const own = await db
    .selectFrom('connection_app')
    .select('is_primary')
    .where('organisation_id', '=', organizationId)
    .where('connection_id', '=', connectionId)
    .where('store', '=', store)
    .where('track_id', '=', trackId)
    .executeTakeFirst()
  if (!own) throw new HttpError('APP_NOT_FOUND', 'The connection does not have this app.')
  if (own.is_primary) return null
  await assignments().set({ is_primary: false }).execute()
  await assignments().set({ is_primary: true }).where('connection_id', '=', connectionId).execute()
  await recordChangeBy(db, caller, { action: 'connection-changed', subject: name }, services.clock())
  return null
})
