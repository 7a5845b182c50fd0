import { confirmEmailChange, requestEmailChange } from '#contract/profile.ts'
import type { Kysely } from 'kysely'
import { audit } from '#server/audit/audit.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve, withPrefetch } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { accountMail } from '#server/mail/account-mails.ts'
import { endMailedCodes, newOneTimeCode, redeemOneTimeCode } from '#server/mail/one-time-codes.ts'
import { requireMail } from '#server/mail/mailing.ts'
import { notify, sendMail } from '#server/mail/send-mail.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { requireCurrentPassword } from './password/current-password.ts'
import { endVerificationCodes } from './sign-up/verification-codes.ts'

/** Answers the same, after the same work, whether the new address has an account or not; the mail tells its owner. */
export const requestEmailChangeRoute = withPrefetch(
  requestEmailChange,
  async ({ params, body, caller, services }) => {
    requireOwnId(caller, 'userId', params.userId)
    await services.limits.count('emailChange', caller.userId)
    return requireCurrentPassword(caller, body.password, services)
  },
  async ({ body, caller, db, services, exchange, afterCommit }, prefetched) => {
    const user = prefetched()
    requireMail(services.config, exchange)
    const newEmail = body.email.toLowerCase()
    const { userId } = caller
    const isTaken = (await ownerOf(db, newEmail)) !== undefined
    const code = await newOneTimeCode(db, { purpose: 'email-change', userId, newEmail }, services.clock())
    const recipient = { to: newEmail, firstName: user.first_name, language: user.language }
    const link = `${services.baseUrl}/confirm-email?userId=${userId}&code=${code}`
    const mail = isTaken
      ? // The names of somebody else's account must not reach the owner of the address.
        accountMail('email-taken', { ...recipient, firstName: null }, `${services.baseUrl}/login`, null)
      : accountMail('email-change', recipient, link, null)
    afterCommit(() => sendMail(services, mail))
    return null
  },
)

/** From here on the new address signs in; links that were mailed to the old one stop working, and it is told. */
export const confirmEmailChangeRoute = serve(confirmEmailChange, async ({ params, body, services, exchange }) => {
  await services.limits.count('redeem', exchange.ip)
  const { userId } = params
  const now = services.clock()
  const mail = await services.db.transaction().execute(async (db) => {
    const { new_email: newEmail } = await redeemOneTimeCode(db, {
      purpose: 'email-change',
      userId,
      code: body.code,
      now,
    })
    const user = await db
      .selectFrom('app_user')
      .select(['email', 'first_name', 'language'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!user || newEmail === null || (await ownerOf(db, newEmail))) {
      throw linkInvalid()
    }
    await audit(db, { action: 'email-changed', actor: { userId }, subject: userId, note: `to ${newEmail}` }, now)
    const changed = db.updateTable('app_user').set({ email: newEmail, email_verified_at: now }).where('id', '=', userId)
    await changed.execute().catch(refuseTaken)
    await endMailedCodes(db, userId)
    await endVerificationCodes(db, userId)
    const recipient = { to: user.email, firstName: user.first_name, language: user.language }
    return accountMail('email-changed', recipient, services.baseUrl, { newEmail })
  })
  await notify(services, mail)
  return null
})

const linkInvalid = () => new HttpError('VERIFICATION_INVALID', 'This link is not valid. Ask for a new one.')

const UNIQUE_VIOLATION = '23505'

/** Somebody has taken the address since it was looked up. */
function refuseTaken(error: unknown): never {
  throw error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION ? linkInvalid() : error
}

const ownerOf = (db: Kysely<Schema>, email: string) =>
  db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst()
