import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { keyOf, type AppKey } from './claim-due.ts'

/**
 * Replies of rules that have not been sent yet wait for a person from now on. Those that the store is being asked about go on.
 * Reviews are locked before their replies, as everywhere. Inside a transaction.
 */
export async function holdReplies(
  db: Kysely<Schema>,
  app: AppKey,
  ruleIds: readonly string[],
  now: Date,
): Promise<void> {
  if (ruleIds.length === 0) return
  const waiting = db
    .selectFrom('review_reply')
    .select('review_id')
    .where((where) => where.and(keyOf(app)))
    .where('rule_id', 'in', ruleIds)
    .where('state', '=', 'queued')
    .where('first_tried_at', 'is', null)
  const reviews = await db
    .updateTable('own_review')
    .set({ stored_at: now })
    .where((where) => where.and(keyOf(app)))
    .where('review_id', 'in', waiting)
    .returning('review_id')
    .execute()
  if (reviews.length === 0) return
  await db
    .updateTable('review_reply')
    .set({ state: 'to-approve', state_at: now, send_at: null })
    .where((where) => where.and(keyOf(app)))
    .where('review_id', 'in', waiting)
    .execute()
}
