import type { AppRef } from '#contract/store.ts'
import { inMemory, restoreReads, startReads } from '#web/data/queries/read.ts'
import { reviewInboxRead, reviewReadsOf } from '#web/data/queries/review-reads.ts'
import { sliceEnd } from './slices.ts'

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
