import { logIn, logOut, refreshToken, verifyAccount } from '#contract/auth/auth.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { exchangeToken } from './exchange-token.ts'
import { knownDevice } from './known-devices.ts'
import { passwordMatches } from '../password/password-hash.ts'
import { revoke } from './refresh-tokens.ts'
import type { LimitName } from '#server/kernel/rate-limits.ts'
import { forgetCookie, refreshTokenOf, signIn, tokenResponse } from './session.ts'
import { redeemVerificationCode } from '../sign-up/verification-codes.ts'
import { getSignInOptions, IdentityProvider } from '#contract/auth/sign-in-options.ts'

export const verifyRoute = serve(verifyAccount, async ({ params, body, services, exchange }) => {
  await services.limits.count('redeem', exchange.ip)
  await redeemVerificationCode(services.db, { userId: params.userId, code: body.code, now: services.clock() })
  return signIn({ userId: params.userId, method: 'mailed-link' }, services, exchange)
})

/** A wrong password and an unknown address answer the same, in the same time. */
export const logInRoute = serve(logIn, async ({ body, services, exchange }) => {
  const { db, limits } = services
  const email = body.email.toLowerCase()
  await limits.count('logInByAddress', exchange.ip)
  const counters = countersFor(email, exchange.ip, await knownDevice(services, email, exchange))
  for (const counter of counters) await limits.count(...counter)
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'password_hash', 'email_verified_at'])
    .where('email', '=', email)
    .executeTakeFirst()
  const matches = await passwordMatches(body.password, user?.password_hash)
  if (!user || !matches) throw new HttpError('INVALID_CREDENTIALS', 'The e-mail or the password is wrong.')
  if (!user.email_verified_at) {
    throw new HttpError('EMAIL_NOT_VERIFIED', 'Open the link in the mail that we sent you first.')
  }
  for (const counter of counters) await limits.forget(...counter)
  return signIn({ userId: user.id, method: 'password' }, services, exchange)
})

/** Anybody can give wrong passwords for an account: its owner's own browser has a count that nobody else can fill. */
const countersFor = (email: string, ip: string, device: string | undefined): [LimitName, ...string[]][] =>
  device === undefined
    ? [
        ['logIn', ip, email],
        ['logInByAccount', email],
      ]
    : [['logInByDevice', device]]

export const refreshRoute = serve(refreshToken, async ({ body, services, exchange }) => {
  const token = refreshTokenOf(body, exchange)
  if (token === undefined) throw new HttpError('REFRESH_TOKEN_INVALID', 'Log in again.')
  try {
    const given = await exchangeToken(services.db, token, services.clock())
    return await tokenResponse({ ...given, isShown: body.refreshToken !== undefined }, services, exchange)
  } catch (error) {
    if (error instanceof HttpError) forgetCookie(services, exchange)
    throw error
  }
})

/** Best effort: logging out twice, or with an expired token, is fine. */
export const logOutRoute = serve(logOut, async ({ body, services, exchange }) => {
  const token = refreshTokenOf(body, exchange)
  if (token !== undefined) await revoke(services.db, token, services.clock())
  forgetCookie(services, exchange)
  return null
})

export const signInOptionsRoute = serve(getSignInOptions, async ({ services: { config } }) => ({
  providers: IdentityProvider.options.filter((provider) => config[provider] !== undefined),
  recaptchaSiteKey: config.recaptcha?.siteKey ?? null,
  demo: config.demo,
  trial: config.plans,
  terms: config.links.terms,
  privacy: config.links.privacy,
}))
