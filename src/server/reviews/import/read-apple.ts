import { DAY_MS } from '#contract/protocol/days.ts'
import { REVIEWS_MAX } from '#contract/reviews/inbox.ts'
import type { AppStoreConnect } from '#server/integrations/app-store-connect/app-store-connect.ts'
import { addVersions } from './apple-versions.ts'
import { keepClaim, noteRead } from './claim-feed.ts'
import { forgetMarket, hasMissing, noteMissing } from './missing-reviews.ts'
import { storeReviews } from './store-reviews.ts'
import type { Reading } from './job-context.ts'
import { fromApple, type ReviewFromStore } from './review-from-store.ts'

/** As many as the App Store puts on a page. */
const BATCH = 200
/** Each reading asks for the versions of reviews that are known no longer; of others it is asked once a day. */
const NEW_MS = DAY_MS / 12

/**
 * Reads an app's reviews, newest first: all of them at first and once a day, which shows what is gone and what was
 * answered elsewhere, else until a whole page is known.
 * @throws ProviderFailure, ClaimLost; the reason of `stopping`
 */
export async function readApple(
  client: Pick<AppStoreConnect, 'reviews' | 'versionReviews'>,
  reading: Reading,
): Promise<void> {
  const { db, feed, clock, stopping, isEnough } = reading
  const isFull =
    feed.full_at === null ||
    clock().getTime() - feed.full_at.getTime() >= DAY_MS ||
    (await hasMissing(db, feed, clock()))
  const ids: string[] = []
  let oldest: Date | null = null
  let skipped = 0
  const onSkipped = (count: number) => {
    skipped += count
  }
  for await (const { told, askedAt } of batchesOf(client, reading, onSkipped)) {
    const changed = await storeReviews(reading, feed, told, askedAt)
    ids.push(...told.map(({ id }) => id))
    oldest = told.at(-1)?.changedAt ?? oldest
    await keepClaim(db, feed, clock())
    stopping.throwIfAborted()
    if (isFull && isEnough()) return noteRead(db, feed, { read_at: clock(), source: 'console' })
    if (!isFull && changed === 0) {
      if (skipped === 0) await noteMissing(db, feed, { ids, since: oldest }, clock())
      await noteRead(db, feed, { read_at: clock(), source: 'console' })
      return addVersions(client, reading, new Date(clock().getTime() - NEW_MS))
    }
  }
  // One that could not be read is not gone.
  if (skipped === 0) await noteMissing(db, feed, { ids, since: ids.length < REVIEWS_MAX ? null : oldest }, clock())
  else reading.log.warn('reviews left out', { provider: 'app-store-connect', skipped })
  if (feed.full_at === null) await forgetMarket(db, feed, clock())
  await noteRead(db, feed, { read_at: clock(), full_at: clock(), source: 'console' })
  await addVersions(client, reading, isFull ? null : new Date(clock().getTime() - NEW_MS))
}

async function* batchesOf(
  { reviews }: Pick<AppStoreConnect, 'reviews'>,
  { feed, clock, stopping }: Reading,
  onSkipped: (count: number) => void,
) {
  let askedAt = clock()
  let told: ReviewFromStore[] = []
  for await (const review of reviews(feed.track_id, { limit: REVIEWS_MAX, signal: stopping, onSkipped })) {
    told.push(fromApple(review))
    if (told.length < BATCH) continue
    yield { told, askedAt }
    askedAt = clock()
    told = []
  }
  if (told.length > 0) yield { told, askedAt }
}
