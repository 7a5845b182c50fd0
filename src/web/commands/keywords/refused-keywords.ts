import * as v from 'valibot'
import { RefusedKeyword } from '#contract/keywords/tracked.ts'
import { createStore } from '#web/offline/create-store.ts'
import { readLocal, removeLocal, writeLocal } from '#web/offline/storage/local-item.ts'
import type { LocalKey } from '#web/offline/stores.ts'

const KEY = 'storeglass.refused-keywords' satisfies LocalKey
/** Notices that are remembered until they have been told. */
const MOST = 20

const OfSubmission = { projectTitle: v.string(), locale: v.string() }
/**
 * `refused`: what of a submission is not tracked, although the rest is. `rateLimited`: it waits, for too much was added
 * within an hour (KEY-027).
 */
const Notice = v.variant('kind', [
  v.object({ kind: v.literal('refused'), ...OfSubmission, refused: v.array(RefusedKeyword) }),
  v.object({ kind: v.literal('rateLimited'), ...OfSubmission }),
])
export type Notice = v.InferOutput<typeof Notice>
const List = v.array(Notice)

/** Changes whenever this tab has recorded something to tell. */
export const refusedKeywords = createStore(0)

/** Records what somebody is to be told, on the device: the queue may be emptied while nobody looks. */
export function recordRefused(notice: Notice): void {
  writeLocal(KEY, [...(readLocal(KEY, List) ?? []), notice].slice(-MOST))
  refusedKeywords.set(refusedKeywords.get() + 1)
}

/** Everything that nobody has been told yet; it counts as told from now on. */
export function takeRefused(): Notice[] {
  const list = readLocal(KEY, List) ?? []
  if (list.length > 0) removeLocal(KEY)
  return list
}
