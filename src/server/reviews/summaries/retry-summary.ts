import { retrySummary } from '#contract/reviews/summaries.ts'
import { serve } from '#server/endpoints/serve.ts'
import { statusAfter } from '../summarising/summary-states.ts'
import { lockOrganisation, takeSlot } from '#server/quotas/take-slot.ts'
import { monthOf } from '#server/quotas/used-slots.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { requireSummary } from './own-summary.ts'
import { listedOf } from './summary-of.ts'

/** One that has not failed stays as it is. What was made of it is made anew, of its own period. */
export const retry = serve(retrySummary, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  await lockOrganisation(db, caller.organizationId)
  const summary = await requireSummary(db, caller, params.summaryId, { lock: true })
  const status = statusAfter(summary.status, 'again')
  if (status === null) return listedOf(summary)
  const now = services.clock()
  await takeSlot(db, caller.organizationId, 'REVIEW_SUMMARY', now)
  const row = await db
    .updateTable('review_summary')
    .set({
      status,
      status_at: now,
      next_at: now,
      claimed_until: null,
      tries: 0,
      quota_month: monthOf(now),
      topics: '[]',
    })
    .where('organisation_id', '=', caller.organizationId)
    .where('id', '=', summary.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return listedOf(row)
})
