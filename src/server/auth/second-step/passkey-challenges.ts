import type { Kysely } from 'kysely'
import { askOwnPasskey, askPasskey, type PasskeyAsked } from '#contract/auth/passkeys.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { relyingParty, webAuthn } from './relying-party.ts'
import { challengeTicket, userOfTicket } from './tickets.ts'

/** How long a browser waits for its user, ms. */
export const PASSKEY_TIMEOUT_MS = 5 * 60_000

export const passkeysOf = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom('passkey')
    .select((row) => ['id', row.val('public-key').as('type'), 'transports'])
    .where('user_id', '=', userId)
    .execute()

/** Notes what the session's browser is to sign next; null: nothing. */
export async function challengeSession(
  db: Kysely<Schema>,
  { sessionId }: Caller,
  challenge: string | null,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ passkey_challenge: challenge })
    .where('id', '=', sessionId ?? null)
    .execute()
}

async function askedOf(db: Kysely<Schema>, userId: string, baseUrl: string): Promise<PasskeyAsked> {
  const rpId = relyingParty(baseUrl).id
  const allowCredentials = await passkeysOf(db, userId)
  const { generateAuthenticationOptions } = await webAuthn()
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  return { challenge, rpId, timeout: PASSKEY_TIMEOUT_MS, allowCredentials }
}

export const askPasskeyRoute = serve(askPasskey, async ({ body: { ticket }, services, exchange }) => {
  const { db, limits, clock, baseUrl } = services
  await limits.count('redeem', exchange.ip)
  const now = clock()
  const asked = await askedOf(db, await userOfTicket(db, ticket, now), baseUrl)
  await challengeTicket(db, { ticket, challenge: asked.challenge, now })
  return asked
})

export const askOwnPasskeyRoute = serve(askOwnPasskey, async ({ caller, db, services }) => {
  const asked = await askedOf(db, caller.userId, services.baseUrl)
  await challengeSession(db, caller, asked.challenge)
  return asked
})
