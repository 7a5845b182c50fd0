import { hashKey } from '@tanstack/react-query'
import type { Endpoint } from '#contract/protocol/endpoint.ts'

/** A query whose answer may be on the device. */
export interface Restorable {
  queryKey: readonly [endpointId: string, input: unknown]
  meta: { endpoint: Endpoint; kept: boolean }
}

/**
 * Key of an answer on the device. It contains the shape's version, so a new shape of the contract ignores answers of
 * the old one.
 */
export const storeKey = (endpoint: Endpoint, input: unknown) => `${endpoint.id}@${endpoint.shape}:${hashKey([input])}`
