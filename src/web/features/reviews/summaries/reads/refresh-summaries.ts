import { getQuotas } from '#contract/billing/plans.ts'
import { getSummaries, getSummary } from '#contract/reviews/summaries.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'

/** Asks anew for what a change of a summary may have changed. */
export function refreshSummaries(): void {
  const client = getQueryClient()
  for (const { id } of [getSummaries, getSummary, getQuotas]) void client.invalidateQueries({ queryKey: [id] })
}
