import { useQuery, type QueryMeta, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Endpoint, EndpointInput, EndpointOutput } from '#contract/protocol/endpoint.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { applyOverlays, overlays } from '#web/offline/outbox/outbox.ts'
import { ApiError } from '#web/api/api-error.ts'
import { afterFirstPage } from '../scheduling/first-page.ts'
import { bootEndpoint } from '../cache/boot-endpoints.ts'
import { ask } from '#web/api/call.ts'
import { getQueryClient, queryClient } from '../cache/query-client.ts'
import type { Answer } from '#web/api/request.ts'
import { inSlot } from './read-slots.ts'
import { restore } from '../cache/restore.ts'
import { retryDelay, shouldRetry } from '#web/api/retry.ts'

export type { Answer }

/** What the device's store and the boot set need to know of a query. */
export interface ReadMeta extends QueryMeta {
  endpoint: Endpoint
  /** The device keeps the last answer. */
  kept: boolean
  boot: boolean
}

interface AskContext {
  signal: AbortSignal
  priority?: RequestPriority
}

/** A question to the server, of any endpoint: query options for TanStack Query. */
export interface AnyRead {
  queryKey: readonly [endpointId: string, input: unknown]
  queryFn: (context: AskContext) => Promise<Answer<unknown>>
  retry: (failures: number, error: Error) => boolean
  retryDelay: (failures: number, error: Error) => number
  meta: ReadMeta
  /** Age from which it is asked again when somebody looks at it, ms, where that is not the usual one. */
  staleTime?: number
}

/** A question whose answer is known by its endpoint. */
export interface Read<E extends Endpoint> extends AnyRead {
  queryFn: (context: AskContext) => Promise<Answer<EndpointOutput<E>>>
}

/**
 * Makes the question: the same endpoint and input are the same question everywhere. `keptAs` names it where the input
 * changes from day to day ("the last 30 days"): what was read yesterday is shown until today's answer comes.
 */
export function read<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, keptAs: unknown = input): Read<E> {
  const self: Read<E> = {
    queryKey: [endpoint.id, keptAs],
    queryFn: async ({ signal, priority }) => {
      // What is shown already is renewed when it is on screen.
      if (getQueryClient().getQueryData(self.queryKey) !== undefined) await new Promise<void>(afterFirstPage)
      const restored = restore([self])
      try {
        return await inSlot(signal, () => ask(endpoint, input, { signal, priority }))
      } catch (error) {
        // What the device has is shown before the failure is told.
        await restored
        throw error
      }
    },
    retry: (failures, error) => shouldRetry(endpoint.retries, failures, error),
    retryDelay,
    meta: { endpoint, kept: endpoint.offline === 'cache', boot: bootEndpoint(endpoint.id) !== undefined },
  }
  return self
}

export interface ReadResult<T> {
  /** With the queued writes applied; undefined: nothing known yet. */
  data: T | undefined
  /** Device time of the server's answer, ms since 1970: "Updated …", offline "Saved …". */
  updatedAt: number | null
  /** Nothing to show yet, and it is being asked. Never for ever, also offline. */
  isLoading: boolean
  /** Something is shown and a newer answer is being asked for. */
  isRefreshing: boolean
  /** Of the last try; also set beside `data` from before. */
  error: ApiError | null
  refresh: () => void
}

/** Reads and follows an answer: memory, then the device, then the server. */
export function useRead<E extends Endpoint>(
  read: Read<E>,
  options: { enabled?: boolean } = {},
): ReadResult<EndpointOutput<E>> {
  const client = useSyncExternalStore(queryClient.subscribe, queryClient.get)
  const isOffline = useSyncExternalStore(connectivity.subscribe, connectivity.get) === 'offline'
  const query = useQuery<Answer<EndpointOutput<E>>>({ ...read, enabled: options.enabled ?? true }, client)
  const [endpointId, input] = read.queryKey
  const source = query.data?.data
  // The input's identity may change with every render; its content is in the answer's.
  // oxlint-disable-next-line react/exhaustive-deps
  const overlaid = useMemo(() => withOverlays(endpointId, input, source), [endpointId, source])
  const data = useSyncExternalStore(overlays.subscribe, overlaid)
  return resultOf(query, data, isOffline)
}

/** What there is to say of a query. `data`: its answer with the queued writes applied. */
export function resultOf<T>(query: UseQueryResult<Answer<T>>, data: T | undefined, isOffline: boolean): ReadResult<T> {
  const answer = query.data
  // A failed try is the last word as long as the server is away: the reconnect asks again.
  const failure = query.error ?? (isOffline && query.failureCount > 0 ? query.failureReason : null)
  return {
    data,
    updatedAt: answer?.at ?? null,
    isLoading: answer === undefined && query.isFetching && failure === null,
    isRefreshing: answer !== undefined && query.isFetching,
    error: failure === null ? null : asApiError(failure),
    refresh: () => void query.refetch({ cancelRefetch: false }),
  }
}

/** The answer with the queued writes applied: the same as before where a new one does not touch it, so that nobody draws it again. */
function withOverlays<T>(endpointId: string, input: unknown, answer: T | undefined): () => T | undefined {
  let seen: ReturnType<typeof overlays.get> | null = null
  let result = answer
  return () => {
    const pending = overlays.get()
    if (answer !== undefined && pending !== seen) result = applyOverlays(pending, endpointId, input, answer)
    seen = pending
    return result
  }
}

/** A query function throws nothing else, but for a bug: then it is shown as one, not as "offline". */
function asApiError(error: Error): ApiError {
  return error instanceof ApiError ? error : new ApiError(error.message, { kind: 'malformed', cause: error })
}

/**
 * For loaders: brings answers from the device into memory. Resolves when they are there, or known not to be there,
 * after at most 1.5 s; never waits for the network.
 */
export const restoreReads = (reads: readonly AnyRead[]): Promise<void> => restore(reads)

/** For loaders and guards: the server's answer, if it is in memory; queued writes are not applied. */
export const inMemory = <E extends Endpoint>({ queryKey }: Read<E>): EndpointOutput<E> | undefined =>
  getQueryClient().getQueryData<Answer<EndpointOutput<E>>>(queryKey)?.data

/** For loaders: starts asking for what is not there at all, and waits for nothing. What is only old, its readers renew. */
export function startReads(reads: readonly AnyRead[]): void {
  const client = getQueryClient()
  for (const one of reads) if (client.getQueryData(one.queryKey) === undefined) void client.prefetchQuery(one)
}
