import { describe, expect, it } from 'vitest'
import type { Endpoint, EndpointInput } from '#contract/protocol/endpoint.ts'
import { errorCodes, errorStatus } from '#contract/protocol/errors.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import { getCountries, removeCompetitor } from '#contract/projects.ts'
import { lost, malformed, never, page, raw, refusal, respond, savedAt } from '#tests/support/network/index.ts'
import { request, urlOf } from './request.ts'

const anyInput = { params: {}, query: {} } as EndpointInput<Endpoint>
const projectId = '55555555-5555-4555-8555-555555555555'
const failureOf = (endpoint: Endpoint) =>
  request(endpoint, anyInput).then(
    () => null,
    (error: unknown) => error,
  )

describe('the address of an endpoint', () => {
  it('holds params, escaped, and the query without what is not given', () => {
    const params = { projectId: 'a/b', trackId: 'x y' }
    expect(urlOf(removeCompetitor, { params })).toBe('/api/projects/a%2Fb/competitors/x%20y')
    const query = { trackId: '1', store: undefined, locale: 'en-US' }
    expect(urlOf(getAppDetails, { query })).toBe('/api/appdetails/v1/appdetails?trackId=1&locale=en-US')
  })
})

describe('an answer', () => {
  it('is of now, or of the day on which the worker kept it', async () => {
    const before = Date.now()
    respond(getCountries, [])
    expect((await request(getCountries, {})).at).toBeGreaterThanOrEqual(before)
    respond(getCountries, savedAt('2026-11-01T10:00:00.000Z', getCountries, []))
    expect((await request(getCountries, {})).at).toBe(Date.parse('2026-11-01T10:00:00.000Z'))
  })

  it('of 204 has no body', async () => {
    respond(removeCompetitor, null)
    expect((await request(removeCompetitor, { params: { projectId, trackId: '1' } })).data).toBeNull()
  })
})

describe('a refusal', () => {
  it.each(errorCodes)('ERR-018: %s is told with its code, its status and a kind', async (code) => {
    respond({ ...getCountries, errors: errorCodes }, refusal(code))
    expect(await failureOf(getCountries)).toMatchObject({ name: 'ApiError', code, status: errorStatus[code] })
  })

  it.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [408, 'timeout'],
    [409, 'conflict'],
    [418, 'invalid'],
    [429, 'rateLimited'],
    [500, 'unavailable'],
    [502, 'unavailable'],
    [504, 'unavailable'],
  ])('%i without a code of the contract is %s', async (status, kind) => {
    respond(getCountries, malformed({}, status))
    expect(await failureOf(getCountries)).toMatchObject({ kind, code: null, status })
  })

  it('carries the time that the server asks to wait for, and the details', async () => {
    respond(getCountries, refusal('RATE_LIMITED', { limit: 5 }, 7))
    expect(await failureOf(getCountries)).toMatchObject({ retryAfterMs: 7000, details: { limit: 5 } })
  })

  it.each([200, 401, 403, 404, 502])(
    'by somebody else (%i), in a page or in JSON, is no word of the server',
    async (status) => {
      const answers = [page(status), raw(() => Response.json([], { status }))]
      for (const answer of answers) {
        respond(getCountries, answer)
        expect(await failureOf(getCountries)).toMatchObject({ kind: 'unavailable', code: null })
      }
    },
  )
})

describe('a write with a key', () => {
  const input = { params: { projectId, trackId: '1' } }
  const headers = { 'idempotency-key': '77777777-7777-4777-8777-777777777777' }

  it('is done when the answer names the key', async () => {
    respond(removeCompetitor, null)
    expect((await request(removeCompetitor, input, { headers })).data).toBeNull()
  })

  it.each<[string, () => Response]>([
    ['no content', () => new Response(null, { status: 204 })],
    ['an empty "OK"', () => new Response(null)],
    ['JSON of its own', () => Response.json({ status: 'welcome' })],
  ])('is not done when somebody in between answers with %s', async (_, answer) => {
    respond(removeCompetitor, raw(answer))
    await expect(request(removeCompetitor, input, { headers })).rejects.toMatchObject({
      kind: 'unavailable',
      code: null,
    })
  })
})

describe('no answer', () => {
  it('is offline when there is no network', async () => {
    respond(getCountries, lost)
    expect(await failureOf(getCountries)).toMatchObject({ kind: 'offline', status: null })
  })

  it('is the own reason of an aborted call, not an error of the API', async () => {
    const abort = new AbortController()
    respond(getCountries, () => {
      abort.abort(new Error('left the page'))
      return never
    })
    await expect(request(getCountries, {}, { signal: abort.signal })).rejects.toThrow('left the page')
  })

  it('ends after the time-out of the endpoint', async () => {
    respond(getCountries, never)
    expect(await failureOf({ ...getCountries, timeoutMs: 20 })).toMatchObject({ name: 'ApiError', status: null })
  })
})
