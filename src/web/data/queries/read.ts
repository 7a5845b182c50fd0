import { useQuery, type QueryMeta, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Endpoint, EndpointInput, EndpointOutput } from '#contract/protocol/endpoint.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { applyOverlays, overlays } from '#web/offline/outbox/outbox.ts'
import { ApiError } from '#web/api/api-error.ts'
import { afterFirstPaint } from '../scheduling/first-paint.ts'
import { ask } from '#web/api/call.ts'
import { getQueryClient, queryClient } from '../cache/query-client.ts'
import type { Answer } from '#web/api/request.ts'
import { inSlot } from './read-slots.ts'
import { restore } from '../cache/restore.ts'
import { retryDelay, shouldRetry } from '#web/api/retry.ts'

export type { Answer }

/** What the device's store and the boot record need to know about a query. */
export interface ReadMeta extends QueryMeta {
  endpoint: Endpoint
  /** The device saves the last answer. */
  kept: boolean
}

interface AskContext {
  signal: AbortSignal
  priority?: RequestPriority
}

/** A read of any endpoint, as options for TanStack Query. */
export interface AnyRead {
  queryKey: readonly [endpointId: string, input: unknown]
  queryFn: (context: AskContext) => Promise<Answer<unknown>>
  retry: (failures: number, error: Error) => boolean
  retryDelay: (failures: number, error: Error) => number
  meta: ReadMeta
  /** Age from which the answer is refetched when it is used, ms, if it differs from the default. */
  staleTime?: number
  /** False: coming back online does not make it old. */
  refetchOnReconnect?: false
}

interface QueryOf<T> {
  state: { data: Answer<T> | undefined; dataUpdateCount: number }
}

/** A read whose answer is typed by its endpoint. */
export interface Read<E extends Endpoint> extends AnyRead {
  queryFn: (context: AskContext) => Promise<Answer<EndpointOutput<E>>>
  /** How long an answer in use waits for the next one, ms; false: until somebody asks. */
  refetchInterval?: (query: QueryOf<EndpointOutput<E>>) => number | false
}

/**
 * Creates a read. Reads with the same endpoint and input share one query. `keptAs` replaces the input in the key if the
 * input changes from day to day ("the last 30 days"), so that yesterday's answer is shown until today's arrives.
 */
export function read<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, keptAs: unknown = input): Read<E> {
  const self: Read<E> = {
    queryKey: [endpoint.id, keptAs],
    queryFn: async ({ signal, priority }) => {
      // A query that already has data is refetched after the first page is on screen.
      if (getQueryClient().getQueryData(self.queryKey) !== undefined) await new Promise<void>(afterFirstPaint)
      const restored = restore([self])
      try {
        return await inSlot(signal, () => ask(endpoint, input, { signal, priority }))
      } catch (error) {
        // The device's answer is shown before the error is reported.
        await restored
        throw error
      }
    },
    retry: (failures, error) => shouldRetry(endpoint.retries, failures, error),
    retryDelay,
    meta: { endpoint, kept: endpoint.offline === 'cache' },
  }
  return self
}

export interface ReadResult<T> {
  /** With queued writes applied; undefined if nothing is known yet. */
  data: T | undefined
  /** Device time of the server's answer, ms since 1970: "Updated …", offline "Saved …". */
  updatedAt: number | null
  /** There is nothing to show yet, and a request is pending. Never lasts for ever, even offline. */
  isLoading: boolean
  /** Data is shown and a newer answer is being fetched. */
  isRefreshing: boolean
  /** Error of the last attempt; may be set beside older `data`. */
  error: ApiError | null
  refresh: () => void
}

/** Reads an answer and follows its changes: from memory, then the device, then the server. */
export function useRead<E extends Endpoint>(
  read: Read<E>,
  options: { enabled?: boolean } = {},
): ReadResult<EndpointOutput<E>> {
  // Memoised below by what is asked and said: the objects are new at every render.
  'use no memo'
  const client = useSyncExternalStore(queryClient.subscribe, queryClient.get)
  const isOffline = useSyncExternalStore(connectivity.subscribe, connectivity.get) === 'offline'
  const query = useQuery<Answer<EndpointOutput<E>>>({ ...read, enabled: options.enabled ?? true }, client)
  const [endpointId, input] = read.queryKey
  const source = query.data?.data
  // The input's identity may change with every render; its content determines the answer.
  // oxlint-disable-next-line react/exhaustive-deps
  const overlaid = useMemo(() => withOverlays(endpointId, input, source), [endpointId, source])
  const data = useSyncExternalStore(overlays.subscribe, overlaid)
  const result = resultOf(query, data, isOffline)
  const { updatedAt, isLoading, isRefreshing, error } = result
  // The same object while it says the same, so that what shows it is not drawn anew; `refresh` follows from `refetch`.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => result, [data, updatedAt, isLoading, isRefreshing, error, query.refetch])
}

/** Converts a query to a result. `data`: its answer with queued writes applied. */
export function resultOf<T>(query: UseQueryResult<Answer<T>>, data: T | undefined, isOffline: boolean): ReadResult<T> {
  const answer = query.data
  // While the server is unreachable, a failed attempt counts as the result: the reconnect refetches.
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

/**
 * The answer with queued writes applied. Returns the same object if a new write does not affect it, to avoid a
 * re-render.
 */
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

/** Query functions throw only `ApiError`; anything else is a bug, and is shown as such rather than as "offline". */
function asApiError(error: Error): ApiError {
  return error instanceof ApiError ? error : new ApiError(error.message, { kind: 'malformed', cause: error })
}

/**
 * For loaders: restores answers from the device into memory. Resolves when they are restored or known to be missing,
 * after at most 1.5 s; never waits for the network.
 */
export const restoreReads = (reads: readonly AnyRead[]): Promise<void> => restore(reads)

/** For loaders and guards: the server's answer if it is in memory, without queued writes. */
export const inMemory = <E extends Endpoint>({ queryKey }: Read<E>): EndpointOutput<E> | undefined =>
  getQueryClient().getQueryData<Answer<EndpointOutput<E>>>(queryKey)?.data

/**
 * For loaders: starts requests for missing answers without waiting for them. Components refetch those that are merely
 * old.
 */
export function startReads(reads: readonly AnyRead[]): void {
  const client = getQueryClient()
  for (const one of reads) if (client.getQueryData(one.queryKey) === undefined) void client.prefetchQuery(one)
}
