import * as v from 'valibot'
import { AppRef, CountryCode, Id, Timestamp } from '../store.ts'
import { HeldBecause } from './held.ts'

/** As the store names it, or made of the review's own texts where the store gives none. */
export const ReviewId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:=+/-]{1,200}$/))

/** Characters of a reply that a store takes, in code points (REV-008, OP-72). */
export const replyLimits = { APP_STORE: 5970, GOOGLE_PLAY: 350 } as const

/** Stars as sentiment: 1 and 2 are negative, 3 is neutral, 4 and 5 are positive. */
export const Sentiment = v.picklist(['negative', 'neutral', 'positive'])
export type Sentiment = v.InferOutput<typeof Sentiment>
export const sentimentOf = (rating: number): Sentiment =>
  rating <= 2 ? 'negative' : rating === 3 ? 'neutral' : 'positive'

/**
 * How far a reply has come. `to-approve`: a rule has written it, and a person has to let it go; `queued`: it waits for its
 * time, or for the store's limit; `sending`: the store has been asked and has not answered, or not in a way that tells;
 * `sent`: the store has taken it; `pending`: the store has yet to publish it (App Store); `published`: it was seen in the
 * store; `refused`: the store did not take it, or the connection does not work; its text is kept.
 */
export const ReplyState = v.picklist(['to-approve', 'queued', 'sending', 'sent', 'pending', 'published', 'refused'])
export type ReplyState = v.InferOutput<typeof ReplyState>

/** Why a reply was refused, is tried again, or was not deleted (ERR-045, ERR-048). */
export const ReplyProblem = v.picklist([
  /** The store did not accept the text; `detail` is its own sentence. */
  'text',
  /** The key may not answer reviews. */
  'permission',
  /** The key is not accepted any more, or there is no connection left. */
  'connection',
  /** The review is gone, or too old to be answered. */
  'gone',
])
export type ReplyProblem = v.InferOutput<typeof ReplyProblem>

/** Who wrote it. `elsewhere`: in the store's own console, or with another tool. */
export const ReplyOrigin = v.picklist(['person', 'template', 'ai', 'rule', 'elsewhere'])
export type ReplyOrigin = v.InferOutput<typeof ReplyOrigin>

export const Reply = v.object({
  text: v.string(),
  state: ReplyState,
  origin: ReplyOrigin,
  /** The rule that wrote it. */
  ruleId: v.nullable(Id),
  writtenAt: v.nullable(Timestamp),
  /** Since when it has this state. */
  stateAt: Timestamp,
  /** Queued: when it goes out. */
  sendAt: v.nullable(Timestamp),
  problem: v.nullable(v.object({ kind: ReplyProblem, detail: v.nullable(v.string()) })),
  /** Why a rule left it to a person, though it may send by itself; null: it did not. */
  held: v.optional(v.nullable(HeldBecause), null),
  /** Who of the organisation wrote or approved it; left out or null: a rule, nobody of it, or somebody who is gone. */
  by: v.optional(v.nullable(v.object({ userId: Id, name: v.string() }))),
})
export type Reply = v.InferOutput<typeof Reply>

/** What a review said before its author changed it. */
export const EarlierReview = v.object({
  rating: v.number(),
  title: v.nullable(v.string()),
  body: v.string(),
  /** When the author had written this. */
  writtenAt: Timestamp,
  /** The reply that answered it. */
  reply: v.nullable(v.string()),
})

export type EarlierReview = v.InferOutput<typeof EarlierReview>

/** One customer's review of an own app. What the store does not tell is null. */
export const OwnReview = v.object({
  id: ReviewId,
  ...AppRef.entries,
  /** `market`: as everybody sees it in the store; it can't be answered from here. */
  source: v.picklist(['console', 'market']),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: v.nullable(v.string()),
  /** Empty: only stars. */
  body: v.string(),
  author: v.nullable(v.string()),
  country: v.nullable(CountryCode),
  /** ISO 639-1. */
  language: v.nullable(v.string()),
  /** Whether the store told the language, or it was found out from the text. */
  languageFrom: v.nullable(v.picklist(['store', 'text'])),
  version: v.nullable(v.string()),
  device: v.nullable(v.string()),
  likes: v.nullable(v.number()),
  writtenAt: Timestamp,
  /** The author changed it then; equal to `writtenAt` where not. */
  changedAt: Timestamp,
  earlier: v.array(EarlierReview),
  reply: v.nullable(Reply),
  /** Its author changed it after the reply. */
  changedAfterReply: v.boolean(),
  /** Marked as done without a reply. */
  isDone: v.boolean(),
})
export type OwnReview = v.InferOutput<typeof OwnReview>
