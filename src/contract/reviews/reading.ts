// What reviews there are: kept for offline by every start, so that it must not bring the replies along.
import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { Count, PageOf } from '../protocol/paging.ts'
import { UtcDay } from '../protocol/days.ts'
import { CountryCode, linesOf, listOf, Store, Timestamp, TrackId } from '../store.ts'
import { OwnReview, Sentiment } from './review.ts'

const params = v.object({ trackId: TrackId })
const query = { store: Store }

/** REV-004. */
export const ReviewSort = v.picklist(['newest', 'oldest', 'high-rating', 'low-rating', 'most-liked', 'least-liked'])
export type ReviewSort = v.InferOutput<typeof ReviewSort>

/** Most reviews of a page, and of an app on a device. */
export const REVIEWS_PAGE_MAX = 1000
export const REVIEWS_MAX = 10_000

const Month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** OP-70, OP-73. `text` is looked for in title, body and author. */
export const getReviews = endpoint({
  id: 'getReviews',
  summary: "Reviews of one of the organisation's apps; with `month` those that were written in it",
  method: 'GET',
  path: '/review/management/v1/apps/{trackId}/reviews',
  params,
  query: v.object({
    ...query,
    sort: v.optional(ReviewSort, 'newest'),
    page: Count(1),
    size: Count(50),
    month: v.optional(Month),
    rating: v.optional(listOf(v.picklist(['1', '2', '3', '4', '5']))),
    country: v.optional(listOf(CountryCode)),
    language: v.optional(listOf(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)))),
    version: v.optional(v.pipe(v.string(), v.maxLength(50))),
    replied: v.optional(v.picklist(['true', 'false'])),
    sentiment: v.optional(Sentiment),
    from: v.optional(UtcDay),
    to: v.optional(UtcDay),
    text: v.optional(linesOf(200)),
  }),
  response: PageOf(OwnReview),
  errors: ['APP_NOT_FOUND'],
})

/** Where an app's reviews come from, and how far they are read. */
export const ReviewInbox = v.object({
  /** `none`: neither a connection nor the market has any. */
  source: v.picklist(['console', 'market', 'none']),
  connection: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** Why replies can't be sent at present; null: they can, or nobody knows yet. */
  problem: v.nullable(v.picklist(['no-connection', 'broken', 'permission', 'rate-limited'])),
  readAt: v.nullable(Timestamp),
  /** Where the store counts ratings and withholds its public list: of there are only those that the app's page shows. */
  withheldIn: v.optional(v.array(CountryCode)),
  /** The store is being read for the first time: more reviews are on their way. */
  isReading: v.optional(v.boolean()),
  total: v.number(),
  /** Somebody still has to answer them: `isToAnswer` of `aso/reviews/to-answer.ts`. */
  toAnswer: v.number(),
  /** With a reply of a rule that a person has to let go. */
  toApprove: v.number(),
  /** Newest first; `changedAt`: when anything of it last changed here. */
  months: v.array(v.object({ month: Month, count: v.number(), changedAt: Timestamp })),
})
export type ReviewInbox = v.InferOutput<typeof ReviewInbox>

export const getReviewInbox = endpoint({
  id: 'getReviewInbox',
  summary: "What there is of an app's reviews, month by month, and where it comes from",
  method: 'GET',
  path: '/review/management/v1/apps/{trackId}/inbox',
  params,
  query: v.object(query),
  response: ReviewInbox,
  errors: ['APP_NOT_FOUND'],
})
