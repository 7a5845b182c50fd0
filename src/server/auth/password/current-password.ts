import type { Services } from '#server/endpoints/services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { passwordMatches } from './password-hash.ts'

/**
 * The caller's row, once they have shown again that they know the password; null where the account has none.
 * @throws HttpError WRONG_PASSWORD, RATE_LIMITED after some tries; FORBIDDEN for a demo, which nobody owns
 */
export async function requireCurrentPassword(caller: Caller, password: string | null, { db, limits }: Services) {
  if (caller.demo) throw new HttpError('FORBIDDEN', 'A demo account has no password and no address.')
  await limits.count('ownPassword', caller.userId)
  const user = await db
    .selectFrom('app_user')
    .select(['email', 'first_name', 'last_name', 'language', 'password_hash'])
    .where('id', '=', caller.userId)
    .executeTakeFirst()
  const isRight = user?.password_hash === null ? password === null : await matches(password, user?.password_hash)
  if (!user || !isRight) throw new HttpError('WRONG_PASSWORD', 'The current password is wrong.')
  await limits.forget('ownPassword', caller.userId)
  return user
}

const matches = async (password: string | null, hash: string | undefined) =>
  password !== null && (await passwordMatches(password, hash))
