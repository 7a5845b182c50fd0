import type { AppRef } from '#contract/store.ts'
import { inMemory, restoreReads, startReads } from '#web/data/queries/read.ts'
import { reviewInboxRead, reviewReadsOf } from '#web/data/queries/review-reads.ts'

/** For the loader: brings what the device has of an app's reviews into memory; waits for the device only. */
export async function prepare(app: AppRef): Promise<void> {
  const inbox = reviewInboxRead(app)
  await restoreReads([inbox])
  startReads([inbox])
  const known = inMemory(inbox)
  if (!known) return
  // The newest alone: the page brings the others.
  const reads = reviewReadsOf(app, known)
  await restoreReads(reads.slice(0, sliceEnd(reads, 0)).map(({ read }) => read))
}

/** Reviews that are brought from the device at once: they are checked against their schema, which takes its time. */
const AT_ONCE = 500

/** Where the slice that begins at `from` ends, by how many reviews each month has; at least one. */
export function sliceEnd(reads: readonly { count: number }[], from: number): number {
  let [to, sum] = [from, 0]
  while (to < reads.length && (to === from || sum + (reads[to]?.count ?? 0) <= AT_ONCE)) {
    sum += reads[to]?.count ?? 0
    to += 1
  }
  return to
}
