import * as client from 'openid-client'
import { exchangeCode } from '#contract/auth/oauth.ts'
import { serve } from '#server/endpoints/serve.ts'
import { signIn } from '../sessions/session.ts'
import { askProvider } from './ask-provider.ts'
import { browserOf, forgetBrowser } from './browser-cookie.ts'
import { externalAccount } from './external-account.ts'
import { externalPerson } from './external-person.ts'
import { finishFlow } from './flow.ts'
import { openProvider } from './provider.ts'
import type { IdentityProvider } from '#contract/auth/sign-in-options.ts'
import type { Services } from '#server/endpoints/services.ts'
import { accountMail } from '#server/mail/account-mails.ts'
import { notify } from '#server/mail/send-mail.ts'

/** The second half of a social log-in, which signs up whoever comes for the first time. */
export const exchangeRoute = serve(exchangeCode, async ({ body, services, exchange }) => {
  const { db, limits, clock, config } = services
  const { idp, code, state, appleUser } = body
  await limits.count('oauth', exchange.ip)
  const { configuration, redirectUri } = await openProvider(idp, services)
  const flow = await finishFlow(db, { idp, state, browser: browserOf(exchange) }, clock())
  const person = await askProvider(async () => {
    const returned = new URL(`${redirectUri}?${new URLSearchParams({ code, state }).toString()}`)
    const tokens = await client.authorizationCodeGrant(configuration, returned, {
      expectedState: state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.code_verifier,
    })
    return externalPerson(idp, tokens.claims(), appleUser)
  }, services)
  const arrival = { person, language: flow.language, market: config.market, now: clock() }
  const { userId, how } = await db.transaction().execute((transaction) => externalAccount(transaction, arrival))
  if (how === 'linked') await tellOwner(userId, idp, services)
  forgetBrowser(services, exchange)
  return signIn({ userId, method: idp }, services, exchange)
})

const names: Record<IdentityProvider, string> = { google: 'Google', apple: 'Apple' }

/** Says that an account has another way in. */
async function tellOwner(userId: string, idp: IdentityProvider, services: Services): Promise<void> {
  const { email, first_name, language } = await services.db
    .selectFrom('app_user')
    .select(['email', 'first_name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const recipient = { to: email, firstName: first_name, language }
  const message = accountMail('log-in-added', recipient, services.baseUrl, { provider: names[idp] })
  await notify(services, message)
}
