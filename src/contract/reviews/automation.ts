import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { CountryCode, Id, lineOf, linesOf, Store, Timestamp, TrackId } from '../store.ts'
import { HeldBecause } from './held.ts'
import { Tone } from './inbox.ts'
import { ReviewId } from './review.ts'

/** REV-006, OP-71: 3 stars are answered by `all` alone. */
export const RuleMode = v.picklist(['all', 'positive', 'negative'])
export type RuleMode = v.InferOutput<typeof RuleMode>

const Word = lineOf(60)
const Words = v.pipe(v.array(Word), v.minLength(1), v.maxLength(30))

/** All of a rule's conditions have to hold. What a store does not tell of a review never holds. */
export const RuleCondition = v.variant('kind', [
  v.object({ kind: v.literal('contains-any'), words: Words }),
  v.object({ kind: v.literal('contains-none'), words: Words }),
  v.object({ kind: v.literal('country'), countries: v.pipe(v.array(CountryCode), v.minLength(1), v.maxLength(60)) }),
  v.object({
    kind: v.literal('language'),
    languages: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))), v.minLength(1), v.maxLength(60)),
  }),
  v.object({ kind: v.literal('version'), is: v.picklist(['from', 'until', 'only']), version: lineOf(50) }),
])
export type RuleCondition = v.InferOutput<typeof RuleCondition>

const AnswerByAi = v.object({
  by: v.literal('ai'),
  tone: Tone,
  /** null: that of the review. */
  language: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))),
  instructions: linesOf(500),
})

export const RuleAnswer = v.variant('by', [
  /** One of them, in turn by review, so that replies do not look alike. */
  v.object({ by: v.literal('template'), templateIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(10)) }),
  AnswerByAi,
])
export type RuleAnswer = v.InferOutput<typeof RuleAnswer>

/** Before a reply is sent: a person approves it; it waits 2 hours; nothing. */
export const RuleDelay = v.picklist(['ask', 'two-hours', 'at-once'])
export type RuleDelay = v.InferOutput<typeof RuleDelay>

export const RULES_MAX = 20

export const ReplyRule = v.object({
  id: Id,
  name: lineOf(80),
  isOn: v.boolean(),
  mode: RuleMode,
  conditions: v.pipe(v.array(RuleCondition), v.maxLength(10)),
  answer: RuleAnswer,
  delay: RuleDelay,
  /** A person has confirmed that a language model's replies are sent without anybody reading them; else each waits for one. */
  sendsUnread: v.optional(v.boolean(), false),
  /** At most so many replies a UTC day. */
  perDay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
  /** Also reviews that were written before it was turned on, within 90 days. */
  includesEarlier: v.boolean(),
  /** Reviews that it leaves out. */
  exceptions: v.pipe(v.array(ReviewId), v.maxLength(500)),
})
export type ReplyRule = v.InferOutput<typeof ReplyRule>

/** What a rule has done; the server's alone. */
export const RuleRecord = v.object({
  ruleId: Id,
  turnedOnAt: v.nullable(Timestamp),
  repliesIn30Days: v.number(),
  lastReplyAt: v.nullable(Timestamp),
  /** It stopped itself, and is off: after three refusals of the store in a row, or without AI assistances or the right to reply. */
  stoppedAt: v.nullable(Timestamp),
  stoppedBecause: v.nullable(v.picklist(['refused', 'quota', 'permission'])),
  /**
   * A text that it sends was changed since somebody let it send by itself, so it asks first; null once somebody lets it send again.
   */
  asks: v.optional(
    v.nullable(
      v.object({
        since: Timestamp,
        because: v.picklist(['template', 'support']),
        /** The template's name; null: it is gone, or there is none. */
        template: v.nullable(v.string()),
        /** Name of who changed it; null: not known. */
        by: v.nullable(v.string()),
      }),
    ),
    null,
  ),
})
export type RuleRecord = v.InferOutput<typeof RuleRecord>

const params = v.object({ trackId: TrackId })
const query = v.object({ store: Store })

/** Rules run from first to last; the first that fits answers. */
export const ReplyAutomation = v.object({
  rules: v.pipe(v.array(ReplyRule), v.maxLength(RULES_MAX)),
  records: v.array(RuleRecord),
  /** Changes with every change of the rules. */
  revision: v.number(),
})
export type ReplyAutomation = v.InferOutput<typeof ReplyAutomation>

export const getAutomation = endpoint({
  id: 'getAutomation',
  summary: "An app's rules for automated replies",
  method: 'GET',
  path: '/review/management/v1/apps/{trackId}/automation',
  params,
  query,
  response: ReplyAutomation,
  errors: ['APP_NOT_FOUND'],
})

/**
 * Where `seen` is not the revision of now, CHANGED_ELSEWHERE tells, and nothing changes; rules that are there already are taken
 * all the same. A rule that is off takes effect first: what it has written and was not sent yet waits to be approved. A rule by
 * AI is turned on only where the plan has AI replies (FEATURE_LOCKED). Who acts as a user may turn rules off, but neither on nor
 * change those that are on (NOT_WHILE_ACTING).
 */
export const putAutomation = endpoint({
  id: 'putAutomation',
  summary: "Replace an app's rules for automated replies",
  method: 'PUT',
  path: '/review/management/v1/apps/{trackId}/automation',
  privilege: 'reviews/reply',
  queued: true,
  params,
  query,
  body: v.object({
    rules: v.pipe(
      ReplyAutomation.entries.rules,
      v.check((rules) => new Set(rules.map(({ id }) => id)).size === rules.length),
    ),
    seen: v.number(),
  }),
  response: ReplyAutomation,
  errors: [
    'APP_NOT_FOUND',
    'TEMPLATE_NOT_FOUND',
    'CHANGED_ELSEWHERE',
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_IN_PROGRESS',
  ],
})

/**
 * What a rule by AI would say to a review, before the rule is turned on: for who may turn it on. Nothing is sent or stored; each
 * uses one AI assistance.
 */
export const writeSample = endpoint({
  id: 'writeSample',
  summary: 'Write what a rule by AI would reply to a review, without sending or storing it',
  method: 'POST',
  path: '/review/management/v1/apps/{trackId}/automation/samples',
  feature: 'ai-replies',
  privilege: 'reviews/reply',
  selfOnly: true,
  timeoutMs: 70_000,
  params,
  query,
  body: v.object({ reviewId: ReviewId, answer: AnswerByAi }),
  response: v.object({
    text: v.string(),
    /** ISO 639-1; null: not known. */
    language: v.nullable(v.string()),
    /** Why the reply would wait for a person, though the rule may send by itself; null: nothing was found. */
    held: v.nullable(HeldBecause),
  }),
  errors: ['APP_NOT_FOUND', 'REVIEW_NOT_FOUND', 'QUOTA_EXCEEDED', 'AI_UNAVAILABLE', 'AI_DAY_LIMIT', 'AI_FAILED'],
})
