import { expect, it } from 'vitest'
import { getHealth } from '#contract/protocol/health.ts'
import { lost, malformed, page, raw, refusal, respond, type Reply } from '#tests/support/network/index.ts'
import { isCaptivePortal } from './captive-portal.ts'

/** What a browser hands over where it was told not to follow. */
const redirect = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
const empty = () => new Response(null, { status: 204, headers: { 'content-type': 'text/html' } })

it.each<[string, Reply, boolean]>([
  ['a redirect', raw(redirect), true],
  ['a page', page(200), true],
  ['the empty answer of a captive portal', raw(empty), true],
  ['a page that asks who is there', page(401), true],
  ['a network that wants a log-in', page(511), true],
  ['a proxy that can not reach the server', page(502), false],
  ['a page that is not there', page(404), false],
  ['JSON of somebody else', raw(() => Response.json({ captive: true })), true],
  ['the server', malformed({ status: 'ok' }), false],
  ['the server while it starts', refusal('UNAVAILABLE'), false],
  ['nobody', lost, false],
])('%s: is a log-in in the way?', async (_, answer, expected) => {
  respond(getHealth, answer)
  expect(await isCaptivePortal()).toBe(expected)
})
