import { expect, test } from 'vitest'
import { exploreDemo, logIn, resendVerification, signUp } from '#contract/auth.ts'
import { readInvitation } from '#contract/invitation.ts'
import { redeemLoginToken } from '#contract/login-token.ts'
import { requestPasswordReset, resetPassword } from '#contract/password-reset.ts'
import { limits, type LimitName } from '#server/auth/rate-limits.ts'
import { describeOnEachDatabase } from '#tests/support/api-harness.ts'

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
