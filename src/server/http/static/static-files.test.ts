import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyAssets, readEarlierAsset } from './earlier-assets.ts'
import { precompress } from './precompress.ts'
import { securityHeaders } from '../security-headers.ts'
import { loadStaticFiles, type StaticFiles } from './static-files.ts'

const inlineScript = `document.documentElement.dataset.ready = 'yes'`
const html = `<!doctype html><html><head><script>${inlineScript}</script><style>body{margin:0}</style>
<script type="module" src="/assets/app-1.js"></script></head><body>${'hello '.repeat(100)}</body></html>`
const script = 'console.log("long enough to be worth it")\n'.repeat(40)

describe('the built web app', () => {
  let folder: string
  let files: StaticFiles
  const kept = () => path.join(folder, 'kept')

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'storeglass-static-'))
    const dist = path.join(folder, 'dist')
    mkdirSync(path.join(dist, 'assets'), { recursive: true })
    mkdirSync(path.join(dist, '.vite'))
    writeFileSync(path.join(dist, '.vite/manifest.json'), '{}')
    writeFileSync(path.join(dist, 'index.html'), html)
    writeFileSync(path.join(dist, 'sw.js'), script)
    writeFileSync(path.join(dist, 'assets/app-1.js'), script)
    writeFileSync(path.join(dist, 'assets/font-1.woff2'), Buffer.alloc(500))
    await precompress(dist)
    files = await loadStaticFiles(dist, (name) => readEarlierAsset(kept(), name))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const get = (pathname: string, headers: Record<string, string> = {}) =>
    files.answer(new Request(`http://localhost${pathname}`, { headers }))

  const policyBy = async (allowed?: Parameters<typeof securityHeaders>[1]) => {
    const answer = await new Hono().use(securityHeaders(files, allowed)).request('/')
    return answer.headers.get('content-security-policy')
  }

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('a hashed asset comes in %s and is never asked for again', async (encoding, decompress) => {
    const answer = await get('/assets/app-1.js', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(decompress(Buffer.from(await answer.arrayBuffer())).toString()).toBe(script)
  })

  test('a client that refuses brotli, or says nothing, gets what it can read', async () => {
    const refused = await get('/assets/app-1.js', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
    expect(refused.headers.get('content-encoding')).toBe('gzip')
    const plain = await get('/assets/app-1.js')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(script)
  })

  test('fonts are not compressed twice', async () => {
    const font = await get('/assets/font-1.woff2', { 'accept-encoding': 'br' })
    expect(font.headers.get('content-encoding')).toBeNull()
  })

  test.each(['/', '/index.html', '/sw.js'])(
    '%s is always asked for again, and answered with 304 when unchanged',
    async (p) => {
      const first = await get(p, { 'accept-encoding': 'br' })
      expect(first.headers.get('cache-control')).toBe('no-cache')
      const etag = first.headers.get('etag') ?? ''
      const second = await get(p, { 'accept-encoding': 'br', 'if-none-match': `W/${etag}` })
      expect(second.status).toBe(304)
      expect(await second.text()).toBe('')
      const otherEncoding = await get(p, { 'accept-encoding': 'gzip', 'if-none-match': etag })
      expect(otherEncoding.status).toBe(200)
    },
  )

  test('pages of the app answer with the shell; missing assets, files and the build manifest do not', async () => {
    expect(await (await get('/overview/de-DE')).text()).toBe(html)
    for (const missing of [
      '/assets/app-9.js',
      '/robots.txt',
      '/.vite/manifest.json',
      '/assets/../index.htm',
      '/assets/..%2fsecret',
    ]) {
      const answer = await get(missing)
      expect([missing, answer.status]).toEqual([missing, 404])
    }
  })

  test('the policy allows exactly the scripts and styles that stand in the shell', async () => {
    const hash = createHash('sha256').update(inlineScript).digest('base64')
    expect(files.inline.scripts).toEqual([`'sha256-${hash}'`])
    expect(files.inline.styles).toHaveLength(1)
    const policy = await policyBy()
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).not.toContain('unsafe')
  })

  test('no text becomes a script but by the policies of the app; scripts of others that are set up have their own', async () => {
    const policy = await policyBy()
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types storeglass-worker storeglass-foreign-scripts",
    )
    expect(policy).toMatch(/scripts$/)
    const thirdParties = { analytics: null, errorReports: null, chat: 'https://chat.example.com/widget.js' }
    expect(await policyBy({ captcha: false, thirdParties })).toMatch(/-scripts \*$/)
  })

  test('assets of an earlier build are served for 30 days after it was last used', async () => {
    const earlier = path.join(folder, 'earlier')
    mkdirSync(earlier)
    writeFileSync(path.join(earlier, 'old-1.js'), 'old')
    await copyAssets(earlier, kept(), new Date())
    rmSync(path.join(earlier, 'old-1.js'))
    await copyAssets(earlier, kept(), new Date())
    expect(await (await get('/assets/old-1.js')).text()).toBe('old')

    const longAgo = new Date(Date.now() - 31 * 86_400_000)
    utimesSync(path.join(kept(), 'old-1.js'), longAgo, longAgo)
    await copyAssets(earlier, kept(), new Date())
    expect((await get('/assets/old-1.js')).status).toBe(404)
  })
})
