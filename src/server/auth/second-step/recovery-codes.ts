import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { RECOVERY_CODES } from '#contract/auth/second-step.ts'
import type { Schema } from '#server/db/schema.ts'
import { hashToken } from '#server/kernel/opaque-token.ts'
import { base32 } from './totp.ts'

/** 120 bits: OWASP ASVS 5.0, 6.5.2 asks for 112 where a fast hash is stored. */
const CODE_BYTES = 15

/** `ABCD-EFGH-IJKL-MNOP-QRST-UVWX` */
const newCode = (): string => base32(randomBytes(CODE_BYTES)).replaceAll(/(.{4})(?=.)/g, '$1-')

/** However somebody has copied it. */
const hashOf = (code: string): string => hashToken(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''))

/** Makes all of a user's codes anew. Only their hashes are stored. */
export async function newRecoveryCodes(db: Kysely<Schema>, userId: string): Promise<string[]> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code), used_at: null })))
    .execute()
  return codes
}

/** Uses a code up; of several requests with one code a single one succeeds. */
export async function useRecoveryCode(
  db: Kysely<Schema>,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function recoveryCodesLeft(db: Kysely<Schema>, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
