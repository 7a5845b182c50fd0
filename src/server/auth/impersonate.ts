import { impersonate, stopImpersonation } from '#contract/administration.ts'
import { audit } from '../audit/audit.ts'
import { isOn } from '../flags/flags.ts'
import { ApiFailure, serve } from '../http/serve.ts'
import { joinedAny } from '../scope/has-joined.ts'
import { noteStart } from './impersonation-log.ts'
import { callerByUser } from './session.ts'

/**
 * OP-80: an access token of another user that names who holds it. It belongs to the session of the staff who asked and
 * ends with it; there is no refresh token: whoever goes on asks again.
 */
export const impersonateServed = serve(impersonate, async ({ body, caller, db, services }) => {
  if (!(await isOn(db, 'feature_impersonation')))
    throw new ApiFailure('FORBIDDEN', 'Acting as another user is turned off.')
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'internal', 'impersonator'])
    .where('id', '=', body.userId)
    .where(joinedAny)
    .executeTakeFirst()
  const isStaff = user && (user.internal || user.impersonator || services.config.staff.includes(user.email))
  if (!user || isStaff) throw new ApiFailure('NOT_FOUND', 'There is no such user who is not staff.')
  const acted = { ...(await callerByUser(db, user.id)), impersonatorId: caller.userId }
  const now = services.clock()
  const { token, expiresAt } = await services.tokens.issue({ ...acted, sessionId: caller.sessionId }, now)
  const { organizationId: organisationId } = acted
  await noteStart(db, { actor: caller, subject: user.id, organisationId, note: body.reason }, now)
  return { accessToken: token, identity: { ...acted, expiresAt } }
})

/** Who impersonates nobody has nothing to stop. */
export const stopImpersonationServed = serve(stopImpersonation, async ({ caller, db, services }) => {
  const { organizationId: organisationId, impersonatorId } = caller
  if (impersonatorId)
    await audit(db, { action: 'impersonation-stopped', actor: caller, organisationId }, services.clock())
  return null
})
