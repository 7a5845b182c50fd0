import { useQuery } from '@tanstack/react-query'
import type { Endpoint, EndpointInput, EndpointOutput } from '#contract/endpoint.ts'
import type { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { getQueryClient } from './query-client.ts'

/** An answer with its age. */
export interface Answer<T> {
  data: T
  /** Device time at which the server gave it, ms since 1970. */
  at: number
}

/** A question to the server: query options for TanStack Query. */
export interface Read<E extends Endpoint = Endpoint> {
  queryKey: readonly [endpointId: string, input: EndpointInput<E>]
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer<EndpointOutput<E>>>
  meta: { endpoint: E }
}

export function read<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Read<E> {
  return {
    queryKey: [endpoint.id, input],
    queryFn: async ({ signal }) => ({ data: await call(endpoint, input, { signal }), at: Date.now() }),
    meta: { endpoint },
  }
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
  const query = useQuery<Answer<EndpointOutput<E>>, ApiError>(
    { ...(read as object), queryKey: read.queryKey, enabled: options.enabled ?? true },
    getQueryClient(),
  )
  return {
    data: query.data?.data,
    updatedAt: query.data?.at ?? null,
    isLoading: query.isLoading,
    isRefreshing: query.isFetching && query.data !== undefined,
    error: query.error,
    refresh: () => void query.refetch(),
  }
}

/**
 * For loaders: brings answers from the device into memory. Resolves when they are there, or known not to be there,
 * after at most 1.5 s; never waits for the network.
 */
export async function restoreReads(_reads: readonly Read[]): Promise<void> {}

/** For loaders: starts asking for what is not fresh, and waits for nothing. */
export function startReads(reads: readonly Read[]): void {
  for (const one of reads) void getQueryClient().prefetchQuery({ ...(one as object), queryKey: one.queryKey })
}
