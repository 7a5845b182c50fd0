import { sql, type Kysely, expressionBuilder } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/**
 * The caller with their current rights: a token may be up to ten minutes out of date. For writes, the database decides:
 * the session and any impersonation must be active, and the user must still belong to the organisation, with the role
 * and permissions stored there.
 * @throws HttpError UNAUTHORIZED
 */
export async function requireCurrentMembership(db: Kysely<Schema>, caller: Caller): Promise<Caller> {
  const { sessionId } = caller
  const row = await db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .innerJoin('organisation', 'organisation.id', 'membership.organisation_id')
    .select(['role', 'grants', 'internal', 'impersonator', 'market'])
    .select((select) =>
      sessionId === undefined
        ? sql<boolean>`true`.as('session_runs')
        : select
            .exists(select.selectFrom('session').select('id').where('id', '=', sessionId).where('ended_at', 'is', null))
            .as('session_runs'),
    )
    .select(impersonationRuns(caller).as('acting_runs'))
    .where('membership.organisation_id', '=', caller.organizationId)
    .where('membership.user_id', '=', caller.userId)
    .where('joined_at', 'is not', null)
    .executeTakeFirst()
  if (!row?.session_runs || !row.acting_runs) throw unauthorized()
  const { role, grants, internal, impersonator, market } = row
  return { ...caller, role, grants, internal, impersonator, market }
}

/** The caller is unknown, or no longer signed in. */
export const unauthorized = () =>
  new HttpError('UNAUTHORIZED', 'Sign in to do this.', { headers: { 'www-authenticate': 'Bearer' } })

/**
 * Matches if nobody impersonates the caller, or if the impersonation is active and the staff member still has the right
 * to it.
 */
function impersonationRuns({ userId, organizationId, impersonatorId, impersonationId }: Caller) {
  const build = expressionBuilder<Schema>()
  if (impersonatorId === undefined) return build.lit(true)
  return build.exists(
    build
      .selectFrom('impersonation')
      .innerJoin('app_user as staff', 'staff.id', 'impersonation.staff_id')
      .select('impersonation.id')
      .where('impersonation.id', '=', impersonationId ?? null)
      .where('impersonation.staff_id', '=', impersonatorId)
      .where('impersonation.user_id', '=', userId)
      .where('impersonation.organisation_id', '=', organizationId)
      .where('impersonation.ended_at', 'is', null)
      .where('staff.internal', '=', true)
      .where('staff.impersonator', '=', true),
  )
}
