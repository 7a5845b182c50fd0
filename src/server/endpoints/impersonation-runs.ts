import { expressionBuilder } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'

/** Whether nobody acts as the caller, or staff do who still may and have not stopped. */
export function impersonationRuns({ userId, organizationId, impersonatorId, impersonationId }: Caller) {
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
