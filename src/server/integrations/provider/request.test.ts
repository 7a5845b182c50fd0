import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve, type Served } from '#tests/support/providers/serve.ts'
import { ProviderFailure } from './provider-failure.ts'
import { askFor, askForBytes, askProvider, type Ask } from './request.ts'
import { sendOverNetwork } from './send.ts'

let served: Served
beforeAll(async () => {
  served = await serve(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/silent') return new Promise<Response>(() => undefined)
    if (pathname === '/stalls') return new Response(stalling())
    if (pathname === '/empty') return new Response(null, { status: 204 })
    if (pathname === '/refused') return Response.json({ code: 'NO' }, { status: 409 })
    if (pathname === '/unpackable') return new Response('{"echo":1}', { headers: { 'content-encoding': 'gzip' } })
    return Response.json({ echo: await request.text() })
  })
})
afterAll(() => served.stop())

const stalling = () =>
  new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array([123])) })

const ask = (path: string, more: Partial<Ask> = {}): Ask => ({
  provider: 'google-play',
  send: sendOverNetwork,
  request: new Request(`${served.url}${path}?key=secret`, { method: more.isWrite ? 'POST' : 'GET' }),
  timeoutMs: 10_000,
  failureOf: ({ status, json }) => new ProviderFailure('google-play', 'refused', JSON.stringify(json), { status }),
  ...more,
})

test('a body is sent, and JSON comes back', async () => {
  const request = new Request(`${served.url}/echo`, { method: 'POST', body: 'Grüße' })
  expect(await askProvider(ask('', { request }))).toEqual({ echo: 'Grüße' })
  expect(await askProvider(ask('/empty'))).toBeNull()
  expect((await askForBytes(ask('/echo'))).byteLength).toBe(11)
})

test.each([
  ['/silent', false, 'unavailable'],
  ['/silent', true, 'unknown-outcome'],
  ['/stalls', false, 'unavailable'],
  ['/stalls', true, 'unknown-outcome'],
])('%s is given up after its time, as a write: %s', async (path, isWrite, kind) => {
  const asked = askProvider(ask(path, { isWrite, timeoutMs: 80 }))
  await expect(asked).rejects.toMatchObject({ kind, message: expect.stringMatching(/in time/) })
})

test.each([
  ['/unpackable', {}, 'unavailable'],
  ['/echo', { maxBytes: 5 }, 'unavailable'],
  ['/refused', { isWrite: true }, 'refused'],
])('%s with %o is %s', async (path, more, kind) => {
  await expect(askProvider(ask(path, more))).rejects.toMatchObject({ name: 'ProviderFailure', kind })
})

test('an answer of another form says where, and nothing of it', async () => {
  const error: unknown = await askFor(v.object({ echo: v.number() }), ask('/echo')).catch((one: unknown) => one)
  expect(error).toMatchObject({ kind: 'unavailable', cause: undefined })
  expect(String(error)).toMatch(/at echo\): GET \/echo$/)
})

test('a redirect that a console answers within the process is refused as well', async () => {
  const send = async () => new Response(null, { status: 302, headers: { location: 'http://elsewhere.example.com' } })
  await expect(askProvider(ask('/echo', { send }))).rejects.toMatchObject({ kind: 'unavailable', status: 302 })
})
