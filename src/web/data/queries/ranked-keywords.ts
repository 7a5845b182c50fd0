import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import {
  RANKED_5XX_DELAY_MS,
  RANKED_5XX_TRIES,
  RANKED_POLL_MAX,
  RANKED_POLL_WAITS_MS,
} from '#contract/protocol/limits.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import type { getRankedKeywords, RankedKeywords } from '#contract/overview/overview.ts'
import type { ListingRef } from '#contract/store.ts'
import { ApiError } from '#web/api/api-error.ts'
import { ask } from '#web/api/call.ts'
import { afterFirstPaint } from '../scheduling/first-paint.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { FRESH_MS, queryClient } from '../cache/query-client.ts'
import { inSlot } from './read-slots.ts'
import type { AnyRead, ReadMeta } from './read.ts'
import type { Answer } from '#web/api/request.ts'
import { restore } from '../cache/restore.ts'

/** The endpoints that answer "in progress" until the keywords are counted: their number, and the list. */
type Counting = typeof getRankedKeywords | typeof getAllRankedKeywords
type Count<E> = Extract<EndpointOutput<E>, { status: 'DONE' }>

export interface RankedKeywordsResult<E extends Counting = typeof getRankedKeywords> {
  /** `stalled`: still not counted after the last poll. `error` and `offline` may come with the last known value. */
  state: 'counting' | 'done' | 'stalled' | 'error' | 'offline'
  /** The server is counting; `secondsLeft` is its estimate, if any. null: it isn't, as far as is known. */
  inProgress: { secondsLeft: number | null } | null
  /** The last known count; undefined if there is none. */
  data: Omit<Count<E>, 'status'> | undefined
  /** Device time of the count, ms since 1970. */
  updatedAt: number | null
  error: ApiError | null
  refresh: () => void
}

/** Key of the last count, which stays available during a recount. */
const countKey = (endpoint: Counting, ref: ListingRef) => [endpoint.id, { body: ref }] as const
const pollKey = (endpoint: Counting, ref: ListingRef) => ['poll', endpoint.id, ref] as const

interface Polled {
  status: RankedKeywords['status']
  /** It is in progress, or what it counts still grows. */
  isUnfinished: boolean
  /** Number of consecutive unfinished answers. */
  polls: number
  /** The server's estimate; null if it has none. */
  secondsLeft: number | null
}

const LONGEST_MS = RANKED_POLL_WAITS_MS.at(-1) ?? 0

/** Delay until the next poll, ms: the server's estimate, else increasing with each poll. */
export const pollWaitMs = ({ polls, secondsLeft }: Pick<Polled, 'polls' | 'secondsLeft'>): number =>
  Math.min(LONGEST_MS, secondsLeft === null ? (RANKED_POLL_WAITS_MS[polls - 1] ?? LONGEST_MS) : 1000 * secondsLeft)

/**
 * Ranked keywords of a listing, polled while they are being counted, or more are searched for, and the view is active: after 1, 2, 4, 8 and 15 s
 * or when the server says, at most 20 times (OV-068, C-12, OP-74). Concurrent uses share one request.
 */
