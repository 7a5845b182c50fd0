import type { Identity, TokenResponse } from '#contract/auth/auth.ts'
// Calls are made as who is signed in.
import '#web/session/token.ts'

export const ada: Identity = {
  userId: '11111111-1111-4111-8111-111111111111',
  organizationId: '22222222-2222-4222-8222-222222222222',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Canary-Lovelace',
  role: 'owner',
  internal: false,
  demo: false,
  market: 'sample',
  expiresAt: 0,
}
export const bob: Identity = {
  ...ada,
  userId: '33333333-3333-4333-8333-333333333333',
  organizationId: '44444444-4444-4444-8444-444444444444',
  email: 'bob@example.org',
  firstName: 'Bob',
}

let issued = 0
/** A token response; each has another access token. */
export const tokensOf = (identity: Identity, lifetimeSeconds = 600): TokenResponse => {
  issued += 1
  const payload = btoa(JSON.stringify({ iat: 0, exp: lifetimeSeconds, jti: issued }))
  return { accessToken: `h.${payload}.${issued}`, identity }
}
