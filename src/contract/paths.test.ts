import { expect, test } from 'vitest'
import * as v from 'valibot'
import { writeAdCopy } from './ad-copy.ts'
import { getListingPlan, publishListing } from './listing-publications.ts'
import { getAccountStatus } from './account-closing.ts'
import { getSubscription } from './account.ts'
import * as auth from './auth/auth.ts'
import { writeSample } from './reviews/automation.ts'
import { draftReply, translateTexts } from './reviews/inbox.ts'
import { translateSummary } from './reviews/summaries.ts'
import { getGeolocation } from './billing/billing.ts'
import { checkConnection, getVisibleApps } from './connections/connections.ts'
import { connectAds, connectStore, replaceKey } from './connections/keys.ts'
import { API_BASE, type Endpoint } from './protocol/endpoint.ts'
import { getKeywordSuggestions } from './keywords/suggestions.ts'
import { exportKeywords } from './keywords/tracked.ts'
import { uploadStoreData } from './store-data.ts'
import { getHealth } from './protocol/health.ts'
import { errorCodes } from './protocol/errors.ts'
import { endpoints } from './index.ts'
import { acceptInvitation } from './auth/invitation.ts'
import { redeemLoginToken } from './auth/login-token.ts'
import { exchangeCode } from './auth/oauth.ts'
import { requestPasswordReset, resetPassword } from './auth/password-reset.ts'

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

test('API-001, API-002, C-20: every call goes to the base address, joined with a single slash', () => {
  expect(API_BASE).toMatch(/^\/.*[^/]$/)
  for (const { path } of endpoints) expect(path).toMatch(/^(\/[^/]+)+$/)
})

/** Reads that somebody waits for, and repeats. */
const askedOnce = new Set([getHealth.id, getVisibleApps.id, getListingPlan.id])

test('API-008, API-009, OP-84: reads are asked for up to five more times, writes never by themselves', () => {
  for (const { id, method, retries } of endpoints) {
    expect([id, retries]).toEqual([id, method === 'GET' && !askedOnce.has(id) ? 5 : 0])
  }
})

test('API-012, OP-85: every call is given up after 20 s; whether the server is there is known sooner, uploads, exports and what a store or a language model says later', () => {
  const asksStore = [
    connectStore,
    connectAds,
    replaceKey,
    checkConnection,
    getVisibleApps,
    getListingPlan,
    publishListing,
  ]
  const others = new Map([
    [getHealth.id, 5000],
    ...[getKeywordSuggestions, draftReply, writeSample, translateTexts, translateSummary, writeAdCopy].map(
      ({ id }) => [id, 70_000] as const,
    ),
    ...[...asksStore, exportKeywords, uploadStoreData].map(({ id }) => [id, 60_000] as const),
  ])
  for (const { id, timeoutMs } of endpoints) expect([id, timeoutMs]).toEqual([id, others.get(id) ?? 20_000])
})

test('API-007, OP-83: where somebody is, is asked for in public', () => {
  expect(getGeolocation).toMatchObject({ method: 'GET', path: '/public/v1/geolocation', auth: 'public' })
})

test('SUB-013, OP-59: the subscription is looked up by its organisation', () => {
  const path = '/subscription/v1/organizations/{orgId}/subscription'
  expect(getSubscription).toMatchObject({ method: 'GET', path, timeoutMs: 20_000 })
})

test('BAN-010, OP-42: the account status is one of the settings, and asked for again where it fails', () => {
  const path = '/settings/v1/organizations/{orgId}/account-status'
  expect(getAccountStatus).toMatchObject({ method: 'GET', path, timeoutMs: 20_000, retries: 5 })
})

test('KEY-031, OP-75: the calls about keywords', () => {
  const ofKeywords = Object.values(endpoints).filter(({ path }) => /keywordmetrics|\/keywords/.test(path))
  expect(ofKeywords.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'POST /keywordmetrics/keywords/search',
      'POST /keywordmetrics/keywords/suggestions/{source}',
      'POST /keywordmetrics/keywords/history',
      'POST /keywordmetrics/keywords/live-search',
      'POST /keywordmetrics/ranked-keywords/all',
      'GET /projects/{projectId}/keywords',
      'POST /projects/{projectId}/keywords',
      'DELETE /projects/{projectId}/keywords',
      'POST /projects/{projectId}/keywords/tags',
      'POST /projects/{projectId}/keywords/export',
    ]),
  )
})

test('ERR-018, OP-89: the codes of refusals that the specification names', () => {
  const named = [
    'RECAPTCHA_FAILED',
    'INSUFFICIENT_SLOTS',
    'APP_NOT_AVAILABLE',
    'APP_LIMIT_REACHED',
    'APP_ALREADY_ADDED',
    'RATE_LIMITED',
    'QUOTA_EXCEEDED',
    'INVITE_EXPIRED',
    'VERIFICATION_EXPIRED',
    'CONNECTION_EXISTS',
    'REPLY_TOO_LONG',
    'AI_UNAVAILABLE',
    'DUPLICATE_SUMMARY',
  ]
  expect(errorCodes).toEqual(expect.arrayContaining(named))
})
