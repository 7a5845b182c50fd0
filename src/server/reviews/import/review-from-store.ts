import * as v from 'valibot'
import { ReviewId } from '#contract/reviews/review.ts'
import { countryCodeOf, type Store } from '#contract/store.ts'
import type { StoreReply } from '../sending/store-replies.ts'
import type { StoreReview } from '#server/integrations/app-store-connect/reviews.ts'
import type { PlayReview } from '#server/integrations/google-play/play-review.ts'
import type { Review } from '#server/markets/market.ts'

/** A review as a store tells of it now; what it does not tell is null. */
export interface ReviewFromStore {
  id: string
  /** The id that a report made up for this review while it had none of its own. */
  formerId: string | null
  source: 'console' | 'market'
  /** By the store's own list, which holds what there is now. A report is a day old, and says nothing of what it lacks. */
  isListed: boolean
  rating: number
  title: string | null
  body: string
  author: string | null
  country: string | null
  language: string | null
  version: string | null
  device: string | null
  likes: number | null
  /** null: only the last change is told. */
  writtenAt: Date | null
  changedAt: Date
  reply: StoreReply | null
}

/** Longest texts that are kept, UTF-16 units: those of the stores are far shorter. */
const BODY_MAX = 20_000
const LINE_MAX = 500

/** What the database can't hold is left out: NUL, and half a pair of surrogates. */
const cleaned = (text: string, max: number) => text.replaceAll('\0', '').slice(0, max).toWellFormed().trim()
export const line = (text: string | null) => (text === null ? null : cleaned(text, LINE_MAX) || null)
const textsOf = ({ title, body, author }: { title: string | null; body: string; author: string | null }) => ({
  title: line(title),
  body: cleaned(body, BODY_MAX),
  author: line(author),
})

/** A review whose id can't be one is left out. */
export const isUsable = ({ id }: ReviewFromStore): boolean => v.is(ReviewId, id)

export function fromApple(review: StoreReview): ReviewFromStore {
  const { reviewId: id, rating, country, createdAt, reply } = review
  return {
    ...textsOf(review),
    id,
    rating,
    country,
    formerId: null,
    source: 'console',
    isListed: true,
    language: null,
    version: null,
    device: null,
    likes: null,
    writtenAt: null,
    changedAt: new Date(createdAt),
    reply: reply && {
      text: cleaned(reply.body, BODY_MAX),
      at: timeOf(reply.modifiedAt),
      isPublished: reply.state === 'PUBLISHED',
      id: reply.id,
    },
  }
}

export function fromGoogle(
  review: PlayReview,
  { isListed, formerId = null }: { isListed: boolean; formerId?: string | null },
): ReviewFromStore {
  return {
    ...textsOf(review),
    id: review.id,
    formerId,
    isListed,
    rating: review.stars,
    source: 'console',
    country: null,
    language: languageIn(review.language),
    version: line(review.appVersion),
    device: line(review.deviceName ?? review.device),
    likes: review.likes,
    writtenAt: timeOf(review.createdAt),
    changedAt: new Date(review.changedAt),
    reply: review.reply && shown(review.reply.body, review.reply.changedAt),
  }
}

export function fromMarket(review: Review, store: Store): ReviewFromStore {
  const { id, rating, locale, version, likes, createdAt, reply } = review
  return {
    ...textsOf(review),
    id,
    rating,
    likes,
    formerId: null,
    source: 'market',
    isListed: false,
    country: store === 'APP_STORE' ? countryCodeOf(locale) : null,
    language: languageIn(review.language),
    version: line(version),
    device: null,
    writtenAt: new Date(createdAt),
    changedAt: new Date(createdAt),
    reply: reply && shown(reply.body, reply.createdAt),
  }
}

const shown = (body: string, at: string | null): StoreReply => ({
  text: cleaned(body, BODY_MAX),
  at: timeOf(at),
  isPublished: true,
  id: null,
})

const timeOf = (at: string | null) => (at === null ? null : new Date(at))

/** `en-US` is English; what is no language is none. */
export function languageIn(tag: string | null): string | null {
  if (tag === null) return null
  try {
    const { language } = new Intl.Locale(tag)
    return language === 'und' || language.length > 3 ? null : language
  } catch {
    return null
  }
}
