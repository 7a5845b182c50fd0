import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/protocol/days.ts'
import { TRIAL_DAYS } from '#contract/protocol/limits.ts'
import type { UserRow } from '#server/db/rows/people.ts'
import type { Schema } from '#server/db/schema.ts'
import { openOrganisation, type NewOrganisation, type Plan } from '#server/scope/open-organisation.ts'

export type Person = Pick<
  UserRow,
  'email' | 'first_name' | 'last_name' | 'password_hash' | 'language' | 'email_verified_at' | 'marketing_consent'
>
export interface NewAccount extends NewOrganisation {
  person: Person
}

/** A user with an organisation of their own. undefined: the address has an account already. */
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

/** The plan of a new account. */
export function trial(now: Date): Plan {
  const end = new Date(now.getTime() + TRIAL_DAYS * DAY_MS)
  const term = { trial_start: now, trial_end: end, current_term_start: now, current_term_end: end }
  return { plan_id: 'paid', status: 'in_trial', ...term }
}
