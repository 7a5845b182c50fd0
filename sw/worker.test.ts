import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { API_HEADER, USER_HEADER } from '#contract/protocol/endpoint.ts'
import { KEEP_HEADER, RUNTIME_CACHE, SAVED_AT_HEADER, workerCacheName } from '#contract/worker/worker.ts'
import { asked, respondAt, type Sent } from '#tests/support/network/index.ts'
import { fakeCaches } from '#tests/support/fake-caches.ts'
import { answerRead, isKeptRead } from './api-reads.ts'
import { save } from './bounded-cache.ts'
import { isOwnFile } from './own-files.ts'
import { answerPicture, isPicture } from './pictures.ts'
import { fillPrecache } from './precache-lanes.ts'
import { answerFromRuntimeCache, copyEqualFiles, fillRuntimeCache, tidyRuntimeCache } from './runtime-cache.ts'
import { forgetUser, rememberUser } from './users.ts'

const ada = '11111111-1111-4111-8111-111111111111'
const bob = '33333333-3333-4333-8333-333333333333'
const origin = 'http://localhost'
const countries = `${origin}/api/bff/v1/countries`

type Options = Parameters<typeof answerRead>[0] & Parameters<typeof isKeptRead>[0]

let network: (sent: Sent) => Promise<Response>
let pending: Promise<unknown>[]

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { [API_HEADER]: '1', vary: '*' } })
const optionsOf = (url: string, headers: Record<string, string> = {}, method = 'GET') => {
  const request = new Request(url, { method, headers })
  const event = { clientId: 'page', waitUntil: (task: Promise<unknown>) => pending.push(task) }
  // What Workbox hands to a handler, as far as the handlers look at it.
  return { request, url: new URL(url), sameOrigin: new URL(url).origin === origin, event } as unknown as Options
}
const readAs = async (userId: string, url = countries) => {
  const response = await answerRead(optionsOf(url, { [USER_HEADER]: userId, authorization: 'Bearer t' }))
  await Promise.all(pending)
  return response
}
const offline = async () => Response.error()
/** What a captive portal or a company's proxy answers in place of the server. */
const logInPage = async () => new Response('<!doctype html>Log in', { headers: { 'content-type': 'text/html' } })
const portalJson = async () => Response.json({ captive: true })

