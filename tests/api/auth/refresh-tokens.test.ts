import { expect, test } from 'vitest'
import { logIn, refreshToken } from '#contract/auth/auth.ts'
import { getSessions, revokeOtherSessions } from '#contract/auth/sessions.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { CookieBrowser } from '#tests/support/api/cookie-browser.ts'
import { seededBelow } from '#tests/support/queue/random.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 86_400 * SECOND
/** More than it takes until a token is exchanged. */
const A_WHILE = 61 * SECOND
const inBody = { headers: { 'x-token-transport': 'body' } }

const ask = (api: Api, token: string) => api.request(refreshToken, { body: { refreshToken: token } }, inBody)

/** The token that this one is answered with. */
const next = async (api: Api, token: string) => (await ask(api, token)).body.refreshToken ?? ''

const outcome = async (api: Api, token: string) => {
  const answer = await ask(api, token)
  return answer.status === 200 ? 'answered' : answer.error.error
}

/** A token that is old enough to be exchanged. */
async function oldToken(api: Api): Promise<string> {
  const { refreshToken: token } = await api.demoUser()
  api.clock.advance(A_WHILE)
  return token
}

const tokensOf = async (api: Api, userId: string) =>
  (await api.services.db.selectFrom('refresh_token').select('token_hash').where('user_id', '=', userId).execute())
    .length

