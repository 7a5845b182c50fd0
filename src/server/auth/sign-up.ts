import { resendVerification, signUp } from '#contract/auth.ts'
import { TRIAL_DAYS } from '#contract/limits.ts'
import { serve, type Services } from '../http/serve.ts'
import { accountMail, type Recipient } from '../mail/account-mails.ts'
import type { Mail } from '../mail/mailer.ts'
import { post } from '../mail/post.ts'
import { createAccount, type Plan } from './create-account.ts'
import { hashPassword } from './password-hash.ts'
import { checkRecaptcha } from './recaptcha.ts'
import { newVerificationCode } from './verification-codes.ts'

/** Answers the same, as fast, whether the address has an account or not; the mail tells its owner. */
export const signUpServed = serve(signUp, async ({ body, services, exchange }) => {
  const { db, limits, clock, config } = services
  const email = body.email.toLowerCase()
  await limits.count('signUpByAddress', exchange.ip)
  await limits.count('signUp', exchange.ip, email)
  await checkRecaptcha(body.recaptchaToken, exchange.ip, services)
  const passwordHash = await hashPassword(body.password)
  const now = clock()
  const names = { first_name: body.firstName, last_name: body.lastName, language: body.language }
  const person = { ...names, password_hash: passwordHash, marketing_consent: body.marketingConsent }

  const created = await db.transaction().execute(async (transaction) => {
    const account = await createAccount(transaction, {
      person: { ...person, email, email_verified_at: null },
      organisation: { name: `${body.firstName} ${body.lastName}`, market: config.market, demo: false },
      plan: trial(now),
      now,
    })
    if (account) return { ...account, code: await newVerificationCode(transaction, account.userId, now) }
    // Whoever signs up last before the address is confirmed sets the password: its owner confirms the latest link.
    const waiting = await transaction
      .updateTable('app_user')
      .set(person)
      .where('email', '=', email)
      .where('email_verified_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return waiting && { userId: waiting.id, code: await newVerificationCode(transaction, waiting.id, now) }
  })

  const recipient = { to: email, firstName: body.firstName, language: body.language }
  const mail = created
    ? accountMail('verification', recipient, verificationLink(services, created), null)
    : await mailToOwner(services, recipient)
  await post(services, mail)
  return { email: body.email }
})

/** The answer does not tell whether the address exists or is confirmed already. */
export const resendServed = serve(resendVerification, async ({ body, services, exchange }) => {
  const { db, limits, clock } = services
  const email = body.email.toLowerCase()
  await limits.count('resend', exchange.ip, email)
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'language'])
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst()
  if (!user) return null
  const code = await db.transaction().execute((transaction) => newVerificationCode(transaction, user.id, clock()))
  const recipient = { to: email, firstName: user.first_name, language: user.language }
  const link = verificationLink(services, { userId: user.id, code })
  await post(services, accountMail('verification', recipient, link, null))
  return null
})

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

const verificationLink = ({ baseUrl }: Services, { userId, code }: { userId: string; code: string }): string =>
  `${baseUrl}/sign-up/verification?userId=${userId}&code=${code}`

/** A new organisation's first days. */
export function trial(now: Date): Plan {
  const end = new Date(now.getTime() + TRIAL_DAYS * 86_400_000)
  return { status: 'in_trial', trial_start: now, trial_end: end, current_term_start: now, current_term_end: end }
}
