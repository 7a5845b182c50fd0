import { getQuotas } from '#contract/billing/plans.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { getSummaries, type SummaryListed, getSummary } from '#contract/reviews/summaries.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import type { Answer } from '#web/data/queries/read.ts'
import { summariesRead } from '../reads.ts'

type List = Answer<EndpointOutput<typeof getSummaries>>

/** Puts a summary into the cached list at once and refreshes the list. */
export function putSummary(orgId: string, summary: SummaryListed): void {
  const { queryKey } = summariesRead(orgId, summary)
  getQueryClient().setQueryData<List>(queryKey, (before) => {
    if (!before) return before
    const { summaries } = before.data
    const isThere = summaries.some(({ id }) => id === summary.id)
    const next = isThere ? summaries.map((one) => (one.id === summary.id ? summary : one)) : [summary, ...summaries]
    return { ...before, data: { ...before.data, summaries: next } }
  })
  refreshSummaries()
}

/** Refreshes everything that a change of a summary may affect. */
export function refreshSummaries(): void {
  const client = getQueryClient()
  for (const { id } of [getSummaries, getSummary, getQuotas]) void client.invalidateQueries({ queryKey: [id] })
}
