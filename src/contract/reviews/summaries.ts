import * as v from 'valibot'
import { Language } from '../auth/auth.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { UtcDay } from '../protocol/days.ts'
import { AppRef, CountryCode, Id, Timestamp } from '../store.ts'
import { ReviewId } from './review.ts'

/** REV-018. */
export const SummaryStatus = v.picklist([
  'OPEN',
  'CRAWLING',
  'CRAWLING_FAILED',
  'READY_FOR_PROCESSING',
  'PROCESSING',
  'SUMMARIZING',
  'FINALIZING',
  'DONE',
  'DONE_TRANSLATED',
  'PROCESSING_FAILED',
  'FAILED_FOR_INSUFFICIENT_SLOTS',
])
export type SummaryStatus = v.InferOutput<typeof SummaryStatus>

/** A summary looks back at most so many days (REV-019). */
export const SUMMARY_DAYS_MAX = 90

const SummaryScope = {
  ...AppRef.entries,
  /** Empty: all. */
  countries: v.pipe(v.array(CountryCode), v.maxLength(60)),
  /** ISO 639-1; empty: all. */
  languages: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))), v.maxLength(60)),
}

/** What people write about: one phrase and those that mean the same. */
export const SummaryTopic = v.object({
  /** As people write it. */
  name: v.string(),
  reviews: v.number(),
  positive: v.number(),
  neutral: v.number(),
  negative: v.number(),
  /** Reviews in the period before; null: none are known of it. */
  before: v.nullable(v.number()),
  /** Reviews of each week of the 90 days until the period's end, oldest first. */
  weeks: v.array(v.number()),
  /** Version of most of them, with their number; null: versions are not told, or none stands out. */
  version: v.nullable(v.object({ version: v.string(), reviews: v.number() })),
  /** It is new since a version. */
  newSince: v.nullable(v.string()),
  /** Word for word. */
  quotes: v.array(v.object({ reviewId: ReviewId, text: v.string() })),
  reviewIds: v.array(ReviewId),
})
export type SummaryTopic = v.InferOutput<typeof SummaryTopic>

/** A sentence; `topic`: the number of the topic that a part of it is about. */
export const SummaryText = v.array(v.object({ text: v.string(), topic: v.nullable(v.number()) }))

export const SummaryListed = v.object({
  id: Id,
  ...SummaryScope,
  from: UtcDay,
  to: UtcDay,
  status: SummaryStatus,
  /** 0..1 while it is being made. */
  progress: v.number(),
  createdAt: Timestamp,
  /** Set by a schedule. */
  isScheduled: v.boolean(),
  reviews: v.number(),
  countriesFound: v.number(),
  averageRating: v.nullable(v.number()),
  averageBefore: v.nullable(v.number()),
  /** How it was made: `rules`: counted here, quoted word for word. */
  by: v.nullable(v.picklist(['model', 'rules'])),
  language: Language,
})
export type SummaryListed = v.InferOutput<typeof SummaryListed>

export const SummaryDetails = v.object({
  ...SummaryListed.entries,
  text: SummaryText,
  topics: v.array(SummaryTopic),
  /** Languages in which its text is there. */
  translations: v.array(Language),
  withoutReply: v.number(),
})
export type SummaryDetails = v.InferOutput<typeof SummaryDetails>

/** REV-020: each Monday for the week before, or on the first for the month before. */
export const SummarySchedule = v.object({
  id: Id,
  ...SummaryScope,
  every: v.picklist(['week', 'month']),
  language: Language,
  next: UtcDay,
})
export type SummarySchedule = v.InferOutput<typeof SummarySchedule>

const params = v.object({ orgId: Id })
const summaryParams = v.object({ orgId: Id, summaryId: Id })
const base = '/review/summary/v1/organizations/{orgId}'
const queuedErrors = ['IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'] as const

export const getSummaries = endpoint({
  id: 'getSummaries',
  summary: "An app's review summaries, newest first, and its schedules",
  method: 'GET',
  path: `${base}/summaries`,
  params,
  query: AppRef,
  response: v.object({ summaries: v.array(SummaryListed), schedules: v.array(SummarySchedule) }),
  errors: ['APP_NOT_FOUND'],
})

/**
 * ERR-053, ERR-054: QUOTA_EXCEEDED, OUT_OF_RANGE. The id is the client's. A language model that can't be asked refuses nothing
 * here, or a change in a device's queue would wait for it: the summary then ends as PROCESSING_FAILED (ERR-056).
 */
export const createSummary = endpoint({
  id: 'createSummary',
  summary: 'Have the reviews of a period within the last 90 days summarised',
  method: 'POST',
  path: `${base}/summaries`,
  status: 201,
  privilege: 'reviews/reply',
  queued: true,
  params,
  body: v.object({ id: Id, ...SummaryScope, from: UtcDay, to: UtcDay, language: Language }),
  response: SummaryListed,
  errors: ['APP_NOT_FOUND', 'OUT_OF_RANGE', 'QUOTA_EXCEEDED', ...queuedErrors],
})

export const getSummary = endpoint({
  id: 'getSummary',
  summary: 'A review summary in one of its languages',
  method: 'GET',
  path: `${base}/summaries/{summaryId}`,
  params: summaryParams,
  query: v.object({ language: v.optional(Language) }),
  response: SummaryDetails,
  errors: ['SUMMARY_NOT_FOUND'],
})

export const retrySummary = endpoint({
  id: 'retrySummary',
  summary: 'Start a failed summary again',
  method: 'POST',
  path: `${base}/summaries/{summaryId}/retry`,
  privilege: 'reviews/reply',
  params: summaryParams,
  response: SummaryListed,
  errors: ['SUMMARY_NOT_FOUND', 'QUOTA_EXCEEDED'],
})

export const translateSummary = endpoint({
  id: 'translateSummary',
  summary: 'Have a summary translated',
  method: 'POST',
  path: `${base}/summaries/{summaryId}/translations`,
  privilege: 'reviews/reply',
  timeoutMs: 70_000,
  params: summaryParams,
  body: v.object({ language: Language }),
  response: SummaryDetails,
  errors: ['SUMMARY_NOT_FOUND', 'AI_UNAVAILABLE', 'AI_DAY_LIMIT', 'AI_FAILED'],
})

export const removeSummary = endpoint({
  id: 'removeSummary',
  summary: 'Delete a summary; one that is gone changes nothing',
  method: 'DELETE',
  path: `${base}/summaries/{summaryId}`,
  status: 204,
  privilege: 'reviews/reply',
  queued: true,
  params: summaryParams,
  response: v.null(),
  errors: queuedErrors,
})

/** ERR-055: DUPLICATE_SUMMARY where an equal one is there. */
export const createSchedule = endpoint({
  id: 'createSchedule',
  summary: 'Have summaries made every week or month',
  method: 'POST',
  path: `${base}/schedules`,
  status: 204,
  privilege: 'reviews/reply',
  queued: true,
  params,
  body: v.omit(SummarySchedule, ['next']),
  response: v.null(),
  errors: ['APP_NOT_FOUND', 'DUPLICATE_SUMMARY', ...queuedErrors],
})

export const removeSchedule = endpoint({
  id: 'removeSchedule',
  summary: 'Delete a schedule; its summaries stay',
  method: 'DELETE',
  path: `${base}/schedules/{scheduleId}`,
  status: 204,
  privilege: 'reviews/reply',
  queued: true,
  params: v.object({ orgId: Id, scheduleId: Id }),
  response: v.null(),
  errors: queuedErrors,
})
