import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

export interface Person {
  userId: string
  market: 'sample' | 'archive' | 'live'
}

/** Whose last organisation is gone gets one of their own on the free plan, so that the account still opens. */
export async function giveOwnOrganisation(
  db: Kysely<Schema>,
  { userId, market }: Person,
  now: Date,
): Promise<{ organizationId: string }> {
  const { first_name, last_name, email } = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const id = randomUUID()
  const name = `${first_name} ${last_name}`.trim() || email
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
      current_term_start: now,
      current_term_end: null,
      cancelled_at: null,
      created_at: now,
    })
    .execute()
  return { organizationId: id }
}
