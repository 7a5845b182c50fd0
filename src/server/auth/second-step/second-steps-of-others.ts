import { getSecondStepRule, putSecondStepRule, removeSecondStep } from '#contract/auth/second-step.ts'
import { audit } from '#server/audit/audit.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { notify } from '#server/mail/send-mail.ts'
import { endAllSessions } from '#server/scope/end-sessions.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { confirmationWays, isSecondStep } from '#server/scope/second-step.ts'
import { dropSecondStep, isOff } from './own-second-step.ts'
import { secondStepMail } from './second-step-mail.ts'

export const ruleRoute = serve(getSecondStepRule, async ({ params, caller, db }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const { second_step_required: isRequired } = await db
    .selectFrom('organisation')
    .select('second_step_required')
    .where('id', '=', caller.organizationId)
    .executeTakeFirstOrThrow()
  return { isRequired }
})

/** Members without a second step are asked to set one up when their next access token is issued, within ten minutes. */
export const putRuleRoute = serve(putSecondStepRule, async ({ params, body, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  if (caller.demo) throw new HttpError('FORBIDDEN', 'Nobody logs in to a demo.')
  const { isRequired } = body
  if (isRequired && !isSecondStep(await confirmationWays(db, caller.userId))) throw isOff()
  const changed = await db
    .updateTable('organisation')
    .set({ second_step_required: isRequired })
    .where('id', '=', caller.organizationId)
    .where('second_step_required', '!=', isRequired)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return null
  const action = isRequired ? 'second-step-required' : 'second-step-optional'
  await audit(db, { action, actor: caller, organisationId: caller.organizationId }, services.clock())
  return null
})

/** The sessions end: whoever lost the telephone may have lost a session with it. */
export const removeRoute = serve(removeSecondStep, async ({ params, caller, db, services, afterCommit }) => {
  const { userId } = params
  if (!(await dropSecondStep(db, userId)))
    throw new HttpError('NOT_FOUND', 'There is no such user with two-step verification.')
  const now = services.clock()
  await endAllSessions(db, userId, now)
  await audit(db, { action: 'second-step-removed', actor: caller, subject: userId }, now)
  const mail = await secondStepMail(db, { kind: 'second-step-removed', userId, baseUrl: services.baseUrl })
  afterCommit(() => notify(services, mail))
  return null
})
