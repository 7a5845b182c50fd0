import { createPrivateKey } from 'node:crypto'
import { BlockList, isIP } from 'node:net'

/** Fewest characters of a secret that signs tokens. */
export const SECRET_MIN = 32

/** A setting that the server can't start with; the message is one line for a person. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export const errorOf = (variable: string, expectation: string) => new ConfigError(`${variable} ${expectation}.`)

/** Whether an address or host name means this very machine. */
export function isLoopback(host: string): boolean {
  const bare = unmapped(host.replace(/^\[|\]$/g, ''))
  return bare === 'localhost' || bare === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(bare)
}

/** An IPv4 address that is written as an IPv6 one, as IPv4; anything else stays as it is. */
export const unmapped = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Addresses and CIDR blocks, divided by commas. null: one of them is neither. */
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

/** Whether a provider may be asked there: in the clear only on this very machine. */
export function isTrustworthy(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
}

/** Whether it is a PEM key that can sign with ES256, as Apple's .p8 files hold. */
export function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}
