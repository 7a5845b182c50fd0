import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/**
 * The organisation that a user enters at sign-in, with their membership, for a lateral join: their current one, else
 * the oldest. Open invitations do not count. No row if the user has joined none.
 */
export const enteredOrganisation = (user: ExpressionBuilder<Schema, 'app_user'>) =>
  user
    .selectFrom('membership')
    .innerJoin('organisation', 'organisation.id', 'membership.organisation_id')
    .select(['organisation.id', 'organisation.name', 'demo', 'market', 'membership.role', 'grants'])
    .select('second_step_required')
    .whereRef('membership.user_id', '=', 'app_user.id')
    .where('joined_at', 'is not', null)
    .orderBy(
      (row) => row('organisation.id', 'is not distinct from', row.ref('app_user.current_organisation_id')),
      'desc',
    )
    .orderBy('organisation.created_at')
    .limit(1)
    .as('entered')
