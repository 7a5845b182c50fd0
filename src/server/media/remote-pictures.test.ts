import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMedia } from './media.ts'
import { mountMedia } from './mount-media.ts'
import { proxiedPicture } from './picture-address.ts'
import type { Variant } from './variants.ts'

const icon = 'https://is1-ssl.mzstatic.com/image/thumb/icon.png'
const publicAddress = '17.253.144.10'

let png: Buffer
let folder: string
let store: Server
let answer: RequestListener
let asked: string[]
/** What DNS says of each host. */
let addresses: Record<string, string[]>

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0392b' } })

/** A real HTTP server stands in for the stores' picture hosts; everything else is as in production. */
const app = ({ bytesMax = 1024 * 1024, timeoutMs = 5000 } = {}) => {
  const { port } = store.address() as AddressInfo
  const media = createMedia({
    drawn: async () => null,
    dataFolder: folder,
    bytesMax,
    timeoutMs,
    resolve: async (hostname) => addresses[hostname] ?? [publicAddress],
    connect: () => connect(port, '127.0.0.1'),
  })
  const hono = new Hono()
  mountMedia(hono, { media })
  return hono
}
const get = (url: string, { from = app(), size = 'icon-512' } = {}) =>
  from.request(`/api/media/v1/remote?url=${encodeURIComponent(url)}&size=${size}`)
const give =
  (body: Uint8Array | string, type = 'image/png'): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': type }).end(body)
const kept = () => readdir(path.join(folder, 'media')).catch(() => [])

