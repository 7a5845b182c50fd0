import { brotliDecompressSync } from 'node:zlib'
import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { logIn } from '#contract/auth/auth.ts'
import { ErrorBody, errorStatus } from '#contract/protocol/errors.ts'
import { getHealth } from '#contract/protocol/health.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import { getProjects } from '#contract/projects.ts'
import { createApp } from '#server/http/create-app.ts'
import { BODY_MAX } from '#server/http/read-request.ts'
import { serve } from '#server/endpoints/serve.ts'
import { createLog } from '#server/kernel/log.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'

const json = { 'content-type': 'application/json' }

async function errorOf(response: Response) {
  const { error } = v.parse(ErrorBody, await response.json())
  expect(response.status).toBe(errorStatus[error])
  expect(response.headers.get('cache-control')).toBe('no-store')
  return error
}

describeOnDatabase('HTTP', (open) => {
  test('requests that are not as the contract wants them get a code of the closed list', async () => {
    const { app } = await open()
    const post = (body: BodyInit, headers: Record<string, string> = json) =>
      app.request('/api/auth/v1/login', { method: 'POST', body, headers })
    expect(await errorOf(await app.request('/api/nothing/here'))).toBe('NOT_FOUND')
    expect(await errorOf(await post('{}', { 'content-type': 'text/plain' }))).toBe('UNSUPPORTED_MEDIA_TYPE')
    expect(await errorOf(await post('email=a', { 'content-type': 'application/x-www-form-urlencoded' }))).toBe(
      'UNSUPPORTED_MEDIA_TYPE',
    )
    expect(await errorOf(await post('{"email":'))).toBe('MALFORMED_BODY')
    expect(await errorOf(await post('[]'))).toBe('VALIDATION_FAILED')
    expect(await errorOf(await post(JSON.stringify({ email: 'x'.repeat(BODY_MAX) })))).toBe('BODY_TOO_LARGE')
    const wrongMethod = await app.request('/api/auth/v1/login', { method: 'PUT' })
    expect(wrongMethod.headers.get('allow')).toBe('POST')
    expect(await errorOf(wrongMethod)).toBe('METHOD_NOT_ALLOWED')
  })

  test('a body without a declared length is cut off at the limit', async () => {
    const { app } = await open()
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024).fill(32))
      },
    })
    const request = new Request('http://localhost/api/auth/v1/login', {
      method: 'POST',
      headers: json,
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(await errorOf(await app.request(request))).toBe('BODY_TOO_LARGE')
    expect(sent).toBeLessThan(4 * BODY_MAX)
  })

  test('a refusal names the fields and never repeats what was sent', async () => {
    const { app } = await open()
    const body = JSON.stringify({ email: 'not-an-address', password: '', extra: 'hunter2' })
    const response = await app.request('/api/auth/v1/login', { method: 'POST', headers: json, body })
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ details: { fields: ['body.email', 'body.password'] } })
    expect(text).not.toMatch(/not-an-address|hunter2/)
  })

  test('a large answer comes as small as its client takes it', async () => {
    const api = await open()
    const user = await api.demoUser()
    const [project] = (await api.request(getProjects, { params: user.identity }, user)).body
    if (!project) throw new Error('The demo has no project.')
    const { trackId, store } = project
    const query = { trackId, store, locale: 'en-US' }
    const plain = await api.request(getAppDetails, { query }, user)
    expect(plain.headers.get('content-encoding')).toBeNull()
    const path = `/api${getAppDetails.path}?${new URLSearchParams(query).toString()}`
    const headers = { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip, br;q=0.9' }
    const small = await api.app.request(path, { headers })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(small.headers.get('vary')).toBe('Accept-Encoding')
    const text = brotliDecompressSync(Buffer.from(await small.arrayBuffer())).toString()
    const { title, description, keywordDensities } = plain.body
    expect(v.parse(getAppDetails.response, JSON.parse(text))).toMatchObject({ title, description, keywordDensities })
  })

  test('every answer carries the security headers', async () => {
    const { app } = await open()
    for (const path of ['/api/healthz', '/api/nothing', '/elsewhere']) {
      const { headers } = await app.request(path)
      expect(headers.get('content-security-policy')).toContain(`script-src 'self';`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('strict-transport-security')).toBeNull()
    }
  })

  test('a page of another site can not write here', async () => {
    const api = await open()
    const headers = { 'sec-fetch-site': 'cross-site' }
    const refused = await api.request(logIn, { body: { email: 'a@example.com', password: 'x' } }, { headers })
    expect(refused.error.error).toBe('FORBIDDEN')
  })

  test('forged, changed, foreign and expired access tokens are refused', async () => {
    const api = await open()
    const user = await api.demoUser()
    const { organizationId, userId, expiresAt } = user.identity
    const ask = async (token: string) =>
      (await api.request(getProjects, { params: { organizationId } }, { token })).status
    const [head = '', payload = '', signature = ''] = user.token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    const sealed = (change: Record<string, unknown>) =>
      Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url')

    expect(await ask(user.token)).toBe(200)
    expect(await ask(`${head}.${sealed({ sub: crypto.randomUUID() })}.${signature}`)).toBe(401)
    expect(await ask(new UnsecuredJWT({ ...claims }).encode())).toBe(401)
    const hs256 = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    expect(await ask(await hs256.sign(new TextEncoder().encode('a secret that is long enough for tests')))).toBe(401)
    expect(await ask('')).toBe(401)
    expect(await ask('not.a.token')).toBe(401)

    const other = await open({ env: { AUTH_SECRET: 'the secret of an entirely different server' } })
    const { userId: _, expiresAt: __, ...who } = user.identity
    const foreign = await other.services.tokens.issue({ userId, ...who }, new Date())
    expect(await ask(foreign.token)).toBe(401)

    api.clock.advance(expiresAt * 1000 - api.clock.now().getTime() + 1000)
    const expired = await api.request(getProjects, { params: { organizationId } }, user)
    expect(expired.error.error).toBe('UNAUTHORIZED')
    expect(expired.headers.get('www-authenticate')).toBe('Bearer')
  })

  test('a mistake of ours is logged with an id, and the answer tells nothing else', async () => {
    const lines: string[] = []
    const { services } = await open({ services: { log: createLog('error', (line) => lines.push(line)) } })
    const broken = serve(getHealth, () => Promise.reject(new Error('column "secret_thing" is missing')))
    const response = await createApp(services, [broken]).request('/api/healthz')
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).not.toContain('secret_thing')
    const { details } = JSON.parse(text) as { details: { requestId: string } }
    expect(lines.join('')).toContain(details.requestId)
    expect(lines.join('')).toContain('secret_thing')
  })

  test('an answer that breaks the contract never leaves the server', async () => {
    const { services } = await open({ services: { log: createLog('silent') } })
    const wrong = serve(getHealth, async ({ services: { config, database } }) => ({
      status: 'ok' as const,
      version: config.version,
      database: database.kind,
      market: 'moon' as 'sample',
      demo: true,
      jobs: { state: 'idle' as const, lagSeconds: 0 },
    }))
    expect((await createApp(services, [wrong]).request('/api/healthz')).status).toBe(500)
  })

  test('a database that does not answer is "unavailable", with the time to wait', async () => {
    const { services } = await open({ services: { log: createLog('silent') } })
    const lost = serve(getHealth, () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })))
    const response = await createApp(services, [lost]).request('/api/healthz')
    expect(await errorOf(response)).toBe('UNAVAILABLE')
    expect(response.headers.get('retry-after')).toBe('5')
  })
})
