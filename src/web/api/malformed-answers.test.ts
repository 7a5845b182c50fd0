import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { API_HEADER, type Endpoint, type EndpointInput } from '#contract/protocol/endpoint.ts'
import { getHealth } from '#contract/protocol/health.ts'
import { endpoints } from '#contract/index.ts'
import { seededBelow } from '#tests/support/queue/random.ts'
import { placesOf, sampleOf, spoilt } from '#tests/support/stores/sample-of.ts'
import { ApiError } from './api-error.ts'
import { request } from './request.ts'

const isLong = import.meta.env.MODE === 'long'
const MALFORMED_RUNS = isLong ? 500 : 60
const WHOLE_RUNS = isLong ? 100 : 10

let said: { body: string; status: number }
// For so many answers the network that other tests see, and a time-out each that stays behind, would take most of the time.
const noTimeout = new AbortController().signal
beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(noTimeout)
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response(said.body, { status: said.status, headers: { [API_HEADER]: '1' } }),
  )
})

const answerTo = (endpoint: Endpoint, body: string, status = 200): Promise<unknown> => {
  said = { body, status }
  const anyInput = { params: {}, query: {} } as EndpointInput<Endpoint>
  return request(endpoint, anyInput).then(
    ({ data }) => data,
    (error: unknown) => error,
  )
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const DEPTH = 3000
/** What JSON can say and `JSON.stringify` of a plain value does not, in place of a mark. */
const outlandish: [string, string][] = [
  ['"(deep list)"', '['.repeat(DEPTH) + ']'.repeat(DEPTH)],
  ['"(deep object)"', '{"a":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH)],
  ['"(beyond all numbers)"', '1e999'],
  ['"(proto)":', '"__proto__":'],
]
const asText = (value: unknown) =>
  outlandish.reduce((text, [mark, said]) => text.replaceAll(mark, said), JSON.stringify(value) ?? '')

/** Instead of what stands in some place; undefined: it is missing. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, 0, -1, 1e308, 0.1, '', 'x', true, [], {}, [null], { a: 1 }),
  fc.constantFrom<unknown>('(deep list)', '(deep object)', '(beyond all numbers)', 'x'.repeat(20_000)),
  fc.constant(Array.from({ length: 2000 }, () => null)),
)
/** Members that nobody asked for. */
const extra = fc.constantFrom('more', '(proto)', 'constructor', 'toString', 'length', '0', '')
const anyJson = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value))
const notJson = fc.constantFrom('', '{', '[1,', 'null x', '"', '\u0000', '\uFEFF', 'NaN', '<!doctype html>')

/** An answer with something wrong in it; some are whole all the same. */
function malformed(sample: unknown): fc.Arbitrary<string> {
  const place = fc.constantFrom(...placesOf(sample))
  const objects = placesOf(sample).filter((path) => {
    const there = path.reduce<unknown>((value, name) => Reflect.get(value as object, name), sample)
    return typeof there === 'object' && there !== null && !Array.isArray(there)
  })
  // An answer that is no object becomes one.
  const withExtra =
    objects.length === 0
      ? fc.tuple(extra, wrong).map(([name, by]) => asText({ [name]: by }))
      : fc
          .tuple(fc.constantFrom(...objects), extra, wrong)
          .map(([path, name, by]) => asText(spoilt(sample, [...path, name], by)))
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(place, wrong).map(([path, by]) => asText(spoilt(sample, path, by))) },
    { weight: 2, arbitrary: withExtra },
    fc.nat(2000).map((end) => asText(sample).slice(0, end)),
    anyJson,
    notJson,
  )
}

it('a refusal that is malformed is a failure of its status, whatever is in it', async () => {
  const sample = { error: 'APP_LIMIT_REACHED', message: 'No', details: { limit: 5, names: ['a'] } }
  const statuses = fc.constantFrom(400, 401, 403, 404, 409, 418, 422, 426, 429, 500, 502, 503)
  await fc.assert(
    fc.asyncProperty(malformed(sample), statuses, async (body, status) => {
      const answer = await answerTo(getHealth, body, status)
      expect(answer).toMatchObject({ name: 'ApiError', status, kind: expect.any(String) })
    }),
    { numRuns: MALFORMED_RUNS },
  )
})

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  it('gives every whole answer as it was sent', async () => {
    const seeds = fc.integer().map((seed) => sampleOf(endpoint.response, seededBelow(seed)))
    await fc.assert(
      fc.asyncProperty(seeds, async (sample) => {
        expect(await answerTo(endpoint, JSON.stringify(sample))).toEqual(sample)
      }),
      { numRuns: WHOLE_RUNS },
    )
  })

  it('tells of any other that it is malformed, and brings nothing of it in', async () => {
    await fc.assert(
      fc.asyncProperty(malformed(sampleOf(endpoint.response)), async (body) => {
        const answer = await answerTo(endpoint, body)
        const whole = v.safeParse(endpoint.response, parsed(body))
        const told = answer instanceof ApiError ? answer.kind : answer
        expect(told).toEqual(whole.success ? whole.output : 'malformed')
        expect(Reflect.has({}, 'a')).toBe(false)
      }),
      { numRuns: MALFORMED_RUNS },
    )
  })
})
