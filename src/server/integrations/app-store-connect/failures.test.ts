import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { sendOverNetwork } from '#server/integrations/provider/send.ts'
import { KEY_ID, serveAppStoreConnect, type ServedAppStoreConnect } from '#tests/support/providers/app-store-connect.ts'
import { deadUrl } from '#tests/support/providers/serve.ts'
import type { Fault } from '#tests/support/providers/faults.ts'
import { openAppStoreConnect } from './app-store-connect.ts'

let store: ServedAppStoreConnect
beforeAll(async () => {
  store = await serveAppStoreConnect()
})
beforeEach(() => store.reset())
afterAll(() => store.stop())

const errors = (...codes: string[]) => ({ errors: codes.map((code) => ({ status: '4xx', code, title: 'No.' })) })
const agreements = 'FORBIDDEN.REQUIRED_AGREEMENTS_MISSING_OR_EXPIRED'

/** Nothing that is thrown may tell a secret, in whatever way it is printed. */
function expectNoSecret(error: unknown): void {
  expect(error).toBeInstanceOf(ProviderFailure)
  const { message, stack, cause, detail } = error as ProviderFailure
  const key = store.credentials.privateKey.replaceAll(/-----[A-Z ]+-----|\s/g, '').slice(0, 40)
  const told = [message, stack, String(cause), JSON.stringify(cause), detail, JSON.stringify(error)].join('\n')
  expect(told).not.toContain(key)
  expect(told).not.toMatch(/eyJ|Bearer|BEGIN|signature=/)
}

const thrown = (call: Promise<unknown>) =>
  call.then(
    () => 'nothing',
    (error: unknown) => error,
  )

describe('a read that fails', () => {
  test.each<[string, Fault[], object]>([
    ['403 without a word', [{ status: 403 }], { kind: 'permission', status: 403 }],
    ['403 of agreements', [{ status: 403, body: errors(agreements) }], { kind: 'agreements' }],
    [
      '403 whose second error tells',
      [{ status: 403, body: errors('FORBIDDEN_ERROR', agreements) }],
      { kind: 'agreements' },
    ],
    ['401 twice', [{ status: 401 }, { status: 401 }], { kind: 'credentials', status: 401 }],
    ['404', [{ status: 404, body: errors('NOT_FOUND') }], { kind: 'not-found' }],
    ['400', [{ status: 400, body: errors('PARAMETER_ERROR.INVALID') }], { kind: 'refused', detail: null }],
    ['422', [{ status: 422 }], { kind: 'refused' }],
    ['429', [{ status: 429 }], { kind: 'rate-limited', retryAfterSeconds: null }],
    [
      '429 that says when to come back',
      [{ status: 429, headers: { 'retry-after': '120' } }],
      { kind: 'rate-limited', retryAfterSeconds: 120 },
    ],
    [
      '429 that says it as a date',
      [{ status: 429, headers: { 'retry-after': 'Mon, 15 Jun 2026 20:01:00 GMT' } }],
      { kind: 'rate-limited', retryAfterSeconds: 60 },
    ],
    [
      '429 that says something odd',
      [{ status: 429, headers: { 'retry-after': 'soon' } }],
      { kind: 'rate-limited', retryAfterSeconds: null },
    ],
    ['500', [{ status: 500 }], { kind: 'unavailable', status: 500 }],
    [
      '503 that says when to come back',
      [{ status: 503, headers: { 'retry-after': '30' } }],
      { kind: 'unavailable', retryAfterSeconds: 30 },
    ],
    ['a page of a proxy', ['html'], { kind: 'unavailable' }],
    ['an answer that breaks off', ['truncated'], { kind: 'unavailable' }],
    ['a redirect', ['elsewhere'], { kind: 'unavailable' }],
    ['JSON of another kind', [{ status: 200, body: { data: 'apps' } }], { kind: 'unavailable' }],
    ['an answer that is too long', [{ status: 200, body: ' '.repeat(9_000_000) }], { kind: 'unavailable' }],
  ])('%s', async (_, faults, expected) => {
    store.faults.next(...faults)
    const error = await thrown(store.client().apps())
    expect(error).toMatchObject({ name: 'ProviderFailure', provider: 'app-store-connect', ...expected })
    expectNoSecret(error)
    expect(store.faults.calls).toHaveLength(faults.length)
  })

  test('because nobody listens', async () => {
    const { credentials, now } = store
    const client = openAppStoreConnect({ baseUrl: await deadUrl(), credentials, send: sendOverNetwork, clock: now })
    const error = await thrown(client.apps())
    expect(error).toMatchObject({ kind: 'unavailable', status: null })
    expectNoSecret(error)
  })

  test('because the caller gives up', async () => {
    store.faults.next('hangs')
    const error = await thrown(store.client().apps(AbortSignal.timeout(50)))
    expect(error).toMatchObject({ kind: 'unavailable' })
    expectNoSecret(error)
  })

  test('because the key is no key', async () => {
    const privateKey = '-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49\n-----END PRIVATE KEY-----'
    const error = await thrown(store.client({ privateKey }).apps())
    expect(error).toMatchObject({ kind: 'credentials' })
    expectNoSecret(error)
  })
})

describe('a write that fails', () => {
  test.each<[string, Fault, string]>([
    ['500', { status: 500 }, 'unknown-outcome'],
    ['504', { status: 504 }, 'unknown-outcome'],
    ['an answer that breaks off', 'truncated', 'unknown-outcome'],
    ['a page of a proxy', 'html', 'unknown-outcome'],
    ['a redirect', 'elsewhere', 'unknown-outcome'],
    ['409', { status: 409, body: errors('STATE_ERROR') }, 'refused'],
    ['429', { status: 429 }, 'rate-limited'],
  ])('%s: %o is %s', async (_, fault, kind) => {
    const { value: review } = await store
      .client()
      .reviews(store.trackIds[0] ?? '', { limit: 1 })
      .next()
    store.faults.reset()
    store.faults.on('POST', fault)
    const error = await thrown(store.client().respond(review?.reviewId ?? '', 'Thank you'))
    expect(error).toMatchObject({ kind })
    expectNoSecret(error)
    expect(store.faults.calls).toHaveLength(1)
  })

  test('because nobody listens wrote nothing', async () => {
    const { credentials, now } = store
    const client = openAppStoreConnect({ baseUrl: await deadUrl(), credentials, send: sendOverNetwork, clock: now })
    expect(await thrown(client.respond('1', 'Hi'))).toMatchObject({ kind: 'unavailable' })
  })
})

describe('the limit of calls', () => {
  test('is told by every answer', async () => {
    const client = store.client()
    expect(client.calls()).toBeNull()
    await client.apps()
    const first = client.calls()
    await client.apps()
    expect(client.calls()).toEqual({ used: (first?.used ?? 0) + 1, limit: 3500 })
  })

  test('when it is reached: rate-limited until the store takes calls again', async () => {
    store.keys.get(KEY_ID)!.limitedUntil = new Date('2026-06-15T20:10:00Z')
    const client = store.client()
    expect(await thrown(client.apps())).toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 600 })
    expect(client.calls()).toEqual({ used: 3500, limit: 3500 })
    store.setNow('2026-06-15T20:10:01Z')
    expect(await client.apps()).not.toEqual([])
  })
})
