import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Fault } from '#tests/support/providers/faults.ts'
import { adsClient, OWNER, PACKAGES, servedGoogleAds, type ServedGoogle } from '#tests/support/providers/google.ts'
import { rsaKeys } from '#tests/support/providers/keys.ts'
import { sampleCustomerOf } from '#server/sample/consoles/google-ads/sample-customer.ts'

let google: ServedGoogle
beforeAll(async () => {
  google = await servedGoogleAds()
})
beforeEach(() => {
  google.faults.reset()
  Object.assign(google.key, { lacks: [], limitedUntil: null, isRevoked: false })
})
afterAll(() => google.stop())

const MAY = { from: '2026-05-01' as const, to: '2026-05-31' as const }
const id = sampleCustomerOf(OWNER)
const adsError = (errorCode: object, code: number): Fault => ({
  status: code,
  body: [{ error: { code, message: 'No.', details: [{ errors: [{ errorCode, message: 'No.' }] }] } }],
})

describe('Google Ads', () => {
  test('the check names the account and shows that it may be read', async () => {
    const rights = [{ capability: 'ads-read', state: 'granted' }]
    expect(await adsClient(google).check([])).toEqual({ rights, apps: null, accountName: 'Low Fen Studio' })
    expect(await adsClient(google).accounts()).toEqual([{ id, name: 'Low Fen Studio' }])
  })

  test('an account without a name is called by its number', async () => {
    const customer = { id: '1234567890', currencyCode: 'EUR', timeZone: 'Europe/Berlin' }
    google.faults.on('searchStream', { status: 200, body: [{ results: [{ customer }] }] })
    expect(await adsClient(google).accounts()).toEqual([{ id: '1234567890', name: '123-456-7890' }])
  })

  test('the report tells campaigns of the account’s apps day by day, the same each time', async () => {
    const { currency, timeZone, rows } = await adsClient(google).report(MAY)
    expect([currency, timeZone]).toEqual([expect.stringMatching(/^[A-Z]{3}$/), expect.stringContaining('/')])
    expect(rows.length).toBeGreaterThan(30)
    expect(new Set(rows.map(({ trackId }) => trackId))).toEqual(new Set(PACKAGES))
    expect(rows.every(({ day }) => day >= MAY.from && day <= MAY.to)).toBe(true)
    expect(rows.every((row) => row.impressions >= row.clicks && row.clicks > 0 && row.costMicros > 0)).toBe(true)
    expect(new Set(rows.map(({ campaignId, day }) => `${campaignId}/${day}`)).size).toBe(rows.length)
    expect((await adsClient(google).report(MAY)).rows).toEqual(rows)
  })

  test('days without any are left out, and nothing at all is an empty report', async () => {
    expect((await adsClient(google).report({ from: '2030-01-01', to: '2030-01-31' })).rows).toEqual([])
  })

  test('batches are one report; what is 0 may be missing, and apps of the App Store are left out', async () => {
    const row = (appId: string, metrics?: object) => ({
      campaign: { id: '7', appCampaignSetting: { appId } },
      segments: { date: '2026-05-01' },
      ...(metrics ? { metrics } : {}),
    })
    answerWith([
      { results: [row('a.b', { impressions: '9007199254740991', conversions: 1.5 }), row('1234567')] },
      { requestId: 'x' },
      { results: [row('a.b')] },
    ])
    const nothing = {
      campaignId: '7',
      name: '',
      status: 'UNKNOWN',
      trackId: 'a.b',
      day: '2026-05-01' as const,
      clicks: 0,
    }
    expect((await adsClient(google).report(MAY)).rows).toEqual([
      { ...nothing, impressions: 9007199254740991, costMicros: 0, conversions: 1.5 },
      { ...nothing, impressions: 0, costMicros: 0, conversions: 0 },
    ])
  })

  test('a manager is named where there is one', async () => {
    const seen: (string | null)[] = []
    const client = adsClient(
      google,
      { loginCustomerId: '9998887777' },
      {
        send: (request) => {
          seen.push(request.headers.get('login-customer-id'))
          return fetch(request)
        },
      },
    )
    await client.accounts()
    expect(seen).toEqual([null, '9998887777'])
  })

  test('a role that may not read ads is no failure of the check, but one of the report', async () => {
    google.key.lacks = ['ads-read']
    const rights = [{ capability: 'ads-read', state: 'missing' }]
    expect(await adsClient(google).check([])).toEqual({ rights, apps: null, accountName: null })
    await expect(adsClient(google).report(MAY)).rejects.toMatchObject({ kind: 'permission' })
  })

  test('another account, a version that is no more, and a key that is wrong or revoked', async () => {
    const other = adsClient(google, { customerId: '1112223333' })
    await expect(other.check([])).rejects.toMatchObject({ kind: 'account', status: 403 })
    await expect(adsClient(google, {}, { version: 'v12' }).check([])).rejects.toMatchObject({
      kind: 'unavailable',
      status: 404,
    })
    const wrong = adsClient(google, { privateKey: rsaKeys().pkcs8 })
    await expect(wrong.check([])).rejects.toMatchObject({ kind: 'credentials' })
    const client = adsClient(google)
    await client.accounts()
    google.key.isRevoked = true
    await expect(client.accounts()).rejects.toMatchObject({ kind: 'credentials' })
  })

  test('calls are limited', async () => {
    google.key.limitedUntil = new Date(google.console.now().getTime() + 30_000)
    await expect(adsClient(google).check([])).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 30 })
  })

  test.each<[Fault, string]>([
    [adsError({ authorizationError: 'CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION' }, 403), 'api-off'],
    [adsError({ authorizationError: 'PROJECT_DISABLED' }, 403), 'api-off'],
    [adsError({ authorizationError: 'CUSTOMER_NOT_ENABLED' }, 403), 'account'],
    [adsError({ authenticationError: 'CUSTOMER_NOT_FOUND' }, 401), 'account'],
    [adsError({ quotaError: 'RESOURCE_TEMPORARILY_EXHAUSTED' }, 429), 'rate-limited'],
    [adsError({ queryError: 'UNRECOGNIZED_FIELD' }, 400), 'refused'],
    [{ status: 403 }, 'unavailable'],
    [{ status: 500 }, 'unavailable'],
    [{ status: 200, body: [{ results: [{ customer: { id: '1' } }] }] }, 'unavailable'],
    [{ status: 200, body: {} }, 'unavailable'],
    ['html', 'unavailable'],
    ['hangs', 'unavailable'],
    ['elsewhere', 'unavailable'],
  ])('%j: %s', async (fault, kind) => {
    google.faults.on('searchStream', fault, fault)
    const ads = adsClient(google, {}, fault === 'hangs' ? { timeoutMs: 200 } : {})
    await expect(ads.check([])).rejects.toMatchObject({ kind })
  })
})

/** The account is answered as it is, then these batches. */
function answerWith(batches: object[]): void {
  const customer = { id, currencyCode: 'EUR', timeZone: 'Europe/Berlin' }
  google.faults.on('searchStream', { status: 200, body: [{ results: [{ customer }] }] }, { status: 200, body: batches })
}
