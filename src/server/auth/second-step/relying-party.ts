import { isIP } from 'node:net'

/** Comes with the first passkey: few starts need what it brings along. */
export const webAuthn = () => import('@simplewebauthn/server')

/** Browsers make passkeys over https, and on this machine; but for a name, never for the number of an address. */
export function passkeyOriginOf(baseUrl: string): string | null {
  const { hostname, origin, protocol } = new URL(baseUrl)
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return origin
  return protocol === 'https:' && !isIP(hostname) && !hostname.startsWith('[') ? origin : null
}

/** Whom browsers bind passkeys to: the host of this server's public address, and no other address of it. */
export function relyingParty(baseUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(baseUrl)
  return { id: hostname, origin }
}
