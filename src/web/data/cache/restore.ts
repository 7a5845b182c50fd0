import * as v from 'valibot'
import { loadQueryStore } from '#web/offline/answers/query-store-link.ts'
import { answerAtStart } from './boot-record.ts'
import { getQueryClient } from './query-client.ts'
import type { Answer } from '#web/api/request.ts'
import type { QueryRow } from '#web/offline/storage/tables.ts'
import { putSaved, rowOf } from './saved-answers.ts'
import { storeKey, type Restorable } from './store-key.ts'
import { whenIdle } from '../scheduling/when-idle.ts'

/** Maximum wait for the database, ms. */
const WAIT_MS = 1500

/** Whether memory already has what the device may have, so that nothing must be restored. */
export const isInMemory = (reads: readonly Restorable[]): boolean => missingOf(reads).length === 0

function missingOf<R extends Restorable>(reads: readonly R[]): R[] {
  const client = getQueryClient()
  return reads.filter((one) => one.meta.kept && client.getQueryData(one.queryKey) === undefined)
}

/** Restores missing answers from the device into memory, with a single read. Ends in bounded time and never throws. */
export async function restore(reads: readonly Restorable[]): Promise<void> {
  const missing = missingOf(reads)
  const drawn = missing.filter(putFromRecord)
  // Another tab may have saved newer answers in the meantime, and the last page may have ended before it saved its own.
  if (drawn.length > 0) whenIdle(() => void reconcile(drawn).catch(() => {}))
  const others = missing.filter((one) => !drawn.includes(one))
  if (others.length === 0) return
  const waited = new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS))
  await Promise.race([readRows(others), waited]).catch(() => {})
}

/** Restores the answer that the boot record had at the start; returns whether there was one. */
function putFromRecord(one: Restorable): boolean {
  const answer = answerAtStart(storeKey(one.meta.endpoint, one.queryKey[1]))
  const parsed = v.safeParse(one.meta.endpoint.response, answer?.data)
  if (!answer || !parsed.success) return false
  putSaved(one, { data: parsed.output, at: answer.at })
  return true
}

/** Takes newer answers from the device, and gives it those that it does not have. */
async function reconcile(drawn: readonly Restorable[]): Promise<void> {
  const client = getQueryClient()
  const rows = await readRows(drawn)
  const unsaved = drawn.flatMap((one, index) => {
    const answer = client.getQueryData<Answer<unknown>>(one.queryKey)
    return answer && answer.at > (rows[index]?.updatedAt ?? 0) ? [rowOf(one, answer)] : []
  })
  if (unsaved.length > 0 && client === getQueryClient()) await (await loadQueryStore()).write(unsaved)
}

/** Brings answers from the device into memory; resolves to its rows. */
async function readRows(reads: readonly Restorable[]): Promise<(QueryRow | undefined)[]> {
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
  return rows
}
