import type { PrecacheEntry } from 'workbox-precaching'

/** What stands in the media type of the app's files, by how their names end. A proxy's page in their place is HTML. */
const types: Record<string, string> = {
  js: 'javascript',
  css: 'css',
  svg: 'svg',
  woff2: 'font',
  webmanifest: 'json',
  html: 'html',
}

const endOf = ({ url }: Request) => /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? ''

/** Whether an answer is a file of the kind that was asked for, and not what a captive portal or a proxy answers instead. */
export function hasOwnType(request: Request, { ok, headers }: Response): boolean {
  const type = types[endOf(request)]
  return ok && type !== undefined && (headers.get('content-type')?.includes(type) ?? false)
}

/** The same, and of the shell, which is HTML itself, that it starts with a script of this version. */
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
