import { partialMatchKey, type QueryKey } from '@tanstack/react-query'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { RefreshKey } from '../offline/outbox/command.ts'
import { loadQueryStore } from '../offline/query-store-link.ts'
import { ApiError } from './api-error.ts'
import { getQueryClient } from './query-client.ts'
import { read } from './read.ts'

/** Answers of one endpoint that are asked again after a write, at most; older ones are forgotten instead. */
const MAX_AGAIN = 20

/** Asks the matching queries again, those in memory and those only on the device. Rejects where one can't be had from the server. */
export async function refreshReads(keys: readonly RefreshKey[]): Promise<void> {
  await Promise.all(keys.map(refreshOne))
}

async function refreshOne({ endpoint, input }: RefreshKey): Promise<void> {
  const client = getQueryClient()
  const inMemory = client.getQueryCache().findAll({ queryKey: [endpoint.id, input] })
  const inputs = new Map(inMemory.map((query) => [query.queryHash, inputOf(query.queryKey)]))
  for (const saved of await savedInputs(endpoint.id, input)) {
    inputs.set(client.getQueryCache().build(client, { queryKey: [endpoint.id, saved] }).queryHash, saved)
  }
  await Promise.all(
    [...inputs.values()].map(async (input) => {
      const again = read(endpoint, input as EndpointInput<typeof endpoint>)
      // An answer on its way may have been given before the write.
      await client.cancelQueries({ queryKey: again.queryKey, exact: true })
      const askedAt = Date.now()
      const answer = await client.fetchQuery({ ...again, staleTime: 0 })
      // The worker saves what a slow server answers for the next time, and says meanwhile what it had before the write.
      if (answer.at < askedAt) throw new ApiError('Answered from the device', { kind: 'timeout' })
    }),
  )
}

const inputOf = (key: QueryKey): unknown => key[1]

async function savedInputs(endpointId: string, input: Record<string, unknown>): Promise<unknown[]> {
  const store = await loadQueryStore().catch(() => null)
  const rows = (await store?.list(endpointId).catch(() => [])) ?? []
  const matching = rows.filter((row) => partialMatchKey([row.input], [input]))
  for (const row of matching.slice(MAX_AGAIN)) store?.drop(row.key)
  return matching.slice(0, MAX_AGAIN).map((row) => row.input)
}
