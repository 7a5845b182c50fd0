import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deadUrl } from '#tests/support/providers/serve.ts'
import type { Fault } from '#tests/support/providers/faults.ts'
import { failureOf, serveAds, type AdsKey, type ServedAds } from '#tests/support/providers/apple-ads.ts'
import { openAppleAds } from './apple-ads.ts'

let ads: ServedAds
let key: AdsKey
beforeAll(async () => {
  ads = await serveAds()
  key = await ads.giveOut()
  await read()
})
beforeEach(() => {
  ads.faults.reset()
  ads.sent.length = 0
})
afterAll(() => ads.stop())

const READ = '/campaigns/query'
const WRITE = '/keywords/bulk-update'
const read = () => ads.open(key.credentials).campaigns()
const write = (signal?: AbortSignal) =>
  ads.open(key.credentials).updateKeywords([{ id: '1', status: 'PAUSED' }], signal)
const said = (code: string, message: string | null = null) => ({ error: { code, message } })

/** Times a call was sent; tokens apart. */
const times = (path: string) => ads.faults.calls.filter((call) => call.includes(path)).length

describe('a read that Apple Ads refuses', () => {
  test.each<[string, Fault, object]>([
    ['a role', { status: 403, body: said('FORBIDDEN', 'no') }, { kind: 'permission', status: 403, detail: null }],
    [
      'something that is not there',
      { status: 404, body: said('NOT_FOUND', 'There is no campaign 5.') },
      { kind: 'not-found', status: 404, detail: 'There is no campaign 5.' },
    ],
    [
      'input, with the sentence about the field',
      {
        status: 400,
        body: {
          error: { code: 'INVALID', message: 'x', details: [{ code: 'BAD_FIELD', message: 'id must be a number' }] },
        },
      },
      { kind: 'refused', status: 400, detail: 'id must be a number' },
    ],
    ['without a word', { status: 400 }, { kind: 'refused', status: 400, detail: null }],
    [
      'many calls, with Retry-After',
      { status: 429, headers: { 'retry-after': '7', 'ratelimit-reset': '30' } },
      { kind: 'rate-limited', retryAfterSeconds: 7 },
    ],
    [
      'many calls, with the window alone',
      { status: 429, headers: { 'ratelimit-reset': '30' } },
      { kind: 'rate-limited', retryAfterSeconds: 30 },
    ],
    ['many calls, without a time', { status: 429 }, { kind: 'rate-limited', retryAfterSeconds: null }],
  ])('for %s', async (_, fault, expected) => {
    ads.faults.on(READ, fault)
    expect(await failureOf(read())).toMatchObject(expected)
    expect(times(READ)).toBe(1)
  })

  test.each([
    ['INVALID_INPUT', 'refused'],
    ['UNAUTHORIZED', 'credentials'],
    ['FORBIDDEN', 'permission'],
    ['NOT_FOUND', 'not-found'],
    ['RATE_LIMIT_EXCEEDED', 'rate-limited'],
    ['INTERNAL_SERVER_ERROR', 'unavailable'],
  ])('with status 200 and the error %s is no empty list: %s', async (code, kind) => {
    const answer = { status: 200, body: { result: null, ...said(code, 'why') } }
    ads.faults.on(READ, answer, answer)
    expect(await failureOf(read())).toMatchObject({ kind })
  })

  test('with a token that is not taken is asked once more with a new one', async () => {
    ads.faults.on(READ, { status: 401, body: said('UNAUTHORIZED') })
    expect(await read()).not.toHaveLength(0)
    ads.faults.on(READ, { status: 401 }, { status: 401 })
    expect(await failureOf(read())).toMatchObject({ kind: 'credentials', status: 401 })
    expect(times(READ)).toBe(4)
  })
})

