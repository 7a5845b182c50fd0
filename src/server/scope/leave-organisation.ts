import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { endAllSessions } from '../auth/refresh-tokens.ts'
import type { OrganisationRow, Schema } from '../db/schema.ts'

/**
 * Ends somebody's part in an organisation, and their sessions. Who belongs to no other gets one of their own on the
 * free plan, so that the account still opens.
 */
export async function leaveOrganisation(
  db: Kysely<Schema>,
  { organizationId, userId }: { organizationId: string; userId: string },
  { market, now }: { market: OrganisationRow['market']; now: Date },
): Promise<void> {
  await db
    .deleteFrom('membership')
    .where('organisation_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute()
  await db
    .updateTable('app_user')
    .set({ current_organisation_id: null })
    .where('id', '=', userId)
    .where('current_organisation_id', '=', organizationId)
    .execute()
  const other = await db
    .selectFrom('membership')
    .select('organisation_id')
    .where('user_id', '=', userId)
    .where('joined_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (!other) await openFreeOrganisation(db, userId, { market, now })
  await endAllSessions(db, userId, now)
}

async function openFreeOrganisation(
  db: Kysely<Schema>,
  userId: string,
  { market, now }: { market: OrganisationRow['market']; now: Date },
): Promise<void> {
  const user = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const id = randomUUID()
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email
  await db.insertInto('organisation').values({ id, name, market, demo: false, created_at: now }).execute()
  await db
    .insertInto('membership')
    .values({ organisation_id: id, user_id: userId, role: 'owner', joined_at: now })
    .execute()
  await db
    .insertInto('subscription')
    .values({
      organisation_id: id,
      id: randomUUID(),
      plan_id: 'free',
      status: 'active',
      trial_start: null,
      trial_end: null,
      cancelled_at: null,
      current_term_start: null,
      current_term_end: null,
      created_at: now,
    })
    .execute()
}
