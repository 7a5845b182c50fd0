import { isForStaff, privilegesOf } from '#contract/protocol/access.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { requireFeature } from '#server/quotas/features.ts'
import type { Services } from './services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { requireConfirmed } from '#server/scope/second-step.ts'
import { isNamedStaff } from '#server/audit/staff.ts'
import { unauthorized } from './require-current-membership.ts'

/**
 * Checks the contract's access rules; the only place where the server does. Which rows a caller may see is up to the
 * handler (`scope/`).
 * @throws HttpError UNAUTHORIZED, FORBIDDEN, NOT_WHILE_ACTING, SECOND_STEP_NOT_SET_UP, FEATURE_LOCKED, CONFIRM_IDENTITY
 */
export async function requireAccess(endpoint: Endpoint, caller: Caller, services: Services): Promise<void> {
  const { selfOnly, feature, privilege } = endpoint
  requirePrivilege(endpoint, caller)
  if (privilege && isForStaff(privilege)) requirePrivilege(endpoint, await currentStaff(services, caller))
  if (selfOnly && caller.impersonatorId) {
    throw new HttpError('NOT_WHILE_ACTING', 'Only the users themselves may do this.')
  }
  if (caller.secondStepMissing && !endpoint.withoutSecondStep)
    throw new HttpError('SECOND_STEP_NOT_SET_UP', 'Your organisation asks for two-step verification. Set it up first.')
  if (feature) await requireFeature(services, caller, feature)
  if (endpoint.confirmed) await requireConfirmed(services.db, caller, services.clock())
}

/** @throws HttpError FORBIDDEN */
export function requirePrivilege({ privilege }: Endpoint, caller: Caller): void {
  if (privilege && !privilegesOf(caller).has(privilege)) {
    throw new HttpError('FORBIDDEN', 'Your role does not allow this.', { details: { privilege } })
  }
}

/**
 * The current rights of a member of staff. What staff read reaches beyond one organisation, so the token is not enough:
 * the session must be active, and both the database and the configuration must still name them as staff.
 * @throws HttpError UNAUTHORIZED
 */
async function currentStaff({ db, config }: Services, caller: Caller): Promise<Caller> {
  if (caller.sessionId === undefined) throw unauthorized()
  const user = await db
    .selectFrom('app_user')
    .innerJoin('session', 'session.user_id', 'app_user.id')
    .select(['internal', 'impersonator', 'email', 'email_verified_at'])
    .where('app_user.id', '=', caller.userId)
    .where('session.id', '=', caller.sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!user) throw unauthorized()
  const isStaff = isNamedStaff(user, config)
  return { ...caller, internal: isStaff && user.internal, impersonator: isStaff && user.impersonator }
}
