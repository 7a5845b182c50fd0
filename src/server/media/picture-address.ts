import { MEDIA_BASE } from '#contract/protocol/media.ts'
import type { Variant } from './variants.ts'

const SUFFIX = '.mzstatic.com'
const HOSTS = new Set(['play-lh.googleusercontent.com'])

/**
 * The https address of a picture on one of the stores' own picture hosts; null for anything else: other hosts,
 * bare IP addresses, ports, credentials. The allow-list keeps the proxy from reaching into a private network.
 */
export function pictureAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const secure = url.protocol === 'https:' || url.protocol === 'http:'
  const known = url.hostname.endsWith(SUFFIX) || HOSTS.has(url.hostname)
  if (!secure || !known || url.port || url.username || url.password) return null
  url.protocol = 'https:'
  url.hash = ''
  return url
}

/** Where this server hands out a store's picture in one of the sizes; null when the proxy would refuse it. */
export function proxiedPicture(text: string, variant: Variant): string | null {
  const url = pictureAddress(text)
  return url && `${MEDIA_BASE}/remote?url=${encodeURIComponent(url.href)}&size=${variant}`
}
