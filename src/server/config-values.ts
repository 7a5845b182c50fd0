import { createPrivateKey } from 'node:crypto'

/** A value of the environment that the server can't start with; the message is one line for a person. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export const errorOf = (variable: string, expectation: string) => new ConfigError(`${variable} ${expectation}.`)

/** Whether an address or host name means this very machine. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '')
  return bare === 'localhost' || bare === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(bare)
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
