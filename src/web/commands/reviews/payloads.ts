import * as v from 'valibot'
import { markReviews, sendReply } from '#contract/reviews/inbox.ts'
import { ReviewId } from '#contract/reviews/review.ts'
import { AppRef, Timestamp } from '#contract/store.ts'

/** An app with the title that the user saw, to describe the change. */
const OfApp = {
  app: AppRef,
  appTitle: v.string(),
  /** By how much it changes the app's counts, as the user saw it; left out: by nothing. */
  counts: v.optional(v.object({ toAnswer: v.number(), toApprove: v.number() })),
}
/** `month`: UTC month in which it was written, to refetch its answer alone. `author`: as the user saw it. */
const OfReview = { ...OfApp, reviewId: ReviewId, author: v.nullable(v.string()), month: v.string() }

/** Payloads of the commands about reviews; a change of shape needs a new version. */
export const payloads = {
  /** `at`: when the user sent it. */
  sendReply: v.object({ ...OfReview, ...sendReply.body.entries, at: Timestamp }),
  withdrawReply: v.object(OfReview),
  markReviews: v.object({ ...OfApp, ...markReviews.body.entries, months: v.array(v.string()) }),
}
