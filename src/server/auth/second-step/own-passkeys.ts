import { addPasskey, PASSKEYS_MAX, removePasskey, wantPasskey, type NewPasskey } from '#contract/auth/passkeys.ts'
import { audit } from '#server/audit/audit.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { notify } from '#server/mail/send-mail.ts'
import { confirmationWays, isSecondStep } from '#server/scope/second-step.ts'
import { wrongCode } from './check-answer.ts'
import { dropSecondStep, requireOptional } from './own-second-step.ts'
import { challengeSession, PASSKEY_TIMEOUT_MS, passkeysOf } from './passkey-challenges.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { relyingParty, webAuthn } from './relying-party.ts'
import { secondStepMail } from './second-step-mail.ts'

export const wantPasskeyRoute = serve(wantPasskey, async ({ caller, db, services }) => {
  if (caller.demo) throw new HttpError('FORBIDDEN', 'A demo account has no log-in.')
  const known = await passkeysOf(db, caller.userId)
  if (known.length >= PASSKEYS_MAX) throw new HttpError('QUOTA_EXCEEDED', 'Remove a passkey first.')
  const { id } = relyingParty(services.baseUrl)
  const { generateRegistrationOptions } = await webAuthn()
  const wanted = await generateRegistrationOptions({
    rpName: 'Storeglass',
    rpID: id,
    userName: caller.email,
    userDisplayName: `${caller.firstName} ${caller.lastName}`.trim(),
    userID: new Uint8Array(Buffer.from(caller.userId)),
    excludeCredentials: known,
  })
  await challengeSession(db, caller, wanted.challenge)
  const { challenge, user, pubKeyCredParams } = wanted
  const rp = { id, name: 'Storeglass' }
  return { challenge, rp, user, pubKeyCredParams, timeout: PASSKEY_TIMEOUT_MS, excludeCredentials: known }
})

export const addPasskeyRoute = serve(addPasskey, async ({ body, caller, db, services, afterCommit }) => {
  const { userId, sessionId } = caller
  const { baseUrl } = services
  const now = services.clock()
  const session = await db
    .selectFrom('session')
    .select('passkey_challenge')
    .where('id', '=', sessionId ?? null)
    .forUpdate()
    .executeTakeFirst()
  const credential = await credentialOf(body.passkey, session?.passkey_challenge ?? null, baseUrl)
  if (!credential) throw wrongCode()
  await challengeSession(db, caller, null)
  const isFirst = !isSecondStep(await confirmationWays(db, userId))
  const added = await db
    .insertInto('passkey')
    .values({
      id: credential.id,
      user_id: userId,
      name: body.name,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: body.passkey.response.transports ?? [],
      created_at: now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw wrongCode()
  await audit(db, { action: 'second-step-on', actor: caller, subject: userId, note: 'passkey' }, now)
  const mail = await secondStepMail(db, { kind: 'second-step-on', userId, baseUrl })
  if (isFirst) afterCommit(() => notify(services, mail))
  return { recoveryCodes: isFirst ? await newRecoveryCodes(db, userId) : null }
})

/** The credential, or null where a browser answers something else than it was asked. */
async function credentialOf(passkey: NewPasskey, challenge: string | null, baseUrl: string) {
  if (challenge === null) return null
  const { id, origin } = relyingParty(baseUrl)
  const { clientDataJSON, attestationObject } = passkey.response
  const { verifyRegistrationResponse } = await webAuthn()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    })
    return registrationInfo?.credential ?? null
  } catch {
    // The library throws for whatever does not fit.
    return null
  }
}

/** With the last second step the recovery codes go, too. */
export const removePasskeyRoute = serve(removePasskey, async ({ params, caller, db, services, afterCommit }) => {
  const { userId } = caller
  const removed = await db
    .deleteFrom('passkey')
    .where('id', '=', params.passkeyId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!removed) return null
  await audit(db, { action: 'second-step-off', actor: caller, subject: userId, note: 'passkey' }, services.clock())
  if (isSecondStep(await confirmationWays(db, userId))) return null
  await requireOptional(db, caller)
  await dropSecondStep(db, userId)
  const mail = await secondStepMail(db, { kind: 'second-step-off', userId, baseUrl: services.baseUrl })
  afterCommit(() => notify(services, mail))
  return null
})
