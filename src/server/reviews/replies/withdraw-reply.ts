import type { Transaction } from 'kysely'
import { withdrawReply } from '#contract/reviews/inbox.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { requireOwnApp } from '../own-app.ts'
import { requireReview } from '../review-of.ts'
import { lockReviewAndReply, UNDO_MS, type LockedReview } from './own-review.ts'
import { removeReply } from './queue-reply.ts'

/** One that is gone changes nothing. */
export const withdraw = serve(withdrawReply, async ({ params, query, caller, db, services }) => {
  const app = await requireOwnApp(db, caller, { store: query.store, trackId: params.trackId })
  const locked = await lockReviewAndReply(db, app, params.reviewId)
  if (locked.shown) await takeBack(db as Transaction<Schema>, locked, services.clock())
  return requireReview(db, app, params.reviewId)
})

async function takeBack(db: Transaction<Schema>, { key, review, shown }: LockedReview, now: Date): Promise<void> {
  if (shown!.state === 'to-approve' || shown!.state === 'queued' || shown!.state === 'refused')
    await removeReply(db, key, now)
  else {
    if (key.store !== 'APP_STORE' || review.source !== 'console')
      throw new HttpError('NOT_ANSWERABLE', 'The store keeps the reply that it has.')
    // The store may be taking it right now: the job that deletes it comes after that.
    const isAsked = shown!.state === 'sending'
    await db
      .updateTable('review_reply')
      .set({
        is_withdrawn: true,
        ...(!isAsked && {
          state: 'sending' as const,
          state_at: now,
          // Until then `sendReply` with the same text leaves it where it is.
          send_at: new Date(now.getTime() + UNDO_MS),
          first_tried_at: null,
          problem: null,
        }),
      })
      .where((where) => where.and({ ...key }))
      .execute()
  }
  await db
    .updateTable('own_review')
    .set({ stored_at: now })
    .where((where) => where.and({ ...key }))
    .execute()
}
