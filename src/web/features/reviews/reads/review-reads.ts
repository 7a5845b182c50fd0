import { getReviewInbox, getReviews, REVIEWS_PAGE_MAX } from '#contract/reviews/inbox.ts'
import type { AppRef } from '#contract/store.ts'
import { read } from '#web/data/queries/read.ts'

/** What there is of an app's reviews, month by month. */
export const reviewInboxRead = ({ trackId, store }: AppRef) =>
  read(getReviewInbox, { params: { trackId }, query: { store } })

/** The reviews that were written in a month (YYYY-MM). */
export const reviewMonthRead = ({ trackId, store }: AppRef, month: string, page = 1) => {
  const query = { store, month, size: String(REVIEWS_PAGE_MAX), ...(page > 1 && { page: String(page) }) }
  return read(getReviews, { params: { trackId }, query })
}
