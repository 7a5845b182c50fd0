import * as client from 'openid-client'
import { startOAuth } from '#contract/auth/oauth.ts'
import { serve } from '#server/endpoints/serve.ts'
import { newOpaqueToken } from '#server/kernel/opaque-token.ts'
import { markBrowser } from './browser-cookie.ts'
import { beginFlow } from './flow.ts'
import { openProvider } from './provider.ts'

/** Nothing of the flow but its state leaves the server: the code that comes back is worth nothing without the rest. */
export const startOAuthRoute = serve(startOAuth, async ({ params: { idp }, body, services, exchange }) => {
  const { db, limits, clock } = services
  await limits.count('oauth', exchange.ip)
  const { configuration, redirectUri, asked } = await openProvider(idp, services)
  const state = newOpaqueToken()
  const nonce = client.randomNonce()
  const codeVerifier = client.randomPKCECodeVerifier()
  const browser = markBrowser(services, exchange)
  await beginFlow(db, { idp, state, browser, nonce, codeVerifier, language: body.language }, clock())
  const url = client.buildAuthorizationUrl(configuration, {
    ...asked,
    redirect_uri: redirectUri,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  })
  return { authorizationUrl: url.href, state }
})
