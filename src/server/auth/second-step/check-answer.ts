import type { Kysely } from 'kysely'
import type { SecondStepAnswer } from '#contract/auth/second-step.ts'
import { audit } from '#server/audit/audit.ts'
import type { Schema } from '#server/db/schema.ts'
import { unsealText } from '#server/integrations/connections/sealing.ts'
import type { Secrets } from '#server/integrations/connections/secrets.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { takeSignature } from './passkey-signature.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'

interface Given {
  userId: string
  answer: SecondStepAnswer
  /** What a passkey was asked to sign; null: nothing. */
  challenge: string | null
  /** Where passkeys are good. */
  baseUrl: string
  secrets: Secrets
  now: Date
}

/**
 * Takes an answer, which is used up. Call it in the transaction of its effect, and count the attempt before.
 * @throws HttpError SECOND_STEP_WRONG
 */
export async function takeAnswer(
  db: Kysely<Schema>,
  { userId, answer, challenge, baseUrl, secrets, now }: Given,
): Promise<void> {
  if (answer.way === 'passkey') {
    const { passkey } = answer
    if (!(await takeSignature(db, { userId, passkey, challenge, baseUrl, now }))) throw wrongCode()
    return
  }
  if (answer.way === 'app') {
    if (!(await takeAppCode(db, { userId, code: answer.code, secrets, now }))) throw wrongCode()
    return
  }
  if (!(await useRecoveryCode(db, { userId, code: answer.code, now }))) throw wrongCode()
  await audit(db, { action: 'recovery-code-used', actor: { userId }, subject: userId }, now)
}

export const wrongCode = () => new HttpError('SECOND_STEP_WRONG', 'This code is wrong, or was used already.')

/** A code of the app that is turned on; each is taken once. */
async function takeAppCode(
  db: Kysely<Schema>,
  { userId, code, secrets, now }: { userId: string; code: string; secrets: Secrets; now: Date },
): Promise<boolean> {
  const app = await db
    .selectFrom('authenticator')
    .select(['sealed', 'secret_id'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const secret = app ? unsealText(app, userId, secrets) : null
  const step = secret === null ? null : stepOfCode(secret, code, now)
  if (step === null) return false
  const taken = await db
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}
