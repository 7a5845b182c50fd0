import type { Kysely } from 'kysely'
import { isUsed, type Capability } from '#contract/connections/connection.ts'
import type { Schema } from '#server/db/schema.ts'
import type { CheckedRow } from './record-check.ts'

/**
 * Records whether a key may do something that only a real attempt shows, such as answer reviews. A connection whose key was
 * replaced or that was revoked meanwhile stays as it is.
 */
export async function recordTriedRight(
  db: Kysely<Schema>,
  { organisation_id, id, sealed }: CheckedRow,
  { capability, state }: { capability: Capability; state: 'granted' | 'missing' },
  now: Date,
): Promise<void> {
  const own = db
    .updateTable('connection')
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .where('sealed', '=', sealed)
  const held = await own.set({ used_at: now }).returning('status').executeTakeFirst()
  if (!held) return
  await db
    .insertInto('connection_right')
    .values({ organisation_id, connection_id: id, capability, state, checked_at: now })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'connection_id', 'capability']).doUpdateSet({ state, checked_at: now }),
    )
    .execute()
  // What is not shown among the rights makes a connection no worse.
  if (!isUsed(capability)) return
  const lacking = await db
    .selectFrom('connection_right')
    .select('capability')
    .where('organisation_id', '=', organisation_id)
    .where('connection_id', '=', id)
    .where('state', '=', 'missing')
    .execute()
  const missing = lacking.filter((right) => isUsed(right.capability))
  if (held.status === 'working' && missing.length > 0)
    await own.set({ status: 'permissions', reason: 'permission', since: now }).execute()
  // The interface that only the reports need is not all that is missing any more.
  if (held.status === 'permissions' && state === 'missing') await own.set({ reason: 'permission' }).execute()
  if (held.status === 'permissions' && missing.length === 0)
    await own.set({ status: 'working', reason: null, since: now }).execute()
}
