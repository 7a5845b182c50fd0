import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#contract/auth.ts'
import { describeOnEachDatabase } from '#tests/support/api-harness.ts'

describeOnEachDatabase('reCAPTCHA', (open) => {
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

  test('with a secret, only a sign-up whose token the service confirms goes through', async () => {
    const api = await open({ env: { RECAPTCHA_SECRET: 'shared', RECAPTCHA_VERIFY_URL: url } })
    expect((await api.request(signUp, { body: form('person') })).status).toBe(200)
    expect((await api.request(signUp, { body: form('robot') })).error.error).toBe('RECAPTCHA_FAILED')
    expect((await api.request(signUp, { body: form() })).error.error).toBe('RECAPTCHA_FAILED')
  })

  test('a service that can not be reached is not taken for a robot', async () => {
    const api = await open({ env: { RECAPTCHA_SECRET: 'shared', RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/' } })
    expect((await api.request(signUp, { body: form('person') })).error.error).toBe('UNAVAILABLE')
  })
})
