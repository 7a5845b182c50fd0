import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#contract/auth/auth.ts'
import { getSignInOptions } from '#contract/auth/sign-in-options.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'

describeOnDatabase('reCAPTCHA', (open) => {
  let service: Server
  let url: string
  beforeAll(async () => {
    service = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const form = new URLSearchParams(Buffer.concat(chunks).toString())
        const success = form.get('secret') === 'shared' && form.get('response') === 'person'
        response.end(JSON.stringify({ success }))
      })
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`
  })
  afterAll(() => {
    service.close()
  })

  const form = (recaptchaToken?: string) => ({
    firstName: 'Ada',
    lastName: 'Marlow',
    email: `ada.${crypto.randomUUID()}@example.com`,
    password: 'Glass-barometer-7',
    language: 'en' as const,
    termsAccepted: true as const,
    marketingConsent: false,
    ...(recaptchaToken === undefined ? {} : { recaptchaToken }),
  })

  test('ERR-001: with a secret, only a sign-up whose token the service confirms goes through', async () => {
    const api = await open({
      env: { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'shared', RECAPTCHA_VERIFY_URL: url },
    })
    expect((await api.request(signUp, { body: form('person') })).status).toBe(200)
    expect((await api.request(signUp, { body: form('robot') })).error.error).toBe('RECAPTCHA_FAILED')
    expect((await api.request(signUp, { body: form() })).error.error).toBe('RECAPTCHA_FAILED')
  })

  test('AUTH-004: the page is told the site key, and may load the captcha alone from elsewhere', async () => {
    const api = await open({ env: { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'shared' } })
    const options = await api.request(getSignInOptions, {})
    expect(options.body).toMatchObject({ providers: [], recaptchaSiteKey: 'site', demo: true })
    const policy = (answer: { headers: Headers }) => answer.headers.get('content-security-policy') ?? ''
    expect(policy(options)).toContain(`script-src 'self' https://www.google.com/recaptcha/`)
    const without = await (await open()).request(getSignInOptions, {})
    expect(without.body.recaptchaSiteKey).toBeNull()
    expect(policy(without)).toContain(`frame-src 'none'`)
    expect(policy(without)).not.toContain('google')
  })

  test('a service that can not be reached is not taken for a robot', async () => {
    const api = await open({
      env: { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'shared', RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/' },
    })
    expect((await api.request(signUp, { body: form('person') })).error.error).toBe('UNAVAILABLE')
  })
})
