import type { Kysely } from 'kysely'
import type { OrganisationRow } from '#server/db/rows/organisations.ts'
import type { Schema } from '#server/db/schema.ts'
import { openOrganisation } from './open-organisation.ts'

export interface Person {
  userId: string
  market: OrganisationRow['market']
}

/** Gives a user without any organisation one of their own on the free plan, so that the account stays usable. */
export async function giveOwnOrganisation(db: Kysely<Schema>, { userId, market }: Person, now: Date): Promise<void> {
  const { first_name, last_name, email } = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await openOrganisation(db, userId, {
    organisation: { name: `${first_name} ${last_name}`.trim() || email, market, demo: false },
    plan: {
      plan_id: 'free',
      status: 'active',
      trial_start: null,
      trial_end: null,
      current_term_start: now,
      current_term_end: null,
    },
    now,
  })
}
