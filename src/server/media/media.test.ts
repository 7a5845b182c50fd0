import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { handwrittenApps } from '../stores/sample/apps/handwritten.ts'
import { mountMedia } from './mount-media.ts'

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
const icon = 'https://is1-ssl.mzstatic.com/image/thumb/icon.png'

let folder: string
let store: Server
let answer: RequestListener
let asked: string[]

/** A real HTTP server stands in for the stores' picture hosts; everything else is as in production. */
const app = ({ bytesMax = 1024 * 1024, timeoutMs = 5000 } = {}) => {
  const { port } = store.address() as AddressInfo
  const hono = new Hono()
  mountMedia(
    hono,
    { config: { dataFolder: folder } },
    { bytesMax, timeoutMs, fetch: (url, init) => fetch(`http://127.0.0.1:${port}${url.pathname}`, init) },
  )
  return hono
}
const get = (url: string, from = app()) => from.request(`/api/media/v1/remote?url=${encodeURIComponent(url)}`)

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storeglass-media-'))
  asked = []
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(png)
  store = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  store.closeAllConnections()
  await new Promise((resolve) => store.close(resolve))
  await rm(folder, { recursive: true })
})

describe('pictures of the stores', () => {
  it('are handed out with their type, kept long and never sniffed', async () => {
    const response = await get(icon)
    expect(response.status).toBe(200)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=2592000',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'`,
    })
  })

  it('are fetched once, also when several ask together, and still there when the store is down', async () => {
    const media = app()
    await Promise.all([get(icon, media), get(icon, media), get(icon, media)])
    answer = (_request, response) => response.writeHead(503).end()
    expect((await get(icon)).status).toBe(200)
    expect(asked).toHaveLength(1)
  })

  it.each([
    'https://evil.example/icon.png',
    'https://mzstatic.com.evil.example/icon.png',
    'https://evilmzstatic.com/icon.png',
    'http://127.0.0.1/icon.png',
    'http://[::1]/icon.png',
    'http://169.254.169.254/latest/meta-data',
    'https://localhost/icon.png',
    'https://is1-ssl.mzstatic.com:8443/icon.png',
    'https://user@is1-ssl.mzstatic.com/icon.png',
    'file:///etc/passwd',
    'icon.png',
    '',
  ])('are refused from %j without asking anybody', async (url) => {
    const response = await get(url)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'VALIDATION_FAILED' })
    expect(asked).toEqual([])
  })

  it('are asked for over https even where an old dump says http', async () => {
    const urls: string[] = []
    const hono = new Hono()
    const fetchPng = async (url: URL) => {
      urls.push(url.href)
      return new Response(png, { headers: { 'content-type': 'image/png' } })
    }
    mountMedia(hono, { config: { dataFolder: folder } }, { fetch: fetchPng })
    await get('http://a1.mzstatic.com/us/r30/icon.png', hono)
    expect(urls).toEqual(['https://a1.mzstatic.com/us/r30/icon.png'])
  })

  it('follow a redirect within the stores only', async () => {
    answer = (request, response) =>
      request.url === '/image/thumb/icon.png'
        ? response.writeHead(302, { location: 'https://is2-ssl.mzstatic.com/moved.png' }).end()
        : response.writeHead(200, { 'content-type': 'image/png' }).end(png)
    expect((await get(icon)).status).toBe(200)
    expect(asked).toEqual(['/image/thumb/icon.png', '/moved.png'])

    answer = (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    const response = await get('https://is1-ssl.mzstatic.com/other.png')
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ error: 'UNAVAILABLE' })
  })

  it.each<[string, RequestListener]>([
    ['an error', (_, response) => response.writeHead(404, { 'content-type': 'image/png' }).end(png)],
    ['a page instead', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    ['an SVG', (_, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>')],
    ['endless redirects', (request, response) => response.writeHead(302, { location: `${request.url}x` }).end()],
    [
      'a picture that is too large',
      (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(5 * 1024 * 1024 + 1)),
    ],
    [
      'half an answer',
      (request, response) => {
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': '100' }).write(png)
        request.socket.destroy()
      },
    ],
  ])('answer 502 and keep nothing when the store gives %s', async (_name, listener) => {
    answer = listener
    const response = await get(icon)
    expect(response.status).toBe(502)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ error: 'UNAVAILABLE' })
    expect(await readdir(path.join(folder, 'media')).catch(() => [])).toEqual([])
  })

  it('are given up when the store does not answer in time', async () => {
    answer = () => {}
    const response = await get(icon, app({ timeoutMs: 50 }))
    expect(response.status).toBe(502)
    expect(await response.text()).toContain('did not answer in time')
  })

  it('stay within their room on disk', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(1000))
    const media = app({ bytesMax: 3500 })
    for (const i of [1, 2, 3, 4, 5, 6]) await get(`https://is1-ssl.mzstatic.com/${i}.png`, media)
    expect((await readdir(path.join(folder, 'media'))).length).toBeLessThanOrEqual(3)
  })
})

describe('icons of the sample market', () => {
  it('are self-contained pictures with a policy of their own', async () => {
    for (const { ref } of handwrittenApps) {
      const response = await app().request(`/api/media/v1/sample/${ref.store}/${ref.trackId}/icon.svg`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain('image/svg+xml')
      expect(response.headers.get('content-security-policy')).toBe(`default-src 'none'; style-src 'unsafe-inline'`)
      const svg = await response.text()
      expect(svg).not.toMatch(/<script|<text|<image|href=|NaN|undefined/)
      expect(svg.length).toBeLessThan(4000)
    }
  })

  it('are all different', async () => {
    const icons = await Promise.all(
      handwrittenApps.map(async ({ ref }) =>
        (await app().request(`/api/media/v1/sample/${ref.store}/${ref.trackId}/icon.svg`)).text(),
      ),
    )
    expect(new Set(icons).size).toBe(handwrittenApps.length)
  })

  it('answer 404 for an app that is not there', async () => {
    const response = await app().request('/api/media/v1/sample/APP_STORE/1/icon.svg')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: 'NOT_FOUND' })
  })
})
