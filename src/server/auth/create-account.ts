import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { TRIAL_DAYS } from '#contract/limits.ts'
import type { SubscriptionRow, Schema, UserRow, OrganisationRow } from '../db/schema.ts'

export type Person = Pick<
  UserRow,
  'email' | 'first_name' | 'last_name' | 'password_hash' | 'language' | 'email_verified_at' | 'marketing_consent'
>
export type Plan = Pick<
  SubscriptionRow,
  'status' | 'trial_start' | 'trial_end' | 'current_term_start' | 'current_term_end'
>

export interface NewOrganisation {
  organisation: Pick<OrganisationRow, 'name' | 'market' | 'demo'>
  plan: Plan
  now: Date
}

export interface NewAccount extends NewOrganisation {
  person: Person
}

/** A user with an organisation of their own on the paid plan. undefined: the address has an account already. */
export async function createAccount(
  transaction: Kysely<Schema>,
  { person, ...own }: NewAccount,
): Promise<{ userId: string; organizationId: string } | undefined> {
  const userId = randomUUID()
  const user = await transaction
    .insertInto('app_user')
    .values({ ...person, id: userId, internal: false, created_at: own.now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!user) return undefined
  return { userId, organizationId: await openOrganisation(transaction, userId, own) }
}

/** An organisation on the paid plan that the user owns. Resolves to its id. */
export async function openOrganisation(
  transaction: Kysely<Schema>,
  userId: string,
  { organisation, plan, now }: NewOrganisation,
): Promise<string> {
  const organizationId = randomUUID()
  await transaction
    .insertInto('organisation')
    .values({ ...organisation, id: organizationId, created_at: now })
    .execute()
  await transaction
    .insertInto('membership')
    .values({ organisation_id: organizationId, user_id: userId, role: 'owner', joined_at: now })
    .execute()
  await transaction
    .insertInto('subscription')
    .values({
      ...plan,
      organisation_id: organizationId,
      id: randomUUID(),
      plan_id: 'paid',
      cancelled_at: null,
      created_at: now,
    })
    .execute()
  return organizationId
}

/** Whether the user has joined any organisation: who was only invited has not. */
export async function hasJoined(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const joined = await db
    .selectFrom('membership')
    .select('organisation_id')
    .where('user_id', '=', userId)
    .where('joined_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return joined !== undefined
}

/** The plan of a new account (OP-60). */
export function trial(now: Date): Plan {
  const end = new Date(now.getTime() + TRIAL_DAYS * 86_400_000)
  return { status: 'in_trial', trial_start: now, trial_end: end, current_term_start: now, current_term_end: end }
}