beforeAll(async () => {
  png = await picture(1024, 1024).png().toBuffer()
})

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storeglass-media-'))
  asked = []
  addresses = {}
  answer = give(png)
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
  it('asks what stands in for all picture hosts under the same path, whatever DNS says', async () => {
    const { port } = store.address() as AddressInfo
    const media = createMedia({
      drawn: async () => null,
      dataFolder: folder,
      resolve: () => Promise.reject(new Error('DNS was asked')),
      standIn: `http://127.0.0.1:${port}`,
    })
    const from = new Hono()
    mountMedia(from, { media })
    expect((await get(icon, { from })).status).toBe(200)
    expect(asked).toEqual(['/image/thumb/icon.png'])
  })

  it('are handed out as WebP at an address that never changes, and never sniffed', async () => {
    const response = await app().request(proxiedPicture(icon, 'icon-256') ?? '')
    expect(response.status).toBe(200)
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 256 })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'`,
    })
  })

  it.each<[Variant, [number, number], [number, number]]>([
    ['icon-128', [1024, 1024], [128, 128]],
    ['icon-512', [300, 300], [300, 300]],
    ['header', [2448, 612], [612, 153]],
    ['header', [3000, 1500], [612, 153]],
    ['feature-graphic', [2048, 1000], [1024, 500]],
    ['screen-400', [1290, 2796], [184, 400]],
    ['screen-800', [1920, 1080], [1422, 800]],
    ['screen-1600', [392, 696], [392, 696]],
  ])('LIM-009: as %s of %j have %j pixels', async (size, [width, height], expected) => {
    answer = give(await picture(width, height).jpeg().toBuffer(), 'image/jpeg')
    const response = await get(icon, { size })
    const metadata = await sharp(await response.arrayBuffer()).metadata()
    expect([metadata.width, metadata.height]).toEqual(expected)
  })

  it.each(['jpeg', 'webp', 'gif', 'avif'] as const)('may come as %s', async (format) => {
    answer = give(await picture(64, 64).toFormat(format).toBuffer(), `image/${format}`)
    expect((await get(icon)).status).toBe(200)
  })

  it('are fetched once, also when several ask together, and still there when the store is down', async () => {
    const from = app()
    await Promise.all([get(icon, { from }), get(icon, { from }), get(icon, { from })])
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

  it.each(['', 'icon-511', '10000x10000', 'toString'])('are refused in the size %j', async (size) => {
    expect((await get(icon, { size })).status).toBe(400)
    expect(asked).toEqual([])
  })

  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['172.16.0.1'],
    ['192.168.1.1'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['0.0.0.0'],
    ['224.0.0.1'],
    ['255.255.255.255'],
    ['198.18.0.1'],
    ['::1'],
    ['::'],
    ['fe80::1'],
    ['fd00::1'],
    ['ff02::1'],
    ['::ffff:10.0.0.1'],
    ['::ffff:7f00:1'],
    ['64:ff9b::a00:1'],
    ['2002:7f00:1::'],
    [publicAddress, '10.0.0.1'],
  ])('are not asked for when DNS says %s %s', async (...said) => {
    addresses = { 'is1-ssl.mzstatic.com': said.filter((address) => address !== undefined) }
    const response = await get(icon)
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ error: 'UNAVAILABLE' })
    expect(asked).toEqual([])
  })

  it('come from the addresses that were checked: DNS is asked once', async () => {
    const hostnames: string[] = []
    const connected: (readonly string[])[] = []
    const { port } = store.address() as AddressInfo
    const media = createMedia({
      drawn: async () => null,
      dataFolder: folder,
      resolve: async (hostname) => (hostnames.push(hostname) === 1 ? [publicAddress] : ['127.0.0.1']),
      connect: (_hostname, checked) => {
        connected.push(checked)
        return connect(port, '127.0.0.1')
      },
    })
    const from = new Hono()
    mountMedia(from, { media })
    expect((await get(icon, { from })).status).toBe(200)
    expect(hostnames).toEqual(['is1-ssl.mzstatic.com'])
    expect(connected).toEqual([[publicAddress]])
  })

  it('are asked for over https even where an old dump says http', () => {
    expect(proxiedPicture('http://a1.mzstatic.com/us/r30/icon.png', 'icon-512')).toBe(
      '/api/media/v1/remote?url=https%3A%2F%2Fa1.mzstatic.com%2Fus%2Fr30%2Ficon.png&size=icon-512',
    )
  })

  it('follow a redirect within the stores only', async () => {
    answer = (request, response) =>
      request.url === '/image/thumb/icon.png'
        ? response.writeHead(302, { location: 'https://is2-ssl.mzstatic.com/moved.png' }).end()
        : give(png)(request, response)
    expect((await get(icon)).status).toBe(200)
    expect(asked).toEqual(['/image/thumb/icon.png', '/moved.png'])
  })

  it.each(['http://169.254.169.254/', 'https://evil.example/a.png', '//localhost/a.png', 'http://', ''])(
    'do not follow a redirect to %j',
    async (location) => {
      answer = (_request, response) => response.writeHead(302, { location }).end()
      expect((await get(icon)).status).toBe(502)
      expect(asked).toEqual(['/image/thumb/icon.png'])
    },
  )

  it('do not follow a redirect to a store’s host that has a private address', async () => {
    addresses = { 'is2-ssl.mzstatic.com': ['192.168.0.1'] }
    answer = (_request, response) => response.writeHead(302, { location: 'https://is2-ssl.mzstatic.com/a.png' }).end()
    expect((await get(icon)).status).toBe(502)
    expect(asked).toEqual(['/image/thumb/icon.png'])
  })

  it.each<[string, RequestListener]>([
    ['an error', (_, response) => response.writeHead(404, { 'content-type': 'image/png' }).end(png)],
    ['a page instead', give('<!doctype html><p>', 'text/html')],
    ['a page that is called a picture', give('<!doctype html><p>')],
    ['an SVG', give('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'image/svg+xml')],
    ['an SVG that is called a picture', give('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['nothing', give('')],
    ['the first bytes of a picture and nothing else', give(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]))],
    ['half a picture', (request, response) => give(png.subarray(0, png.length / 2))(request, response)],
    ['endless redirects', (request, response) => response.writeHead(302, { location: `${request.url}x` }).end()],
    ['a file that is too large', give(Buffer.alloc(8 * 1024 * 1024 + 1, 0x89))],
    ['a small file of too many pixels', (request, response) => give(bomb(20_000, 20_000))(request, response)],
    [
      'half an answer',
      (request, response) => {
        response
          .writeHead(200, { 'content-type': 'image/png', 'content-length': String(png.length) })
          .write(png.subarray(0, 100))
        request.socket.destroy()
      },
    ],
  ])('answer 502 and keep nothing when the store gives %s', async (_name, listener) => {
    answer = listener
    const response = await get(icon)
    expect(response.status).toBe(502)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ error: 'UNAVAILABLE' })
    expect(await kept()).toEqual([])
  })

  it('answer 502 when the connection is refused', async () => {
    const from = app()
    await new Promise((resolve) => store.close(resolve))
    expect((await get(icon, { from })).status).toBe(502)
    store.listen(0, '127.0.0.1')
  })

  it('are given up when the store does not answer in time', async () => {
    answer = () => {}
    const response = await get(icon, { from: app({ timeoutMs: 50 }) })
    expect(response.status).toBe(502)
    expect(await response.text()).toContain('did not answer in time')
  })

  it('stay within their room on disk', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const bytes = await sharp({ create: { width: 128, height: 128, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer()
    answer = give(bytes)
    const from = app({ bytesMax: 30_000 })
    for (const i of [1, 2, 3, 4, 5, 6]) {
      const response = await get(`https://is1-ssl.mzstatic.com/${i}.png`, { from })
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(6000)
    }
    expect((await kept()).length).toBeLessThanOrEqual(4)
  })
})

/** A valid PNG of one colour: kilobytes on the wire, gigabytes in memory. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit for each pixel, grey.
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
