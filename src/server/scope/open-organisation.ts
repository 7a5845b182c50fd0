import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { SubscriptionRow } from '#server/db/rows/billing.ts'
import type { OrganisationRow } from '#server/db/rows/organisations.ts'
import type { Schema } from '#server/db/schema.ts'

export type Plan = Pick<
  SubscriptionRow,
  'plan_id' | 'status' | 'trial_start' | 'trial_end' | 'current_term_start' | 'current_term_end'
>

export interface NewOrganisation {
  organisation: Pick<OrganisationRow, 'name' | 'market' | 'demo'>
  plan: Plan
  now: Date
}

/** Creates an organisation that the user owns. Resolves to its id. */
export async function openOrganisation(
  db: Kysely<Schema>,
  userId: string,
  { organisation, plan, now }: NewOrganisation,
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('organisation')
    .values({ ...organisation, id, created_at: now })
    .execute()
  await db
    .insertInto('membership')
    .values({ organisation_id: id, user_id: userId, role: 'owner', joined_at: now })
    .execute()
  await db
    .insertInto('subscription')
    .values({ ...plan, organisation_id: id, id: randomUUID(), cancelled_at: null, created_at: now })
    .execute()
  return id
}
