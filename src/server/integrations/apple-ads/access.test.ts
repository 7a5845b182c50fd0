import { SignJWT } from 'jose'
import { createPrivateKey } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ecKeys } from '#tests/support/providers/keys.ts'
import { adsApps, failureOf, serveAds, type AdsKey, type ServedAds } from '#tests/support/providers/apple-ads.ts'
import { rightsOf } from './access.ts'

let ads: ServedAds
beforeAll(async () => {
  ads = await serveAds()
})
beforeEach(() => {
  ads.faults.reset()
  ads.sent.length = 0
})
afterAll(() => ads.stop())

const moved =
  (minutes: number): (() => Date) =>
  () =>
    new Date(ads.console.now().getTime() + minutes * 60_000)

describe('OP-65: a key of Apple Ads', () => {
  test('is checked by reading alone: its account, its rights and its apps', async () => {
    const { credentials } = await ads.giveOut()
    expect(await ads.open(credentials).check([])).toEqual({
      rights: [
        { capability: 'ads-read', state: 'granted' },
        { capability: 'ads-write', state: 'granted' },
      ],
      apps: adsApps.map((trackId) => ({ trackId, title: expect.any(String) as string })),
      accountName: expect.stringMatching(/\w/) as string,
    })
    expect(ads.sent.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
      'GET /me',
      'GET /acls',
      'GET /search/apps',
    ])
  })

  test('that may only read, or nothing at all, is good all the same; what it lacks is told', async () => {
    const states = async (key: AdsKey) => (await ads.open(key.credentials).check([])).rights.map(({ state }) => state)
    expect(await states(await ads.giveOut({ lacks: ['ads-write'] }))).toEqual(['granted', 'missing'])
    const none = await ads.giveOut({ lacks: ['ads-read', 'ads-write'] })
    expect(await states(none)).toEqual(['missing', 'missing'])
    expect((await ads.open(none.credentials).check([])).apps).toBeNull()
  })

  test('needs one token for many calls at the same time, until it is out of date', async () => {
    const { credentials } = await ads.giveOut()
    const client = ads.open(credentials)
    await Promise.all([client.check([]), client.campaigns(), client.account()])
    const tokens = () => ads.faults.calls.filter((call) => call.includes('/oauth2/token')).length
    expect(tokens()).toBe(1)
    ads.console.setNow('2026-06-15T12:59:30.000Z')
    await client.account()
    ads.console.setNow('2026-06-15T12:00:00.000Z')
    expect(tokens()).toBe(2)
  })

  test.each([-10, 10])('is good where the clock is %i minutes off', async (minutes) => {
    const { credentials } = await ads.giveOut()
    expect((await ads.open(credentials, moved(minutes)).account()).currency).toBe('USD')
  })

  test.each([-120, 120])('is refused where the clock is %i minutes off', async (minutes) => {
    const { credentials } = await ads.giveOut()
    expect(await failureOf(ads.open(credentials, moved(minutes)).account())).toMatchObject({ kind: 'credentials' })
  })

  test('is refused with another private key, id, client or curve', async () => {
    const { credentials } = await ads.giveOut()
    const wrong = [
      { privateKey: ecKeys().pkcs8 },
      { keyId: crypto.randomUUID() },
      { clientId: `SEARCHADS.${crypto.randomUUID()}` },
      { privateKey: ecKeys('P-384').pkcs8 },
      { privateKey: '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n' },
    ]
    for (const each of wrong) {
      const failure = await failureOf(ads.open({ ...credentials, ...each }).check([]))
      expect(failure).toMatchObject({ name: 'ProviderFailure', kind: 'credentials' })
      expect(failure.message).not.toMatch(/eyJ|BEGIN|AAAA/)
    }
    expect(ads.sent).toEqual([])
  })

  test('that is revoked between two calls is refused with the next one', async () => {
    const { credentials, key } = await ads.giveOut()
    const client = ads.open(credentials)
    await client.campaigns()
    key.isRevoked = true
    expect(await failureOf(client.campaigns())).toMatchObject({ kind: 'credentials', status: 401 })
    key.isRevoked = false
    expect(await client.campaigns()).not.toHaveLength(0)
  })

  test('that is limited tells for how long', async () => {
    const { credentials, key } = await ads.giveOut()
    const client = ads.open(credentials)
    await client.account()
    key.limitedUntil = new Date(ads.console.now().getTime() + 90_000)
    const limited = { kind: 'rate-limited', status: 429, retryAfterSeconds: 90 }
    expect(await failureOf(client.account())).toMatchObject(limited)
    expect(await failureOf(ads.open(credentials).account())).toMatchObject(limited)
  })
})

