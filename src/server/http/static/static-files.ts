import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding, type Encoding } from './accept-encoding.ts'
import { isCompressible, typeOf } from './media-types.ts'

/** Hashes of the inline scripts and styles of `index.html`, as sources for the content security policy. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** The built web app, held in memory. */
export interface StaticFiles {
  inline: InlineHashes
  answer: (request: Request) => Promise<Response>
}

interface StaticFile {
  path: string
  hash: string
  /** Compressed at the first request, unless the build wrote compressed files. */
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
}

const compress = {
  // Quality 5 is fast enough for the first visitor; the build writes the best quality.
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}
const suffixes = { '.br': 'br', '.gz': 'gzip' } as const

/** The file name contains the hash of the contents, so it never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/**
 * Reads a build into memory.
 * @param earlier finds an asset of an earlier build, which pages opened before an update still request
 * @param instead contents, by address, that replace the build's
 */
export async function loadStaticFiles(
  folder: string,
  earlier: (name: string) => Promise<Buffer | undefined>,
  instead: ReadonlyMap<string, Buffer> = new Map(),
): Promise<StaticFiles> {
  const files = await readAll(folder)
  for (const [address, bytes] of instead) files.set(address, staticFile(address, bytes))
  const shell = files.get('/index.html')
  const html = shell ? await content(shell) : Buffer.alloc(0)
  return {
    inline: inlineHashes(html.toString('utf8')),
    answer: async (request) => {
      const { pathname } = new URL(request.url)
      const file = files.get(pathname === '/' ? '/index.html' : pathname)
      if (file) return fileAnswer(request, file)
      if (pathname.startsWith('/assets/')) {
        const old = await earlier(pathname.slice('/assets/'.length))
        return old ? fileAnswer(request, staticFile(pathname, old)) : notFound()
      }
      return shell && !/\.\w+$/.test(pathname) ? fileAnswer(request, shell) : notFound()
    },
  }
}

async function readAll(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name))
  const contents = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)),
  )
  const files = new Map<string, StaticFile>()
  for (const [name, bytes] of contents) {
    if (Object.keys(suffixes).some((suffix) => name.endsWith(suffix))) continue
    const file = staticFile(`/${name}`, bytes)
    for (const [suffix, encoding] of Object.entries(suffixes)) {
      const packed = contents.get(name + suffix)
      if (packed) file.encoded[encoding] = Promise.resolve(packed)
    }
    files.set(file.path, file)
  }
  return files
}

function staticFile(pathname: string, bytes: Buffer): StaticFile {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { path: pathname, hash, encoded: { identity: Promise.resolve(bytes) } }
}

const content = (file: StaticFile): Promise<Buffer> => file.encoded.identity ?? Promise.resolve(Buffer.alloc(0))

async function fileAnswer(request: Request, file: StaticFile): Promise<Response> {
  const encoding = isCompressible(file.path) ? acceptedEncoding(request.headers.get('accept-encoding')) : 'identity'
  const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headers = new Headers({
    etag,
    'cache-control': file.path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE,
    vary: 'Accept-Encoding',
  })
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(etag)) return new Response(null, { status: 304, headers })
  headers.set('content-type', typeOf(file.path))
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  const bytes = await encodedAs(file, encoding)
  return new Response(new Uint8Array(bytes), { headers })
}

async function encodedAs(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return content(file)
  file.encoded[encoding] ??= content(file).then(compress[encoding])
  return file.encoded[encoding]
}

const notFound = () =>
  new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

function inlineHashes(html: string): InlineHashes {
  const hashes = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return {
    scripts: hashes(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashes(/<style[^>]*>([\s\S]*?)<\/style>/g),
  }
}
