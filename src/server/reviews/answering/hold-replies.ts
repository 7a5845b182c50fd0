import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { keyOf, type AppKey } from './claim-due.ts'

/**
 * Replies of rules that have not been sent yet, and that nobody has approved, wait for a person from now on. Those that the store
 * is being asked about go on. Reviews are locked before their replies and in their order, as everywhere. Inside a transaction.
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
    .where('written_by', 'is', null)
    .where('state', '=', 'queued')
    .where('first_tried_at', 'is', null)
  const locked = await db
    .selectFrom('own_review')
    .select('review_id')
    .where((where) => where.and(keyOf(app)))
    .where('review_id', 'in', waiting)
    .orderBy('review_id')
    .forUpdate()
    .execute()
  if (locked.length === 0) return
  const ids = locked.map(({ review_id }) => review_id)
  // Some may have gone out while this waited for them.
  const held = await db
    .updateTable('review_reply')
    .set({ state: 'to-approve', state_at: now, send_at: null })
    .where((where) => where.and(keyOf(app)))
    .where(sql<boolean>`review_id = any(${ids})`)
    .where('review_id', 'in', waiting)
    .returning('review_id')
    .execute()
  await db
    .updateTable('own_review')
    .set({ stored_at: now })
    .where((where) => where.and(keyOf(app)))
    .where(sql<boolean>`review_id = any(${held.map(({ review_id }) => review_id)})`)
    .execute()
}
