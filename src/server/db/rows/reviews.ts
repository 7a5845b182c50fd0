import type { UtcDay } from '#contract/protocol/days.ts'
import type { Generated } from 'kysely'
import type { ReplyOrigin, ReplyProblem, ReplyState } from '#contract/reviews/review.ts'
import type { Store } from '#contract/store.ts'

interface OfApp {
  organisation_id: string
  store: Store
  track_id: string
}

export interface OwnReviewRow extends OfApp {
  review_id: string
  source: 'console' | 'market'
  rating: number
  title: string | null
  body: string
  author: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  /** ISO 639-1. */
  language: string | null
  language_from: 'store' | 'text' | null
  version: string | null
  device: string | null
  likes: number | null
  written_at: Date
  changed_at: Date
  /** JSON of `EarlierReview`s, oldest first. */
  earlier: Generated<string>
  changed_after_reply: Generated<boolean>
  is_done: Generated<boolean>
  /** The store's own list has held it; a report or the market alone does not tell when it is gone. */
  is_listed: Generated<boolean>
  /** Since when the store's list has not held it any more. */
  missing_since: Date | null
  /** When anything of it or of its reply last changed here: months that have not changed since are not read again. */
  stored_at: Date
}

/** One a review: the answer that the organisation wants, and how far it has come; or what somebody wrote elsewhere. */
export interface ReviewReplyRow extends OfApp {
  review_id: string
  text: string
  state: ReplyState
  origin: ReplyOrigin
  rule_id: string | null
  template_id: string | null
  /** Who may be gone; null: a rule, or somebody elsewhere. */
  written_by: string | null
  written_at: Date | null
  state_at: Date
  /** When it is sent, tried again, or looked after in the store; a process that is at it puts this off. */
  send_at: Date | null
  /** When the store was first asked to take this text. */
  first_tried_at: Date | null
  tries: Generated<number>
  problem: ReplyProblem | null
  /** The store's own sentence. */
  problem_detail: string | null
  /** JSON of `HeldBecause`: why it waits for a person, though its rule may send by itself. */
  held: string | null
  /** By which the App Store deletes it. */
  store_reply_id: string | null
  /** What the store was last seen to show; null: nothing. */
  store_text: string | null
  store_changed_at: Date | null
  /** Somebody has taken it back, and the App Store has yet to delete it; until then nobody is shown it. */
  is_withdrawn: Generated<boolean>
  /** JSON of the row that the store had before, which comes back where this one is taken back unsent. */
  replaced: string | null
}

/** How far the reviews of an app are read. */
export interface ReviewFeedRow extends OfApp {
  source: 'console' | 'market' | 'none'
  /** Countries of the app in which the public store withholds its list of reviews. */
  withheld_in: Generated<string[]>
  /** The primary connection of the app, which is asked. */
  connection_id: string | null
  /** When the newest reviews were last read; null: never. */
  read_at: Date | null
  /** When all that the store tells was last read; null: never from this connection. */
  full_at: Date | null
  /** When it last failed. */
  tried_at: Date | null
  /** Kind of the last failure; null: it did not fail. */
  failure: string | null
  /** In a row. */
  failures: Generated<number>
  next_at: Date
  /** Who reads it holds it until then. */
  claimed_until: Date | null
}

/** A monthly file of reviews that was imported as a whole. */
export interface ReviewReportRow extends OfApp {
  name: string
  /** Changes with its content. */
  version: string
}

/** How often a language model was asked on a UTC day. */
export interface ModelDayRow {
  /** YYYY-MM-DD. */
  day: UtcDay
  requests: number
}

/** What a language model made of a review or a reply. */
export interface TextTranslationRow {
  organisation_id: string
  /** SHA-256 of the text, base64url. */
  text_hash: string
  /** Into which, ISO 639-1. */
  language: string
  text: string
  made_at: Date
}
