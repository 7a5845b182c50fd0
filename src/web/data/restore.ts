import { hashKey } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Endpoint } from '#contract/endpoint.ts'
import { loadQueryStore } from '../offline/query-store-link.ts'
import { getQueryClient } from './query-client.ts'
import type { Answer } from './request.ts'

/** Longest wait for the device's database, ms. */
const WAIT_MS = 1500

interface Restorable {
  queryKey: readonly [endpointId: string, input: unknown]
  meta: { endpoint: Endpoint; kept: boolean }
}

/** Names an answer on the device: a new shape of the contract finds nothing of the old one. */
export const storeKey = (endpoint: Endpoint, input: unknown) => `${endpoint.id}@${endpoint.shape}:${hashKey([input])}`

/** Brings what is missing in memory from the device, all in one read. Ends in bounded time and never throws. */
export async function restore(reads: readonly Restorable[]): Promise<void> {
  const client = getQueryClient()
  const missing = reads.filter((one) => one.meta.kept && client.getQueryData(one.queryKey) === undefined)
  if (missing.length === 0) return
  const waited = new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS))
  await Promise.race([bring(missing), waited]).catch(() => {})
}

async function bring(reads: readonly Restorable[]): Promise<void> {
  const client = getQueryClient()
  const store = await loadQueryStore()
  const rows = await store.read(reads.map((one) => storeKey(one.meta.endpoint, one.queryKey[1])))
  for (const [index, one] of reads.entries()) {
    const row = rows[index]
    if (!row) continue
    const parsed = v.safeParse(one.meta.endpoint.response, row.data)
    if (!parsed.success) store.drop(row.key)
    else if (client === getQueryClient()) putSaved(one, { data: parsed.output, at: row.updatedAt })
  }
}

/** Puts an answer from the device into memory, unless a newer one arrived meanwhile. */
export function putSaved(one: Restorable, answer: Answer<unknown>): void {
  const client = getQueryClient()
  const query = client.getQueryCache().build(client, { queryKey: one.queryKey, meta: one.meta })
  if (query.state.data === undefined) query.setData(answer, { updatedAt: answer.at, manual: true })
}
