import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Capability } from '#contract/connections/connection.ts'
import type { Fault } from '#tests/support/providers/faults.ts'
import { openGooglePlayConsole } from '#server/sample/consoles/google-play/console.ts'
import { PACKAGES, playClient, servedGooglePlay, type ServedGoogle } from '#tests/support/providers/google.ts'

let google: ServedGoogle
beforeAll(async () => {
  google = await servedGooglePlay()
})
beforeEach(() => {
  google.faults.reset()
  Object.assign(google.key, { lacks: [], limitedUntil: null })
})
afterAll(() => google.stop())

async function check(tried: readonly string[] = PACKAGES, reportBucket?: string | null) {
  const client = playClient(google, reportBucket === undefined ? {} : { reportBucket })
  const { rights, apps, accountName } = await client.check(tried)
  expect(apps).toBeNull()
  expect(accountName).toBeNull()
  return Object.fromEntries(rights.map(({ capability, state }) => [capability, state]))
}

const ALL = {
  'read-apps': 'granted',
  'read-reviews': 'granted',
  reply: 'not-tried',
  'read-listing': 'not-tried',
  'publish-listing': 'not-tried',
  analytics: 'granted',
}

describe('CONN-005: the check of a key of Google Play', () => {
  test('shows each right by reading alone: it opens no edit, which would end one that the account has open', async () => {
    expect(await check()).toEqual(ALL)
    expect(google.faults.calls.filter((call) => !call.startsWith('GET '))).toEqual(['POST /token'])
    expect(google.faults.calls.filter((call) => call.includes('/edits'))).toEqual([])
  })

  test('without an app to try it looks at the key alone', async () => {
    const unknown = { 'read-reviews': 'unknown', reply: 'unknown', analytics: 'unknown' }
    expect(await check([])).toEqual({ ...ALL, ...unknown })
    expect(google.faults.calls).toEqual(['POST /token'])
  })

  test.each<[Capability[], Partial<typeof ALL>]>([
    [['read-reviews'], { 'read-apps': 'missing', 'read-reviews': 'missing' }],
    [['publish-listing'], {}],
    [['read-listing'], {}],
    [['analytics'], { analytics: 'missing' }],
    [['read-apps'], { 'read-apps': 'missing', 'read-reviews': 'missing' }],
  ])('of a role without %j', async (lacks, missing) => {
    google.key.lacks = lacks
    expect(await check()).toEqual({ ...ALL, ...missing })
  })

  test('of a connection without a bucket, and of one with a wrong one', async () => {
    expect(await check(PACKAGES, null)).toEqual({ ...ALL, analytics: 'not-used' })
    expect(await check([], null)).toMatchObject({ analytics: 'not-used' })
    expect(await check(PACKAGES, 'pubsite_prod_123')).toEqual({ ...ALL, analytics: 'missing' })
  })

  test('of apps of which the account has only the last, or none', async () => {
    expect(await check(['com.example.other', ...PACKAGES])).toEqual(ALL)
    expect(await check(['com.example.other'])).toMatchObject({ 'read-apps': 'unknown', 'read-reviews': 'unknown' })
  })

  test('fails where the interface is not switched on; where only the bucket’s is not, it says so of the reports', async () => {
    const error = { code: 403, message: 'It is off.', errors: [{ reason: 'accessNotConfigured' }] }
    google.faults.on('/storage/', { status: 403, body: { error } })
    expect(await check()).toEqual({ ...ALL, analytics: 'missing' })
    google.faults.on('/storage/', { status: 403, body: { error } })
    const { rights } = await playClient(google).check(PACKAGES)
    expect(rights).toContainEqual({ capability: 'analytics', state: 'missing', isApiOff: true })
    google.faults.on('/reviews', { status: 403, body: { error } })
    await expect(check()).rejects.toMatchObject({ kind: 'api-off' })
  })

  test('fails where calls are limited, and says for how long', async () => {
    google.key.limitedUntil = new Date(google.console.now().getTime() + 90_000)
    await expect(check()).rejects.toMatchObject({ kind: 'rate-limited', status: 429, retryAfterSeconds: 90 })
    google.key.limitedUntil = null
    const error = { code: 403, message: 'Quota exceeded.', errors: [{ reason: 'rateLimitExceeded' }] }
    google.faults.on('/reviews', { status: 403, body: { error } })
    await expect(check()).rejects.toMatchObject({ kind: 'rate-limited', status: 403, retryAfterSeconds: null })
  })

  test('is the same with a console in this process', async () => {
    const send = openGooglePlayConsole(google.console.parts)
    const url = 'https://play.example.com'
    const { rights } = await playClient({ ...google, url }, {}, { send }).check(PACKAGES)
    expect(Object.fromEntries(rights.map(({ capability, state }) => [capability, state]))).toEqual(ALL)
  })

  test.each<Fault>([
    { status: 400 },
    { status: 401 },
    { status: 403 },
    { status: 404 },
    { status: 500 },
    'html',
    'elsewhere',
  ])('tells no secret when it is answered with %j', async (fault) => {
    google.faults.on('/androidpublisher', fault, fault)
    const failure: unknown = await playClient(google)
      .check(PACKAGES)
      .catch((error: unknown) => error)
    const { message = '', stack = '', cause } = failure instanceof Error ? failure : {}
    expect(`${message}${stack}${String(cause)}${JSON.stringify(failure)}`).not.toMatch(/eyJ|Bearer|PRIVATE|assertion/)
  })

  test('fails where Google is down', async () => {
    google.faults.on('/reviews', { status: 500 })
    await expect(check()).rejects.toMatchObject({ kind: 'unavailable', status: 500 })
  })
})
