import type { OwnReview, ReplyState } from '#contract/reviews/review.ts'

/** States of a reply that nobody has let go yet, or that the store did not take: it is no answer. */
export const unansweredStates: readonly ReplyState[] = ['to-approve', 'refused']
/** States of one that the store has. */
export const storedStates: readonly ReplyState[] = ['sent', 'pending', 'published']
/** How ids begin that are made here for rows of a report: the store does not know them. */
export const MADE_UP_ID = 'csv-'

/** What decides who still has to answer a review. */
export type AnsweredReview = Pick<OwnReview, 'id' | 'source' | 'isDone' | 'changedAfterReply'> & {
  reply: Pick<NonNullable<OwnReview['reply']>, 'state'> | null
}

/** Whether the store takes a reply: not to what is read from the market, or known from a report that names no ids. */
export const isAnswerable = ({ source, id }: Pick<AnsweredReview, 'id' | 'source'>): boolean =>
  source === 'console' && !id.startsWith(MADE_UP_ID)

/** Whether a review has been answered, or will be without anybody doing anything more. */
export const isReplied = ({ reply }: Pick<AnsweredReview, 'reply'>): boolean =>
  reply !== null && !unansweredStates.includes(reply.state)

/**
 * Whether somebody still has to answer a review: one whose reply waits for approval is counted there. One that its author
 * changed after the reply is to be read again, unless another reply is on its way. The server counts by the same in SQL
 * (`server/reviews/inbox/open-reviews.ts`).
 */
export const isToAnswer = (review: AnsweredReview): boolean => {
  const { reply, isDone, changedAfterReply } = review
  if (isDone || !isAnswerable(review)) return false
  if (reply === null || reply.state === 'refused') return true
  return changedAfterReply && storedStates.includes(reply.state)
}
