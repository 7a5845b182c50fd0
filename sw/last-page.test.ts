import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LAST_PAGE_HEADER } from '#contract/worker/last-page.ts'
import { SAVED_AT_HEADER, workerCacheName } from '#contract/worker/worker.ts'
import { fakeCaches } from '#tests/support/fake-caches.ts'
import { dropPagesOfOthers, findLastPage, withLastPage } from './last-page.ts'
import { forgetUser } from './users.ts'

const ada = '11111111-1111-4111-8111-111111111111'
const bob = '33333333-3333-4333-8333-333333333333'
const overview = '/app-overview/my-app'
const at = (path: string) => new URL(path, 'http://localhost')
const html =
  '<html lang="en"><head><script>first()</script><script type="module" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" href="/assets/base-1.js"><link rel="stylesheet" href="/assets/base-1.css"></head><body><div id="root"></div></body></html>'
const shell = () => new Response(html, { headers: { 'content-security-policy': "default-src 'self'", etag: '"1"' } })
const page = (markup: string, version = '/assets/index-1.js', savedAt = '2026-11-23T00:00:00Z') =>
  new Response(markup, {
    headers: { [LAST_PAGE_HEADER]: encodeURIComponent(JSON.stringify({ version })), [SAVED_AT_HEADER]: savedAt },
  })
const save = async (userId: string, path: string, saved: Response) =>
  (await caches.open(workerCacheName('pages', userId))).put(path, saved)

beforeEach(fakeCaches)
afterEach(() => vi.unstubAllGlobals())

test('the page of an address is found, and by the addresses that lead to it', async () => {
  await save(ada, overview, page('Ada’s'))
  for (const path of [overview, `${overview}?app=1`, '/', '/app-overview'])
    expect(await (await findLastPage(at(path)))?.text()).toBe('Ada’s')
  await save(ada, '/home', page('Ada’s home'))
  expect(await (await findLastPage(at('/home')))?.text()).toBe('Ada’s home')
})

test('pages of account, billing, settings, staff and log-in, shared ones and lists are never looked for', async () => {
  const paths = [
    '/settings/account',
    '/settings/billing',
    '/plans',
    '/pages/administration',
    '/login',
    '/share',
    '/analyze-keywords/all-ranked',
  ]
  for (const path of paths) {
    await save(ada, path, page('never'))
    expect(await findLastPage(at(path))).toBeUndefined()
  }
})

test('of several users’ pages the one saved last is taken, and none of a user who has logged out', async () => {
  await save(ada, overview, page('Ada’s', undefined, '2026-11-24T00:00:00Z'))
  await save(bob, overview, page('Bob’s'))
  expect(await (await findLastPage(at('/')))?.text()).toBe('Ada’s')
  await forgetUser(ada)
  expect(await (await findLastPage(at('/')))?.text()).toBe('Bob’s')
})

test('once another user is here, or nobody, the pages of the one before are gone', async () => {
  await save(ada, overview, page('Ada’s'))
  await dropPagesOfOthers(ada)
  expect(await (await findLastPage(at('/')))?.text()).toBe('Ada’s')
  await dropPagesOfOthers(bob)
  expect(await findLastPage(at('/'))).toBeUndefined()
  await save(ada, overview, page('Ada’s'))
  await dropPagesOfOthers(null)
  expect(await findLastPage(at('/'))).toBeUndefined()
})

test('without any, or without caches, there is none', async () => {
  expect(await findLastPage(at('/'))).toBeUndefined()
  vi.spyOn(caches, 'keys').mockRejectedValue(new DOMException('', 'SecurityError'))
  expect(await findLastPage(at('/'))).toBeUndefined()
})

test('the document holds the page beside the app’s place, under the same policy', async () => {
  const answer = await withLastPage(shell(), page('<div id="last-page">$& and $1</div>'))
  const text = await answer.text()
  expect(text).toContain('<div id="last-page">$& and $1</div><div id="root">')
  expect(text).toMatch(/^<html data-last-page="%7B[^"]*" lang="en">/)
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(answer.headers.has('etag')).toBe(false)
})

test('beside a page the app’s scripts stand aside, before the first script, and its styles where they were', async () => {
  const text = await (await withLastPage(shell(), page('<div id="last-page"></div>'))).text()
  expect(text).toContain(
    '<head><template id="app-scripts"><script type="module" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" href="/assets/base-1.js"></template><script>first()</script><link rel="stylesheet" href="/assets/base-1.css"></head>',
  )
})

test.each([
  ['another version', page('old', '/assets/index-0.js')],
  ['a damaged entry', new Response('damaged', { headers: { [LAST_PAGE_HEADER]: '%' } })],
])('a page of %s is left out', async (_, saved) => {
  expect(await (await withLastPage(shell(), saved)).text()).toBe(html)
})
