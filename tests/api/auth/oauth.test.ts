import { generateKeyPair, SignJWT, UnsecuredJWT, decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { logIn, signUp } from '#contract/auth/auth.ts'
import { exchangeCode, startOAuth } from '#contract/auth/oauth.ts'
import type { IdentityProvider } from '#contract/auth/sign-in-options.ts'
import { createApp } from '#server/http/create-app.ts'
import { mountExtras } from '#server/http/extras.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { inputOf } from '#tests/support/api/contract-inputs.ts'
import { logInAtProvider, OpenIdProvider, type Claims } from '#tests/support/servers/openid-provider.ts'

let provider: OpenIdProvider
beforeAll(async () => {
  provider = await OpenIdProvider.start()
})
afterAll(() => provider.close())
afterEach(() => {
  provider.tamper = (tokens) => tokens
  provider.appleUser = null
})

/** Somebody with an account at the provider; a mailbox of the provider's own unless said otherwise. */
function somebody(claims: Claims = {}) {
  const id = crypto.randomUUID()
  const person = { email: `grace.${id}@gmail.com`, email_verified: true, given_name: 'Grace', family_name: 'Marlow' }
  provider.people.set(id, { ...person, ...claims })
  return { id, email: claims.email ?? person.email }
}

/** A log-in from the click to the return: what the browser then holds. */
async function goThrough(api: Api, idp: IdentityProvider, login: string) {
  const started = await api.request(startOAuth, { params: { idp }, body: { language: 'de' } })
  const cookie = started.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { params } = await logInAtProvider(started.body.authorizationUrl, login)
  const body = { code: params.get('code') ?? '', state: params.get('state') ?? '', idp }
  return { body, headers: { cookie }, state: started.body.state }
}

const exchange = (api: Api, { body, headers }: Pick<Awaited<ReturnType<typeof goThrough>>, 'body' | 'headers'>) =>
  api.request(exchangeCode, { body }, { headers: { ...headers, 'x-token-transport': 'body' } })

const comeIn = async (api: Api, idp: IdentityProvider, login: string) => exchange(api, await goThrough(api, idp, login))

const accountsOf = ({ services }: Api, email: string) =>
  services.db.selectFrom('app_user').selectAll().where('email', '=', email).execute()

describeOnEachDatabase('social log-in', (open) => {
  const openApi = () => open({ env: provider.env })

  test('AUTH-002, AUTH-010 to AUTH-013, AUTH-044: who comes from Google for the first time has an account, later the same', async () => {
    const api = await openApi()
    const { id, email } = somebody()
    const first = (await comeIn(api, 'google', id)).body
    expect(first.identity).toMatchObject({ email, firstName: 'Grace', lastName: 'Marlow', role: 'owner', demo: false })
    expect(first.refreshToken).toHaveLength(43)
    const [user] = await accountsOf(api, email)
    expect(user).toMatchObject({ password_hash: null, language: 'de', marketing_consent: false })
    expect(user?.email_verified_at).not.toBeNull()
    const { organizationId, userId } = first.identity
    const { db } = api.services
    expect(
      await db.selectFrom('subscription').select('status').where('organisation_id', '=', organizationId).execute(),
    ).toEqual([{ status: 'in_trial' }])
    expect(await db.selectFrom('session').select('method').where('user_id', '=', userId).execute()).toEqual([
      { method: 'google' },
    ])

    // Google's own id is what counts, not the address.
    provider.people.set(id, { email: `other.${id}@gmail.com`, email_verified: true })
    const second = (await comeIn(api, 'google', id)).body
    expect(second.identity).toMatchObject({ userId, organizationId, email })
  })

  test('AUTH-003, AUTH-012: Apple answers with a form, and tells the name only the first time', async () => {
    const api = await openApi()
    const { id, email } = somebody({ email: `${crypto.randomUUID()}@privaterelay.appleid.com`, email_verified: 'true' })
    const there = await goThrough(api, 'apple', id)
    const appleUser = { name: { firstName: ' Ada ', lastName: 'Lovelace' }, email: 'victim@example.com' }
    const first = await api.request(exchangeCode, { body: { ...there.body, appleUser } }, { headers: there.headers })
    expect(first.body.identity).toMatchObject({ email, firstName: 'Ada', lastName: 'Lovelace' })
    const again = await comeIn(api, 'apple', id)
    expect(again.body.identity).toMatchObject({ userId: first.body.identity.userId, firstName: 'Ada' })
  })

  test('a name that is missing, or no name at all, is replaced by the address', async () => {
    const api = await openApi()
    const { id } = somebody({ email: 'quiet.fog@icloud.com' })
    const there = await goThrough(api, 'apple', id)
    const appleUser = { name: { firstName: '\u0000', lastName: 'x'.repeat(300) } }
    const answer = await api.request(exchangeCode, { body: { ...there.body, appleUser } }, { headers: there.headers })
    expect(answer.body.identity).toMatchObject({ firstName: 'quiet.fog', lastName: '' })
  })

  test('AUTH-036: the session is a fresh one, its refresh token a cookie; the mark of the browser goes', async () => {
    const api = await openApi()
    const { body, headers } = await goThrough(api, 'google', somebody().id)
    const planted = { cookie: `${headers.cookie}; storeglass-refresh=${'a'.repeat(43)}` }
    const answer = await api.request(exchangeCode, { body }, { headers: planted })
    expect(answer.body.refreshToken).toBeUndefined()
    const cookies = answer.headers.getSetCookie()
    expect(cookies.find((cookie) => cookie.startsWith('storeglass-refresh='))).toMatch(
      /^storeglass-refresh=(?!a{43})[\w-]{43}; Path=\/api\/auth; Max-Age=5184000; HttpOnly; SameSite=Strict$/,
    )
    expect(cookies.find((cookie) => cookie.startsWith('storeglass-oauth='))).toContain('Max-Age=0')
  })

  test('the way to the provider carries a state, a nonce and a PKCE challenge; the browser a mark that scripts never see', async () => {
    const api = await openApi()
    const started = await api.request(startOAuth, { params: { idp: 'google' }, body: { language: 'en' } })
    const { searchParams } = new URL(started.body.authorizationUrl)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'google-client',
      redirect_uri: 'http://localhost:4310/oauth/google',
      response_type: 'code',
      scope: 'openid email profile',
      state: started.body.state,
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect(started.headers.get('set-cookie')).toMatch(
      /^storeglass-oauth=[\w-]{43}; Path=\/api\/auth\/v1; Max-Age=600; HttpOnly; SameSite=Strict$/,
    )
  })

  describe('AUTH-045, OP-07: a state that is not the one of this log-in', () => {
    const refusal = async (api: Api, there: Awaited<ReturnType<typeof goThrough>>) =>
      (await exchange(api, there)).error.error

    test('none: the literal "placeholder"', async () => {
      const api = await openApi()
      const there = await goThrough(api, 'google', somebody().id)
      expect(await refusal(api, { ...there, body: { ...there.body, state: 'placeholder' } })).toBe(
        'OAUTH_STATE_INVALID',
      )
      expect((await exchange(api, there)).status).toBe(200)
    })

    test("another browser's, so that nobody is signed in to somebody else's account by a link", async () => {
      const api = await openApi()
      const mallory = await goThrough(api, 'google', somebody().id)
      const victim = await goThrough(api, 'google', somebody().id)
      expect(await refusal(api, { ...mallory, headers: victim.headers })).toBe('OAUTH_STATE_INVALID')
      expect(await refusal(api, { ...mallory, headers: { cookie: '' } })).toBe('OAUTH_STATE_INVALID')
    })

    test("the other provider's", async () => {
      const api = await openApi()
      const there = await goThrough(api, 'google', somebody().id)
      expect(await refusal(api, { ...there, body: { ...there.body, idp: 'apple' } })).toBe('OAUTH_STATE_INVALID')
    })

    test('used already', async () => {
      const api = await openApi()
      const there = await goThrough(api, 'google', somebody().id)
      const tries = await Promise.all(Array.from({ length: 5 }, () => exchange(api, there)))
      expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await refusal(api, there)).toBe('OAUTH_STATE_INVALID')
    })

    test('older than ten minutes', async () => {
      const api = await openApi()
      const there = await goThrough(api, 'google', somebody().id)
      api.clock.advance(10 * 60_000 + 1)
      expect(await refusal(api, there)).toBe('OAUTH_STATE_INVALID')
    })
  })

  test("a code that was made for another log-in does not open this one: the provider checks PKCE's verifier", async () => {
    const api = await openApi()
    const stolen = somebody()
    const theirs = await goThrough(api, 'google', stolen.id)
    const own = await goThrough(api, 'google', somebody().id)
    const injected = { ...own, body: { ...own.body, code: theirs.body.code } }
    expect((await exchange(api, injected)).error.error).toBe('OAUTH_FAILED')
    expect(await accountsOf(api, stolen.email)).toEqual([])
  })

  describe('an ID token that can not be trusted', () => {
    const signed = async (claims: object) => {
      const { privateKey } = await generateKeyPair('RS256')
      return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
    }
    const forgeries: [string, (token: string) => string | Promise<string>][] = [
      ['signed by somebody else', (token) => signed(decodeJwt(token))],
      ['not signed', (token) => new UnsecuredJWT(decodeJwt(token)).encode()],
      ['with another body', (token) => token.replace(/\.[^.]+\./, `.${btoa('{"sub":"x"}')}.`)],
      ['not there', () => ''],
    ]
    test.each(forgeries)('%s', async (_, forge) => {
      const api = await openApi()
      const { id, email } = somebody()
      provider.tamper = async (tokens) => ({ ...tokens, id_token: await forge(String(tokens['id_token'])) })
      expect((await comeIn(api, 'google', id)).error.error).toBe('OAUTH_FAILED')
      expect(await accountsOf(api, email)).toEqual([])
    })

    test('of an earlier log-in: another nonce', async () => {
      const api = await openApi()
      const { id } = somebody()
      const earlier: string[] = []
      provider.tamper = (tokens) => {
        earlier.push(String(tokens['id_token']))
        return { ...tokens, id_token: earlier[0] }
      }
      expect((await comeIn(api, 'google', id)).status).toBe(200)
      expect((await comeIn(api, 'google', id)).error.error).toBe('OAUTH_FAILED')
    })
  })

  describe('an address that has an account already', () => {
    test('of a mailbox that the provider runs: both ways lead to the one account', async () => {
      const api = await openApi()
      const { id, email } = somebody()
      const user = await api.signedUpUser(email)
      const answer = await comeIn(api, 'google', id)
      expect(answer.body.identity).toMatchObject({ userId: user.identity.userId, firstName: 'Ada' })
      const told = api.services.db.selectFrom('mail').select('subject').where('recipient', '=', email)
      expect(await told.orderBy('created_at', 'desc').executeTakeFirst()).toEqual({
        subject: 'You can log in to Storeglass with Google now',
      })
      expect((await api.request(logIn, { body: { email, password: user.password } })).status).toBe(200)
      expect((await comeIn(api, 'google', id)).body.identity.userId).toBe(user.identity.userId)
    })

    test("of an organisation's mailbox at Google", async () => {
      const api = await openApi()
      const { id, email } = somebody({ email: `${crypto.randomUUID()}@marlow.example`, hd: 'marlow.example' })
      const user = await api.signedUpUser(email)
      expect((await comeIn(api, 'google', id)).body.identity.userId).toBe(user.identity.userId)
    })

    test('of a mailbox elsewhere, which may belong to somebody else by now: only with its password', async () => {
      const api = await openApi()
      for (const idp of ['google', 'apple'] as const) {
        const { id, email } = somebody({ email: `${crypto.randomUUID()}@example.com` })
        await api.signedUpUser(email)
        const { error } = await comeIn(api, idp, id)
        expect(error).toMatchObject({ error: 'OAUTH_FAILED', details: { reason: 'account-exists' } })
      }
    })

    test('that was never confirmed: whoever signed up with it before can not get in', async () => {
      const api = await openApi()
      const { id, email } = somebody()
      const { body } = inputOf(signUp, { email, firstName: 'Mallory' })
      await api.request(signUp, { body })
      const answer = await comeIn(api, 'google', id)
      expect(answer.body.identity).toMatchObject({ email, firstName: 'Grace', role: 'owner' })
      const early = await api.request(logIn, { body: { email, password: body.password } })
      expect(early.error.error).toBe('INVALID_CREDENTIALS')
    })

    test('of somebody who is invited but has not come yet: an organisation of their own, the invitation stays open', async () => {
      const api = await openApi()
      const host = await api.signedUpUser()
      const { id, email } = somebody()
      const { db } = api.services
      const userId = crypto.randomUUID()
      const now = api.clock.now()
      const names = { first_name: '', last_name: '', language: 'en' as const, marketing_consent: false }
      const unknown = { password_hash: null, email_verified_at: null, internal: false, created_at: now }
      await db
        .insertInto('app_user')
        .values({ id: userId, email, ...names, ...unknown })
        .execute()
      const invitation = { organisation_id: host.identity.organizationId, role: 'member' as const, invited_at: now }
      await db
        .insertInto('membership')
        .values({ ...invitation, user_id: userId })
        .execute()

      const { identity } = (await comeIn(api, 'google', id)).body
      expect(identity).toMatchObject({ userId, role: 'owner', firstName: 'Grace' })
      expect(identity.organizationId).not.toBe(host.identity.organizationId)
      const open = await db.selectFrom('membership').select('joined_at').where('user_id', '=', userId).execute()
      expect(open).toHaveLength(2)
    })
  })

  test.each([
    ['no address', { email: '' }],
    ['an address that is not confirmed', { email_verified: false }],
    ['an address of which it does not say whether it is confirmed', { email_verified: 'yes' }],
  ])('a provider that tells %s opens no account', async (_, claims) => {
    const api = await openApi()
    const { error } = await comeIn(api, 'google', somebody(claims).id)
    expect(error).toMatchObject({ error: 'OAUTH_FAILED', details: { reason: 'no-email' } })
  })

  test('ten log-ins of a new person at once make one account', async () => {
    const api = await openApi()
    const { id, email } = somebody()
    const arrivals = await Promise.all(Array.from({ length: 10 }, () => goThrough(api, 'google', id)))
    const answers = await Promise.all(arrivals.map((there) => exchange(api, there)))
    expect(new Set(answers.map(({ body }) => body.identity.userId)).size).toBe(1)
    expect(await accountsOf(api, email)).toHaveLength(1)
  })

  test('a code that the provider does not know', async () => {
    const api = await openApi()
    const there = await goThrough(api, 'google', somebody().id)
    const answer = await exchange(api, { ...there, body: { ...there.body, code: 'made up\u0000' } })
    expect(answer.error).toMatchObject({ error: 'OAUTH_FAILED' })
  })

  test('without a configuration there is no such log-in', async () => {
    const api = await open()
    const started = await api.request(startOAuth, { params: { idp: 'google' }, body: { language: 'en' } })
    expect(started.error.error).toBe('NOT_FOUND')
    const body = { code: 'code', state: 'state', idp: 'apple' as const }
    expect((await api.request(exchangeCode, { body })).error.error).toBe('NOT_FOUND')
  })

  test('a provider that does not answer is said to be away, and the log-in can be tried again', async () => {
    const away = await open({ env: { ...provider.env, GOOGLE_ISSUER_URL: 'http://localhost:9' } })
    const started = await away.request(startOAuth, { params: { idp: 'google' }, body: { language: 'en' } })
    expect(started.error).toMatchObject({ error: 'UNAVAILABLE', details: { reason: 'provider' } })
    expect(started.headers.get('retry-after')).not.toBeNull()
  })

  test('tries are counted by sender', async () => {
    const api = await open({ env: { ...provider.env, STOREGLASS_RATE_LIMITS: 'on' } })
    const body = { code: 'code', state: 'state', idp: 'google' as const }
    const answers = await Promise.all(Array.from({ length: 61 }, () => api.request(exchangeCode, { body })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  describe("where Apple's form arrives", () => {
    const post = async (form: Record<string, string>, env = provider.env) => {
      const api = await open({ env })
      const app = createApp(api.services, [], { extras: (app) => mountExtras(app, api.services) })
      return app.request('/api/auth/v1/oauth/apple/return', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'cross-site', origin: provider.url },
        body: new URLSearchParams(form),
      })
    }
    const user = { name: { firstName: 'Ada', lastName: 'Lovelace' }, email: 'ada@example.com' }

    test('AUTH-011, AUTH-012: code and state go on to the page of the return, the name behind the #', async () => {
      const answer = await post({
        code: 'c&d',
        state: 's',
        user: JSON.stringify(user),
        redirect: 'https://evil.example',
      })
      expect(answer.status).toBe(303)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('set-cookie')).toBeNull()
      const [address, fragment = ''] = answer.headers.get('location')?.split('#user=') ?? []
      expect(address).toBe('/oauth/apple?code=c%26d&state=s')
      expect(JSON.parse(decodeURIComponent(fragment))).toEqual({ name: user.name })
    })

    test.each([
      [
        'a refusal',
        { error: 'user_cancelled_authorize', state: 's' },
        '/oauth/apple?error=user_cancelled_authorize&state=s',
      ],
      ['a user that is no JSON', { code: 'c', state: 's', user: '{' }, '/oauth/apple?code=c&state=s'],
      ['nothing', {}, '/oauth/apple?'],
    ])('%s', async (_, form, location) => {
      expect((await post(form)).headers.get('location')).toBe(location)
    })

    test('more than an address can hold is refused', async () => {
      expect((await post({ code: 'c'.repeat(9000) })).status).toBe(413)
    })

    test('there is no such address where Apple is not configured', async () => {
      expect((await post({ code: 'c' }, {})).status).toBe(404)
    })
  })
})
