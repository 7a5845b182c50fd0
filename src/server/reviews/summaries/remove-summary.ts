import { removeSummary } from '#contract/reviews/summaries.ts'
import { serve } from '#server/endpoints/serve.ts'
import { isDone } from '../summarising/summary-states.ts'
import { giveBackSlot } from '#server/quotas/give-back-slot.ts'
import { lockOrganisation } from '#server/quotas/take-slot.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { findSummary } from './own-summary.ts'

/** One that was not made yet gives its slot back. */
export const remove = serve(removeSummary, async ({ params, caller, db }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  await lockOrganisation(db, caller.organizationId)
  const summary = await findSummary(db, caller, params.summaryId, { lock: true })
  if (!summary) return null
  if (summary.quota_month !== null && !isDone(summary.status))
    await giveBackSlot(db, caller.organizationId, 'REVIEW_SUMMARY', summary.quota_month)
  await db
    .deleteFrom('review_summary')
    .where('organisation_id', '=', caller.organizationId)
    .where('id', '=', summary.id)
    .execute()
  return null
})
