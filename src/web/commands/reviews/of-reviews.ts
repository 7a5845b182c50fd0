import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { getReview, getReviewInbox, getReviews } from '#contract/reviews/inbox.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { sameApp, type AppRef } from '#contract/store.ts'

interface Asked {
  params?: { trackId?: string }
  query?: { store?: AppRef['store'] }
}

/** One lane: a review may be answered, marked with others, and answered again. */
export const lane = () => 'reviews'

/** The months of an app's reviews, and how many wait for an answer. */
export const refreshes = ({ trackId, store }: AppRef, months: readonly string[]) => [
  ...months.map((month) => ({ endpoint: getReviews, input: { params: { trackId }, query: { store, month } } })),
  { endpoint: getReviewInbox, input: { params: { trackId }, query: { store } } },
]

/** An answer with those of an app's reviews changed that are meant; the same object where it has none of them. */
export function ofReviews(
  app: AppRef,
  isMeant: (id: string) => boolean,
  [endpointId, input, data]: [string, unknown, unknown],
  change: (one: OwnReview) => OwnReview,
): unknown {
  if (endpointId !== getReviews.id && endpointId !== getReview.id) return data
  const { params, query } = input as Asked
  if (!sameApp(app, { trackId: params?.trackId ?? '', store: query?.store ?? app.store })) return data
  // The endpoint's id determines the type of the data.
  if (endpointId === getReview.id) {
    const review = data as OwnReview
    return isMeant(review.id) ? change(review) : data
  }
  const page = data as EndpointOutput<typeof getReviews>
  if (!page.content.some(({ id }) => isMeant(id))) return data
  return { ...page, content: page.content.map((one) => (isMeant(one.id) ? change(one) : one)) }
}