beforeEach(() => {
  fakeCaches()
  pending = []
  network = async () => json(['live'])
  respondAt('*', (sent) => network(sent))
  rememberUser(ada)
  rememberUser(bob)
  rememberUser(ada)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the reads that the worker keeps', () => {
  it('are those by GET in which the page says for whom', () => {
    expect(isKeptRead(optionsOf(countries, { [USER_HEADER]: ada }))).toBe(true)
    expect(isKeptRead(optionsOf(countries, { [USER_HEADER]: ada }, 'POST'))).toBe(false)
    expect(isKeptRead(optionsOf(`${origin}/assets/app.js`, { [USER_HEADER]: ada }))).toBe(false)
    expect(isKeptRead(optionsOf(countries))).toBe(false)
    expect(isKeptRead(optionsOf('http://elsewhere/api/bff/v1/countries', { [USER_HEADER]: ada }))).toBe(false)
  })

  it('reach the network without the name of the user', async () => {
    await readAs(ada)
    expect(asked()[0]?.headers.has(USER_HEADER)).toBe(false)
    expect(asked()[0]?.headers.get('authorization')).toBe('Bearer t')
  })

  it('come live when they can, otherwise as they were, marked with their day', async () => {
    const live = await readAs(ada)
    expect(live.headers.has(SAVED_AT_HEADER)).toBe(false)
    network = offline
    const saved = await readAs(ada)
    expect(await saved.json()).toEqual(['live'])
    expect(Date.parse(saved.headers.get(SAVED_AT_HEADER) ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it('do not wait longer than 3 s for the network when there is a saved one', async () => {
    await readAs(ada)
    network = () => new Promise(() => {})
    vi.useFakeTimers()
    const answer = answerRead(optionsOf(countries, { [USER_HEADER]: ada }))
    await vi.advanceTimersByTimeAsync(3000)
    expect((await answer).headers.has(SAVED_AT_HEADER)).toBe(true)
  })

  it.each([401, 403, 404, 409, 429])('never stand in for a live refusal (%i)', async (status) => {
    await readAs(ada)
    network = async () => json({ error: 'X' }, status)
    expect((await readAs(ada)).status).toBe(status)
    network = offline
    expect(await (await readAs(ada)).json()).toEqual(['live'])
  })

  it.each([
    ['a failing server', () => Promise.resolve(json({}, 503))],
    ['a captive portal', logInPage],
    ['a captive portal that answers with JSON', portalJson],
  ])('stand in for %s, which is not kept', async (_, failing) => {
    await readAs(ada)
    network = failing
    expect(await (await readAs(ada)).json()).toEqual(['live'])
    network = offline
    expect(await (await readAs(ada)).json()).toEqual(['live'])
  })

  it('are told as they failed when there is nothing saved', async () => {
    network = offline
    await expect(readAs(ada)).rejects.toThrow('Failed to fetch')
    network = async () => json({}, 503)
    expect((await readAs(ada)).status).toBe(503)
  })

  it('are never another user’s', async () => {
    await readAs(ada)
    network = offline
    await expect(readAs(bob)).rejects.toThrow('Failed to fetch')
    expect(await caches.keys()).toEqual([workerCacheName('api', ada)])
  })

  it('are at most 500 for each user, the oldest out first', async () => {
    for (let n = 0; n < 505; n += 1) await save('api', ada, `${origin}/api/${n}`, json([n]))
    const cache = await caches.open(workerCacheName('api', ada))
    expect(await cache.keys()).toHaveLength(500)
    expect(await cache.match(`${origin}/api/4`)).toBeUndefined()
    expect(await cache.match(`${origin}/api/5`)).toBeDefined()
  })
})

describe('log-out', () => {
  it('deletes the user’s caches, also what is on its way at that moment', async () => {
    await readAs(ada)
    await readAs(bob)
    const answer = Promise.withResolvers<Response>()
    network = () => answer.promise
    const late = readAs(ada)
    await forgetUser(ada)
    answer.resolve(json(['late']))
    await late
    expect(await caches.keys()).toEqual([workerCacheName('api', bob)])
  })
})

describe('pictures', () => {
  it('are told from the reads of the API by their address', () => {
    expect(isPicture(optionsOf(url))).toBe(true)
    expect(isPicture(optionsOf(countries))).toBe(false)
    expect(isPicture(optionsOf('https://elsewhere.example/api/media/v1/icon.png'))).toBe(false)
  })

  const url = `${origin}/api/media/v1/icon.png`
  const picture = async () => new Response('png', { headers: { 'content-type': 'image/png' } })
  const ask = async () => {
    const response = await answerPicture(optionsOf(url))
    await Promise.all(pending)
    return response
  }

  it('come from the device once they were seen, for 30 days', async () => {
    network = picture
    await ask()
    await ask()
    expect(asked()).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 3600_000 })
    await ask()
    expect(asked()).toHaveLength(2)
    network = offline
    vi.setSystemTime(Date.now() + 62 * 24 * 3600_000)
    expect(await (await ask()).text()).toBe('png')
  })

  const keep = async () => {
    const response = await answerPicture(optionsOf(url, { [KEEP_HEADER]: ada }))
    await Promise.all(pending)
    return response
  }

  it('of a kept app have a cache of their own, which those that are only looked at never push out', async () => {
    network = picture
    expect((await keep()).status).toBe(200)
    expect(asked()[0]?.headers.has(KEEP_HEADER)).toBe(false)
    for (let n = 0; n < 305; n += 1) await save('media', ada, `${origin}/api/media/v1/${n}`, await picture())
    network = offline
    expect(await (await ask()).text()).toBe('png')
    const cache = await caches.open(workerCacheName('keptMedia', ada))
    expect((await cache.match(url))?.headers.get('content-length')).toBe('3')
  })

  it('of a kept app that were seen before move over without the network', async () => {
    network = picture
    await ask()
    network = offline
    await keep()
    expect(await (await caches.open(workerCacheName('media', ada))).keys()).toEqual([])
    expect(await (await ask()).text()).toBe('png')
  })

  it('of a kept app that failed are told as they failed and not kept', async () => {
    network = async () => new Response('', { status: 404 })
    expect((await keep()).status).toBe(404)
    network = offline
    await expect(keep()).rejects.toThrow('Failed to fetch')
    expect(await caches.keys()).toEqual([])
  })

  it('of a kept app go at log-out, and never come to another user', async () => {
    network = picture
    await keep()
    rememberUser(bob)
    network = offline
    expect((await ask()).type).toBe('error')
    await forgetUser(ada)
    expect(await caches.keys()).toEqual([])
  })

  it('that failed are not kept', async () => {
    network = async () => new Response('', { status: 404 })
    expect((await ask()).status).toBe(404)
    expect(await caches.keys()).toEqual([])
  })

  it('are never the page of a captive portal, for which the saved one stands in', async () => {
    network = logInPage
    await ask()
    await keep()
    expect(await caches.keys()).toEqual([])
    network = picture
    await ask()
    network = logInPage
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 3600_000 })
    expect(await (await ask()).text()).toBe('png')
  })

  it('are not kept while nobody is signed in', async () => {
    rememberUser(null)
    network = picture
    await ask()
    expect(await caches.keys()).toEqual([])
  })
})

