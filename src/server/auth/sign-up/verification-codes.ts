import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Services } from '#server/endpoints/services.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { VERIFICATION_HOURS } from '#server/mail/account-words.ts'
import { hashToken, newOpaqueToken } from '#server/kernel/opaque-token.ts'

/** Makes the code of a new link; the ones mailed before stop working. For the id of nobody it keeps nothing. */
export async function newVerificationCode(db: Kysely<Schema>, userId: string, now: Date): Promise<string> {
  await endVerificationCodes(db, userId)
  const code = newOpaqueToken()
  const expires = new Date(now.getTime() + VERIFICATION_HOURS * 3_600_000)
  await db
    .insertInto('verification_code')
    .columns(['code_hash', 'user_id', 'created_at', 'expires_at'])
    .expression((query) =>
      query
        .selectFrom('app_user')
        .select((row) => [
          row.val(hashToken(code)).as('code_hash'),
          'id',
          row.cast<Date>(row.val(now), 'timestamptz').as('created_at'),
          row.cast<Date>(row.val(expires), 'timestamptz').as('expires_at'),
        ])
        .where('id', '=', userId),
    )
    .execute()
  return code
}

/** The unused links stop working. */
export async function endVerificationCodes(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('verification_code').where('user_id', '=', userId).where('used_at', 'is', null).execute()
}

/**
 * Confirms the account; of several requests with one code a single one succeeds.
 * @throws HttpError VERIFICATION_INVALID, VERIFICATION_EXPIRED
 */
export async function redeemVerificationCode(
  db: Kysely<Schema>,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<void> {
  const mine = { code_hash: hashToken(code), user_id: userId }
  const redeemed = await db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('verification_code')
      .set({ used_at: now })
      .where((where) => where.and(mine))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst()
    if (used)
      await transaction.updateTable('app_user').set({ email_verified_at: now }).where('id', '=', userId).execute()
    return used !== undefined
  })
  if (redeemed) return
  const row = await db
    .selectFrom('verification_code')
    .select('used_at')
    .where((where) => where.and(mine))
    .executeTakeFirst()
  if (row && !row.used_at) throw new HttpError('VERIFICATION_EXPIRED', 'This link has expired. Ask for a new one.')
  throw new HttpError('VERIFICATION_INVALID', 'This link is not valid. Ask for a new one.')
}

export const verificationLink = (
  { baseUrl }: Pick<Services, 'baseUrl'>,
  { userId, code }: { userId: string; code: string },
): string => `${baseUrl}/sign-up/verification?userId=${userId}&code=${code}`
