import type { Kysely } from 'kysely'
import type { PasskeyAnswer } from '#contract/auth/passkeys.ts'
import type { Schema } from '#server/db/schema.ts'
import { relyingParty, webAuthn } from './relying-party.ts'

interface Signed {
  userId: string
  passkey: PasskeyAnswer
  challenge: string | null
  baseUrl: string
  now: Date
}

/** Whether a passkey of the user has signed the challenge. The caller uses the challenge up. */
export async function takeSignature(
  db: Kysely<Schema>,
  { userId, passkey, challenge, baseUrl, now }: Signed,
): Promise<boolean> {
  const row = await db
    .selectFrom('passkey')
    .select(['id', 'public_key', 'counter'])
    .where('id', '=', passkey.id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row || challenge === null) return false
  const { origin, id: rpId } = relyingParty(baseUrl)
  const { verifyAuthenticationResponse } = await webAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      // What somebody knows was asked for before: that they have the device is enough.
      requireUserVerification: false,
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
    })
    if (!verified) return false
    const counted = { counter: authenticationInfo.newCounter, used_at: now }
    await db.updateTable('passkey').set(counted).where('id', '=', row.id).execute()
    return true
  } catch {
    // The library throws for whatever does not fit.
    return false
  }
}
