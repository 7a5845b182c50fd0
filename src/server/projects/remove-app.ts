import { removeApp } from '#contract/projects.ts'
import { noteChange } from '../audit/note-change.ts'
import { serve } from '../http/serve.ts'
import { lockOrganisation } from '../quotas/take-slot.ts'
import { requireOwnId } from '../scope/own-id.ts'

/** What hangs on the project goes with it: competitors, countries, keywords, permissions. */
export const remove = serve(removeApp, async ({ params, query, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const { organizationId } = caller
  await lockOrganisation(db, organizationId)
  const gone = await db
    .deleteFrom('project')
    .where('organisation_id', '=', organizationId)
    .where('store', '=', query.store)
    .where('track_id', '=', params.trackId)
    .returning(['id', 'title'])
    .executeTakeFirst()
  if (gone) {
    const change = { organisationId: organizationId, action: 'app-removed', actor: caller, project: gone } as const
    await noteChange(db, change, services.clock())
  }
  return null
})
