import { isAnswerable } from '#aso/reviews/to-answer.ts'
import type { HeldBecause } from '#contract/reviews/held.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { Sent } from '../changes/reply-changes.ts'
import type { ReplyDrafts } from '../drafts/reply-drafts.ts'
import { isToApprove } from '../model/shown-reviews.ts'

export interface WrittenReply {
  review: OwnReview
  draft: Sent
  /** What a person should look at before it is sent; null: nothing was found. */
  held: HeldBecause | null
}

/** What is written and waits to be sent: a draft of this device, else a rule's reply to approve. */
export const writtenReplies = (reviews: readonly OwnReview[], drafts: ReplyDrafts): WrittenReply[] =>
  reviews.filter(isAnswerable).flatMap((review) => {
    const draft = drafts[review.id]
    if (draft && draft.text.trim() !== '') return { review, draft, held: draft.held ?? null }
    if (!isToApprove(review) || !review.reply) return []
    return {
      review,
      draft: { text: review.reply.text, origin: 'person' as const, templateId: null },
      held: review.reply.held,
    }
  })
