import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { SubscriptionRow, Schema, UserRow, OrganisationRow } from '../db/schema.ts'

export type Person = Pick<
  UserRow,
  'email' | 'first_name' | 'last_name' | 'password_hash' | 'language' | 'email_verified_at' | 'marketing_consent'
>
export type Plan = Pick<
  SubscriptionRow,
  'status' | 'trial_start' | 'trial_end' | 'current_term_start' | 'current_term_end'
>

export interface NewAccount {
  person: Person
  organisation: Pick<OrganisationRow, 'name' | 'market' | 'demo'>
  plan: Plan
  now: Date
}

/** A user with an organisation of their own on the paid plan. undefined: the address has an account already. */
export async function createAccount(
  transaction: Kysely<Schema>,
  { person, organisation, plan, now }: NewAccount,
): Promise<{ userId: string; organizationId: string } | undefined> {
  const userId = randomUUID()
  const user = await transaction
    .insertInto('app_user')
    .values({ ...person, id: userId, internal: false, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!user) return undefined
  return { userId, organizationId: await openOrganisation(transaction, userId, { organisation, plan, now }) }
}

/** An organisation on the paid plan of which the user is the owner; its id. */
export async function openOrganisation(
  transaction: Kysely<Schema>,
  userId: string,
  { organisation, plan, now }: Omit<NewAccount, 'person'>,
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