export function useRankedKeywords<E extends Counting>(endpoint: E, ref: ListingRef): RankedKeywordsResult<E> {
  const client = useSyncExternalStore(queryClient.subscribe, queryClient.get)
  const isOffline = useSyncExternalStore(connectivity.subscribe, connectivity.get) === 'offline'
  const poll = useQuery<Polled>(
    {
      queryKey: pollKey(endpoint, ref),
      queryFn: ({ signal }) => pollOnce(client, endpoint, ref, signal),
      refetchInterval: ({ state }) =>
        isPolled(state.data) && state.status !== 'error' ? pollWaitMs(state.data) : false,
      refetchIntervalInBackground: false,
      // Once the next poll is due, a view that becomes active polls immediately.
      staleTime: ({ state }) => (isPolled(state.data) ? pollWaitMs(state.data) : FRESH_MS),
      retry: (failures, error) =>
        failures < RANKED_5XX_TRIES - 1 && error instanceof ApiError && error.kind === 'unavailable',
      retryDelay: RANKED_5XX_DELAY_MS,
    },
    client,
  )
  // A query created here needs its meta, without which the device would not save the count.
  const kept = { queryKey: countKey(endpoint, ref), meta: countMeta(endpoint) }
  const saved = useQuery<Answer<Count<E>>>({ ...kept, queryFn: skipToken }, client).data
  const failure = poll.error ?? (isOffline && poll.failureCount > 0 ? poll.failureReason : null)
  return {
    state: stateOf(poll.data, failure),
    inProgress: failure || !isCounting(poll.data) ? null : { secondsLeft: poll.data.secondsLeft },
    data: saved?.data,
    updatedAt: saved?.at ?? null,
    error: failure instanceof ApiError ? failure : null,
    refresh: () => {
      client.setQueryData<Polled>(pollKey(endpoint, ref), (last) => last && { ...last, polls: 0 })
      void poll.refetch({ cancelRefetch: false })
    },
  }
}

const isPolled = (polled: Polled | undefined): polled is Polled =>
  polled?.isUnfinished === true && polled.polls < RANKED_POLL_MAX

const isCounting = (polled: Polled | undefined): polled is Polled =>
  polled?.status === 'IN_PROGRESS' && isPolled(polled)

function stateOf(polled: Polled | undefined, failure: Error | null): RankedKeywordsResult['state'] {
  if (failure) return failure instanceof ApiError && failure.kind === 'offline' ? 'offline' : 'error'
  if (polled?.status === 'DONE') return 'done'
  return polled && !isCounting(polled) ? 'stalled' : 'counting'
}

async function pollOnce(
  client: QueryClient,
  endpoint: Counting,
  ref: ListingRef,
  signal: AbortSignal,
): Promise<Polled> {
  await new Promise<void>(afterFirstPaint)
  const restored = restore([{ queryKey: countKey(endpoint, ref), meta: countMeta(endpoint) }])
  const before = client.getQueryData<Polled>(pollKey(endpoint, ref))
  try {
    const { data, at } = await ask(endpoint, { body: ref }, { signal })
    if (data.status === 'DONE') keep(client, endpoint, ref, { data, at })
    const polls = before?.isUnfinished ? before.polls + 1 : 1
    const secondsLeft = data.retryAfterSeconds ?? null
    const isUnfinished = data.status === 'IN_PROGRESS' || secondsLeft !== null
    return { status: data.status, isUnfinished, polls, secondsLeft }
  } finally {
    await restored
  }
}

/** The server has not finished counting. */
export class StillCounted extends ApiError {
  /** The server's estimate; null if it has none. */
  readonly secondsLeft: number | null
  constructor(secondsLeft: number | null = null) {
    super('Still counted', { kind: 'unavailable' })
    this.secondsLeft = secondsLeft
  }
}

/** The count as a single request without polling, for background work. Throws `StillCounted` if there is none yet. */
export const rankedKeywordsRead = (endpoint: Counting, ref: ListingRef): AnyRead => ({
  queryKey: countKey(endpoint, ref),
  queryFn: async ({ signal, priority }) => {
    const { data, at } = await inSlot(signal, () => ask(endpoint, { body: ref }, { signal, priority }))
    if (data.status !== 'DONE') throw new StillCounted()
    return { data, at }
  },
  retry: () => false,
  retryDelay: () => LONGEST_MS,
  meta: countMeta(endpoint),
})

const countMeta = (endpoint: Counting): ReadMeta => ({ endpoint, kept: true })

/** Stored under its own key, so that the device keeps the last count and never an "in progress". */
function keep(client: QueryClient, endpoint: Counting, ref: ListingRef, answer: Answer<Count<Counting>>): void {
  const query = client.getQueryCache().build(client, { queryKey: countKey(endpoint, ref), meta: countMeta(endpoint) })
  query.setData(answer, { updatedAt: answer.at, manual: false })
}
