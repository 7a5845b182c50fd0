import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { senderOf, type Sender } from './sender.ts'

/** What is known of whoever sends these headers from `remoteAddress`. */
async function sender(remoteAddress: string, headers: Record<string, string>, env = {}): Promise<Sender> {
  const config = readConfig(env)
  const app = new Hono().get('/', (context) => context.json(senderOf(context, config)))
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  return (await answer.json()) as Sender
}

const behind = { TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32, 192.0.2.1' }

test.each([
  ['x-forwarded-for', '192.0.2.7'],
  ['x-forwarded-host', 'storeglass.example.com'],
  ['x-forwarded-proto', 'https'],
  ['forwarded', 'for=192.0.2.7'],
  ['x-real-ip', '192.0.2.7'],
  ['via', '1.1 proxy'],
])('whoever comes with %s is remote, whatever else they send', async (name, value) => {
  const host = { host: 'localhost:4310' }
  expect(await sender('127.0.0.1', host)).toMatchObject({ local: true, viaProxy: false })
  expect(await sender('127.0.0.1', { ...host, [name]: value })).toMatchObject({ local: false })
})

test.each([
  ['192.168.1.2', {}, true],
  ['192.168.1.2', { TRUSTED_PROXIES: '192.168.0.0/16' }, false],
  ['127.0.0.1', {}, false],
  ['203.0.113.7', {}, false],
])('a proxy in a private network that nobody has named is noticed: %s', async (from, env, isProxyUnknown) => {
  expect(await sender(from, { 'x-forwarded-for': '203.0.113.7' }, env)).toMatchObject({ isProxyUnknown })
  expect(await sender(from, {}, env)).toMatchObject({ isProxyUnknown: false })
})

test.each([
  ['127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['10.1.2.3', '203.0.113.7', '10.1.2.3'],
])('without the setting only a proxy on this machine is believed: %s', async (from, forwarded, ip) => {
  expect(await sender(from, { 'x-forwarded-for': forwarded })).toMatchObject({ ip })
})

test.each([
  ['the proxy alone', '10.1.2.3', '203.0.113.7', '203.0.113.7'],
  ['several proxies', '10.1.2.3', '203.0.113.7, 192.0.2.1, 10.9.9.9', '203.0.113.7'],
  ['an address that the client wrote itself', '10.1.2.3', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a trusted address that the client wrote itself', '10.1.2.3', '10.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['IPv6', '2001:db8::1', '2001:4860::7', '2001:4860::7'],
  ['IPv6 with a port', '2001:db8::1', '[2001:4860::7]:443', '2001:4860::7'],
  ['IPv4 with a port', '10.1.2.3', '203.0.113.7:50123', '203.0.113.7'],
  ['IPv4 as IPv6', '::ffff:10.1.2.3', '::ffff:203.0.113.7', '203.0.113.7'],
  ['no address at all', '10.1.2.3', 'unknown', '10.1.2.3'],
  ['no address behind a second proxy', '10.1.2.3', '_hidden, 10.9.9.9', '10.9.9.9'],
  ['proxies only', '10.1.2.3', '10.0.0.7', '10.0.0.7'],
  ['nothing', '10.1.2.3', '', '10.1.2.3'],
  ['from somebody else', '198.51.100.4', '203.0.113.7', '198.51.100.4'],
  ['from this machine, which is not listed', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
])('behind trusted proxies the address is the last one that is none of them: %s', async (_, from, forwarded, ip) => {
  expect(await sender(from, { 'x-forwarded-for': forwarded }, behind)).toMatchObject({ ip })
})

test('headers about the visitor count only from a trusted proxy', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  expect(await sender('10.1.2.3', headers, behind)).toMatchObject({ viaProxy: true })
  expect(await sender('198.51.100.4', headers, behind)).toMatchObject({ viaProxy: false })
  expect(await sender('10.1.2.3', {}, behind)).toMatchObject({ viaProxy: false })
})
