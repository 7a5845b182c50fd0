import { sql, type Transaction } from 'kysely'
import type { HeldBecause } from '#contract/reviews/held.ts'
import type { ReplyOrigin } from '#contract/reviews/review.ts'
import type { Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ReviewKey } from './own-review.ts'

export interface NewReply {
  organisationId: string
  store: Store
  trackId: string
  reviewId: string
  text: string
  origin: ReplyOrigin
  ruleId?: string | undefined
  templateId?: string | undefined
  writtenBy?: string | undefined
  state: 'queued' | 'to-approve'
  /** Why it waits for a person, though its rule may send by itself. */
  held?: HeldBecause | null
  /** When it goes out; null: once it is approved. */
  sendAt: Date | null
  now: Date
}

/**
 * Writes the reply that is to be sent to a review, in place of any that is there; what the store has of it is kept, and comes back
 * where this one is taken back. The review is locked by the caller.
 */
export async function queueReply(transaction: Transaction<Schema>, reply: NewReply): Promise<void> {
  const { organisationId, store, trackId, reviewId, now } = reply
  const key = { organisation_id: organisationId, store, track_id: trackId, review_id: reviewId }
  const columns = {
    text: reply.text,
    state: reply.state,
    origin: reply.origin,
    rule_id: reply.ruleId ?? null,
    template_id: reply.templateId ?? null,
    written_by: reply.writtenBy ?? null,
    written_at: now,
    state_at: now,
    send_at: reply.sendAt,
    first_tried_at: null,
    tries: 0,
    problem: null,
    problem_detail: null,
    held: reply.held ? JSON.stringify(reply.held) : null,
    is_withdrawn: false,
    replaced: null,
  }
  await transaction
    .insertInto('review_reply')
    .values({ ...key, ...columns, store_reply_id: null, store_text: null, store_changed_at: null })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'store', 'track_id', 'review_id']).doUpdateSet({
        ...columns,
        // While a process is at the one before, this one waits for it.
        send_at: sql`case when review_reply.state = 'sending' then greatest(excluded.send_at, review_reply.send_at)
          else excluded.send_at end`,
        replaced: sql`case when review_reply.state in ('sent', 'pending', 'published')
          then to_jsonb(review_reply)::text else review_reply.replaced end`,
      }),
    )
    .execute()
  await transaction
    .updateTable('own_review')
    .set({ stored_at: now })
    .where((where) => where.and(key))
    .execute()
}

/** Removes a reply that the store does not have; the one that it replaced, which the store has, comes back. */
export async function removeReply(transaction: Transaction<Schema>, key: ReviewKey, now: Date): Promise<void> {
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
