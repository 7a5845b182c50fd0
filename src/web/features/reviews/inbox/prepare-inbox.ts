import type { AppRef } from '#contract/store.ts'
import { inMemory, restoreReads, startReads } from '#web/data/queries/read.ts'
import { reviewInboxRead, reviewReadsOf } from '#web/data/queries/review-reads.ts'

/** For the loader: restores an app's reviews from the device; it does not wait for the network. */
export async function prepare(app: AppRef): Promise<void> {
  const inbox = reviewInboxRead(app)
  await restoreReads([inbox])
  startReads([inbox])
  const known = inMemory(inbox)
  if (!known) return
  // Only the newest; the page restores the others.
  const reads = reviewReadsOf(app, known)
  await restoreReads(reads.slice(0, sliceEnd(reads, 0)).map(({ read }) => read))
}

/** Reviews restored from the device at once: validating them takes time. */
const AT_ONCE = 500

/** End of the slice that starts at `from`, by the number of reviews of each month; at least one month. */
export function sliceEnd(reads: readonly { count: number }[], from: number): number {
  let [to, sum] = [from, 0]
  while (to < reads.length && (to === from || sum + (reads[to]?.count ?? 0) <= AT_ONCE)) {
    sum += reads[to]?.count ?? 0
    to += 1
  }
  return to
}