describe('a read without a good answer', () => {
  test.each<[string, Fault]>([
    ['500', { status: 500 }],
    ['503', { status: 503, body: said('INTERNAL_SERVER_ERROR') }],
    ['truncated', 'truncated'],
    ["a proxy's page", 'html'],
    ['a redirect', 'elsewhere'],
    ['empty', { status: 200 }],
    ['without a result', { status: 200, body: {} }],
    ['of null', { status: 200, body: { result: null, error: null } }],
    ['of another form', { status: 200, body: { result: [{ id: 'abc' }] } }],
    ['without all pages', { status: 200, body: { result: [], pagination: { totalCount: 3 } } }],
  ])('(%s) is unavailable, and not asked again', async (_, fault) => {
    ads.faults.on(READ, fault)
    expect(await failureOf(read())).toMatchObject({ name: 'ProviderFailure', kind: 'unavailable' })
    expect(times(READ)).toBe(1)
  })

  test('in time is given up', async () => {
    ads.faults.on(READ, 'hangs')
    const client = ads.open(key.credentials)
    await client.account()
    expect(await failureOf(client.campaigns(AbortSignal.timeout(100)))).toMatchObject({ kind: 'unavailable' })
  })

  test('at the token endpoint is no bad key', async () => {
    const token = '/oauth2/token'
    for (const fault of [
      { status: 500 },
      'truncated',
      'html',
      { status: 400, body: { error: 'invalid_request' } },
    ] as const) {
      ads.faults.on(token, fault)
      expect(await failureOf(read())).toMatchObject({ kind: 'unavailable' })
    }
    ads.faults.on(token, { status: 400, body: { error: 'invalid_client' } })
    expect(await failureOf(read())).toMatchObject({ kind: 'credentials', status: 400 })
    ads.faults.on(token, { status: 429 })
    expect(await failureOf(read())).toMatchObject({ kind: 'rate-limited', retryAfterSeconds: null })
  })
})

describe('a write without a good answer', () => {
  test.each<[string, Fault]>([
    ['500', { status: 500, after: true }],
    ['502', { status: 502 }],
    ['408', { status: 408 }],
    ['truncated', 'truncated'],
    ["a proxy's page", 'html'],
    ['without a result', { status: 200, body: {} }],
    ['status 200 with an internal error', { status: 200, body: { result: null, ...said('INTERNAL_SERVER_ERROR') } }],
  ])('(%s) leaves open what became of it, and is never sent again', async (_, fault) => {
    ads.faults.on(WRITE, fault)
    expect(await failureOf(write())).toMatchObject({ kind: 'unknown-outcome' })
    expect(times(WRITE)).toBe(1)
  })

  test('in time leaves it open, too', async () => {
    ads.faults.on(WRITE, 'hangs')
    expect(await failureOf(write(AbortSignal.timeout(300)))).toMatchObject({ kind: 'unknown-outcome' })
    expect(times(WRITE)).toBe(1)
  })

  test('because nobody listens was not sent: nothing was written', async () => {
    const baseUrl = `${await deadUrl()}/v1`
    const { credentials } = key
    const tokenUrl = `${ads.url}/auth/oauth2/token`
    const client = openAppleAds({ credentials, send: fetch, clock: ads.console.now, baseUrl, tokenUrl })
    expect(await failureOf(client.updateKeywords([{ id: '1', status: 'PAUSED' }]))).toMatchObject({
      kind: 'unavailable',
    })
  })

  test('that is refused as a whole wrote nothing', async () => {
    ads.faults.on(WRITE, { status: 200, body: { result: null, ...said('TOO_MANY_ITEMS', 'At most 1000.') } })
    expect(await failureOf(write())).toMatchObject({ kind: 'refused', detail: 'At most 1000.' })
    const readOnly = await ads.giveOut({ lacks: ['ads-write'] })
    expect(
      await failureOf(ads.open(readOnly.credentials).updateKeywords([{ id: '1', status: 'PAUSED' }])),
    ).toMatchObject({
      kind: 'permission',
    })
  })
})

test('no failure tells a token, a secret or a key, even where Apple repeats what was sent', async () => {
  const jwt = 'eyJhbGciOiJFUzI1NiIsImtpZCI6IjEifQ.eyJzdWIiOiJTRUFSQ0hBRFMifQ.c2lnbmF0dXJlc2lnbmF0dXJl'
  const details = [{ code: `X ${jwt}`, message: `Bad header: Bearer abc.def and client_secret=${jwt}` }]
  ads.faults.on(READ, { status: 400, body: { error: { code: jwt, message: jwt, details } } })
  const failure = await failureOf(read())
  const told = JSON.stringify([failure.message, failure.detail, failure.stack, failure.cause])
  expect(failure.detail).toBe('Bad header: … and client_secret=…')
  expect(told).not.toMatch(/eyJ|abc\.def|BEGIN/)
})
