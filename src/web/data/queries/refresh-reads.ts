import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { getChanges } from '#contract/changes.ts'
import type { Endpoint, EndpointInput } from '#contract/protocol/endpoint.ts'
import type { RefreshKey } from '#web/offline/outbox/bound-command.ts'
import { loadQueryStore } from '#web/offline/answers/query-store-link.ts'
import { ApiError } from '#web/api/api-error.ts'
import { getQueryClient } from '../cache/query-client.ts'
import { read } from './read.ts'

/** Maximum number of answers of one endpoint to refetch after a write; older ones are dropped instead. */
const MAX_REFETCHED = 20

/**
 * After a write: refetches the matching queries, in memory and on the device, and the changelog that is on screen, in
 * which every write may have a line. Rejects if one can't be fetched from the server.
 */
export async function refreshReads(keys: readonly RefreshKey[]): Promise<void> {
  await Promise.all([...keys.map(refreshOne), refreshShownChangelog()])
}

/** One that is opened later is fetched then, however young its saved answer is. */
async function refreshShownChangelog(): Promise<void> {
  const client = getQueryClient()
  const shown = client.getQueryCache().findAll({ queryKey: [getChanges.id], type: 'active' })
  await Promise.all(
    shown.map(({ queryHash, queryKey }) =>
      afterCurrentRun(client, queryHash, () => refetch(client, getChanges, inputOf(queryKey))),
    ),
  )
}

async function refreshOne({ endpoint, input }: RefreshKey): Promise<void> {
  const client = getQueryClient()
  const inMemory = client.getQueryCache().findAll({ queryKey: [endpoint.id, input] })
  const inputs = new Map(inMemory.map((query) => [query.queryHash, inputOf(query.queryKey)]))
  for (const saved of await savedInputs(endpoint.id, input)) {
    inputs.set(client.getQueryCache().build(client, { queryKey: [endpoint.id, saved] }).queryHash, saved)
  }
  await Promise.all(
    [...inputs].map(([hash, one]) => afterCurrentRun(client, hash, () => refetch(client, endpoint, one))),
  )
}

async function refetch(client: QueryClient, endpoint: Endpoint, input: unknown): Promise<void> {
  const again = read(endpoint, input as EndpointInput<typeof endpoint>)
  // A response in flight may predate the write.
  await client.cancelQueries({ queryKey: again.queryKey, exact: true })
  const askedAt = Date.now()
  const answer = await client.fetchQuery({ ...again, staleTime: 0 })
  // If the server is slow, the worker answers with a saved response that predates the write.
  if (answer.at < askedAt) throw new ApiError('Answered from the device', { kind: 'timeout' })
}

interface Runs {
  current: Promise<void>
  /** Shared by all callers since the current one began. */
  next: Promise<void> | null
}
const runs = new WeakMap<QueryClient, Map<string, Runs>>()

/**
 * Runs `ask` after the current run for the same query, once for all callers that arrive meanwhile: on a slow connection
 * writes finish faster than they are read back, and each refetch would abort the previous one.
 */
function afterCurrentRun(client: QueryClient, hash: string, ask: () => Promise<void>): Promise<void> {
  const ofClient = runs.get(client) ?? new Map<string, Runs>()
  runs.set(client, ofClient)
  const begin = () => {
    const mine: Runs = { current: ask(), next: null }
    ofClient.set(hash, mine)
    const end = () => {
      if (mine.next === null) ofClient.delete(hash)
    }
    mine.current.then(end, end)
    return mine.current
  }
  const before = ofClient.get(hash)
  if (!before) return begin()
  before.next ??= before.current.then(begin, begin)
  return before.next
}

const inputOf = (key: QueryKey): unknown => key[1]

async function savedInputs(endpointId: string, input: Record<string, unknown>): Promise<unknown[]> {
  const store = await loadQueryStore().catch(() => null)
  const rows = (await store?.list(endpointId).catch(() => [])) ?? []
  const matching = rows.filter((row) => partialMatchKey([row.input], [input]))
  for (const row of matching.slice(MAX_REFETCHED)) store?.drop(row.key)
  return matching.slice(0, MAX_REFETCHED).map((row) => row.input)
}
