import { getSummaries, getSummary } from '#contract/reviews/summaries.ts'
import { serve } from '#server/endpoints/serve.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { requireOwnApp } from '../own-app.ts'
import { requireSummary } from './own-summary.ts'
import { detailsOf, listedOf, scheduleOf } from './summary-of.ts'
import { wakeDemoSummaries } from './wake-demo-summaries.ts'

export const all = serve(getSummaries, async ({ params, query, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const own = await requireOwnApp(db, caller, query)
  const { organisationId, store, trackId } = own
  if (caller.demo) await wakeDemoSummaries(db, own, services.clock())
  const summaries = await db
    .selectFrom('review_summary')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('store', '=', store)
    .where('track_id', '=', trackId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const schedules = await db
    .selectFrom('summary_schedule')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('store', '=', store)
    .where('track_id', '=', trackId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return { summaries: summaries.map(listedOf), schedules: schedules.map(scheduleOf) }
})

export const one = serve(getSummary, async ({ params, query, caller, db }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  return detailsOf(db, await requireSummary(db, caller, params.summaryId), query.language)
})