describe('files that come in the background', () => {
  const files = ['a', 'b', 'c'].map((name) => `assets/${name}-12345678.js`)
  const [first = '', second = '', third = ''] = files.map((file) => new URL(`/${file}`, location.href).href)
  const script = async () => new Response('code', { headers: { 'content-type': 'text/javascript' } })
  const bodyOf = async (url: string) => (await answerFromRuntimeCache(optionsOf(url))).text()
  const kept = async () => (await (await caches.open(RUNTIME_CACHE)).keys()).map(({ url }) => url)

  it('come a few at a time, in their order, and go on where it was broken off', async () => {
    network = script
    expect(await fillRuntimeCache(files, 2)).toEqual({ saved: 2, of: 3, full: false })
    expect(await kept()).toEqual([first, second])
    expect(await fillRuntimeCache(files, 0)).toEqual({ saved: 2, of: 3, full: false })
    expect(await fillRuntimeCache(files, 2)).toEqual({ saved: 3, of: 3, full: false })
    expect(asked().map(({ url }) => new URL(url, location.href).href)).toEqual([first, second, third])
  })

  it('that fail are missing at the next call, and hold no other up', async () => {
    network = ({ url }) => (first.endsWith(url) ? offline() : script())
    expect(await fillRuntimeCache(files, 3)).toMatchObject({ saved: 2 })
    network = logInPage
    expect(await fillRuntimeCache(files, 3)).toMatchObject({ saved: 2 })
    network = script
    expect(await fillRuntimeCache(files, 3)).toMatchObject({ saved: 3 })
  })

  it('of two pages that ask at once are fetched once', async () => {
    network = script
    await Promise.all([fillRuntimeCache(files, 3), fillRuntimeCache(files, 3)])
    expect(asked()).toHaveLength(3)
  })

  it('that do not fit are told', async () => {
    network = script
    const open = caches.open.bind(caches)
    vi.spyOn(caches, 'open').mockImplementation(async (name) => {
      const put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
      return Object.assign(await open(name), { put })
    })
    expect(await fillRuntimeCache(files, 3)).toEqual({ saved: 0, of: 3, full: true })
  })

  it('are kept once one was asked for, but never what failed nor the page of a captive portal', async () => {
    network = async () => new Response('gone', { status: 404 })
    await bodyOf(first)
    network = logInPage
    await bodyOf(first)
    network = script
    expect(await bodyOf(first)).toBe('code')
    network = offline
    expect(await bodyOf(first)).toBe('code')
    await expect(bodyOf(second)).rejects.toThrow('Failed to fetch')
  })

  it('of a new version are taken over from the version before, whichever of the caches had them, and the others go', async () => {
    network = script
    await fillRuntimeCache(files, 2)
    await (await caches.open('precache-before')).put(third, await script())
    network = offline
    const next = [files[1]!, files[2]!, 'assets/d-12345678.js']
    await copyEqualFiles(next)
    expect(await kept()).toEqual([first, second, third])
    await tidyRuntimeCache(next)
    expect(await kept()).toEqual([second, third])
    expect(await fillRuntimeCache(next, 3)).toMatchObject({ saved: 2, of: 3 })
  })

  it('are taken over by the core of a new version that begins with them', async () => {
    network = script
    await fillRuntimeCache(files, 1)
    network = offline
    await fillPrecache([{ url: files[0]!, revision: null }])
    const other = (await caches.keys()).find((name) => name !== RUNTIME_CACHE)
    expect(await (await caches.open(other ?? '')).keys()).toHaveLength(1)
  })
})

describe('files of the app', () => {
  const manifest = [
    { url: 'index.html', revision: '1' },
    { url: 'assets/app-12345678.js', revision: null },
  ]
  const at = (path: string, type: string, body = '') => {
    const response = new Response(body, { headers: { 'content-type': type } })
    return isOwnFile(new Request(`${origin}/${path}`), response, manifest)
  }
  const shell = '<script type="module" src="/assets/app-12345678.js"></script>'

  it('are told from what a proxy answers in their place by their type', async () => {
    expect(await at('assets/app-12345678.js', 'text/javascript; charset=utf-8')).toBe(true)
    expect(await at('assets/app-12345678.css', 'text/css')).toBe(true)
    expect(await at('assets/font-12345678.woff2', 'font/woff2')).toBe(true)
    expect(await at('icon.svg?__WB_REVISION__=1', 'image/svg+xml')).toBe(true)
    expect(await at('manifest.webmanifest', 'application/manifest+json')).toBe(true)
    for (const file of ['assets/app-12345678.js', 'assets/app-12345678.css', 'assets/font-12345678.woff2', 'icon.svg'])
      for (const type of ['text/html', 'text/plain', 'application/json', ''])
        expect([file, type, await at(file, type)]).toEqual([file, type, false])
  })

  it('have a shell of the same version: not another page, nor that of another build', async () => {
    expect(await at('index.html?__WB_REVISION__=1', 'text/html', shell)).toBe(true)
    expect(await at('index.html', 'text/html', '<title>Log in</title><script src="/log-in.js"></script>')).toBe(false)
    expect(await at('index.html', 'text/html', shell.replace('12345678', '87654321'))).toBe(false)
  })

  it('that failed are none', async () => {
    const response = new Response('', { status: 404, headers: { 'content-type': 'text/javascript' } })
    expect(await isOwnFile(new Request(`${origin}/assets/app-12345678.js`), response, manifest)).toBe(false)
  })
})
