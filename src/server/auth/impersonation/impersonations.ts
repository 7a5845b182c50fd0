import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { audit } from '#server/audit/audit.ts'
import type { ImpersonationRow } from '#server/db/rows/administration.ts'
import type { Schema } from '#server/db/schema.ts'

/** Whoever asks again within this time goes on with what they began, minutes; a token lives ten. */
const GOES_ON_MINUTES = 15

type Acting = Pick<ImpersonationRow, 'staff_id' | 'user_id' | 'organisation_id' | 'reason'>

/**
 * The id of the impersonation that a token for it is to name. One that goes on keeps its id; a new one is noted in the
 * audit log.
 */
export async function beginOrGoOn(db: Kysely<Schema>, acting: Acting, now: Date): Promise<string> {
  const goesOn = await db
    .updateTable('impersonation')
    .set({ renewed_at: now })
    .where((row) => row.and(acting))
    .where('ended_at', 'is', null)
    .where('renewed_at', '>', new Date(now.getTime() - GOES_ON_MINUTES * 60_000))
    .returning('id')
    .executeTakeFirst()
  if (goesOn) return goesOn.id
  const id = randomUUID()
  await db
    .insertInto('impersonation')
    .values({ ...acting, id, started_at: now, renewed_at: now, ended_at: null })
    .execute()
  const { staff_id: userId, user_id: subject, organisation_id: organisationId, reason: note } = acting
  await audit(db, { action: 'impersonation-started', actor: { userId }, subject, organisationId, note }, now)
  return id
}

/** Staff no longer act as a user: no token for it writes anything from now on. */
export async function endImpersonations(
  db: Kysely<Schema>,
  acting: Pick<Acting, 'staff_id' | 'user_id'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('impersonation')
    .set({ ended_at: now })
    .where((row) => row.and(acting))
    .where('ended_at', 'is', null)
    .execute()
}
