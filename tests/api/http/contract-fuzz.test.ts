import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { signUp } from '#contract/auth/auth.ts'
import { API_BASE, type Endpoint, type Schema } from '#contract/protocol/endpoint.ts'
import { commonErrors, ErrorBody, errorStatus } from '#contract/protocol/errors.ts'
import { endpoints } from '#contract/index.ts'
import { addApps } from '#contract/projects.ts'
import { formOf, type Api } from '#tests/support/api/api.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { withIds, withoutIds, withoutSignIn, type Attempt, type Ids } from '#tests/support/api/attempts.ts'
import { inputOf } from '#tests/support/api/contract-inputs.ts'
import type { Member } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { openWithStaff } from '#tests/support/pages/staff.ts'

const RUNS = import.meta.env.MODE === 'long' ? 200 : 8

/** What a caller may send as a text: some of it valid, most of it not. */
const texts = (own: string[]) =>
  fc.oneof(
    fc.constantFrom(...own, 'en-US', 'fr-FR', 'en-XX', 'DE', 'XX', 'APP_STORE', 'en', '1', sample.moorlight.trackId),
    fc.constantFrom(
      '',
      ' ',
      '.',
      '..',
      '%',
      '%00',
      '\0',
      '__proto__',
      'constructor',
      'null',
      "'; drop table project; --",
    ),
    fc.constantFrom('-1', '1e999', '💥', '\u202Eabc', 'a@example.com', 'x'.repeat(10_000)),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'binary-ascii' }),
  )

interface Sent {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
}

/** A valid call of the endpoint with some fields replaced or left out, or another body altogether. */
function requests({ input }: Attempt, own: string[]): fc.Arbitrary<Sent> {
  const { params = {}, query = {}, body } = input as Partial<Sent>
  const text = texts(own).map((value) => value.toWellFormed())
  const spoilt = <T>(valid: Record<string, T>, bad: fc.Arbitrary<T>, requiredKeys?: []) => {
    const fields = Object.entries(valid).map(([key, value]) => {
      const good = { weight: 6, arbitrary: fc.constant(value) }
      return [key, fc.oneof(good, { weight: 1, arbitrary: bad })] as const
    })
    return fc.record(Object.fromEntries(fields), requiredKeys ? { requiredKeys } : {})
  }
  const listing = fc.record({ store: text, trackId: text, locale: text }, { requiredKeys: [] })
  const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.array(listing, { maxLength: 25 }))
  const bodies = fc.oneof(
    { weight: 4, arbitrary: spoilt<unknown>((body ?? {}) as Record<string, unknown>, anything, []) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
  return fc.record({ params: spoilt(params, text), query: spoilt(query, text, []), body: bodies }) as fc.Arbitrary<Sent>
}

/** Valid calls but for one text each, which holds the character that no database stores. */
function withNull({ input }: Attempt): [Sent][] {
  const { params = {}, query = {}, body = {} } = input as Partial<Sent>
  const sent = { params, query, body }
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    Object.entries(sent[part] as object)
      .filter(([, value]) => typeof value === 'string')
      .map(([name, value]): [Sent] => [{ ...sent, [part]: { ...(sent[part] as object), [name]: `${value}\0` } }]),
  )
}

/** Segments that no router sees as they were written. */
const isLost = (segment: string) => ['', '.', '..'].includes(segment)

type Verdict = 'valid' | 'invalid' | 'another path'

function verdictOf(endpoint: Endpoint, { params, query, body }: Sent): Verdict {
  if (Object.values(params).some(isLost)) return 'another path'
  const parts: [Schema | undefined, unknown][] = [
    [endpoint.params, params],
    [endpoint.query, query],
    // As it arrives: JSON knows no undefined and no -0.
    [endpoint.body, endpoint.multipart ? body : JSON.parse(JSON.stringify(body))],
  ]
  return parts.every(([schema, input]) => !schema || v.is(schema, input)) ? 'valid' : 'invalid'
}

/** The codes that the contract lets the endpoint answer a request with. */
const codesFor = (endpoint: Endpoint, verdict: Verdict): readonly string[] =>
  ({
    valid: [...endpoint.errors, ...commonErrors],
    invalid: ['VALIDATION_FAILED'],
    'another path': [...endpoint.errors, ...commonErrors, 'NOT_FOUND'],
  })[verdict]

