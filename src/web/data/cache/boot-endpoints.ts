import { getFeatures, getSubscription } from '#contract/account.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { getFavouriteCountries, getProjects } from '#contract/projects.ts'

/** Reads that the first frame shows; their answers are in the boot set as well as in the database. */
const bootEndpoints: Endpoint[] = [getProjects, getSubscription, getFeatures, getFavouriteCountries]

export const bootEndpoint = (id: unknown): Endpoint | undefined => bootEndpoints.find((endpoint) => endpoint.id === id)
