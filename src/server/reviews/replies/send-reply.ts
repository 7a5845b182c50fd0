import type { Kysely, Transaction } from 'kysely'
import { sendReply } from '#contract/reviews/inbox.ts'
import { replyLimits } from '#contract/reviews/review.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { requireOwnApp } from '../own-app.ts'
import { requireReview } from '../review-of.ts'
import { lockReviewAndReply, requireAnswerable, UNDO_MS, type LockedReview } from './own-review.ts'
import { queueReply } from './queue-reply.ts'

export const send = serve(sendReply, async ({ params, query, body, caller, db, services }) => {
  const app = await requireOwnApp(db, caller, { store: query.store, trackId: params.trackId })
  const { text, origin, templateId, seen } = body
  const length = Array.from(text).length
  const limit = replyLimits[app.store]
  if (length > limit)
    throw new HttpError('REPLY_TOO_LONG', 'The store does not take so long a reply.', { details: { limit, length } })
  const locked = await lockReviewAndReply(db, app, params.reviewId)
  requireAnswerable(locked.review)
  if (isStillThere(locked, text, services.clock())) {
    requireSeen(locked, seen)
    await keepInStore(db, locked, services.clock())
  } else if (!isOnItsWay(locked, text)) {
    requireSeen(locked, seen)
    const { shown } = locked
    // A rule's draft that is let go unchanged stays the rule's.
    const isApproved = shown?.state === 'to-approve' && shown.text === text
    const now = services.clock()
    await queueReply(db as Transaction<Schema>, {
      organisationId: app.organisationId,
      store: app.store,
      trackId: app.trackId,
      reviewId: params.reviewId,
      text,
      origin: isApproved ? shown.origin : origin,
      ruleId: (isApproved ? shown.rule_id : null) ?? undefined,
      templateId: (isApproved ? shown.template_id : templateId) ?? undefined,
      writtenBy: caller.userId,
      state: 'queued',
      sendAt: new Date(now.getTime() + UNDO_MS),
      now,
    })
  }
  return requireReview(db, app, params.reviewId)
})

/** Somebody has asked to delete it, and nobody has asked the store yet. */
const isStillThere = ({ reply }: LockedReview, text: string, now: Date) =>
  reply !== null &&
  reply.is_withdrawn &&
  reply.text === text &&
  reply.send_at !== null &&
  reply.send_at > now &&
  reply.send_at.getTime() === reply.state_at.getTime() + UNDO_MS

/** The store has it, and is asked how far it has come. */
async function keepInStore(db: Kysely<Schema>, { key }: LockedReview, now: Date): Promise<void> {
  await db
    .updateTable('review_reply')
    .set({ is_withdrawn: false, state: 'sent', state_at: now, send_at: now })
    .where((where) => where.and({ ...key }))
    .execute()
  await db
    .updateTable('own_review')
    .set({ stored_at: now })
    .where((where) => where.and({ ...key }))
    .execute()
}

/** The same text waits already, or the store has it. */
const isOnItsWay = ({ shown }: LockedReview, text: string) =>
  shown !== null && shown.text === text && shown.state !== 'refused' && shown.state !== 'to-approve'

/** @throws HttpError CHANGED_ELSEWHERE where the review or the reply to it is another than what the writer saw */
function requireSeen({ review, shown }: LockedReview, seen: { changedAt: string; reply: string | null }): void {
  const isSameReview = review.changed_at.getTime() === Date.parse(seen.changedAt)
  const reply = shown?.text ?? null
  // What waits for approval has not been said to anybody.
  const isSameReply = reply === seen.reply || (shown?.state === 'to-approve' && seen.reply === null)
  if (isSameReview && isSameReply) return
  throw new HttpError('CHANGED_ELSEWHERE', 'The review was changed or answered meanwhile.', {
    details: { changed: isSameReview ? 'reply' : 'review' },
  })
}
