import * as v from 'valibot'
import { Language } from '../auth/auth.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { linesOf, Store, Timestamp, TrackId } from '../store.ts'
import { HeldBecause } from './held.ts'
import { bracedIn } from './placeholders.ts'
import { OwnReview, ReviewId } from './review.ts'

export * from './reading.ts'

const params = v.object({ trackId: TrackId })
const query = { store: Store }
const reviewParams = v.object({ trackId: TrackId, reviewId: ReviewId })
const queuedErrors = ['IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'] as const

export const getReview = endpoint({
  id: 'getReview',
  summary: 'One review',
  method: 'GET',
  path: '/review/management/v1/apps/{trackId}/reviews/{reviewId}',
  params: reviewParams,
  query: v.object(query),
  response: OwnReview,
  errors: ['APP_NOT_FOUND', 'REVIEW_NOT_FOUND'],
})

/** Longest reply that is read at all, characters; the store's own limit is told by REPLY_TOO_LONG. */
const REPLY_READ_MAX = 12_000

/**
 * `seen`: what the writer had before the eyes. Where the review or its reply is another by now, CHANGED_ELSEWHERE tells, and
 * nothing is sent. The reply goes out 10 seconds later at the earliest; until then `withdrawReply` takes it back.
 */
export const sendReply = endpoint({
  id: 'sendReply',
  summary: 'Reply to a review, or replace the reply',
  method: 'POST',
  path: '/review/management/v1/apps/{trackId}/reviews/{reviewId}/reply',
  privilege: 'reviews/reply',
  selfOnly: true,
  queued: true,
  params: reviewParams,
  query: v.object(query),
  body: v.object({
    text: v.pipe(
      linesOf(REPLY_READ_MAX),
      v.trim(),
      v.minLength(1),
      v.check((text) => bracedIn(text).length === 0, 'The text holds a placeholder that is not filled in.'),
    ),
    origin: v.optional(v.picklist(['person', 'template', 'ai']), 'person'),
    templateId: v.optional(v.pipe(v.string(), v.uuid())),
    seen: v.object({ changedAt: Timestamp, reply: v.nullable(v.string()) }),
  }),
  response: OwnReview,
  errors: [
    'APP_NOT_FOUND',
    'REVIEW_NOT_FOUND',
    'REPLY_TOO_LONG',
    'NOT_ANSWERABLE',
    'CHANGED_ELSEWHERE',
    ...queuedErrors,
  ],
})

/**
 * A queued reply is forgotten; one that the App Store has is deleted there 10 seconds later at the earliest: until then `sendReply`
 * with the same text leaves it there. Google Play keeps what it has: NOT_ANSWERABLE.
 */
export const withdrawReply = endpoint({
  id: 'withdrawReply',
  summary: 'Withdraw a reply',
  method: 'DELETE',
  path: '/review/management/v1/apps/{trackId}/reviews/{reviewId}/reply',
  privilege: 'reviews/reply',
  selfOnly: true,
  queued: true,
  params: reviewParams,
  query: v.object(query),
  response: OwnReview,
  errors: ['APP_NOT_FOUND', 'REVIEW_NOT_FOUND', 'NOT_ANSWERABLE', ...queuedErrors],
})

const MARKED_AT_ONCE_MAX = 500

/** Those that are gone are left out. */
export const markReviews = endpoint({
  id: 'markReviews',
  summary: 'Mark reviews as done without a reply, or as open again',
  method: 'PUT',
  path: '/review/management/v1/apps/{trackId}/reviews/done',
  status: 204,
  privilege: 'reviews/reply',
  queued: true,
  params,
  query: v.object(query),
  body: v.object({
    reviewIds: v.pipe(v.array(ReviewId), v.minLength(1), v.maxLength(MARKED_AT_ONCE_MAX)),
    isDone: v.boolean(),
  }),
  response: v.null(),
  errors: ['APP_NOT_FOUND', ...queuedErrors],
})

export const Tone = v.picklist(['warm', 'neutral', 'short', 'formal'])
export type Tone = v.InferOutput<typeof Tone>

/** Uses one AI assistance where a model is configured, and none where a template is filled in (REV-010). */
export const draftReply = endpoint({
  id: 'draftReply',
  summary: 'Draft a reply with the language model, or with the template that fits best where none is configured',
  method: 'POST',
  path: '/review/management/v1/apps/{trackId}/reviews/{reviewId}/ai-reply',
  feature: 'ai-replies',
  privilege: 'reviews/reply',
  timeoutMs: 70_000,
  params: reviewParams,
  query: v.object(query),
  body: v.object({
    tone: v.optional(Tone, 'warm'),
    /** ISO 639-1; left out: that of the review. */
    language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))),
    instructions: v.optional(linesOf(500)),
  }),
  response: v.object({
    text: v.string(),
    language: v.nullable(v.string()),
    by: v.picklist(['model', 'template']),
    templateId: v.nullable(v.string()),
    /** What a person should look at before it is sent; null: nothing was found. */
    held: v.optional(v.nullable(HeldBecause), null),
  }),
  errors: [
    'APP_NOT_FOUND',
    'REVIEW_NOT_FOUND',
    'QUOTA_EXCEEDED',
    'AI_UNAVAILABLE',
    'AI_DAY_LIMIT',
    'AI_FAILED',
    'NO_TEMPLATE',
  ],
})

const TRANSLATED_MAX = 6000

/**
 * Texts of a stored review of an own app: what it says or said, or a part of that, and the reply to it. Who may answer reviews may
 * ask for one other text, the reply that they write. Kept for as long as the text stays the same: asking again costs nothing.
 */
export const translateTexts = endpoint({
  id: 'translateTexts',
  summary: 'Translate a review or a reply',
  method: 'POST',
  path: '/review/management/v1/translations',
  readOnly: true,
  timeoutMs: 70_000,
  body: v.object({
    of: v.object({ store: Store, trackId: TrackId, reviewId: ReviewId }),
    texts: v.pipe(v.array(linesOf(TRANSLATED_MAX)), v.minLength(1), v.maxLength(3)),
    to: Language,
  }),
  response: v.object({ texts: v.array(v.string()), from: v.nullable(v.string()) }),
  errors: ['APP_NOT_FOUND', 'REVIEW_NOT_FOUND', 'AI_UNAVAILABLE', 'AI_DAY_LIMIT', 'AI_FAILED'],
})

/** Whether drafts and translations come from a language model. */
export const getReviewModel = endpoint({
  id: 'getReviewModel',
  summary: 'Whether a language model is configured',
  method: 'GET',
  path: '/review/management/v1/model',
  response: v.object({ isConfigured: v.boolean(), host: v.nullable(v.string()) }),
})
