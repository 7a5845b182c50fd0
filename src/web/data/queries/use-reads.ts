import { useQueries, type UseQueryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Endpoint, EndpointOutput } from '#contract/protocol/endpoint.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { applyOverlays, overlays, type Overlay } from '#web/offline/outbox/outbox.ts'
import { queryClient } from '../cache/query-client.ts'
import { resultOf, type Read, type ReadResult } from './read.ts'
import type { Answer } from '#web/api/request.ts'

/** As `useRead`, for any number of reads of one endpoint; results are in the same order. */
export function useReads<E extends Endpoint>(reads: readonly Read<E>[]): ReadResult<EndpointOutput<E>>[] {
  const client = useSyncExternalStore(queryClient.subscribe, queryClient.get)
  const isOffline = useSyncExternalStore(connectivity.subscribe, connectivity.get) === 'offline'
  const pending = useSyncExternalStore(overlays.subscribe, overlays.get)
  const queries = useQueries<UseQueryOptions<Answer<EndpointOutput<E>>>[]>({ queries: [...reads] }, client)
  return queries.map((query, index) => {
    const [endpointId, input] = reads[index]?.queryKey ?? ['', null]
    const source = query.data?.data
    const data = source === undefined ? undefined : overlaid(pending, endpointId, input, source)
    return resultOf(query, data, isOffline)
  })
}

const made = new WeakMap<object, { pending: readonly Overlay[]; data: unknown }>()

/** The same object for as long as answer and queued writes are the same. */
function overlaid<T>(pending: readonly Overlay[], endpointId: string, input: unknown, source: T): T {
  if (typeof source !== 'object' || source === null) return applyOverlays(pending, endpointId, input, source)
  const known = made.get(source)
  // An answer belongs to one query, whose endpoint and input stay the same.
  if (known?.pending === pending) return known.data as T
  const data = applyOverlays(pending, endpointId, input, source)
  made.set(source, { pending, data })
  return data
}

/**
 * Several reads as one, as old as the oldest of them.
 * @param data what is shown of them; undefined: nothing yet
 */
export function together<T>(results: readonly ReadResult<unknown>[], data: T | undefined): ReadResult<T> {
  const times = results.flatMap(({ updatedAt }) => updatedAt ?? [])
  return {
    data,
    updatedAt: times.length === 0 ? null : Math.min(...times),
    isLoading: data === undefined && results.some(({ isLoading }) => isLoading),
    isRefreshing: results.some(({ isRefreshing }) => isRefreshing),
    error: results.find(({ error }) => error)?.error ?? null,
    refresh: () => results.forEach((one) => one.refresh()),
  }
}
