import type { Kysely } from 'kysely'
import { getSummaries, getSummary } from '#contract/reviews/summaries.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { requireOwnApp, type OwnApp } from '../own-app.ts'
import { requireSummary } from './own-summary.ts'
import { detailsOf, listedOf, scheduleOf } from './summary-of.ts'

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

/** Has the job make what was ordered for a demo's app before anybody looked. */
async function wakeDemoSummaries(
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

export const one = serve(getSummary, async ({ params, query, caller, db }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  return detailsOf(db, await requireSummary(db, caller, params.summaryId), query.language)
})
