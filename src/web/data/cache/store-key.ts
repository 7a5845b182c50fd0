import { hashKey } from '@tanstack/react-query'
import type { Endpoint } from '#contract/protocol/endpoint.ts'

/** A question whose answer may be on the device. */
export interface Restorable {
  queryKey: readonly [endpointId: string, input: unknown]
  meta: { endpoint: Endpoint; kept: boolean }
}

/** Names an answer on the device: a new shape of the contract finds nothing of the old one. */
export const storeKey = (endpoint: Endpoint, input: unknown) => `${endpoint.id}@${endpoint.shape}:${hashKey([input])}`
