import { afterEach, expect, it, vi } from 'vitest'
import { isCaptivePortal } from './captive-portal.ts'

afterEach(() => vi.unstubAllGlobals())

const page = (status: number) =>
  new Response(status === 204 ? null : '<title>Log in</title>', { status, headers: { 'content-type': 'text/html' } })
const redirect = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })

it.each<[string, () => Response | Promise<Response>, boolean]>([
  ['a redirect', redirect, true],
  ['a page', () => page(200), true],
  ['the empty answer of a captive portal', () => page(204), true],
  ['a page that asks who is there', () => page(401), true],
  ['a network that wants a log-in', () => page(511), true],
  ['a proxy that can not reach the server', () => page(502), false],
  ['a page that is not there', () => page(404), false],
  ['the server', () => Response.json({ status: 'ok' }), false],
  ['the server while it starts', () => Response.json({}, { status: 503 }), false],
  ['nobody', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('%s: is a log-in in the way?', async (_, answer, expected) => {
  // A stub: the fake network can't answer with an opaque redirect.
  vi.stubGlobal('fetch', async () => answer())
  expect(await isCaptivePortal()).toBe(expected)
})
