import type { Services } from '#server/endpoints/services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { confirmationWays, isSecondStep, requireConfirmed } from '#server/scope/second-step.ts'
import { passwordMatches } from './password-hash.ts'

/**
 * The caller's row, once they have shown again that they know the password; null where the account has none. Who has a second
 * step has shown that, too, a short while ago.
 * @throws HttpError WRONG_PASSWORD, CONFIRM_IDENTITY, RATE_LIMITED after some tries; FORBIDDEN for a demo, which nobody owns
 */
export async function requireCurrentPassword(caller: Caller, password: string | null, services: Services) {
  const { db, limits } = services
  if (caller.demo) throw new HttpError('FORBIDDEN', 'A demo account has no password and no address.')
  if (isSecondStep(await confirmationWays(db, caller.userId))) await requireConfirmed(db, caller, services.clock())
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
