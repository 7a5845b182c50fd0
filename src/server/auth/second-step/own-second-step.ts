import {
  getSecondStep,
  makeRecoveryCodes,
  setUpSecondStep,
  turnOffSecondStep,
  turnOnSecondStep,
} from '#contract/auth/second-step.ts'
import type { Kysely } from 'kysely'
import { audit } from '#server/audit/audit.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { sealText, unsealText } from '#server/integrations/connections/sealing.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { notify } from '#server/mail/send-mail.ts'
import { confirmationWays, isSecondStep } from '#server/scope/second-step.ts'
import { wrongCode } from './check-answer.ts'
import { newRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts'
import { passkeyOriginOf } from './relying-party.ts'
import { secondStepMail } from './second-step-mail.ts'
import { endTickets } from './tickets.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

const isOn = () => new HttpError('SECOND_STEP_ON', 'Two-step verification is on already.')
export const isOff = () => new HttpError('SECOND_STEP_OFF', 'Two-step verification is off.')

const isRequired = async (db: Kysely<Schema>, { organizationId }: Caller): Promise<boolean> => {
  const row = await db
    .selectFrom('organisation')
    .select('second_step_required')
    .where('id', '=', organizationId)
    .executeTakeFirst()
  return row?.second_step_required ?? false
}

/** @throws HttpError SECOND_STEP_NOT_SET_UP where the organisation asks for a second step */
export async function requireOptional(db: Kysely<Schema>, caller: Caller): Promise<void> {
  if (await isRequired(db, caller))
    throw new HttpError('SECOND_STEP_NOT_SET_UP', 'Your organisation asks for two-step verification.')
}

const authenticatorOf = (db: Kysely<Schema>, userId: string) =>
  db.selectFrom('authenticator').selectAll().where('user_id', '=', userId)

export const secondStepRoute = serve(getSecondStep, async ({ caller, db, services }) => {
  const app = await authenticatorOf(db, caller.userId).executeTakeFirst()
  const passkeys = await db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', caller.userId)
    .orderBy('created_at')
    .execute()
  const since = [app?.confirmed_at, passkeys[0]?.created_at].filter((at) => at instanceof Date).map(Number)
  return {
    since: since.length > 0 ? new Date(Math.min(...since)).toISOString() : null,
    hasApp: app?.confirmed_at != null,
    passkeys: passkeys.map((row) => ({
      passkeyId: row.id,
      name: row.name,
      createdAt: row.created_at.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
    })),
    passkeyOrigin: passkeyOriginOf(services.baseUrl),
    recoveryCodesLeft: await recoveryCodesLeft(db, caller.userId),
    isRequired: await isRequired(db, caller),
  }
})

/** The secret of an earlier attempt that no code has confirmed is replaced. */
export const setUpRoute = serve(setUpSecondStep, async ({ caller, db, services }) => {
  if (caller.demo) throw new HttpError('FORBIDDEN', 'A demo account has no log-in.')
  const { userId, email } = caller
  const secret = newTotpSecret()
  const app = { ...sealText(secret, userId, services.connections.secrets), created_at: services.clock() }
  const begun = await db
    .insertInto('authenticator')
    .values({ user_id: userId, confirmed_at: null, ...app })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(app).where('authenticator.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!begun) throw isOn()
  return { secret, address: totpAddress(secret, email) }
})

/** Other sessions go on: whoever has them logged in before. */
export const turnOnRoute = serve(turnOnSecondStep, async ({ body, caller, db, services, afterCommit }) => {
  const { userId } = caller
  await services.limits.count('secondStep', userId)
  const now = services.clock()
  const app = await authenticatorOf(db, userId).forUpdate().executeTakeFirst()
  if (app?.confirmed_at) throw isOn()
  const secret = app ? unsealText(app, userId, services.connections.secrets) : null
  const step = secret === null ? null : stepOfCode(secret, body.code, now)
  if (step === null) throw wrongCode()
  await db
    .updateTable('authenticator')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .execute()
  const recoveryCodes = await newRecoveryCodes(db, userId)
  await audit(db, { action: 'second-step-on', actor: caller, subject: userId }, now)
  await services.limits.forget('secondStep', userId)
  const mail = await secondStepMail(db, { kind: 'second-step-on', userId, baseUrl: services.baseUrl })
  afterCommit(() => notify(services, mail))
  return { recoveryCodes }
})

export const recoveryCodesRoute = serve(makeRecoveryCodes, async ({ caller, db, services }) => {
  if (!isSecondStep(await confirmationWays(db, caller.userId))) throw isOff()
  await audit(db, { action: 'recovery-codes-made', actor: caller, subject: caller.userId }, services.clock())
  return { recoveryCodes: await newRecoveryCodes(db, caller.userId) }
})

/** Off already: nothing changes. */
export const turnOffRoute = serve(turnOffSecondStep, async ({ caller, db, services, afterCommit }) => {
  const { userId } = caller
  await requireOptional(db, caller)
  if (!(await dropSecondStep(db, userId))) return null
  await audit(db, { action: 'second-step-off', actor: caller, subject: userId }, services.clock())
  const mail = await secondStepMail(db, { kind: 'second-step-off', userId, baseUrl: services.baseUrl })
  afterCommit(() => notify(services, mail))
  return null
})

/** Resolves to whether it was on. */
export async function dropSecondStep(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('authenticator')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst()
  const passkey = await db.deleteFrom('passkey').where('user_id', '=', userId).returning('id').executeTakeFirst()
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await endTickets(db, userId)
  return dropped?.confirmed_at != null || passkey !== undefined
}
