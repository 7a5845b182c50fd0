import type { DetectLanguage } from '#aso/reviews/language-of.ts'
import type { ShownReply } from './earlier-states.ts'
import { mergedReply, type KnownReply, type ReplyChange } from './merge-reply.ts'
import { mergedReview, stateOf, type KnownReview, type MergedReview } from './merge-review.ts'
import type { ReviewFromStore } from './review-from-store.ts'

/** By id. */
export interface Known {
  reviews: ReadonlyMap<string, KnownReview>
  replies: ReadonlyMap<string, KnownReply>
}

export interface ReviewChange {
  id: string
  review: MergedReview
  reply: ReplyChange
  /** The id of a report's making that the review has no more. */
  formerId: string | null
}

/** What a store's answer changes in a review and the reply to it; null: nothing. */
export function changesOf(
  told: ReviewFromStore,
  { reviews, replies }: Known,
  moment: { now: Date; askedAt: Date },
  detect: DetectLanguage,
): ReviewChange | null {
  const former = told.formerId === null || told.formerId === told.id ? undefined : reviews.get(told.formerId)
  const review = reviews.get(told.id)
  // The market knows less than the console has told.
  if (told.source === 'market' && review?.source === 'console') return null
  const reply = replies.get(told.id) ?? null
  const merged = mergedReview(review ? { review, reply: reply && shownBy(reply) } : null, told, detect)
  const replyChange = mergedReply(reply, told, moment)
  const after = merged ?? (review && stateOf(review))
  if (!after) return null
  const changed_after_reply = isChangedAfter(after, { told, reply, replyChange })
  const isChanged = merged !== null || replyChange !== null || changed_after_reply !== after.changed_after_reply
  if (!isChanged && !former) return null
  return {
    id: told.id,
    review: { ...after, changed_after_reply },
    reply: replyChange,
    formerId: former ? told.formerId : null,
  }
}

const shownBy = ({ state, text, store_text, store_changed_at, state_at }: KnownReply): ShownReply | null =>
  store_text !== null || state === 'sent' || state === 'pending' || state === 'published'
    ? { text: store_text ?? text, at: store_changed_at ?? state_at }
    : null

interface Replied {
  told: ReviewFromStore
  reply: KnownReply | null
  replyChange: ReplyChange
}

/** Whether the author changed the review after the reply; while an answer to the change is on its way that stays open. */
function isChangedAfter({ changed_at, changed_after_reply }: MergedReview, { told, reply, replyChange }: Replied) {
  if (replyChange === 'gone') return false
  const isOnItsWay = reply !== null && !['published', 'pending', 'refused'].includes(reply.state)
  if (isOnItsWay || !told.reply?.at) return changed_after_reply
  const known = reply?.store_changed_at ?? null
  return known !== null && known > told.reply.at ? changed_after_reply : told.reply.at < changed_at
}
