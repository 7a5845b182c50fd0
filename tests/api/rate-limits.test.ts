import { expect, test } from 'vitest'
import { exploreDemo, logIn, resendVerification, signUp } from '#contract/auth.ts'
import { limits } from '#server/auth/rate-limits.ts'
import { describeOnEachDatabase } from '#tests/support/api-harness.ts'

const on = { env: { STOREGLASS_RATE_LIMITS: 'on' } }

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

  test('mails to one address, and demos, are bounded', async () => {
    const api = await open(on)
    const email = `ada.${crypto.randomUUID()}@example.com`
    const names = { firstName: 'Ada', lastName: 'Marlow', language: 'en' as const }
    const body = {
      ...names,
      email,
      password: 'Glass-barometer-7',
      termsAccepted: true as const,
      marketingConsent: false,
    }
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
})
