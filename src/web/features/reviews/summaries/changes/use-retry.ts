import { retrySummary, type SummaryListed } from '#contract/reviews/summaries.ts'
import { call } from '#web/api/call.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { putSummary } from '../reads/put-summary.ts'

/** Has a summary that failed made anew. */
export function useRetry(orgId: string, { id }: SummaryListed) {
  const { submit, ...rest } = useSubmit(async () => {
    putSummary(orgId, await call(retrySummary, { params: { orgId, summaryId: id } }))
  })
  return { retry: submit, ...rest }
}
