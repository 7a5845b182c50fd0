import type { Kysely } from 'kysely'
import { signUp } from '#contract/auth/auth.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Services } from '#server/endpoints/services.ts'
import { accountMail, type Recipient } from '#server/mail/account-mails.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { requireMail } from '#server/mail/mailing.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { hasJoined } from '#server/scope/has-joined.ts'
import { openOrganisation } from '#server/scope/open-organisation.ts'
import { createAccount, trial, type NewAccount } from './create-account.ts'
import { hashPassword } from '../password/password-hash.ts'
import { requireStrongPassword } from '../password/password-strength.ts'
import { checkRecaptcha } from './recaptcha.ts'
import { newVerificationCode, verificationLink } from './verification-codes.ts'

/** Answers the same, as fast, whether the address has an account or not; the mail tells its owner. */
export const signUpRoute = serve(signUp, async ({ body, services, exchange }) => {
  const { db, limits, clock, config } = services
  const email = body.email.toLowerCase()
  await limits.count('signUpByAddress', exchange.ip)
  await limits.count('signUp', exchange.ip, email)
  requireMail(config, exchange)
  await checkRecaptcha(body.recaptchaToken, exchange.ip, services)
  await requireStrongPassword(body.password, [body.firstName, body.lastName, email])
  const account = {
    person: {
      email,
      first_name: body.firstName,
      last_name: body.lastName,
      language: body.language,
      password_hash: await hashPassword(body.password),
      marketing_consent: body.marketingConsent,
      email_verified_at: null,
    },
    organisation: { name: `${body.firstName} ${body.lastName}`, market: config.market, demo: false },
    plan: trial(clock()),
    now: clock(),
  }
  const created = await db.transaction().execute(async (transaction) => {
    const userId = (await createAccount(transaction, account))?.userId ?? (await takeOver(transaction, account))
    return userId && { userId, code: await newVerificationCode(transaction, userId, account.now) }
  })
  const recipient = { to: email, firstName: body.firstName, language: body.language }
  const mail = created
    ? accountMail('verification', recipient, verificationLink(services, created), null)
    : await mailToOwner(services, recipient)
  await sendMail(services, mail)
  return { email: body.email }
})

/**
 * Whoever signs up last before the address is confirmed sets the password: its owner confirms the latest link. Who was
 * only invited gets an organisation of their own besides.
 */
async function takeOver(transaction: Kysely<Schema>, { person, ...own }: NewAccount): Promise<string | undefined> {
  const waiting = await transaction
    .updateTable('app_user')
    .set(person)
    .where('email', '=', person.email)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!waiting) return undefined
  if (!(await hasJoined(transaction, waiting.id))) await openOrganisation(transaction, waiting.id, own)
  return waiting.id
}

/** The names someone typed into the form must not reach the owner of an account. */
async function mailToOwner({ db, baseUrl }: Services, { to }: Recipient): Promise<Mail> {
  const owner = await db
    .selectFrom('app_user')
    .select(['first_name', 'language'])
    .where('email', '=', to)
    .executeTakeFirstOrThrow()
  const recipient = { to, firstName: owner.first_name, language: owner.language }
  return accountMail('existing-account', recipient, `${baseUrl}/login`, null)
}
