import type { Kysely } from 'kysely'
import { storeOf } from '#contract/connections/connection.ts'
import { assignApps } from '#contract/connections/connections.ts'
import type { AppRef } from '#contract/store.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { ConnectionRow } from '#server/db/rows/connections.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { lockOrganisation } from '#server/quotas/take-slot.ts'
import { editNeeded } from '#server/scope/all-apps.ts'
import { permissionsOf } from '#server/scope/app-permissions.ts'
import { requireChangeable } from './own-connection.ts'
import { promoteLatest } from './primary.ts'

export const assign = serve(assignApps, async ({ params, body, caller, db, services }) => {
  await lockOrganisation(db, caller.organizationId)
  const connection = await requireChangeable(db, caller, params.connectionId)
  const now = services.clock()
  const added = await add(db, connection, await ownApps(db, caller, connection, body.add), now)
  const removed = await remove(db, connection, body.remove)
  if (added + removed > 0)
    await recordChangeBy(db, caller, { action: 'connection-changed', subject: connection.name }, now)
  return null
})

type Of = Pick<ConnectionRow, 'organisation_id' | 'id' | 'provider'>

/**
 * Store ids, each once.
 * @throws APP_NOT_FOUND unless all are the organisation's, visible to the caller, of the provider's store; FORBIDDEN unless the
 * caller may edit them
 */
async function ownApps(db: Kysely<Schema>, caller: Caller, { provider }: Of, apps: AppRef[]): Promise<string[]> {
  const trackIds = [...new Set(apps.map(({ trackId }) => trackId))]
  if (trackIds.length === 0) return []
  const store = storeOf[provider]
  const own = await db
    .selectFrom('project')
    .select('id')
    .where('organisation_id', '=', caller.organizationId)
    .where('store', '=', store)
    .where('track_id', 'in', trackIds)
    .execute()
  const permission = await permissionsOf(db, caller)
  const visible = own.filter(({ id }) => permission(id) !== 'none')
  if (visible.length < trackIds.length || apps.some((app) => app.store !== store))
    throw new HttpError('APP_NOT_FOUND', 'One of these apps is not among yours in this store.')
  if (visible.some(({ id }) => permission(id) !== 'edit'))
    throw editNeeded('A connection is given to apps by who may edit them.')
  return trackIds
}

/** Answers how many were not assigned before; of those this connection is the primary one now. */
async function add(db: Kysely<Schema>, connection: Of, trackIds: string[], now: Date): Promise<number> {
  if (trackIds.length === 0) return 0
  const { organisation_id, id, provider } = connection
  const store = storeOf[provider]
  const known = await db
    .selectFrom('connection_app')
    .select('track_id')
    .where('organisation_id', '=', organisation_id)
    .where('connection_id', '=', id)
    .where('track_id', 'in', trackIds)
    .execute()
  const fresh = trackIds.filter((trackId) => !known.some(({ track_id }) => track_id === trackId))
  if (fresh.length === 0) return 0
  await db
    .updateTable('connection_app')
    .set({ is_primary: false })
    .where('organisation_id', '=', organisation_id)
    .where('provider', '=', provider)
    .where('store', '=', store)
    .where('track_id', 'in', fresh)
    .execute()
  const row = { organisation_id, connection_id: id, provider, store, is_primary: true, assigned_at: now }
  await db
    .insertInto('connection_app')
    .values(fresh.map((track_id) => ({ ...row, track_id })))
    .execute()
  return fresh.length
}

async function remove(db: Kysely<Schema>, { organisation_id, id }: Of, apps: AppRef[]): Promise<number> {
  if (apps.length === 0) return 0
  const gone = await db
    .deleteFrom('connection_app')
    .where('organisation_id', '=', organisation_id)
    .where('connection_id', '=', id)
    .where((where) => where.or(apps.map(({ store, trackId }) => where.and({ store, track_id: trackId }))))
    .returning('track_id')
    .execute()
  await promoteLatest(db, organisation_id)
  return gone.length
}
