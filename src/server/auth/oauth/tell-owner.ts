import type { IdentityProvider } from '#contract/auth/sign-in-options.ts'
import type { Services } from '#server/endpoints/services.ts'
import { accountMail } from '#server/mail/account-mails.ts'
import { notify } from '#server/mail/send-mail.ts'

const names: Record<IdentityProvider, string> = { google: 'Google', apple: 'Apple' }

/** Says that an account has another way in. */
export async function tellOwner(userId: string, idp: IdentityProvider, services: Services): Promise<void> {
  const { email, first_name, language } = await services.db
    .selectFrom('app_user')
    .select(['email', 'first_name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const recipient = { to: email, firstName: first_name, language }
  const message = accountMail('log-in-added', recipient, services.baseUrl, { provider: names[idp] })
  await notify(services, message)
}
