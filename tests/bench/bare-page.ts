import { mkdtempSync, copyFileSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const folder = fileURLToPath(new URL('bare', import.meta.url))
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Builds and serves the bare React + Mantine AppShell page, brotli-compressed as the real server does. */
export async function serveBarePage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const out = mkdtempSync(join(tmpdir(), 'storeglass-bare-'))
  await build({ configFile: false, root: folder, logLevel: 'error', build: { outDir: out, emptyOutDir: true } })
  copyFileSync(join(folder, 'sw.js'), join(out, 'sw.js'))
  const files = new Map(
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .map((name) => join(out, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => [`/${relative(out, path)}`, brotliCompressSync(readFileSync(path))]),
  )
  const server: Server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '').split('?')[0]!
    const body = files.get(path)
    if (!body) return void response.writeHead(404).end()
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'text/plain',
      'content-encoding': 'br',
      'cache-control': cache,
    })
    response.end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      rmSync(out, { recursive: true, force: true })
    },
  }
}
