import { SignJWT, importPKCS8 } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Faults, type Fault } from '#tests/support/providers/faults.ts'
import { googleKeys, OWNER, playClient, servedGooglePlay, type ServedGoogle } from '#tests/support/providers/google.ts'
import { ecKeys, rsaKeys } from '#tests/support/providers/keys.ts'
import { serve } from '#tests/support/providers/serve.ts'

let google: ServedGoogle
beforeAll(async () => {
  google = await servedGooglePlay()
})
beforeEach(() => {
  google.faults.reset()
  google.console.setNow('2026-06-15T12:00:00.000Z')
  google.key.isRevoked = false
})
afterAll(() => google.stop())

const tokenCalls = () => google.faults.calls.filter((call) => call === 'POST /token').length
const PACKAGE = 'example.lowfen.moorlight'
const MINUTE_MS = 60_000
/** The console's time, off by so many minutes. */
const clockOffBy = (minutes: number) => () => new Date(google.console.now().getTime() + minutes * MINUTE_MS)

describe('a token of a service account', () => {
  test('is asked for once an hour', async () => {
    const play = playClient(google)
    await play.reviews(PACKAGE)
    await play.reviews(PACKAGE)
    google.console.setNow('2026-06-15T12:58:00.000Z')
    await play.reviews(PACKAGE)
    expect(tokenCalls()).toBe(1)
    google.console.setNow('2026-06-15T12:59:30.000Z')
    await play.reviews(PACKAGE)
    expect(tokenCalls()).toBe(2)
  })

  test('that ended before its time is asked for once more', async () => {
    google.faults.on('/reviews', { status: 401, body: { error: { code: 401, status: 'UNAUTHENTICATED' } } })
    await playClient(google).reviews(PACKAGE)
    expect(tokenCalls()).toBe(2)
  })

  test('is refused once its key is revoked, between two calls', async () => {
    const play = playClient(google)
    await play.reviews(PACKAGE)
    google.key.isRevoked = true
    await expect(play.reviews(PACKAGE)).rejects.toMatchObject({ kind: 'credentials', status: 400 })
    await expect(play.check([PACKAGE])).rejects.toMatchObject({ kind: 'credentials' })
  })

  test.each([-4, 4])('is given where the clock is off by %d minutes', async (minutes) => {
    await expect(playClient(google, {}, { clock: clockOffBy(minutes) }).check([])).resolves.toBeTruthy()
  })

  test.each([-90, 90])('is refused where the clock is off by %d minutes', async (minutes) => {
    const play = playClient(google, {}, { clock: clockOffBy(minutes) })
    await expect(play.check([])).rejects.toMatchObject({ kind: 'credentials', status: 400 })
  })

  test.each<[string, () => Parameters<typeof playClient>[1]]>([
    ['another key signed', () => ({ privateKey: rsaKeys().pkcs8 })],
    ['an unknown key is named', () => ({ privateKeyId: 'key-9' })],
    ['another account is named', () => ({ clientEmail: 'other@sample-project.iam.example.com' })],
    ['the key is of another kind', () => ({ privateKey: ecKeys().pkcs8 })],
    ['the key is damaged', () => ({ privateKey: googleKeys().pkcs8.replace(/^M.{60}/m, 'nonsense') })],
  ])('is refused where %s, and no secret is told', async (_, credentials) => {
    const failure: unknown = await playClient(google, credentials())
      .check([])
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'ProviderFailure', kind: 'credentials' })
    const { message, stack, cause } = failure as Error
    expect(`${message}${stack}${String(cause)}`).not.toMatch(/PRIVATE KEY|eyJ|MII|nonsense|sample-project/)
  })

  test.each<Fault>(['html', 'hangs', 'truncated', 'elsewhere'])('is not got where the answer is %s', async (fault) => {
    google.faults.on('/token', fault)
    const play = playClient(google, {}, fault === 'hangs' ? { timeoutMs: 200 } : {})
    await expect(play.check([])).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test.each([
    [{ status: 503 }, 'unavailable', null],
    [{ status: 429, headers: { 'retry-after': '7' } }, 'rate-limited', 7],
    [{ status: 401, body: { error: 'invalid_client' } }, 'credentials', null],
    [{ status: 400, body: { message: 'A proxy.' } }, 'unavailable', null],
    [{ status: 200, body: { access_token: 'two\r\nlines' } }, 'unavailable', null],
  ])('%o: %s', async (fault, kind, retryAfterSeconds) => {
    google.faults.on('/token', fault)
    await expect(playClient(google).check([])).rejects.toMatchObject({ kind, retryAfterSeconds })
  })

  test('is never asked for where the file of the key says', async () => {
    const faults = new Faults()
    const elsewhere = await serve(
      faults.before(async () => Response.json({ access_token: 'stolen', expires_in: 3600 })),
    )
    const fromFile: object = { token_uri: `${elsewhere.url}/token`, tokenUri: `${elsewhere.url}/token` }
    await playClient(google, fromFile).check([PACKAGE])
    expect(faults.calls).toEqual([])
    await elsewhere.stop()
  })
})

describe('the token endpoint of the console', () => {
  const now = Math.floor(Date.parse('2026-06-15T12:00:00.000Z') / 1000)
  const good = { iss: OWNER, scope: 'https://www.googleapis.com/auth/androidpublisher', iat: now, exp: now + 3600 }

  async function ask(claims: Record<string, unknown>, grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer') {
    const assertion = await new SignJWT({ aud: `${google.url}/token`, ...good, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
      .sign(await importPKCS8(googleKeys().pkcs8, 'RS256'))
    const body = new URLSearchParams({ grant_type: grant, assertion })
    const response = await fetch(`${google.url}/token`, { method: 'POST', body })
    return { status: response.status, ...((await response.json()) as { error?: string; access_token?: string }) }
  }

  test('takes what is right', async () => {
    expect(await ask({})).toMatchObject({ status: 200, access_token: expect.any(String) as string })
  })

  test.each([
    [{ aud: 'https://elsewhere.example.com/token' }, 'invalid_grant'],
    [{ iss: 'other@sample-project.iam.example.com' }, 'invalid_grant'],
    [{ exp: now + 7200 }, 'invalid_grant'],
    [{ iat: now - 7200, exp: now - 3600 }, 'invalid_grant'],
    [{ iat: now + 600, exp: now + 4200 }, 'invalid_grant'],
    [{ exp: undefined }, 'invalid_grant'],
    [{ scope: '' }, 'invalid_scope'],
  ])('refuses %o: %s', async (claims, error) => {
    expect(await ask(claims)).toMatchObject({ status: 400, error })
  })

  test('refuses another kind of grant, and what is no assertion', async () => {
    expect(await ask({}, 'password')).toMatchObject({ status: 400, error: 'unsupported_grant_type' })
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: 'a.b.c' })
    const response = await fetch(`${google.url}/token`, { method: 'POST', body })
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' })
  })

  test('gives tokens for what they were asked for alone', async () => {
    const { access_token: token } = await ask({})
    const headers = { authorization: `Bearer ${token}` }
    const reviews = await fetch(`${google.url}/androidpublisher/v3/applications/${PACKAGE}/reviews`, { headers })
    expect(reviews.status).toBe(200)
    const files = await fetch(`${google.url}/storage/v1/b/pubsite_prod_1/o`, { headers })
    expect(files.status).toBe(401)
  })
})
