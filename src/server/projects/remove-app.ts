import { removeApp } from '#contract/projects.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import { serve } from '#server/endpoints/serve.ts'
import { lockOrganisation } from '#server/quotas/take-slot.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

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
    await recordChangeBy(db, caller, { action: 'app-removed', project: gone }, services.clock())
  }
  return null
})
