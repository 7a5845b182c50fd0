import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { ReviewReplyRow } from '#server/db/rows/reviews.ts'
import type { Schema } from '#server/db/schema.ts'
import { keyOf, lockReview, type ReviewKey } from '../replies/own-review.ts'
import { removeReply } from '../replies/queue-reply.ts'

/** Longer than all calls about one reply take; what a process that died had claimed is looked at again after this. */
const LEASE_MS = 3 * 60_000

/** Longer than any reply waits for its next turn by the rules, ms. */
const WAIT_MAX_MS = 2 * 3_600_000

export interface ClaimedReply extends Selectable<ReviewReplyRow> {
  /** The end of the lease; it also tells this claim from others. */
  send_at: Date
  /** The store has not been asked to take this text yet, or has not taken it for sure. */
  isNew: boolean
}

/**
 * Brings forward replies that wait longer than any should: they were written while the clock of the server was ahead. One
 * that was to go out after a while goes out after that while, counted from now.
 */
export async function shortenWaits(db: Kysely<Schema>, now: Date): Promise<void> {
  const longest = new Date(now.getTime() + WAIT_MAX_MS)
  const wait = sql<Date>`least(${longest}::timestamptz, ${now}::timestamptz + (send_at - written_at))`
  await db
    .updateTable('review_reply')
    .set((row) => ({
      send_at: row
        .case()
        .when(row.and([row('state', '=', 'queued'), row('written_at', '>', now)]))
        .then(wait)
        .else(longest)
        .end(),
    }))
    .where('send_at', '>', longest)
    .execute()
}

/**
 * The reply that has waited longest, for this process alone until its lease ends. That the store is about to be asked is stored
 * before it is.
 */
export async function claimReply(db: Kysely<Schema>, clock: () => Date): Promise<ClaimedReply | null> {
  for (;;) {
    const now = clock()
    const [waiting] = await db
      .selectFrom('review_reply')
      .select('send_at')
      .where('send_at', '<=', now)
      .limit(1)
      .execute()
    if (!waiting) return null
    const claimed = await db.transaction().execute((transaction) => claimDue(transaction, now))
    if (claimed !== 'again') return claimed
  }
}

async function claimDue(transaction: Transaction<Schema>, now: Date): Promise<ClaimedReply | null | 'again'> {
  // Reviews are locked before their replies, as everywhere.
  const { rows } = await sql<ReviewKey & { changed_at: Date }>`
    select review.organisation_id, review.store, review.track_id, review.review_id, review.changed_at
    from review_reply as reply
    join own_review as review using (organisation_id, store, track_id, review_id)
    where reply.send_at <= ${now}
    order by reply.send_at
    limit 1
    for update of review skip locked`.execute(transaction)
  const [review] = rows
  if (!review) return null
  const own = (where: ReviewKey) => transaction.updateTable('review_reply').where((row) => row.and({ ...keyOf(where) }))
  const reply = await transaction
    .selectFrom('review_reply')
    .selectAll()
    .where((row) => row.and({ ...keyOf(review) }))
    .where('send_at', '<=', now)
    .executeTakeFirst()
  if (!reply) return 'again'
  const isNew = reply.state === 'queued'
  if (isNew && reply.origin === 'rule' && reply.written_at !== null && reply.written_at < review.changed_at) {
    // The author has changed the review since: nobody has decided on what it says now.
    await own(review).set({ state: 'to-approve', state_at: now, send_at: null }).execute()
    await transaction
      .updateTable('own_review')
      .set({ stored_at: now })
      .where((row) => row.and({ ...keyOf(review) }))
      .execute()
    return 'again'
  }
  const lease = new Date(now.getTime() + LEASE_MS)
  const begun = isNew ? { state: 'sending' as const, state_at: now, first_tried_at: now, tries: reply.tries + 1 } : {}
  await own(review)
    .set({ send_at: lease, ...begun })
    .execute()
  return { ...reply, ...begun, send_at: lease, isNew }
}

/** `deleted`: it was never sent, or is deleted. */
type Outcome = Updateable<ReviewReplyRow> | 'deleted'

/**
 * Stores what became of a claimed reply. One that somebody has written anew meanwhile, or whose lease another process has taken
 * over, stays as it is; one that was taken back meanwhile is deleted next.
 * @param isAnswered the review has this answer now
 * @returns whether it was stored
 */
export function finish(
  db: Kysely<Schema>,
  claimed: ClaimedReply,
  outcome: Outcome,
  { now, isAnswered = false }: { now: Date; isAnswered?: boolean },
): Promise<boolean> {
  const key = keyOf(claimed)
  return db.transaction().execute(async (transaction) => {
    await lockReview(transaction, key)
    const current = await transaction
      .selectFrom('review_reply')
      .select('is_withdrawn')
      .where((row) => row.and({ ...key }))
      .where('text', '=', claimed.text)
      .where('send_at', '=', claimed.send_at)
      .where('tries', '=', claimed.tries)
      .executeTakeFirst()
    if (!current) return false
    const isTakenBack = current.is_withdrawn && !claimed.is_withdrawn
    const isUnsent = outcome !== 'deleted' && (outcome.state === 'refused' || outcome.state === 'queued')
    if (outcome === 'deleted' || (isTakenBack && isUnsent)) await removeReply(transaction, key, now)
    else
      await transaction
        .updateTable('review_reply')
        .set({ ...outcome, ...(isTakenBack && { state: 'sending', send_at: now, is_withdrawn: true }) })
        .where((row) => row.and({ ...key }))
        .execute()
    await transaction
      .updateTable('own_review')
      .set({ stored_at: now, ...(isAnswered && { changed_after_reply: false }) })
      .where((row) => row.and({ ...key }))
      .execute()
    return true
  })
}
