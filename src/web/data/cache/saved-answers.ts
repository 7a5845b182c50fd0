import type { Answer } from '#web/api/request.ts'
import type { PendingRow } from '#web/offline/answers/pending-rows.ts'
import { storeKey, type Restorable } from './store-key.ts'

const saved = new WeakSet<Answer<unknown>>()

/** Notes that an answer came from the device, which therefore has it. */
export function markSaved(answer: Answer<unknown>): void {
  saved.add(answer)
}

export const isSaved = (answer: Answer<unknown>): boolean => saved.has(answer)

/** An answer as the device stores it. */
export function rowOf(
  { queryKey: [, input], meta: { endpoint } }: Restorable,
  { data, at }: Answer<unknown>,
): PendingRow {
  return { key: storeKey(endpoint, input), endpointId: endpoint.id, input, data, updatedAt: at }
}
