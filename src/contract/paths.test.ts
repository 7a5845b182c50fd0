import { expect, test } from 'vitest'
import * as v from 'valibot'
import { getAccountStatus } from './account-closing.ts'
import { getSubscription } from './account.ts'
import * as auth from './auth.ts'
import type { Endpoint } from './endpoint.ts'
import { acceptInvitation } from './invitation.ts'
import { redeemLoginToken } from './login-token.ts'
import { exchangeCode } from './oauth.ts'
import { requestPasswordReset, resetPassword } from './password-reset.ts'

const takes = ({ body }: Endpoint, given: object) => body !== undefined && v.is(body, given)

test('AUTH-006, OP-03: logging in takes e-mail and password and answers tokens', () => {
  expect(auth.logIn).toMatchObject({ method: 'POST', path: '/auth/v1/login', auth: 'public' })
  expect(takes(auth.logIn, { email: 'ada@example.com', password: 'x' })).toBe(true)
  expect(takes(auth.logIn, { email: 'ada@example.com' })).toBe(false)
  expect(auth.logIn.response).toBe(auth.TokenResponse)
})

test('AUTH-043, OP-03: the calls of signing in lie below auth/v1, need no token, and are given up after 20 s for good', () => {
  const calls: Endpoint[] = [
    auth.logIn,
    exchangeCode,
    auth.refreshToken,
    redeemLoginToken,
    acceptInvitation,
    auth.signUp,
    auth.resendVerification,
    requestPasswordReset,
    resetPassword,
    auth.verifyAccount,
    auth.logOut,
  ]
  expect(calls.map(({ path }) => path)).toEqual([
    '/auth/v1/login',
    '/auth/v1/token/exchange',
    '/auth/v1/token/refresh',
    '/auth/v1/token/login-token',
    '/auth/v1/users/{userId}/accept-invitation',
    '/auth/v1/sign-up',
    '/auth/v1/verification/resend',
    '/auth/v1/password/request-reset',
    '/auth/v1/password/reset',
    '/auth/v1/users/{userId}/verify',
    '/auth/v1/logout',
  ])
  for (const one of calls)
    expect(one).toMatchObject({ method: 'POST', auth: 'public', timeoutMs: 20_000, retries: 0, offline: 'network' })
})

test('AUTH-046: a refresh takes the token, which browsers send as a cookie instead', () => {
  expect(takes(auth.refreshToken, { refreshToken: 'opaque' })).toBe(true)
  expect(takes(auth.refreshToken, {})).toBe(true)
  expect(takes(auth.refreshToken, { refreshToken: 7 })).toBe(false)
})

test('SUB-013, OP-59: the subscription is looked up by its organisation', () => {
  const path = '/subscription/v1/organizations/{orgId}/subscription'
  expect(getSubscription).toMatchObject({ method: 'GET', path, timeoutMs: 20_000 })
})

test('BAN-010, OP-42: the account status is one of the settings, and asked for again where it fails', () => {
  const path = '/settings/v1/organizations/{orgId}/account-status'
  expect(getAccountStatus).toMatchObject({ method: 'GET', path, timeoutMs: 20_000, retries: 5 })
})
