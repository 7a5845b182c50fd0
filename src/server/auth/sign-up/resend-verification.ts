import { randomUUID } from 'node:crypto'
import { resendVerification } from '#contract/auth/auth.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Services } from '#server/endpoints/services.ts'
import { accountMail } from '#server/mail/account-mails.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { requireMail } from '#server/mail/mailing.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { mailTo } from '../mail-to.ts'
import { newVerificationCode, verificationLink } from './verification-codes.ts'

/** Every address gets a mail after the same work: neither the answer nor its time tells whether it has an account. */
export const resendRoute = serve(resendVerification, async ({ body, services, exchange }) => {
  const email = body.email.toLowerCase()
  await services.limits.count('mailByAddress', exchange.ip)
  await services.limits.count('resend', exchange.ip, email)
  requireMail(services.config, exchange)
  const { recipient, user } = await mailTo(email, services, exchange)
  const waiting = user && !user.isConfirmed ? user.id : undefined
  const code = await newCode(services, waiting ?? randomUUID())
  await sendMail(services, mail())
  return null

  function mail(): Mail {
    if (!user) return accountMail('no-account', recipient, `${services.baseUrl}/sign-up`, null)
    if (!waiting) return accountMail('existing-account', recipient, `${services.baseUrl}/login`, null)
    return accountMail('verification', recipient, verificationLink(services, { userId: waiting, code }), null)
  }
})

const newCode = ({ db, clock }: Services, userId: string): Promise<string> =>
  db.transaction().execute((transaction) => newVerificationCode(transaction, userId, clock()))
