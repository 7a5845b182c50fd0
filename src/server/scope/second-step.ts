import type { ExpressionBuilder, Kysely } from 'kysely'
import type { ConfirmationWay } from '#contract/auth/second-step.ts'
import { CONFIRMED_MINUTES } from '#contract/auth/second-step.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/** Whether a user logs in in two steps, as an expression for a query of users. */
export const hasSecondStep = (user: ExpressionBuilder<Schema, 'app_user'>) => user.or([hasApp(user), hasPasskey(user)])

const hasApp = (user: ExpressionBuilder<Schema, 'app_user'>) =>
  user.exists(
    user
      .selectFrom('authenticator')
      .select('authenticator.user_id')
      .whereRef('authenticator.user_id', '=', 'app_user.id')
      .where('authenticator.confirmed_at', 'is not', null),
  )

const hasPasskey = (user: ExpressionBuilder<Schema, 'app_user'>) =>
  user.exists(user.selectFrom('passkey').select('passkey.id').whereRef('passkey.user_id', '=', 'app_user.id'))

/** How a user can show who they are. None for who has neither a second step nor a password. */
export async function confirmationWays(db: Kysely<Schema>, userId: string): Promise<ConfirmationWay[]> {
  const user = await db
    .selectFrom('app_user')
    .select('password_hash')
    .select((row) => [hasApp(row).as('hasApp'), hasPasskey(row).as('hasPasskey')])
    .where('id', '=', userId)
    .executeTakeFirst()
  const own: ConfirmationWay[] = []
  if (user?.hasApp) own.push('app')
  if (user?.hasPasskey) own.push('passkey')
  if (own.length > 0) return [...own, 'recovery-code']
  return user?.password_hash ? ['password'] : []
}

/** Whether these are the ways of somebody who logs in in two steps: every second step comes with recovery codes. */
export const isSecondStep = (ways: readonly ConfirmationWay[]): boolean => ways.includes('recovery-code')

/**
 * Before what a session that was left open, or a copied token, must not be enough for. Who has nothing to show is not asked:
 * a demo, and who logs in with Google or Apple alone.
 * @throws HttpError CONFIRM_IDENTITY; its `details.ways` say how
 */
export async function requireConfirmed(db: Kysely<Schema>, caller: Caller, now: Date): Promise<void> {
  if (caller.demo) return
  const session = await db
    .selectFrom('session')
    .select('confirmed_at')
    .where('id', '=', caller.sessionId ?? null)
    .executeTakeFirst()
  const since = now.getTime() - CONFIRMED_MINUTES * 60_000
  if (session?.confirmed_at && session.confirmed_at.getTime() > since) return
  const ways = await confirmationWays(db, caller.userId)
  if (ways.length > 0) throw new HttpError('CONFIRM_IDENTITY', 'Confirm that it is you.', { details: { ways } })
}
