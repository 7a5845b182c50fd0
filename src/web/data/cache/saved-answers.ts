import type { Answer } from '#web/api/request.ts'
import type { AnswerRow } from '#web/offline/storage/tables.ts'
import { getQueryClient } from './query-client.ts'
import { storeKey, type Restorable } from './store-key.ts'

/** Answers that came from the device, which therefore has them. */
const saved = new WeakSet<Answer<unknown>>()

export const isSaved = (answer: Answer<unknown>): boolean => saved.has(answer)

/** An answer as the device stores it. */
export function rowOf(
  { queryKey: [, input], meta: { endpoint } }: Restorable,
  { data, at }: Answer<unknown>,
): AnswerRow {
  return { key: storeKey(endpoint, input), endpointId: endpoint.id, input, data, updatedAt: at }
}

/** Puts an answer from the device into memory, unless memory has one that is as new. */
export function putSaved(one: Restorable, answer: Answer<unknown>): void {
  saved.add(answer)
  const client = getQueryClient()
  const query = client.getQueryCache().build(client, { queryKey: one.queryKey, meta: one.meta })
  if (query.state.data === undefined || query.state.dataUpdatedAt < answer.at)
    query.setData(answer, { updatedAt: answer.at, manual: true })
}
