import { importPKCS8, SignJWT } from 'jose'
import type { AppStoreConnectCredentials } from '#server/integrations/provider/credentials.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'

/** Apple refuses a token from its own future, and one that is good for more than 20 minutes: our clock may be a minute fast or slow. */
const SKEW_SECONDS = 60
const LIFE_SECONDS = 18 * 60
/** A new one is made after this, so that one in use does not expire on its way. */
const RENEWED_AFTER_SECONDS = 15 * 60
const AUDIENCE = 'appstoreconnect-v1'

export interface Tokens {
  /** A token that is good for minutes; the same one until it is renewed. */
  current: () => Promise<string>
  /** The next one is new. */
  forget: () => void
}

/** @throws ProviderFailure `credentials`, without the cause, which may tell of the key */
async function keyIn(privateKey: string): Promise<CryptoKey> {
  try {
    return await importPKCS8(privateKey, 'ES256')
  } catch {
    throw new ProviderFailure('app-store-connect', 'credentials', 'the key of app-store-connect is no P-256 key')
  }
}

/** Makes the tokens of a key. They are nowhere but in memory. */
export function createTokens(credentials: AppStoreConnectCredentials, clock: () => Date): Tokens {
  const { issuerId, keyId, privateKey } = credentials
  let made: { at: number; token: Promise<string> } | null = null

  const make = async (now: number) =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: keyId, typ: 'JWT' })
      .setIssuer(issuerId)
      .setIssuedAt(now - SKEW_SECONDS)
      .setExpirationTime(now + LIFE_SECONDS)
      .setAudience(AUDIENCE)
      .sign(await keyIn(privateKey))

  return {
    current() {
      const now = Math.floor(clock().getTime() / 1000)
      // A clock that was set back counts as well.
      const isFresh = made !== null && now >= made.at && now - made.at < RENEWED_AFTER_SECONDS
      if (made === null || !isFresh) made = { at: now, token: make(now) }
      return made.token
    },
    forget() {
      made = null
    },
  }
}
