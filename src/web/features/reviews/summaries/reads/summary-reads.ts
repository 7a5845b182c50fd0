import type { Language } from '#contract/auth/auth.ts'
import { getReviewModel, getReviews, REVIEWS_PAGE_MAX } from '#contract/reviews/inbox.ts'
import { getSummaries, getSummary } from '#contract/reviews/summaries.ts'
import type { AppRef } from '#contract/store.ts'
import { read } from '#web/data/queries/read.ts'

/** An app's summaries and their schedules. */
export const summariesRead = (orgId: string, { trackId, store }: AppRef) =>
  read(getSummaries, { params: { orgId }, query: { trackId, store } })

/** A summary; `language` null: in the one that it was made in. */
export const summaryRead = (orgId: string, summaryId: string, language: Language | null) =>
  read(getSummary, { params: { orgId, summaryId }, query: language === null ? {} : { language } })

/** Whether a language model writes and translates. */
export const reviewModelRead = () => read(getReviewModel, {})

/** The reviews that were written in a month (YYYY-MM). */
export const monthRead = ({ trackId, store }: AppRef, month: string, page = 1) => {
  const query = { store, month, size: String(REVIEWS_PAGE_MAX), ...(page > 1 && { page: String(page) }) }
  return read(getReviews, { params: { trackId }, query })
}
