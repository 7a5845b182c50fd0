import { getFeatures, getSubscription } from '#contract/account.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { getFavouriteCountries, getProjects } from '#contract/projects.ts'

/** Reads whose answers the first frame shows; they are in the boot set besides the device's database. */
const bootEndpoints: Endpoint[] = [getProjects, getSubscription, getFeatures, getFavouriteCountries]

export const bootEndpoint = (id: unknown): Endpoint | undefined => bootEndpoints.find((endpoint) => endpoint.id === id)
