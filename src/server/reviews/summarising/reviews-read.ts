import { importIfDue } from '../import/import-reviews.ts'
import { planFeed } from '../import/plan-feeds.ts'
import type { JobContext } from '../import/job-context.ts'
import type { Claimed } from './claim-summary.ts'

/** For so long an app's first reading is waited for. */
const WAIT_MS = 15 * 60_000
/** A reading that takes longer goes on in its own job, below the life of a claim. */
const READING_MS = 60_000

/**
 * Whether the reviews of a summary's app have been read; those that are due are read. `not-yet`: another process reads them,
 * or the store lets them wait; `no`: it has failed for so long that nobody should wait for it.
 */
export async function areReviewsRead(context: JobContext, claimed: Claimed): Promise<'yes' | 'not-yet' | 'no'> {
  const { db, clock } = context
  const { organisation_id: organisationId, store, track_id: trackId } = claimed
  const app = { organisationId, store, trackId }
  await planFeed(db, app, clock())
  const until = performance.now() + READING_MS
  await importIfDue(context, app, {
    stopping: AbortSignal.timeout(2 * READING_MS),
    isEnough: () => performance.now() > until,
  })
  const feed = await db
    .selectFrom('review_feed')
    .select('read_at')
    .where('organisation_id', '=', organisationId)
    .where('store', '=', store)
    .where('track_id', '=', trackId)
    .executeTakeFirst()
  if (feed && feed.read_at !== null) return 'yes'
  return clock().getTime() - claimed.status_at.getTime() < WAIT_MS ? 'not-yet' : 'no'
}
