import { createPrivateKey } from 'node:crypto'
import { BlockList, isIP } from 'node:net'

/** Minimum length of a secret that signs tokens. */
export const SECRET_MIN = 32

/** An invalid setting that prevents the start; the message is one line for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export const errorOf = (variable: string, expectation: string) => new ConfigError(`${variable} ${expectation}.`)

/** Whether an address or host name refers to this machine. */
export function isLoopback(host: string): boolean {
  const bare = unmapped(host.replace(/^\[|\]$/g, ''))
  return bare === 'localhost' || bare === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(bare)
}

/** Converts an IPv4-mapped IPv6 address to IPv4; returns other addresses unchanged. */
export const unmapped = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Addresses and CIDR blocks, separated by commas. null: one of them is invalid. */
export function addressList(text: string): BlockList | null {
  const list = new BlockList()
  const entries = text.split(',').map((entry) => /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(entry.trim()))
  for (const entry of entries) {
    const [, address = '', prefix] = entry ?? []
    const version = isIP(address)
    const bits = version === 6 ? 128 : 32
    const length = Number(prefix ?? bits)
    if (version === 0 || length > bits) return null
    list.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

/** Whether a provider's address is acceptable: HTTPS, or plain HTTP on this machine. */
export function isTrustworthy(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
}

/** Whether an address is an http or https one of a whole host. */
export function isOrigin(address: string): boolean {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return url.pathname === '/' && url.search === '' && url.hash === ''
}

/** Whether an address of Postgres says what it means: characters that end one of its parts hide the rest of it. */
export function isDatabaseAddress(address: string): boolean {
  // Without a host, as for sockets.
  const url = URL.parse(address.replace('@/', '@localhost/'))
  if (!url || url.hash !== '' || /[@/]/.test(url.pathname.slice(1))) return false
  if (url.username === '' && url.search.includes('@')) return false
  try {
    decodeURIComponent(url.username + url.password + url.pathname)
    return true
  } catch {
    return false
  }
}

/** Whether a text is a PEM key for ES256 signatures, as in Apple's .p8 files. */
export function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}
