import * as v from 'valibot'
import { RefusedKeyword } from '#contract/keywords/tracked.ts'
import { createStore } from '#web/offline/create-store.ts'
import { readLocal, removeLocal, writeLocal } from '#web/offline/storage/local-item.ts'
import type { LocalKey } from '#web/offline/stores.ts'

const KEY = 'storeglass.refused-keywords' satisfies LocalKey
/** Notices that are saved until they have been shown. */
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

/** Changes whenever this tab has recorded a notice. */
export const refusedKeywords = createStore(0)

/** Records a notice on the device: the queue may be emptied while no page is visible. */
export function recordRefused(notice: Notice): void {
  writeLocal(KEY, [...(readLocal(KEY, List) ?? []), notice].slice(-MOST))
  refusedKeywords.set(refusedKeywords.get() + 1)
}

/** All notices that have not been shown yet; they count as shown from now on. */
export function takeRefused(): Notice[] {
  const list = readLocal(KEY, List) ?? []
  if (list.length > 0) removeLocal(KEY)
  return list
}
