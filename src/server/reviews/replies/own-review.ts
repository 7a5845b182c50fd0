import type { Kysely, Selectable } from 'kysely'
import { isAnswerable } from '#aso/reviews/to-answer.ts'
import type { OwnReviewRow, ReviewReplyRow } from '#server/db/rows/reviews.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import type { OwnApp } from '../own-app.ts'

/** In which a reply, or the end of one, can be taken back before anybody has seen it, ms. */
export const UNDO_MS = 10_000

export type ReviewKey = Pick<OwnReviewRow, 'organisation_id' | 'store' | 'track_id' | 'review_id'>

export const keyOf = ({ organisation_id, store, track_id, review_id }: ReviewKey): ReviewKey => ({
  organisation_id,
  store,
  track_id,
  review_id,
})

/**
 * Locks a review, and with it the reply to it, until the transaction ends: reviews are locked before their replies, everywhere.
 * @returns null: there is no such review
 */
export async function lockReview(db: Kysely<Schema>, key: ReviewKey): Promise<Selectable<OwnReviewRow> | null> {
  const review = await db
    .selectFrom('own_review')
    .selectAll()
    .where((where) => where.and({ ...key }))
    .forUpdate()
    .executeTakeFirst()
  return review ?? null
}

export interface LockedReview {
  key: ReviewKey
  review: Selectable<OwnReviewRow>
  reply: Selectable<ReviewReplyRow> | null
  /** What people see as the reply; null: there is none. */
  shown: Selectable<ReviewReplyRow> | null
}

/** A review of an own app with its reply, locked until the transaction ends. @throws HttpError REVIEW_NOT_FOUND */
export async function lockReviewAndReply(
  db: Kysely<Schema>,
  { organisationId, store, trackId }: OwnApp,
  reviewId: string,
): Promise<LockedReview> {
  const key = { organisation_id: organisationId, store, track_id: trackId, review_id: reviewId }
  const review = await lockReview(db, key)
  if (!review) throw new HttpError('REVIEW_NOT_FOUND', 'There is no such review of this app.')
  const reply = await db
    .selectFrom('review_reply')
    .selectAll()
    .where((where) => where.and(key))
    .executeTakeFirst()
  return { key, review, reply: reply ?? null, shown: reply && !reply.is_withdrawn ? reply : null }
}

/** @throws HttpError NOT_ANSWERABLE for reviews of the public market, and for those that have no id in the store */
export function requireAnswerable({ source, review_id }: Pick<OwnReviewRow, 'source' | 'review_id'>): void {
  if (isAnswerable({ source, id: review_id })) return
  throw new HttpError('NOT_ANSWERABLE', 'This review can’t be answered from here.')
}
