import { randomUUID } from 'node:crypto'
import { readPasswordReset, requestPasswordReset, resetPassword } from '#contract/auth/password-reset.ts'
import type { Kysely } from 'kysely'
import { audit } from '#server/audit/audit.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { accountMail } from '#server/mail/account-mails.ts'
import { endOneTimeCodes, findOneTimeCode, newOneTimeCode, redeemOneTimeCode } from '#server/mail/one-time-codes.ts'
import { requireMail } from '#server/mail/mailing.ts'
import { notify, sendMail } from '#server/mail/send-mail.ts'
import { forgetDevices } from '../sessions/known-devices.ts'
import { endTickets } from '../second-step/tickets.ts'
import { mailTo } from '../mail-to.ts'
import { hashPassword } from './password-hash.ts'
import { requireStrongPassword } from './password-strength.ts'
import { endAllSessions } from '#server/scope/end-sessions.ts'

const purpose = 'password-reset'

/** Every address gets a mail after the same work: neither the answer nor its time tells whether it has an account. */
export const requestResetRoute = serve(requestPasswordReset, async ({ body, services, exchange }) => {
  const { limits, db, clock, baseUrl } = services
  const email = body.email.toLowerCase()
  await limits.count('mailByAddress', exchange.ip)
  await limits.count('reset', exchange.ip, email)
  requireMail(services.config, exchange)
  const { recipient, user } = await mailTo(email, services, exchange)
  const userId = user?.id ?? randomUUID()
  const code = await db
    .transaction()
    .execute((transaction) => newOneTimeCode(transaction, { purpose, userId }, clock()))
  const link = `${baseUrl}/reset-password?userId=${userId}&code=${code}`
  const mail = user
    ? accountMail(purpose, recipient, link, null)
    : accountMail('no-account', recipient, `${baseUrl}/sign-up`, null)
  await sendMail(services, mail)
  return null
})

async function ownerOf(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('app_user')
    .select(['email', 'first_name', 'last_name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(() => new HttpError('VERIFICATION_INVALID', 'This link is not valid.'))
}

/** Looking at the link does not use it up. */
export const readResetRoute = serve(readPasswordReset, async ({ body, services, exchange }) => {
  const { limits, db, clock } = services
  await limits.count('redeem', exchange.ip)
  await findOneTimeCode(db, { purpose, ...body, now: clock() })
  const { email, first_name: firstName, last_name: lastName } = await ownerOf(db, body.userId)
  return { email, firstName, lastName }
})

/**
 * Whoever has the mailed link may set the password, which confirms the address as well. Every session ends, for the
 * old password may be in somebody's hands, but the second step stays; a weak password does not use the link up.
 */
export const resetRoute = serve(resetPassword, async ({ body, services, exchange }) => {
  const { limits, db, clock, baseUrl } = services
  const { userId, code, password } = body
  await limits.count('redeem', exchange.ip)
  const now = clock()
  await findOneTimeCode(db, { purpose, userId, code, now })
  const user = await ownerOf(db, userId)
  await requireStrongPassword(password, [user.first_name, user.last_name, user.email])
  const passwordHash = await hashPassword(password)

  await db.transaction().execute(async (transaction) => {
    await redeemOneTimeCode(transaction, { purpose, userId, code, now })
    await transaction
      .updateTable('app_user')
      .set((row) => ({
        password_hash: passwordHash,
        email_verified_at: row.fn.coalesce('email_verified_at', row.val(now)),
      }))
      .where('id', '=', userId)
      .execute()
    await endAllSessions(transaction, userId, now)
    await endOneTimeCodes(transaction, { purpose: 'login-token', userId })
    await forgetDevices(transaction, userId)
    await endTickets(transaction, userId)
    await audit(transaction, { action: 'password-reset', actor: { userId }, subject: userId }, now)
  })
  await limits.forget('logIn', exchange.ip, user.email)
  await limits.forget('logInByAccount', user.email)
  const recipient = { to: user.email, firstName: user.first_name, language: user.language }
  await notify(services, accountMail('password-changed', recipient, `${baseUrl}/login`, null))
  return null
})
