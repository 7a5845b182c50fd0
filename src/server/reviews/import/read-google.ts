import { DAY_MS } from '#contract/protocol/days.ts'
import type { GooglePlay } from '#server/integrations/google-play/google-play.ts'
import { keepClaim, noteRead } from './claim-feed.ts'
import { noteMissing } from './missing-reviews.ts'
import { readReports } from './read-reports.ts'
import { storeReviews } from './store-reviews.ts'
import type { Reading } from './job-context.ts'
import { fromGoogle } from './review-from-store.ts'

/** Google lists what was written or changed in the last week; near its end that may be either way. */
const LISTED_MS = 7 * DAY_MS - 3_600_000
/** Half of the 200 calls that Google allows an hour: the other half is for replies. */
const PAGES_MAX = 100

type Client = Pick<GooglePlay, 'reviews' | 'reports'>

/**
 * Reads what Google lists of an app, a week, and once a day what the monthly reports hold beyond that.
 * @throws ProviderFailure, ClaimLost; the reason of `stopping`
 */
export async function readGoogle(client: Client, reading: Reading, { hasReports }: { hasReports: boolean }) {
  const { db, feed, clock, isEnough } = reading
  await readWeek(client, reading)
  const isDue = feed.full_at === null || clock().getTime() - feed.full_at.getTime() >= DAY_MS
  if (!isDue || isEnough()) return
  if (hasReports && !(await readReports(client.reports, reading))) return
  await noteRead(db, feed, { full_at: clock() })
}

async function readWeek(client: Pick<Client, 'reviews'>, reading: Reading): Promise<void> {
  const { db, feed, clock, stopping } = reading
  const since = new Date(clock().getTime() - LISTED_MS)
  const ids: string[] = []
  let skipped = 0
  let page: string | null = null
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const askedAt = clock()
    const answer = await client.reviews(feed.track_id, { page, signal: stopping })
    const told = answer.reviews.map((review) => fromGoogle(review, { isListed: true }))
    await storeReviews(reading, feed, told, askedAt)
    await keepClaim(db, feed, clock())
    stopping.throwIfAborted()
    ids.push(...told.map(({ id }) => id))
    skipped += answer.skipped
    page = answer.next
    if (page === null) break
  }
  // A review that could not be read is there all the same.
  if (page === null && skipped === 0) await noteMissing(db, feed, { ids, since }, clock())
  if (skipped > 0) reading.log.warn('reviews left out', { provider: 'google-play', skipped })
  await noteRead(db, feed, { read_at: clock(), source: 'console' })
}
