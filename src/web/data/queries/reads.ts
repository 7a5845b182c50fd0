import { getFeatures, getSubscription } from '#contract/account.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { getCompetitors, getCountries, getFavouriteCountries, getProjects } from '#contract/projects.ts'
import { read, type Read } from './read.ts'
import { isRefusal } from '#web/api/refusal.ts'

export const projectsRead = (identity: Identity) =>
  read(getProjects, { params: { organizationId: identity.organizationId } })
/** A plan's features rarely change: refetched after this time, ms. */
const PLAN_FRESH_MS = 5 * 60_000

const planRead = <E extends Endpoint>(one: Read<E>): Read<E> => ({
  ...one,
  staleTime: PLAN_FRESH_MS,
  // The guard acts on a refusal, which retries would only delay.
  retry: (failures, error) => !isRefusal(error) && one.retry(failures, error),
})

export const subscriptionRead = (identity: Identity) =>
  planRead(read(getSubscription, { params: { orgId: identity.organizationId } }))
export const featuresRead = (identity: Identity) => planRead(read(getFeatures, { params: { userId: identity.userId } }))
export const favouritesRead = () => read(getFavouriteCountries, {})
export const countriesRead = () => read(getCountries, {})
/** The first page, which is large enough for any plan's limit. */
export const competitorsRead = (projectId: string, locale: string) =>
  read(getCompetitors, { params: { projectId }, query: { locale } })
