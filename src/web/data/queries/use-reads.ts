import { useQueries, type UseQueryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Endpoint, EndpointOutput } from '#contract/protocol/endpoint.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { applyOverlays, overlays } from '#web/offline/outbox/outbox.ts'
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
    const data = source === undefined ? undefined : applyOverlays(pending, endpointId, input, source)
    return resultOf(query, data, isOffline)
  })
}
