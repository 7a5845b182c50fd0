import { expect, test } from 'vitest'
import { exploreDemo, logIn, resendVerification, signUp } from '#contract/auth/auth.ts'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { readInvitation } from '#contract/auth/invitation.ts'
import { redeemLoginToken } from '#contract/auth/login-token.ts'
import { requestPasswordReset, resetPassword } from '#contract/auth/password-reset.ts'
import { KNOWN_DEVICE_DAYS } from '#server/auth/sessions/known-devices.ts'
import { limits, type LimitName } from '#server/kernel/rate-limits.ts'
import { mailedLink, type Api, type TestUser } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'

const on = { env: { STOREGLASS_RATE_LIMITS: 'on' } }
const personOf = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Marlow',
  language: 'en' as const,
  email,
  password: 'Glass-barometer-7',
  termsAccepted: true as const,
  marketingConsent: false,
})

/** Logs in as a browser does that holds the given cookie. */
async function logInAs(api: Api, { identity: { email }, password }: TestUser, cookie?: string) {
  const { status, headers } = await api.request(
    logIn,
    { body: { email, password } },
    { headers: cookie === undefined ? {} : { cookie } },
  )
  const device = headers.getSetCookie().find((one) => one.startsWith('storeglass-device='))
  return { status, setCookie: device, cookie: device?.split(';')[0] ?? '' }
}

/** The first guesses are counted alone: a hundred passwords take long to check. */
async function guessFromManyPlaces(api: Api, email: string): Promise<void> {
  const checked = 3
  const counted = Array.from({ length: limits.logInByAccount.points - checked })
  await Promise.all(counted.map(() => api.services.limits.count('logInByAccount', email)))
  const body = JSON.stringify({ email, password: 'wrong' })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  for (let place = 1; place <= checked; place += 1) {
    const from = { incoming: { socket: { remoteAddress: `198.51.100.${place}` } } }
    await api.app.request(`${API_BASE}${logIn.path}`, init, from)
  }
}

const knownDevicesOf = ({ services }: Api, userId: string) =>
  services.db.selectFrom('known_device').select('token_hash').where('user_id', '=', userId).execute()