describeOnEachDatabase('refresh tokens', (open) => {
  test('a token under a minute old stays; later it is exchanged', async () => {
    const api = await open()
    const { refreshToken: first, identity } = await api.demoUser()
    api.clock.advance(50 * SECOND)
    expect(await next(api, first)).toBe(first)
    expect(await tokensOf(api, identity.userId)).toBe(1)
    api.clock.advance(11 * SECOND)
    const second = await next(api, first)
    expect(second).toMatch(/^[\w-]{43}$/)
    expect(second).not.toBe(first)
    expect(await next(api, second)).toBe(second)
  })

  test('a cookie is set only where it changes, so that a late answer never puts an old one back', async () => {
    const api = await open()
    const { refreshToken: first } = await api.demoUser()
    const renew = (token: string) =>
      api.request(refreshToken, { body: {} }, { headers: { cookie: `storeglass-refresh=${token}` } })
    const young = await renew(first)
    expect(young.body.identity.demo).toBe(true)
    expect(young.headers.get('set-cookie')).toBeNull()
    api.clock.advance(A_WHILE)
    const cookie = (await renew(first)).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(
      /^storeglass-refresh=[\w-]{43}; Path=\/api\/auth; Max-Age=5184000; HttpOnly; SameSite=Strict$/,
    )
    expect(cookie).not.toContain(first)
  })

  test('no script reads the token of a cookie, whatever it asks for; a client that showed it gets the next one', async () => {
    const api = await open()
    const { refreshToken: first } = await api.demoUser()
    const cookie = { cookie: `storeglass-refresh=${first}` }
    const transport = { 'x-token-transport': 'body' }
    const renewed = (headers: Record<string, string>, body: { refreshToken?: string } = {}) =>
      api.request(refreshToken, { body }, { headers: { ...transport, ...headers } })
    for (const wait of [0, A_WHILE]) {
      api.clock.advance(wait)
      const { status, body } = await renewed({ ...cookie, 'sec-fetch-site': 'same-origin' })
      expect([status, body.refreshToken]).toEqual([200, undefined])
      expect((await renewed(cookie)).body.refreshToken).toBeUndefined()
    }
    expect((await renewed({}, { refreshToken: first })).body.refreshToken).toMatch(/^[\w-]{43}$/)
  })

  test('a page that logs in gets the token as a cookie, also where it asks for it in the body', async () => {
    const api = await open()
    const { identity, password } = await api.signedUpUser()
    const loggedIn = async (headers: Record<string, string>) => {
      const ask = { body: { email: identity.email, password } }
      const answer = await api.request(logIn, ask, { headers: { ...inBody.headers, ...headers } })
      return [answer.body.refreshToken === undefined ? 'cookie' : 'body', answer.headers.has('set-cookie')]
    }
    expect(await loggedIn({ 'sec-fetch-site': 'same-origin' })).toEqual(['cookie', true])
    expect(await loggedIn({ cookie: 'storeglass-refresh=x' })).toEqual(['cookie', true])
    expect(await loggedIn({})).toEqual(['body', false])
  })

  test('a token that stays tells nevertheless that its session is used', async () => {
    const api = await open()
    const user = await api.demoUser()
    api.clock.advance(30 * SECOND)
    const { body } = await ask(api, user.refreshToken)
    const [session] = (await api.request(getSessions, {}, { token: body.accessToken })).body
    expect(Date.parse(session?.lastUsedAt ?? '') - Date.parse(session?.createdAt ?? '')).toBeGreaterThanOrEqual(
      30 * SECOND,
    )
  })

  test.each<[string, (browser: CookieBrowser) => Promise<unknown> | void]>([
    ['before it asks', () => {}],
    ['before the answer arrives', (browser) => browser.renewInVain()],
    ['with the answer in its memory', (browser) => browser.renew()],
    [
      'after two reloads',
      async (browser) => {
        for (let reload = 0; reload < 3; reload += 1) {
          await browser.renew()
          browser.pass(3 * SECOND)
        }
      },
    ],
    [
      'with the answer on its disk',
      async (browser) => {
        await browser.renew()
        browser.pass(30 * SECOND)
      },
    ],
    [
      'with the next answer in its memory',
      async (browser) => {
        await browser.renew()
        browser.pass(A_WHILE)
        await browser.renew()
      },
    ],
    [
      'five times in a row, soon after the start',
      async (browser) => {
        for (let start = 0; start < 5; start += 1) {
          await browser.renew()
          browser.pass(3 * SECOND)
          browser.die()
          browser.pass(10 * MINUTE)
        }
      },
    ],
  ])('a browser killed %s is still signed in a minute, a day and a month later', async (_, live) => {
    const api = await open()
    const browser = new CookieBrowser(api, await oldToken(api))
    await live(browser)
    for (const pause of [MINUTE, DAY, 30 * DAY]) {
      browser.die()
      browser.pass(pause)
      expect((await browser.renew()).status).toBe(200)
      browser.pass(3 * SECOND)
    }
  })

  test('whatever a browser does, loses and survives, it stays signed in (20 random lives)', async () => {
    const api = await open()
    const lost: string[] = []
    for (let seed = 1; seed <= 20; seed += 1) {
      const below = seededBelow(seed)
      const browser = new CookieBrowser(api, (await api.demoUser()).refreshToken)
      for (let step = 0; step < 20; step += 1) {
        const kind = below(5)
        if (kind < 2 && (await browser.renew()).status !== 200) lost.push(`seed ${seed}, step ${step}`)
        if (kind === 2) await browser.renewInVain()
        if (kind === 3) browser.die()
        browser.pass(([1, 10, 29, 31, 59, 61, 600][below(7)] ?? 0) * SECOND)
      }
    }
    expect(lost).toEqual([])
  })

  test('two tabs that ask at once get one successor each; both are good until one is exchanged', async () => {
    const api = await open()
    const first = await oldToken(api)
    const [one, other] = await Promise.all([next(api, first), next(api, first)])
    expect(one).not.toBe(other)
    expect([await outcome(api, one), await outcome(api, other)]).toEqual(['answered', 'answered'])
    api.clock.advance(A_WHILE)
    expect(await outcome(api, other)).toBe('answered')
    expect(await outcome(api, one)).toBe('REFRESH_TOKEN_REUSED')
  })

  test('answers that arrive in another order than they were given change nothing', async () => {
    const api = await open()
    const browser = new CookieBrowser(api, await oldToken(api))
    const given = [await next(api, browser.token), await next(api, browser.token)]
    for (const token of given.toReversed()) browser.take(token)
    for (const pause of [SECOND, A_WHILE, DAY]) {
      browser.pass(pause)
      expect((await browser.renew()).status).toBe(200)
    }
  })

  test('stolen, and the thief is first: the owner goes on, and the first exchange ends it for the other', async () => {
    const api = await open()
    const stolen = await oldToken(api)
    const ofThief = await next(api, stolen)
    const ofOwner = await next(api, stolen)
    api.clock.advance(A_WHILE)
    expect(await outcome(api, ofThief)).toBe('answered')
    expect(await outcome(api, ofOwner)).toBe('REFRESH_TOKEN_REUSED')
    expect(await outcome(api, ofThief)).toBe('REFRESH_TOKEN_INVALID')
  })

  test('stolen, and the thief exchanged twice: the owner’s next use ends the thief’s session too', async () => {
    const api = await open()
    const stolen = await oldToken(api)
    const first = await next(api, stolen)
    api.clock.advance(A_WHILE)
    const second = await next(api, first)
    expect(await outcome(api, stolen)).toBe('REFRESH_TOKEN_REUSED')
    for (const token of [first, second, stolen]) expect(await outcome(api, token)).toBe('REFRESH_TOKEN_INVALID')
  })

  test('stolen, and the owner is first: the thief is answered until the owner’s next exchange, then all ends', async () => {
    const api = await open()
    const stolen = await oldToken(api)
    const ofOwner = await next(api, stolen)
    const ofThief = await next(api, stolen)
    api.clock.advance(A_WHILE)
    expect(await outcome(api, ofOwner)).toBe('answered')
    expect(await outcome(api, ofThief)).toBe('REFRESH_TOKEN_REUSED')
    expect(await outcome(api, ofOwner)).toBe('REFRESH_TOKEN_INVALID')
  })

  test.each([
    ['a second', SECOND],
    ['a day', DAY],
    ['fifty days', 50 * DAY],
  ])('stolen, and the thief comes %s after the owner’s successor was exchanged: all ends', async (_, pause) => {
    const api = await open()
    const stolen = await oldToken(api)
    const second = await next(api, stolen)
    api.clock.advance(A_WHILE)
    const third = await next(api, second)
    api.clock.advance(pause)
    expect(await outcome(api, stolen)).toBe('REFRESH_TOKEN_REUSED')
    for (const token of [second, third]) expect(await outcome(api, token)).toBe('REFRESH_TOKEN_INVALID')
  })

  test('stolen from far back: a token of three exchanges ago ends the session, and the log tells of it once', async () => {
    const api = await open()
    const user = await api.demoUser()
    let token = user.refreshToken
    for (let exchange = 0; exchange < 3; exchange += 1) {
      api.clock.advance(A_WHILE)
      token = await next(api, token)
    }
    expect(await outcome(api, user.refreshToken)).toBe('REFRESH_TOKEN_REUSED')
    expect(await outcome(api, user.refreshToken)).toBe('REFRESH_TOKEN_INVALID')
    expect(await outcome(api, token)).toBe('REFRESH_TOKEN_INVALID')
    const noted = await api.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', user.identity.userId)
      .execute()
    expect(noted).toEqual([{ action: 'token-reused' }])
  })

  test('30 uses at once are all answered; then one exchange leaves one chain, and any other token ends it', async () => {
    const api = await open()
    const first = await oldToken(api)
    const answers = await Promise.all(Array.from({ length: 30 }, () => next(api, first)))
    expect(new Set(answers).size).toBe(30)
    api.clock.advance(A_WHILE)
    const [one = '', other = ''] = answers
    const exchanged = await next(api, one)
    api.clock.advance(A_WHILE)
    const again = await next(api, exchanged)
    expect(again).not.toBe(exchanged)
    expect(await outcome(api, other)).toBe('REFRESH_TOKEN_REUSED')
    const left = await Promise.all([first, ...answers, exchanged, again].map((token) => outcome(api, token)))
    expect(new Set(left)).toEqual(new Set(['REFRESH_TOKEN_INVALID']))
  })

  test('30 siblings exchanged at once: one of them alone is, whoever else comes ends the session', async () => {
    const api = await open()
    const first = await oldToken(api)
    const siblings = await Promise.all(Array.from({ length: 30 }, () => next(api, first)))
    api.clock.advance(A_WHILE)
    const outcomes = await Promise.all(siblings.map((token) => outcome(api, token)))
    expect(outcomes.filter((one) => one === 'answered')).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'REFRESH_TOKEN_REUSED')).toHaveLength(1)
  })

  test('one exchanges while 30 use its parent: never two chains', async () => {
    const api = await open()
    const first = await oldToken(api)
    const second = await next(api, first)
    api.clock.advance(A_WHILE)
    const answers = await Promise.all([second, ...Array.from({ length: 30 }, () => first)].map((one) => ask(api, one)))
    const given = answers.flatMap((answer) => (answer.status === 200 ? [answer.body.refreshToken ?? ''] : []))
    api.clock.advance(A_WHILE)
    const outcomes: string[] = []
    for (const token of given) outcomes.push(await outcome(api, token))
    expect(outcomes.filter((one) => one === 'answered').length).toBeLessThanOrEqual(1)
  })

  test('the clock set back two days makes no exchanged token good again', async () => {
    const api = await open()
    const first = await oldToken(api)
    const second = await next(api, first)
    api.clock.advance(A_WHILE)
    const third = await next(api, second)
    api.clock.advance(-2 * DAY)
    expect(await outcome(api, third)).toBe('answered')
    expect(await outcome(api, first)).toBe('REFRESH_TOKEN_REUSED')
    expect(await outcome(api, third)).toBe('REFRESH_TOKEN_INVALID')
  })

  test('the clock set back two days signs nobody out, in whatever step a browser was killed', async () => {
    const api = await open()
    const browser = new CookieBrowser(api, await oldToken(api))
    await browser.renew()
    browser.die()
    api.clock.advance(-2 * DAY)
    for (const pause of [SECOND, A_WHILE, 2 * DAY]) {
      expect((await browser.renew()).status).toBe(200)
      browser.pass(pause)
    }
  })

  test('servers whose clocks differ by seconds agree that a token is new', async () => {
    const api = await open()
    const { refreshToken: first } = await api.demoUser()
    api.clock.advance(-5 * SECOND)
    expect(await next(api, first)).toBe(first)
  })

  test('a token has a hundred successors at most: who asks for more is no browser, and its session ends', async () => {
    const api = await open()
    const user = await api.demoUser()
    api.clock.advance(A_WHILE)
    for (let use = 0; use < 100; use += 1) expect(await outcome(api, user.refreshToken)).toBe('answered')
    expect(await outcome(api, user.refreshToken)).toBe('REFRESH_TOKEN_REUSED')
    expect(await tokensOf(api, user.identity.userId)).toBe(101)
  })

  test('ended from another device, a session is over for its token, the parent and every sibling', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    api.clock.advance(A_WHILE)
    const siblings = [await next(api, user.refreshToken), await next(api, user.refreshToken)]
    const { email } = user.identity
    const other = await api.request(logIn, { body: { email, password: user.password } }, inBody)
    await api.request(revokeOtherSessions, {}, { token: other.body.accessToken })
    for (const token of [user.refreshToken, ...siblings])
      expect(await outcome(api, token)).toBe('REFRESH_TOKEN_INVALID')
    expect(await outcome(api, other.body.refreshToken ?? '')).toBe('answered')
  })

  test('a refresh token ends after 60 days without use', async () => {
    const api = await open()
    const user = await api.demoUser()
    api.clock.advance(60 * DAY + SECOND)
    expect(await outcome(api, user.refreshToken)).toBe('REFRESH_TOKEN_INVALID')
  })

  test('a session that is refreshed for ever ends after 180 days, whatever token of it is shown', async () => {
    const api = await open()
    const user = await api.signedUpUser()
    const tokens = [user.refreshToken]
    for (const pause of [45 * DAY, 45 * DAY, 45 * DAY, 45 * DAY - 2 * MINUTE, A_WHILE]) {
      api.clock.advance(pause)
      tokens.unshift(await next(api, tokens[0] ?? ''))
    }
    const { accessToken } = (await ask(api, tokens[0] ?? '')).body
    expect((await api.request(getSessions, {}, { token: accessToken })).body).toHaveLength(1)
    api.clock.advance(MINUTE)
    for (const token of tokens) expect(await outcome(api, token)).toBe('REFRESH_TOKEN_INVALID')
    const { identity, password } = user
    const again = await api.request(logIn, { body: { email: identity.email, password } }, inBody)
    expect((await api.request(getSessions, {}, { token: again.body.accessToken })).body).toMatchObject([
      { current: true },
    ])
  })
})