describe('the ad accounts of a key', () => {
  test('are told, so that one of several can be chosen; the others are as good', async () => {
    const { credentials } = await ads.giveOut({ accounts: 2, isChosen: false })
    const accounts = await ads.open(credentials).accounts()
    expect(accounts).toHaveLength(2)
    expect(await ads.open(credentials).check([])).toMatchObject({
      accountName: null,
      apps: null,
      rights: [{ state: 'unknown' }, { state: 'unknown' }],
    })
    for (const { id, name } of accounts) {
      const client = ads.open({ ...credentials, accountId: id })
      expect((await client.check([])).accountName).toBe(name)
      expect(await client.account()).toMatchObject({ id, name, timezone: 'America/New_York', systemStatus: 'ACTIVE' })
    }
    expect(ads.sent.at(-1)?.context).toBe(`adAccountId=${accounts[1]?.id}`)
  })

  test('are needed: none, one that is not seen any more, or none chosen', async () => {
    const { credentials } = await ads.giveOut()
    expect(await failureOf(ads.open({ ...credentials, accountId: '77' }).check([]))).toMatchObject({ kind: 'account' })
    expect(await failureOf(ads.open({ ...credentials, accountId: null }).campaigns())).toMatchObject({
      kind: 'account',
    })
    ads.faults.on('/acls', { status: 200, body: { result: { acls: [] } } })
    expect(await failureOf(ads.open(credentials).accounts())).toMatchObject({ kind: 'account' })
  })

  test.each([
    [['Admin'], 'granted', 'granted'],
    [['API Account Manager'], 'granted', 'granted'],
    [['API Account Read Only'], 'granted', 'missing'],
    [['Limited Access: API Read & Write'], 'granted', 'granted'],
    [['Limited Access: API Read Only'], 'granted', 'missing'],
    [['API Account Read Only', 'Campaign Reviewer'], 'granted', 'not-tried'],
    [['Something New'], 'not-tried', 'not-tried'],
    [[], 'missing', 'missing'],
  ])('with the roles %j may be read (%s) and written (%s)', (roles, read, write) => {
    expect(rightsOf(roles).map(({ state }) => state)).toEqual([read, write])
  })
})

describe('the console takes a client secret', () => {
  const AUDIENCE = 'https://appleid.apple.com'
  const secondsAt = (minutes: number) => Math.floor(moved(minutes)().getTime() / 1000)

  async function exchange({ credentials }: AdsKey, claims: { aud?: string; from?: number; to?: number; alg?: string }) {
    const { aud = AUDIENCE, from = 0, to = 60 } = claims
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: credentials.keyId })
      .setIssuer(credentials.teamId)
      .setSubject(credentials.clientId)
      .setAudience(aud)
      .setIssuedAt(secondsAt(from))
      .setExpirationTime(secondsAt(to))
      .sign(createPrivateKey(credentials.privateKey))
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      scope: 'searchadsorg',
      client_id: credentials.clientId,
      client_secret: secret,
    })
    const response = await fetch(`${ads.url}/auth/oauth2/token`, { method: 'POST', body })
    return { status: response.status, body: (await response.json()) as unknown }
  }

  test('that is right, for up to 180 days', async () => {
    const key = await ads.giveOut()
    expect(await exchange(key, { to: 180 * 24 * 60 - 1 })).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 3600 },
    })
  })

  test.each([
    ['for somebody else', { aud: 'https://appstoreconnect.apple.com' }],
    ['that is out of date', { from: -60, to: -1 }],
    ['of tomorrow', { from: 24 * 60, to: 25 * 60 }],
    ['for more than 180 days', { to: 181 * 24 * 60 }],
  ])('but none %s', async (_, claims) => {
    expect(await exchange(await ads.giveOut(), claims)).toEqual({ status: 401, body: { error: 'invalid_client' } })
  })

  test('and no token that it did not give out', async () => {
    for (const token of ['', 'x.y', 'e30.e30', `${Buffer.from('["k",9999999999]').toString('base64url')}.AAAA`]) {
      const response = await fetch(`${ads.url}/v1/me`, { headers: { authorization: `Bearer ${token}` } })
      expect([response.status, response.headers.get('ratelimit-limit')]).toEqual([401, '5'])
    }
  })
})
