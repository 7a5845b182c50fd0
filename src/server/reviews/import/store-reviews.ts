import { sql, type Kysely, type Selectable } from 'kysely'
import type { DetectLanguage } from '#aso/reviews/language-of.ts'
import type { ReviewReplyRow } from '#server/db/rows/reviews.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockApps } from '#server/scope/lock-apps.ts'
import { appOf, ClaimLost, requireClaim, type Feed } from './claim-feed.ts'
import { changesOf, type Known } from './review-changes.ts'
import type { KnownReview } from './merge-review.ts'
import { isUsable, type ReviewFromStore } from './review-from-store.ts'
import { writeReplies, writeReviews } from './write-changes.ts'

/** Reviews of one transaction. */
const BATCH = 200

interface JobContext {
  db: Kysely<Schema>
  clock: () => Date
  detect: DetectLanguage
}

/**
 * Stores what a store tells of reviews, some at a time; the same again changes nothing.
 * @param askedAt when the store was asked
 * @returns how many reviews changed @throws ClaimLost
 */
export async function storeReviews(
  { db, clock, detect }: JobContext,
  feed: Feed,
  told: readonly ReviewFromStore[],
  askedAt: Date,
): Promise<number> {
  // What a list holds twice, because something was added to it meanwhile, counts once.
  const usable = [...new Map(told.filter(isUsable).map((one) => [one.id, one])).values()]
  let changed = 0
  for (let at = 0; at < usable.length; at += BATCH) {
    const batch = usable.slice(at, at + BATCH)
    const moment = { now: clock(), askedAt }
    // Mostly nothing has changed: that is found out without a transaction.
    const known = await knownOf(db, feed, batch)
    const differing = batch.filter((one) => changesOf(one, known, moment, detect) !== null)
    if (differing.length === 0) continue
    await db.transaction().execute(async (transaction) => {
      const apps = await lockApps(transaction, appOf(feed), [feed.track_id])
      if (apps.length === 0) throw new ClaimLost()
      await requireClaim(transaction, feed)
      const current = await knownOf(transaction, feed, differing, { isLocking: true })
      const changes = differing.flatMap((one) => changesOf(one, current, moment, detect) ?? [])
      await writeReviews(transaction, feed, changes, moment.now)
      await writeReplies(transaction, feed, changes)
    })
    changed += differing.length
  }
  return changed
}

/** Locks reviews first, then their replies, as everybody does who writes both. */
async function knownOf(
  db: Kysely<Schema>,
  { organisation_id, store, track_id }: Feed,
  told: readonly ReviewFromStore[],
  { isLocking = false } = {},
): Promise<Known> {
  const ids = told.flatMap(({ id, formerId }) => (formerId === null ? id : [id, formerId]))
  const reviews: KnownReview[] = await db
    .selectFrom('own_review')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .where('store', '=', store)
    .where('track_id', '=', track_id)
    .where(sql<boolean>`review_id = any(${ids})`)
    .orderBy('review_id')
    .$if(isLocking, (query) => query.forUpdate())
    .execute()
  const replies: Selectable<ReviewReplyRow>[] = await db
    .selectFrom('review_reply')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .where('store', '=', store)
    .where('track_id', '=', track_id)
    .where(sql<boolean>`review_id = any(${ids})`)
    .orderBy('review_id')
    .$if(isLocking, (query) => query.forUpdate())
    .execute()
  return {
    reviews: new Map(reviews.map((row) => [row.review_id, row])),
    replies: new Map(replies.map((row) => [row.review_id, row])),
  }
}
