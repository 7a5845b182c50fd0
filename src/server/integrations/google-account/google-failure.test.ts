import { expect, test } from 'vitest'
import { googleFailure } from './google-failure.ts'

const now = new Date('2026-06-15T12:00:00.000Z')
const body = (code: number, reason: string, message = 'A sentence.') => ({
  error: { code, message, errors: [{ domain: 'androidpublisher', reason, message }] },
})
const ads = (code: number, errorCode: object) => [{ error: { code, details: [{ errors: [{ errorCode }] }] } }]
const detail = (code: number, reason: string) => ({ error: { code, details: [{ reason }, { retryDelay: '31.5s' }] } })

test.each<[number, unknown, string]>([
  [400, body(400, 'invalid'), 'refused'],
  [401, body(401, 'authError'), 'credentials'],
  [401, undefined, 'credentials'],
  [403, body(403, 'permissionDenied'), 'permission'],
  [
    403,
    { error: { code: 403, message: 'The caller does not have permission', status: 'PERMISSION_DENIED' } },
    'permission',
  ],
  [403, body(403, 'rateLimitExceeded'), 'rate-limited'],
  [403, body(403, 'quotaExceeded'), 'rate-limited'],
  [403, body(403, 'accessNotConfigured'), 'api-off'],
  [403, detail(403, 'SERVICE_DISABLED'), 'api-off'],
  [403, body(403, 'forbidden', 'The API has not been used in project 7 before or it is disabled.'), 'api-off'],
  [403, undefined, 'unavailable'],
  [404, body(404, 'applicationNotFound'), 'not-found'],
  [404, undefined, 'not-found'],
  [409, body(409, 'editConflict'), 'refused'],
  [429, undefined, 'rate-limited'],
  [403, ads(403, { authorizationError: 'USER_PERMISSION_DENIED' }), 'account'],
  [403, ads(403, { authorizationError: 'CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION' }), 'api-off'],
  [403, ads(403, { authorizationError: 'ACTION_NOT_PERMITTED' }), 'permission'],
  [429, ads(429, { quotaError: 'RESOURCE_EXHAUSTED' }), 'rate-limited'],
  [400, ads(400, { queryError: 'UNRECOGNIZED_FIELD' }), 'refused'],
  [401, ads(401, { authenticationError: 'OAUTH_TOKEN_INVALID' }), 'credentials'],
])('%d %j means %s', (status, json, kind) => {
  expect(googleFailure('google-play', { status, headers: new Headers(), json }, now)).toMatchObject({ kind, status })
})

test('Google Ads answers a version that is no more with a page', () => {
  const refusal = { status: 404, headers: new Headers(), json: undefined }
  expect(googleFailure('google-ads', refusal, now).kind).toBe('unavailable')
})

test.each<[Record<string, string>, unknown, number | null]>([
  [{}, undefined, null],
  [{ 'retry-after': '12' }, undefined, 12],
  [{ 'retry-after': 'Mon, 15 Jun 2026 12:01:00 GMT' }, undefined, 60],
  [{}, detail(429, 'RATE_LIMIT_EXCEEDED'), 31],
])('waiting: %j %j is %d seconds', (headers, json, seconds) => {
  const failure = googleFailure('google-play', { status: 429, headers: new Headers(headers), json }, now)
  expect(failure.retryAfterSeconds).toBe(seconds)
})

test('what Google says of an input is told, what it says of a right is not', () => {
  const of = (status: number, reason: string) =>
    googleFailure(
      'google-play',
      { status, headers: new Headers(), json: body(status, reason, 'Too long: <secret>') },
      now,
    )
  expect(of(400, 'invalid').detail).toBe('Too long: <secret>')
  expect(of(403, 'permissionDenied').detail).toBeNull()
  expect(of(400, 'invalid').message).not.toContain('secret')
})
