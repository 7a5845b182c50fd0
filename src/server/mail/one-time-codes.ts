import type { Kysely } from 'kysely'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import { hashToken, newOpaqueToken } from '#server/kernel/opaque-token.ts'
import type { OneTimeCodeRow } from '#server/db/rows/people.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/kernel/http-error.ts'

type Purpose = OneTimeCodeRow['purpose']

/** Life of a code, hours. */
export const CODE_HOURS = {
  'password-reset': 1,
  'email-change': 24,
  invitation: 7 * 24,
  'login-token': 1 / 60,
} as const satisfies Record<Purpose, number>

export interface NewOneTimeCode {
  purpose: Purpose
  userId: string
  /** That invites. */
  organisationId?: string | undefined
  /** That is to be confirmed. */
  newEmail?: string | undefined
  /** Left out: as long as codes of the purpose live. */
  hours?: number
}

/**
 * Makes a code, of which only the hash is kept; the unused ones made before for the same end stop working. For the id
 * of nobody it does the same and keeps nothing.
 */
export async function newOneTimeCode(
  db: Kysely<Schema>,
  { purpose, userId, organisationId, newEmail, hours = CODE_HOURS[purpose] }: NewOneTimeCode,
  now: Date,
): Promise<string> {
  await endOneTimeCodes(db, { purpose, userId, organisationId })
  const code = newOpaqueToken()
  await db
    .insertInto('one_time_code')
    .columns(['code_hash', 'purpose', 'user_id', 'organisation_id', 'new_email', 'created_at', 'expires_at'])
    .expression((query) =>
      query
        .selectFrom('app_user')
        .select((row) => [
          row.val(hashToken(code)).as('code_hash'),
          row.val(purpose).as('purpose'),
          'id',
          row.cast<string | null>(row.val(organisationId ?? null), 'uuid').as('organisation_id'),
          row.val(newEmail ?? null).as('new_email'),
          row.cast<Date>(row.val(now), 'timestamptz').as('created_at'),
          row.cast<Date>(row.val(new Date(now.getTime() + hours * 3_600_000)), 'timestamptz').as('expires_at'),
        ])
        .where('id', '=', userId),
    )
    .execute()
  return code
}

/** The unused codes of a user for one end stop working, as if they had never been made. */
export async function endOneTimeCodes(
  db: Kysely<Schema>,
  { purpose, userId, organisationId }: Pick<NewOneTimeCode, 'purpose' | 'userId' | 'organisationId'>,
): Promise<void> {
  await db
    .deleteFrom('one_time_code')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('organisation_id', 'is not distinct from', organisationId ?? null)
    .where('used_at', 'is', null)
    .execute()
}

/** Links that were mailed to an address which is no longer the user's stop working. */
export async function endMailedCodes(db: Kysely<Schema>, userId: string): Promise<void> {
  await db
    .deleteFrom('one_time_code')
    .where('user_id', '=', userId)
    .where('purpose', 'in', ['password-reset', 'invitation'])
    .where('used_at', 'is', null)
    .execute()
}

interface GivenCode {
  purpose: Purpose
  /** Whose code it must be; left out: anybody's. */
  userId?: string
  code: string
  now: Date
}

/**
 * Uses a code up: of several requests with one code a single one succeeds. Call it in the transaction of its effect.
 * @throws HttpError VERIFICATION_INVALID, VERIFICATION_EXPIRED; for an invitation INVITE_INVALID, INVITE_EXPIRED; for a
 * log-in token LOGIN_TOKEN_INVALID
 */
export async function redeemOneTimeCode(db: Kysely<Schema>, given: GivenCode): Promise<OneTimeCodeRow> {
  const used = await db
    .updateTable('one_time_code')
    .set({ used_at: given.now })
    .where((where) => where.and(named(given)))
    .where('used_at', 'is', null)
    .where('expires_at', '>', given.now)
    .returningAll()
    .executeTakeFirst()
  return used ?? findOneTimeCode(db, given)
}

/** A code that is still good, without using it up. @throws as `redeemOneTimeCode` */
export async function findOneTimeCode(db: Kysely<Schema>, given: GivenCode): Promise<OneTimeCodeRow> {
  const row = await db
    .selectFrom('one_time_code')
    .selectAll()
    .where((where) => where.and(named(given)))
    .executeTakeFirst()
  const { invalid, expired } = refusals[given.purpose]
  if (!row || row.used_at) throw new HttpError(invalid, 'This link is not valid. Ask for a new one.')
  if (row.expires_at <= given.now) throw new HttpError(expired, 'This link has expired. Ask for a new one.')
  return row
}

const named = ({ purpose, userId, code }: GivenCode) => ({
  code_hash: hashToken(code),
  purpose,
  ...(userId !== undefined && { user_id: userId }),
})

const verification = { invalid: 'VERIFICATION_INVALID', expired: 'VERIFICATION_EXPIRED' } as const
const refusals: Record<Purpose, { invalid: ErrorCode; expired: ErrorCode }> = {
  'password-reset': verification,
  'email-change': verification,
  invitation: { invalid: 'INVITE_INVALID', expired: 'INVITE_EXPIRED' },
  'login-token': { invalid: 'LOGIN_TOKEN_INVALID', expired: 'LOGIN_TOKEN_INVALID' },
}
