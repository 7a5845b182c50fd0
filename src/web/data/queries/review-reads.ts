import { getReviewInbox, getReviews, REVIEWS_PAGE_MAX, type ReviewInbox } from '#contract/reviews/reading.ts'
import type { AppRef } from '#contract/store.ts'
import { read, type Read } from './read.ts'

/** What there is of an app's reviews, month by month. */
export const reviewInboxRead = ({ trackId, store }: AppRef) =>
  read(getReviewInbox, { params: { trackId }, query: { store } })

/** A page of a month's reviews. It stays as it is until it is known to have changed. */
export const reviewMonthRead = ({ trackId, store }: AppRef, month: string, page = 1): Read<typeof getReviews> => ({
  ...read(getReviews, {
    params: { trackId },
    query: { store, month, size: String(REVIEWS_PAGE_MAX), ...(page > 1 && { page: String(page) }) },
  }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: false,
})

/** All pages of all months, newest month first. */
export const reviewReadsOf = (app: AppRef, { months }: ReviewInbox) =>
  months.flatMap(({ month, count, changedAt }) =>
    Array.from({ length: Math.max(1, Math.ceil(count / REVIEWS_PAGE_MAX)) }, (_, index) => ({
      month,
      changedAt,
      /** Reviews of the month: one that is deleted changes nothing else. */
      monthCount: count,
      /** Reviews of the page. */
      count: Math.min(REVIEWS_PAGE_MAX, count - index * REVIEWS_PAGE_MAX),
      read: reviewMonthRead(app, month, index + 1),
    })),
  )
