import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf } from '#server/markets/market-of-caller.ts'
import { quotasOf } from '#server/quotas/quotas.ts'
import { usedSlots } from '#server/quotas/used-slots.ts'
import { requireOwnProject } from '#server/scope/own-project.ts'
import { measuringOf } from './measuring.ts'
import { trackedKeywords } from './tracked-keywords.ts'

export const list = serve(getTrackedKeywords, async ({ params, query, caller, db, services }) => {
  const now = services.clock()
  const project = await requireOwnProject(db, caller, params.projectId, 'view')
  const tags = await db
    .selectFrom('keyword_tag')
    .select(['name', 'colour'])
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .orderBy('created_at')
    .orderBy('name')
    .execute()
  const source = marketOf(caller, services)
  const { measured, total, ...known } = await trackedKeywords({ db, caller, source, now }, project, query.locale)
  const { stores } = services.config
  return {
    ...known,
    measuring: await measuringOf({ measured, total }, project.store, { db, source, stores, now }),
    tags,
    slots: {
      used: await usedSlots(db, project.organisation_id, 'KEYWORD', now),
      limit: (await quotasOf(db, project.organisation_id, now)).keywords,
    },
  }
})
