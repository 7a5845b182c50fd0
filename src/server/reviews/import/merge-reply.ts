import type { Selectable } from 'kysely'
import type { ReviewReplyRow } from '#server/db/rows/reviews.ts'
import type { StoreReply } from '../sending/store-replies.ts'
import type { ReviewFromStore } from './review-from-store.ts'

export type KnownReply = Selectable<ReviewReplyRow>
type OfReview = 'organisation_id' | 'store' | 'track_id' | 'review_id'
type ReplyColumns = Omit<KnownReply, OfReview>
/**
 * What becomes of a reply: the store's stands in its place, or some columns change; `gone`: the store has none any more;
 * null: it stays.
 */
export type ReplyChange = { taken: ReplyColumns } | { columns: Partial<ReplyColumns> } | 'gone' | null

/** A reply that has just been sent may not be in an answer that was asked for before. */
const SETTLED_MS = 60_000
/** The App Store does not show a reply at once; one that it has not shown for that long is gone. */
const AWAITED_MS = 24 * 3_600_000

/** Those that the store may have; the others are only here. */
const isInStore = ({ state }: KnownReply) => state === 'sent' || state === 'pending' || state === 'published'

/**
 * What the store's answer makes of the reply that is known. One that is still on its way, or that nobody has let go yet,
 * is not touched.
 * @param askedAt when the store was asked
 */
export function mergedReply(
  known: KnownReply | null,
  { reply, isListed, source }: ReviewFromStore,
  { now, askedAt }: { now: Date; askedAt: Date },
): ReplyChange {
  if (!known) return reply && takenOver(reply, now)
  if (known.state === 'to-approve' || known.state === 'queued' || known.state === 'sending') return null
  const age = askedAt.getTime() - known.state_at.getTime()
  if (known.origin !== 'elsewhere' && age < SETTLED_MS) return null
  if (!reply) {
    // A report is older than the list, and the market shows other countries later.
    if (!isListed || source === 'market' || !isInStore(known)) return null
    return known.state === 'published' || age >= AWAITED_MS ? 'gone' : null
  }
  if (isOlder(reply, known)) return null
  if (reply.text === known.text || reply.text === known.store_text) return confirmed(known, reply, now)
  // A refused text stays here until its writer has decided what to do with it.
  if (known.state === 'refused') return different(known, seenColumns(reply, known))
  // What the store has been given replaces what it shows, once it shows it.
  if (known.state !== 'published' && (reply.at === null || reply.at < known.state_at)) return null
  return takenOver(reply, now)
}

/** By a report of yesterday, or of before the reply was changed. */
const isOlder = ({ at }: StoreReply, known: KnownReply) =>
  at !== null && known.store_changed_at !== null && at.getTime() < known.store_changed_at.getTime() - 1000

function confirmed(known: KnownReply, reply: StoreReply, now: Date): ReplyChange {
  const seen = seenColumns(reply, known)
  if (known.state === 'refused' && reply.text !== known.text) return different(known, seen)
  // Google shows a text without its tags: that one counts as ours, and ours stays as it was written.
  const state = reply.isPublished ? ('published' as const) : ('pending' as const)
  if (state === known.state) return different(known, seen)
  return { columns: { ...seen, state, state_at: now, send_at: null, problem: null, problem_detail: null } }
}

const seenColumns = (reply: StoreReply, known: KnownReply) => ({
  store_text: reply.text,
  store_changed_at: reply.at ?? known.store_changed_at,
  store_reply_id: reply.id ?? known.store_reply_id,
})

/** Written in the store's own console, or with another tool. */
const takenOver = (reply: StoreReply, now: Date): { taken: ReplyColumns } => ({
  taken: {
    text: reply.text,
    state: reply.isPublished ? 'published' : 'pending',
    origin: 'elsewhere',
    rule_id: null,
    template_id: null,
    written_by: null,
    written_at: reply.at,
    state_at: now,
    send_at: null,
    first_tried_at: null,
    tries: 0,
    problem: null,
    problem_detail: null,
    store_reply_id: reply.id,
    store_text: reply.text,
    store_changed_at: reply.at,
    is_withdrawn: false,
    replaced: null,
    held: null,
  },
})

function different(known: KnownReply, columns: Partial<ReplyColumns>): ReplyChange {
  const isSame = Object.entries(columns).every(([name, value]) => {
    const before = known[name as keyof KnownReply]
    return before instanceof Date && value instanceof Date ? before.getTime() === value.getTime() : before === value
  })
  return isSame ? null : { columns }
}
