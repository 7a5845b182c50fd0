import { sql, type Kysely, type Transaction, type Updateable } from 'kysely'
import type { ReviewReplyRow } from '#server/db/rows/reviews.ts'
import type { Schema } from '#server/db/schema.ts'
import { keyOf, type ClaimedReply, type ReplyKey } from './claim-reply.ts'

/** `forgotten`: it was never sent, or is deleted. */
export type Settled = Updateable<ReviewReplyRow> | 'forgotten'

/**
 * Stores what became of a claimed reply. One that somebody has written anew meanwhile, or whose lease another process has taken
 * over, stays as it is; one that was taken back meanwhile is deleted next.
 * @param isAnswered the review has this answer now
 * @returns whether it was stored
 */
export function settle(
  db: Kysely<Schema>,
  claimed: ClaimedReply,
  settled: Settled,
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
    const isUnsent = settled !== 'forgotten' && (settled.state === 'refused' || settled.state === 'queued')
    if (settled === 'forgotten' || (isTakenBack && isUnsent)) await forgetReply(transaction, key, now)
    else
      await transaction
        .updateTable('review_reply')
        .set({ ...settled, ...(isTakenBack && { state: 'sending', send_at: now, is_withdrawn: true }) })
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

/** @returns whether there is such a review */
export async function lockReview(transaction: Transaction<Schema>, key: ReplyKey): Promise<boolean> {
  const row = await transaction
    .selectFrom('own_review')
    .select('review_id')
    .where((where) => where.and({ ...key }))
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a reply away that the store does not have; the one that it replaced, which the store has, comes back. */
export async function forgetReply(transaction: Transaction<Schema>, key: ReplyKey, now: Date): Promise<void> {
  const restored = await sql`
    update review_reply as reply set
      text = old.text, state = old.state, origin = old.origin, rule_id = old.rule_id, template_id = old.template_id,
      written_by = old.written_by, written_at = old.written_at, state_at = old.state_at, first_tried_at = old.first_tried_at,
      send_at = case when old.state = 'published' then null else ${now}::timestamptz end,
      tries = 0, problem = null, problem_detail = null, held = null, is_withdrawn = false, replaced = null
    from review_reply as own, jsonb_populate_record(null::review_reply, own.replaced::jsonb) as old
    where own.organisation_id = ${key.organisation_id} and own.store = ${key.store} and own.track_id = ${key.track_id}
      and own.review_id = ${key.review_id} and own.replaced is not null
      and reply.organisation_id = own.organisation_id and reply.store = own.store and reply.track_id = own.track_id
      and reply.review_id = own.review_id`.execute(transaction)
  if (Number(restored.numAffectedRows ?? 0) > 0) return
  await transaction
    .deleteFrom('review_reply')
    .where((where) => where.and({ ...key }))
    .execute()
}
