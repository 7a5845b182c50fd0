import { isAnswerable } from '#aso/reviews/to-answer.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { Sent } from '../changes/reply-changes.ts'
import type { ReplyDrafts } from '../drafts/reply-drafts.ts'
import { isToApprove } from '../model/shown-reviews.ts'

export interface WrittenReply {
  review: OwnReview
  draft: Sent
}

/** What is written and waits to be sent: a draft of this device, else a rule's reply to approve. */
export const writtenReplies = (reviews: readonly OwnReview[], drafts: ReplyDrafts): WrittenReply[] =>
  reviews.filter(isAnswerable).flatMap((review) => {
    const draft = drafts[review.id]
    if (draft && draft.text.trim() !== '') return { review, draft }
    if (!isToApprove(review) || !review.reply) return []
    return { review, draft: { text: review.reply.text, origin: 'person' as const, templateId: null } }
  })
