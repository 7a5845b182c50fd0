import type { AppRef } from '#contract/store.ts'
import { inMemory, restoreReads, startReads } from '#web/data/queries/read.ts'
import { reviewInboxRead, reviewReadsOf } from '#web/data/queries/review-reads.ts'

/** For the loader: brings what the device has of an app's reviews into memory; waits for the device only. */
export async function prepare(app: AppRef): Promise<void> {
  const inbox = reviewInboxRead(app)
  await restoreReads([inbox])
  startReads([inbox])
  const known = inMemory(inbox)
  if (known) await restoreReads(reviewReadsOf(app, known).map(({ read }) => read))
}
