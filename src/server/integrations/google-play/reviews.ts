import * as v from 'valibot'
import type { GoogleApi } from '../google-account/google-api.ts'
import { SentReview, type PlayReview } from './play-review.ts'
import { TimeOf } from './time-of.ts'

export interface ReviewPage {
  reviews: PlayReview[]
  /** How many could not be read. */
  skipped: number
  /** Of the next page; null: this was the last one. A page may be shorter than asked for. */
  next: string | null
}

export interface ReviewCalls {
  /**
   * Those with a text that were written or changed in the last 7 days, in Google's order. `pageSize`: 100 at most.
   * @throws ProviderFailure
   */
  reviews: (
    packageName: string,
    options?: { page?: string | null; pageSize?: number; signal?: AbortSignal | undefined },
  ) => Promise<ReviewPage>
  /** @throws ProviderFailure, `not-found` also where the review is too old to be asked for */
  review: (packageName: string, reviewId: string, signal?: AbortSignal) => Promise<PlayReview>
  /**
   * Answers, or replaces the answer. Google takes about 350 characters and removes tags.
   * @throws ProviderFailure, `unknown-outcome` where the answer may be public
   */
  reply: (packageName: string, reviewId: string, text: string, signal?: AbortSignal) => Promise<Reply>
}

/** The answer as Google keeps it. */
export interface Reply {
  body: string
  /** ISO; null: not told. */
  changedAt: string | null
}

const PAGE_MAX = 100

const Page = v.object({
  reviews: v.optional(v.array(v.unknown()), []),
  tokenPagination: v.optional(v.nullable(v.object({ nextPageToken: v.optional(v.nullable(v.string()), null) })), null),
})
const Replied = v.object({
  result: v.object({ replyText: v.string(), lastEdited: v.optional(v.nullable(TimeOf), null) }),
})

export function reviewCalls(api: GoogleApi, appUrl: (packageName: string) => string): ReviewCalls {
  const reviewUrl = (packageName: string, id: string) => `${appUrl(packageName)}/reviews/${encodeURIComponent(id)}`
  return {
    async reviews(packageName, { page = null, pageSize = PAGE_MAX, signal } = {}) {
      const asked = new URLSearchParams({ maxResults: String(pageSize) })
      if (page !== null) asked.set('token', page)
      const sent = await api.json(Page, { url: `${appUrl(packageName)}/reviews?${asked}`, signal })
      // One that is not as the others does not cost the page.
      const read = sent.reviews.map((one) => v.safeParse(SentReview, one))
      const reviews = read.flatMap((one) => (one.success ? one.output : []))
      const next = sent.tokenPagination?.nextPageToken || null
      return { reviews, skipped: read.length - reviews.length, next: next === page ? null : next }
    },

    review: (packageName, reviewId, signal) => api.json(SentReview, { url: reviewUrl(packageName, reviewId), signal }),

    async reply(packageName, reviewId, text, signal) {
      const { result } = await api.json(Replied, {
        method: 'POST',
        url: `${reviewUrl(packageName, reviewId)}:reply`,
        body: { replyText: text },
        isWrite: true,
        signal,
      })
      return { body: result.replyText, changedAt: result.lastEdited }
    },
  }
}
