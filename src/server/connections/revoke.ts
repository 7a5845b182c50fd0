import { previewRevoke, revokeConnection } from '#contract/connections/connections.ts'
import { audit } from '#server/audit/audit.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import { serve } from '#server/endpoints/serve.ts'
import { lockOrganisation } from '#server/quotas/take-slot.ts'
import { leftApps } from './left-apps.ts'
import { requireChangeable, requireOwnConnection } from './own-connection.ts'
import { promoteLatest } from './primary.ts'
import { servedApps } from './served-apps.ts'

export const preview = serve(previewRevoke, async ({ params, caller, db }) => {
  const { id } = await requireOwnConnection(db, caller, params.connectionId)
  const served = (await servedApps(db, caller, [id])).get(id)
  return { apps: await leftApps(db, caller, id), hidden: served?.hidden ?? 0, mayRevoke: served?.editsAll ?? true }
})

/** The sealed key, rights and assignments go with the row. */
export const revoke = serve(revokeConnection, async ({ params, caller, db, services }) => {
  const { organizationId: organisationId } = caller
  await lockOrganisation(db, organisationId)
  const { id, provider, name } = await requireChangeable(db, caller, params.connectionId)
  await db.deleteFrom('connection').where('organisation_id', '=', organisationId).where('id', '=', id).execute()
  await promoteLatest(db, organisationId)
  const now = services.clock()
  const note = `${provider}: ${name}`
  await audit(db, { action: 'connection-revoked', actor: caller, organisationId, note }, now)
  await recordChangeBy(db, caller, { action: 'connection-removed', subject: name }, now)
  return null
})
