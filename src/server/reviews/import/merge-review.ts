import type { Selectable } from 'kysely'
import type { DetectLanguage } from '#aso/reviews/language-of.ts'
import type { OwnReviewRow } from '#server/db/rows/reviews.ts'
import { withEarlier, type ShownReply } from './earlier-states.ts'
import type { ReviewFromStore } from './review-from-store.ts'

export type KnownReview = Selectable<OwnReviewRow>
/** What a review is from now on, without what names it and without the time of the change. */
export type MergedReview = Omit<KnownReview, 'organisation_id' | 'store' | 'track_id' | 'review_id' | 'stored_at'>

/** Google tells the same moment to the second here and to the millisecond there. */
const SAME_MS = 1000

/**
 * What the store's answer makes of the review that is known; null: nothing changes. What the author said before is kept
 * in `earlier` with the reply that stood below it.
 * @param known with the reply that its store shows
 */
export function mergedReview(
  known: { review: KnownReview; reply: ShownReply | null } | null,
  incoming: ReviewFromStore,
  detect: DetectLanguage,
): MergedReview | null {
  if (!known) return firstSeen(incoming, detect)
  const { review } = known
  if (incoming.source === 'market' && review.source === 'console') return null
  const age = incoming.changedAt.getTime() - review.changed_at.getTime()
  const isSame = incoming.rating === review.rating && incoming.title === review.title && incoming.body === review.body
  if (!isSame && age < -SAME_MS) {
    // An earlier month's report tells what the author said then; the list never does.
    if (incoming.isListed) return null
    return different(review, { ...withEarlier(review, incoming), written_at: earliest(review, incoming) })
  }
  const isEdit = !isSame && age > SAME_MS
  // Of two that differ in the same second, what the list says holds.
  if (!isSame && !isEdit && review.is_listed && !incoming.isListed) return null
  return different(review, {
    ...(isSame ? completed(review, incoming, detect) : replaced(incoming, detect)),
    ...(isEdit ? edited(review, known.reply, incoming) : {}),
    source: incoming.source,
    is_listed: review.is_listed || incoming.isListed,
    missing_since: incoming.isListed ? null : review.missing_since,
    author: incoming.author ?? review.author,
    country: incoming.country ?? review.country,
    likes: incoming.likes ?? review.likes,
    written_at: earliest(review, incoming),
  })
}

function firstSeen(incoming: ReviewFromStore, detect: DetectLanguage): MergedReview {
  const { source, author, country, likes, isListed, changedAt, writtenAt, reply } = incoming
  return {
    ...replaced(incoming, detect),
    source,
    author,
    country,
    likes,
    written_at: writtenAt !== null && writtenAt < changedAt ? writtenAt : changedAt,
    changed_at: changedAt,
    earlier: '[]',
    changed_after_reply: reply?.at ? reply.at < changedAt : false,
    is_done: false,
    is_listed: isListed,
    missing_since: null,
  }
}

/** The author has written something else: it is open again. */
const edited = (review: KnownReview, reply: ShownReply | null, incoming: ReviewFromStore) => ({
  ...withEarlier(review, {
    rating: review.rating,
    title: review.title,
    body: review.body,
    changedAt: review.changed_at,
    reply,
  }),
  changed_at: incoming.changedAt,
  changed_after_reply: reply !== null && (reply.at === null || reply.at < incoming.changedAt),
  is_done: false,
})

function replaced(incoming: ReviewFromStore, detect: DetectLanguage) {
  const { rating, title, body, version, device } = incoming
  const language = incoming.language ?? detect(`${title ?? ''}\n${body}`)
  const from = incoming.language === null ? ('text' as const) : ('store' as const)
  return { rating, title, body, version, device, language, language_from: language === null ? null : from }
}

/** What was known stays where it is not told now; a report names the model alone. */
function completed(review: KnownReview, incoming: ReviewFromStore, detect: DetectLanguage) {
  const isKnown = incoming.language === null && review.language !== null
  const { language, language_from } = isKnown ? review : replaced(incoming, detect)
  const device = incoming.isListed ? (incoming.device ?? review.device) : (review.device ?? incoming.device)
  return { language, language_from, device, version: incoming.version ?? review.version }
}

const earliest = (review: KnownReview, { writtenAt, changedAt }: ReviewFromStore) =>
  [review.written_at, writtenAt ?? changedAt].reduce((first, one) => (one < first ? one : first))

function different(review: KnownReview, columns: Partial<MergedReview>): MergedReview | null {
  const before = stateOf(review)
  const after = { ...before, ...columns }
  const isSame = Object.entries(after).every(([name, value]) => {
    const was = before[name as keyof MergedReview]
    return was instanceof Date && value instanceof Date ? was.getTime() === value.getTime() : was === value
  })
  return isSame ? null : after
}

export const stateOf = (review: KnownReview): MergedReview => ({
  source: review.source,
  rating: review.rating,
  title: review.title,
  body: review.body,
  author: review.author,
  country: review.country,
  language: review.language,
  language_from: review.language_from,
  version: review.version,
  device: review.device,
  likes: review.likes,
  written_at: review.written_at,
  changed_at: review.changed_at,
  earlier: review.earlier,
  changed_after_reply: review.changed_after_reply,
  is_done: review.is_done,
  is_listed: review.is_listed,
  missing_since: review.missing_since,
})
