import type { Selectable } from 'kysely'
import type { DetectLanguage } from '#aso/reviews/language-of.ts'
import type { OwnReviewRow } from '#server/db/rows/reviews.ts'
import { withEarlier, type ShownReply } from './earlier-states.ts'
import type { ToldReview } from './told-review.ts'

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
  told: ToldReview,
  detect: DetectLanguage,
): MergedReview | null {
  if (!known) return firstSeen(told, detect)
  const { review } = known
  if (told.source === 'market' && review.source === 'console') return null
  const age = told.changedAt.getTime() - review.changed_at.getTime()
  const isSame = told.rating === review.rating && told.title === review.title && told.body === review.body
  if (!isSame && age < -SAME_MS) {
    // An earlier month's report tells what the author said then; the list never does.
    if (told.isListed) return null
    return different(review, { ...withEarlier(review, told), written_at: earliest(review, told) })
  }
  const isEdit = !isSame && age > SAME_MS
  // Of two that differ in the same second, what the list says holds.
  if (!isSame && !isEdit && review.is_listed && !told.isListed) return null
  return different(review, {
    ...(isSame ? completed(review, told, detect) : replaced(told, detect)),
    ...(isEdit ? edited(review, known.reply, told) : {}),
    source: told.source,
    is_listed: review.is_listed || told.isListed,
    missing_since: told.isListed ? null : review.missing_since,
    author: told.author ?? review.author,
    country: told.country ?? review.country,
    likes: told.likes ?? review.likes,
    written_at: earliest(review, told),
  })
}

function firstSeen(told: ToldReview, detect: DetectLanguage): MergedReview {
  const { source, author, country, likes, isListed, changedAt, writtenAt, reply } = told
  return {
    ...replaced(told, detect),
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
const edited = (review: KnownReview, reply: ShownReply | null, told: ToldReview) => ({
  ...withEarlier(review, {
    rating: review.rating,
    title: review.title,
    body: review.body,
    changedAt: review.changed_at,
    reply,
  }),
  changed_at: told.changedAt,
  changed_after_reply: reply !== null && (reply.at === null || reply.at < told.changedAt),
  is_done: false,
})

function replaced(told: ToldReview, detect: DetectLanguage) {
  const { rating, title, body, version, device } = told
  const language = told.language ?? detect(`${title ?? ''}\n${body}`)
  const from = told.language === null ? ('text' as const) : ('store' as const)
  return { rating, title, body, version, device, language, language_from: language === null ? null : from }
}

/** What was known stays where it is not told now; a report names the model alone. */
function completed(review: KnownReview, told: ToldReview, detect: DetectLanguage) {
  const isKnown = told.language === null && review.language !== null
  const { language, language_from } = isKnown ? review : replaced(told, detect)
  const device = told.isListed ? (told.device ?? review.device) : (review.device ?? told.device)
  return { language, language_from, device, version: told.version ?? review.version }
}

const earliest = (review: KnownReview, { writtenAt, changedAt }: ToldReview) =>
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
