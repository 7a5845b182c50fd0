import { getQuotas } from '#contract/billing/plans.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { getSummaries } from '#contract/reviews/summaries.ts'
import type { AppRef } from '#contract/store.ts'

export type Summaries = EndpointOutput<typeof getSummaries>

interface Scope {
  organizationId: string
  app: AppRef
}

interface Asked {
  params?: { orgId?: string }
  query?: { trackId?: string; store?: string }
}

/** One lane: a schedule may take the place of one that is deleted just before. */
export const lane = () => 'review-summaries'

export const refreshes = ({ organizationId, app: { trackId, store } }: Scope) => [
  { endpoint: getSummaries, input: { params: { orgId: organizationId }, query: { trackId, store } } },
  { endpoint: getQuotas, input: {} },
]

/** The answer with the app's summaries changed, if the query's data is them. */
export function ofSummaries(
  { organizationId, app }: Scope,
  endpointId: string,
  input: unknown,
  data: unknown,
  change: (all: Summaries) => Summaries,
): unknown {
  const { params, query } = input as Asked
  const isMeant =
    endpointId === getSummaries.id &&
    params?.orgId === organizationId &&
    query?.trackId === app.trackId &&
    query.store === app.store
  // The endpoint's id determines the type of the data.
  return isMeant ? change(data as Summaries) : data
}

/** Without the one of this id; the same list where it is not there. */
export const without = <T extends { id: string }>(list: T[], id: string): T[] =>
  list.some((one) => one.id === id) ? list.filter((one) => one.id !== id) : list
