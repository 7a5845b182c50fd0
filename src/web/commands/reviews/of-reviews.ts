import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { getReview, getReviewInbox, getReviews, type ReviewInbox } from '#contract/reviews/inbox.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { sameApp, type AppRef } from '#contract/store.ts'

interface Asked {
  params?: { trackId?: string }
  query?: { store?: AppRef['store'] }
}

const overlaid = new Set<string>([getReviews, getReview, getReviewInbox].map(({ id }) => id))

/** One lane: a review may be answered, marked with others, and answered again. */
export const lane = () => 'reviews'

/** The months of an app's reviews, and how many wait for an answer. */
export const refreshes = ({ trackId, store }: AppRef, months: readonly string[]) => [
  ...months.map((month) => ({ endpoint: getReviews, input: { params: { trackId }, query: { store, month } } })),
  { endpoint: getReviewInbox, input: { params: { trackId }, query: { store } } },
]

/** What a change is about, and by how much it changes the app's counts. */
interface Changed {
  app: AppRef
  counts?: Pick<ReviewInbox, 'toAnswer' | 'toApprove'> | undefined
}

/** An answer with those of an app's reviews changed that are meant, or its counts; the same object where it has none of them. */
export function ofReviews(
  { app, counts }: Changed,
  isMeant: (id: string) => boolean,
  [endpointId, input, data]: [string, unknown, unknown],
  change: (one: OwnReview) => OwnReview,
): unknown {
  if (!overlaid.has(endpointId)) return data
  const { params, query } = input as Asked
  if (!sameApp(app, { trackId: params?.trackId ?? '', store: query?.store ?? app.store })) return data
  // The endpoint's id determines the type of the data.
  if (endpointId === getReviewInbox.id) {
    const inbox = data as ReviewInbox
    if (!counts) return data
    // What others answered meanwhile is counted already.
    const [toAnswer, toApprove] = [inbox.toAnswer + counts.toAnswer, inbox.toApprove + counts.toApprove]
    return { ...inbox, toAnswer: Math.max(0, toAnswer), toApprove: Math.max(0, toApprove) }
  }
  if (endpointId === getReview.id) {
    const review = data as OwnReview
    return isMeant(review.id) ? change(review) : data
  }
  const page = data as EndpointOutput<typeof getReviews>
  if (!page.content.some(({ id }) => isMeant(id))) return data
  return { ...page, content: page.content.map((one) => (isMeant(one.id) ? change(one) : one)) }
}
