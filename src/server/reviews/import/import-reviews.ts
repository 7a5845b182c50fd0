import { errorFields } from '#server/kernel/log.ts'
import { repeat } from '#server/jobs/repeat.ts'
import { claimFeed, ClaimLost, releaseFeed, type Feed, type OwnAppRef } from './claim-feed.ts'
import { planFeeds } from './plan-feeds.ts'
import { readFeed } from './read-feed.ts'
import type { JobContext } from './job-context.ts'

const EVERY_MS = 20_000
/** After a bug, or a database that was away. */
const LATER_MS = 15 * 60_000
/** After a store that let somebody wait for too long. */
const GIVEN_UP_MS = 60_000

/**
 * Reads the reviews of own apps: hourly, and at once where a connection or an app is new. Any number of processes may do
 * it at once.
 * @returns stops it
 */
export function startReviewImports(context: JobContext): () => Promise<void> {
  const { log } = context
  return repeat({ everyMs: EVERY_MS, log, failure: 'reviews not imported' }, (stopping) =>
    importDueReviews(context, stopping),
  )
}

const never = new AbortController().signal

/** Reads what is due, one app after another. @returns how many apps */
export async function importDueReviews(context: JobContext, stopping: AbortSignal = never): Promise<number> {
  const { db, clock } = context
  await planFeeds(db, clock())
  for (let imported = 0; ; imported += 1) {
    const feed = stopping.aborted ? null : await claimFeed(db, clock())
    if (!feed) return imported
    await importFeed(context, feed, { stopping })
  }
}

/** Reads the reviews of one app if they are due. @returns whether they were */
export async function importIfDue(
  context: JobContext,
  app: OwnAppRef,
  options: { stopping: AbortSignal; isEnough: () => boolean },
): Promise<boolean> {
  const feed = await claimFeed(context.db, context.clock(), app)
  if (!feed) return false
  await importFeed(context, feed, options)
  return true
}

async function importFeed(
  context: JobContext,
  feed: Feed,
  options: { stopping: AbortSignal; isEnough?: () => boolean },
): Promise<void> {
  const { db, clock, log } = context
  try {
    await readFeed(context, feed, options)
  } catch (error) {
    if (error instanceof ClaimLost) return
    const isStopped = options.stopping.aborted
    if (!isStopped) log.error('reviews not imported', { store: feed.store, ...errorFields(error) })
    const stoppedMs = options.isEnough ? GIVEN_UP_MS : 0
    await releaseFeed(db, feed, new Date(clock().getTime() + (isStopped ? stoppedMs : LATER_MS)))
  }
}
