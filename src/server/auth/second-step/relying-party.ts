/** Comes with the first passkey: few starts need what it brings along. */
export const webAuthn = () => import('@simplewebauthn/server')

/** Whom browsers bind passkeys to: the host of this server's public address, and no other address of it. */
export function relyingParty(baseUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(baseUrl)
  return { id: hostname, origin }
}
