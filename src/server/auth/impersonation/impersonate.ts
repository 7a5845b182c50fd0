import { impersonate, stopImpersonation } from '#contract/administration.ts'
import { audit } from '#server/audit/audit.ts'
import { isOn } from '#server/flags/flags.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { joinedAny } from '#server/scope/has-joined.ts'
import { beginOrGoOn, endImpersonations } from './impersonations.ts'
import { callerByUser } from '../sessions/session.ts'

/**
 * An access token of another user that names who holds it. It belongs to the session of the staff who asked and
 * ends with it; there is no refresh token: whoever goes on asks again.
 */
export const impersonateRoute = serve(impersonate, async ({ body, caller, db, services }) => {
  if (!(await isOn(db, 'feature_impersonation')))
    throw new HttpError('FORBIDDEN', 'Acting as another user is turned off.')
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'internal', 'impersonator'])
    .where('id', '=', body.userId)
    .where(joinedAny)
    .executeTakeFirst()
  const isStaff = user && (user.internal || user.impersonator || services.config.staff.includes(user.email))
  if (!user || isStaff) throw new HttpError('NOT_FOUND', 'There is no such user who is not staff.')
  // What the user has yet to set up is no matter of staff.
  const { secondStepMissing: _, ...own } = await callerByUser(db, user.id)
  const acted = { ...own, impersonatorId: caller.userId }
  const { organizationId: organisation_id } = acted
  const now = services.clock()
  const acting = { staff_id: caller.userId, user_id: user.id, organisation_id, reason: body.reason }
  const impersonationId = await beginOrGoOn(db, acting, now)
  const { sessionId } = caller
  const { token, expiresAt } = await services.tokens.issue({ ...acted, sessionId, impersonationId }, now)
  return { accessToken: token, identity: { ...acted, expiresAt } }
})

/** Who impersonates nobody has nothing to stop. */
export const stopImpersonationRoute = serve(stopImpersonation, async ({ caller, db, services }) => {
  const { userId, organizationId: organisationId, impersonatorId } = caller
  if (impersonatorId === undefined) return null
  const now = services.clock()
  await endImpersonations(db, { staff_id: impersonatorId, user_id: userId }, now)
  await audit(db, { action: 'impersonation-stopped', actor: caller, organisationId }, now)
  return null
})
