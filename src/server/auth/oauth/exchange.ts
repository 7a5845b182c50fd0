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
import { tellOwner } from './tell-owner.ts'

/** AUTH-010 to AUTH-013: the second half of a social log-in, which is a sign-up for who comes for the first time. */
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
