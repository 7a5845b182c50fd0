import type { PrecacheEntry } from 'workbox-precaching'

/** Expected media types of the app's files, by file extension. A proxy's page in their place is HTML. */
const types: Record<string, string> = {
  js: 'javascript',
  css: 'css',
  svg: 'svg',
  woff2: 'font',
  webmanifest: 'json',
  html: 'html',
}

const endOf = ({ url }: Request) => /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? ''

/** Whether a response is a file of the requested type, and not the page of a captive portal or a proxy. */
export function hasOwnType(request: Request, { ok, headers }: Response): boolean {
  const type = types[endOf(request)]
  return ok && type !== undefined && (headers.get('content-type')?.includes(type) ?? false)
}

/** As `hasOwnType`; the shell, which is HTML itself, must also reference a script of this version. */
export async function isOwnFile(
  request: Request,
  response: Response,
  manifest: readonly (PrecacheEntry | string)[],
): Promise<boolean> {
  if (!hasOwnType(request, response)) return false
  if (endOf(request) !== 'html') return true
  const [, script] = /<script type="module"[^>]* src="\/([^"]+)"/.exec(await response.clone().text()) ?? []
  return manifest.some((entry) => script === (typeof entry === 'string' ? entry : entry.url))
}