describeOnDatabase('any request gets an answer of the contract', (open) => {
  let api: Api
  let member: Member
  let ids: Ids
  beforeAll(async () => {
    // Who may do everything: what refuses the roles has its own tests.
    ;({ api, staff: member } = await openWithStaff(open))
    ids = { ...member.own.params, projectId: await member.addProject(sample.moorlight) }
  })

  const send = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('authorization')) headers.set('authorization', `Bearer ${member.token}`)
    return api.app.request(API_BASE + path, { ...init, headers })
  }
  const refusalOf = async (response: Response) => {
    const body = v.parse(ErrorBody, await response.json())
    expect(errorStatus[body.error]).toBe(response.status)
    return body
  }

  test.each(endpoints.map(({ id }) => id))('%s', async (id) => {
    const attempt = [...withIds(ids), ...withoutIds, ...withoutSignIn].find((one) => one.endpoint.id === id)
    if (!attempt) throw new Error(`No valid call of ${id} is known.`)
    const { endpoint } = attempt
    const property = fc.asyncProperty(requests(attempt, Object.values(ids)), async (sent) => {
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(sent.params[name] ?? ''),
      )
      const init: RequestInit = { method: endpoint.method }
      if (endpoint.multipart) {
        const form = formOf(sent.body)
        init.body = form
        // As it arrives: a form knows texts and files alone, and has ends of lines of its own.
        sent.body = Object.fromEntries(await new Response(form).formData())
      } else if (endpoint.body) {
        init.body = JSON.stringify(sent.body)
        init.headers = { 'content-type': 'application/json' }
      }
      const response = await send(`${path}?${new URLSearchParams(sent.query).toString()}`, init)
      const verdict = verdictOf(endpoint, sent)
      const code = response.ok && verdict !== 'invalid' ? 'OK' : (await refusalOf(response)).error
      expect(['OK', ...codesFor(endpoint, verdict)]).toContain(code)
      // A language model that is not there is the contract's own answer; every other 5xx is a fault.
      const isFault = response.status >= 500 && !endpoint.errors.some((own) => own === code)
      expect([code, isFault]).toEqual([code, false])
    })
    const examples = withNull(attempt)
    await fc.assert(property, { examples, numRuns: RUNS + examples.length })
  })

  describe('what is not even a request of the contract', () => {
    const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
      send(addApps.path.replace('{orgId}', ids.organizationId), { method: 'POST', body, headers })
    const apps = JSON.stringify({ apps: [{ ...sample.facetFall, locale: 'en-US' }] })

    test.each([
      ['nothing', '', 'MALFORMED_BODY'],
      ['text', 'apps', 'MALFORMED_BODY'],
      ['JSON that ends early', '{"apps":[', 'MALFORMED_BODY'],
      ['a very deep value', '['.repeat(100_000) + ']'.repeat(100_000), /^(MALFORMED_BODY|VALIDATION_FAILED)$/],
      ['null', 'null', 'VALIDATION_FAILED'],
      ['a list', '[]', 'VALIDATION_FAILED'],
      ['a prototype', '{"__proto__":{"apps":[],"polluted":true}}', 'VALIDATION_FAILED'],
      ['more than the limit', JSON.stringify({ apps: ['x'.repeat(300_000)] }), 'BODY_TOO_LARGE'],
    ])('a body of %s', async (_, body, error) => {
      const refusal = await refusalOf(await post(body))
      expect(refusal.error).toMatch(error)
      expect(JSON.stringify(refusal)).not.toContain('xxx')
      expect('polluted' in {}).toBe(false)
    })

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
      'a body of the type "%s"',
      async (type) => {
        expect(await refusalOf(await post(apps, { 'content-type': type }))).toMatchObject({
          error: 'UNSUPPORTED_MEDIA_TYPE',
        })
      },
    )

    test.each(['not-a-uuid', '', '0', '../..'])('the idempotency key "%s"', async (key) => {
      const answer = await post(apps, { 'content-type': 'application/json', 'idempotency-key': key })
      expect(await refusalOf(answer)).toMatchObject({ error: 'VALIDATION_FAILED' })
    })

    test.each(['', 'Bearer', 'Bearer ', 'Bearer null', 'Basic YTpi', 'Bearer a.b.c', `Bearer ${'x'.repeat(10_000)}`])(
      'the authorization "%s"',
      async (authorization) => {
        const answer = await send('/bff/v1/countries', { headers: { authorization } })
        expect(await refusalOf(answer)).toMatchObject({ error: 'UNAUTHORIZED' })
      },
    )

    test.each([
      '/projects/%E0%A4%A/competitors?locale=en-US',
      '/projects/%/competitors',
      '/bff/%00/projects',
      '/%2e%2e/x',
    ])('the path %s', async (path) => {
      const { error } = await refusalOf(await send(path))
      expect(['VALIDATION_FAILED', 'NOT_FOUND']).toContain(error)
    })

    test('a field sent twice, and fields nobody asked for', async () => {
      const search = (query: string) => send(`/bff/v1/apps/search?${query}`)
      expect((await search('query=moorlight&query=x&__proto__=1&constructor=2')).status).toBe(200)
      expect(await refusalOf(await search('locale=en-US&locale=%00'))).toMatchObject({ error: 'VALIDATION_FAILED' })
    })

    test('control characters in a name', async () => {
      for (const firstName of ['a\0b', 'a\r\nBcc: b@example.com', '\u0085']) {
        const body = JSON.stringify({ ...inputOf(signUp).body, firstName })
        const answer = await send(signUp.path, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        })
        expect(await refusalOf(answer)).toMatchObject({ details: { fields: ['body.firstName'] } })
      }
    })

    test('another method', async () => {
      const answer = await send('/bff/v1/countries', { method: 'DELETE' })
      expect(answer.headers.get('allow')).toBe('GET')
      expect(await refusalOf(answer)).toMatchObject({ error: 'METHOD_NOT_ALLOWED' })
    })
  })
})
