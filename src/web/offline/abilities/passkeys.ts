import type { NewPasskey, PasskeyAnswer, PasskeyAsked, PasskeyWanted } from '#contract/auth/passkeys.ts'

/** Whether this browser can use passkeys on this page: not over plain http. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis && 'credentials' in navigator

/** Whether a passkey can be made on this page. @param origin where the server's are good; null: nowhere */
export const canMakePasskeys = (origin: string | null | undefined): boolean =>
  origin === globalThis.location.origin && hasPasskeys()

const load = () => import('@simplewebauthn/browser')

/** Asks the user for one of their passkeys. Throws where they cancel, or the device has none of them. */
export async function signWithPasskey(asked: PasskeyAsked): Promise<PasskeyAnswer> {
  const { startAuthentication } = await load()
  const { id, rawId, response } = await startAuthentication({ optionsJSON: asked })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } }
}

/** Has the device make a passkey. Throws where the user cancels, or the device has one for this account already. */
export async function makePasskey(wanted: PasskeyWanted): Promise<NewPasskey> {
  const { startRegistration } = await load()
  const { id, rawId, response } = await startRegistration({ optionsJSON: wanted })
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports && { transports: transports.slice(0, 10) }) },
  }
}