describeOnEachDatabase('rate limits', (open) => {
  test('guessing a password stops after ten tries; other accounts are not held up', async () => {
    const api = await open(on)
    const user = await api.signedUpUser()
    const attempt = (email: string, password = 'wrong') => api.request(logIn, { body: { email, password } })
    for (let count = 0; count < limits.logIn.points; count += 1) {
      expect((await attempt(user.identity.email)).status).toBe(401)
    }
    const refused = await attempt(user.identity.email, user.password)
    expect(refused.error.error).toBe('RATE_LIMITED')
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(800)
    expect(seconds).toBeLessThanOrEqual(limits.logIn.duration)
    expect((await attempt('someone.else@example.com')).status).toBe(401)
  })

  test('a log-in that succeeds starts the count anew', async () => {
    const api = await open(on)
    const user = await api.signedUpUser()
    const { email } = user.identity
    const statuses: number[] = []
    for (let round = 0; round < 3; round += 1) {
      for (const password of ['wrong', 'wrong', 'wrong', 'wrong', user.password]) {
        statuses.push((await api.request(logIn, { body: { email, password } })).status)
      }
    }
    expect(statuses).toEqual([401, 401, 401, 401, 200, 401, 401, 401, 401, 200, 401, 401, 401, 401, 200])
  })

  test('guessing the password of one account from many places stops as well', async () => {
    const api = await open(on)
    const user = await api.signedUpUser()
    const { email } = user.identity
    const { points } = limits.logInByAccount
    await Promise.all(Array.from({ length: points }, () => api.services.limits.count('logInByAccount', email)))
    const refused = await api.request(logIn, { body: { email, password: user.password } })
    expect(refused.error.error).toBe('RATE_LIMITED')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('wrong passwords from many places do not keep the owner out of a browser that has logged in before', async () => {
    const api = await open(on)
    const [user, other] = [await api.signedUpUser(), await api.signedUpUser()]
    const { email } = user.identity
    const first = await logInAs(api, user)
    expect(first.setCookie).toMatch(/; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/)
    await guessFromManyPlaces(api, email)
    expect((await logInAs(api, user)).status).toBe(429)
    const known = await logInAs(api, user, first.cookie)
    expect(known.status).toBe(200)
    expect(known.cookie).not.toBe(first.cookie)
    expect((await logInAs(api, user)).status, 'whoever guesses stays limited').toBe(429)
    expect((await logInAs(api, user, first.cookie)).status, 'a token is replaced at each log-in').toBe(429)
    const ofOther = (await logInAs(api, other)).cookie
    expect((await logInAs(api, user, ofOther)).status, 'known to another account').toBe(429)
    const both = await logInAs(api, other, known.cookie)
    expect((await logInAs(api, user, both.cookie)).status, 'one browser, two accounts').toBe(200)
    api.clock.advance(KNOWN_DEVICE_DAYS * 86_400_000 + 1)
    expect((await logInAs(api, user, both.cookie)).status, 'known for a bounded time').toBe(429)
  })

  test('a known browser has ten tries of its own', async () => {
    const api = await open(on)
    const user = await api.signedUpUser()
    const { cookie } = await logInAs(api, user)
    const statuses: number[] = []
    for (let count = 0; count <= limits.logInByDevice.points; count += 1)
      statuses.push((await logInAs(api, { ...user, password: 'wrong' }, cookie)).status)
    expect([statuses.slice(0, -1).every((status) => status === 401), statuses.at(-1)]).toEqual([true, 429])
    expect((await logInAs(api, user)).status, 'elsewhere nothing was counted').toBe(200)
  })

  test('a new password lets its owner in at once, and no browser is known any more', async () => {
    const api = await open(on)
    const user = await api.signedUpUser()
    const { email, userId } = user.identity
    await logInAs(api, user)
    await guessFromManyPlaces(api, email)
    api.clock.advance(1000)
    await api.request(requestPasswordReset, { body: { email } })
    const code = (await mailedLink(api.services, email)).searchParams.get('code') ?? ''
    const password = 'Brass-sextant-9'
    expect((await api.request(resetPassword, { body: { userId, code, password } })).status).toBe(204)
    expect(await knownDevicesOf(api, userId)).toEqual([])
    expect((await logInAs(api, { ...user, password })).status).toBe(200)
  })

  test('what is known of a browser goes with the account', async () => {
    const api = await open(on)
    const user = await api.signedUpUser()
    const { userId } = user.identity
    await logInAs(api, user)
    expect(await knownDevicesOf(api, userId)).toHaveLength(1)
    await api.services.db.deleteFrom('app_user').where('id', '=', userId).execute()
    expect(await knownDevicesOf(api, userId)).toEqual([])
  })

  test('codes and tokens of links can not be tried without end', async () => {
    const api = await open(on)
    const statuses = new Set<number>()
    for (let count = 0; count <= limits.redeem.points; count += 1) {
      statuses.add((await api.request(redeemLoginToken, { body: { token: `guess-${count}` } })).status)
    }
    expect([...statuses]).toEqual([400, 429])
    const nobody = { userId: '00000000-0000-4000-8000-000000000004' }
    const body = { ...nobody, code: 'guess', password: 'Glass-barometer-7' }
    expect((await api.request(resetPassword, { body })).status).toBe(429)
    expect((await api.request(readInvitation, { params: nobody, body: { code: 'guess' } })).status).toBe(429)
  })

  test('links to set a password are mailed to one address five times an hour', async () => {
    const api = await open(on)
    const email = `ada.${crypto.randomUUID()}@example.com`
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await api.request(requestPasswordReset, { body: { email } })).status)
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  })

  test('mails to one address, and demos, are bounded', async () => {
    const api = await open(on)
    const email = `ada.${crypto.randomUUID()}@example.com`
    const body = personOf(email)
    const signUps: number[] = []
    const resends: number[] = []
    for (let count = 0; count < 6; count += 1) {
      signUps.push((await api.request(signUp, { body })).status)
      resends.push((await api.request(resendVerification, { body: { email } })).status)
    }
    expect(signUps).toEqual([200, 200, 200, 200, 200, 429])
    expect(resends).toEqual([204, 204, 204, 204, 204, 429])
    const demos = new Set<number>()
    for (let count = 0; count <= limits.demo.points; count += 1) {
      demos.add((await api.request(exploreDemo, { body: {} })).status)
    }
    expect([...demos]).toEqual([200, 429])
  })

  test('another address of the same IPv6 network is the same place', async () => {
    const { services } = await open(on)
    const from = (host: number) => services.limits.count('loginToken', `2001:db8:7:1::${host.toString(16)}`)
    for (let host = 1; host <= limits.loginToken.points; host += 1) await from(host)
    await expect(from(0xffff)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await services.limits.count('loginToken', '2001:db8:7:2::1')
  })

  // The last one: in a database the counts outlive their test.
  test('one place that tries many accounts, or asks for many, has to wait, and is told how long', async () => {
    const api = await open(on)
    const email = `ada.${crypto.randomUUID()}@example.com`
    // A request without a socket has no address: here all of them come from one place.
    const here = ''
    const asks: [LimitName, () => ReturnType<typeof api.request>][] = [
      ['logInByAddress', () => api.request(logIn, { body: { email, password: 'wrong' } })],
      ['signUpByAddress', () => api.request(signUp, { body: personOf(email) })],
      ['mailByAddress', () => api.request(resendVerification, { body: { email } })],
    ]
    for (const [name, ask] of asks) {
      const { points, duration } = limits[name]
      await Promise.allSettled(Array.from({ length: points }, () => api.services.limits.count(name, here)))
      const refused = await ask()
      expect([name, refused.status, refused.error.error]).toEqual([name, 429, 'RATE_LIMITED'])
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(duration)
    }
    expect((await api.request(requestPasswordReset, { body: { email } })).status).toBe(429)
  })
})
