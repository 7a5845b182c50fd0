import { removeApp } from '#contract/projects.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import { serve } from '#server/endpoints/serve.ts'
import { lockOrganisation } from '#server/quotas/take-slot.ts'
import { permissionOn } from '#server/scope/app-permissions.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/**
 * What hangs on the project goes with it: competitors, countries, keywords, permissions. One that the caller must not see is
 * as one that is not there: nothing happens.
 */
export const remove = serve(removeApp, async ({ params, query, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const { organizationId } = caller
  await lockOrganisation(db, organizationId)
  const project = await db
    .selectFrom('project')
    .select(['id', 'title'])
    .where('organisation_id', '=', organizationId)
    .where('store', '=', query.store)
    .where('track_id', '=', params.trackId)
    .executeTakeFirst()
  const held = project ? await permissionOn(db, caller, project.id) : 'none'
  if (!project || held === 'none') return null
  if (held !== 'edit') throw new HttpError('FORBIDDEN', 'You may look at this app, but not change it.')
  await db.deleteFrom('project').where('organisation_id', '=', organizationId).where('id', '=', project.id).execute()
  await recordChangeBy(db, caller, { action: 'app-removed', project }, services.clock())
  return null
})
