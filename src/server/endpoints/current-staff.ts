import { isNamedStaff } from '#server/audit/staff.ts'
import { unauthorized } from './require-current-membership.ts'
import type { Services } from './services.ts'
import type { Caller } from '#server/kernel/caller.ts'

/**
 * Staff as they are now. What they read reaches beyond one organisation, so no token's word is taken for it: their
 * session must run, and rows and settings must both still call them staff.
 * @throws HttpError UNAUTHORIZED
 */
export async function currentStaff({ db, config }: Services, caller: Caller): Promise<Caller> {
  if (caller.sessionId === undefined) throw unauthorized()
  const user = await db
    .selectFrom('app_user')
    .innerJoin('session', 'session.user_id', 'app_user.id')
    .select(['internal', 'impersonator', 'email', 'email_verified_at'])
    .where('app_user.id', '=', caller.userId)
    .where('session.id', '=', caller.sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!user) throw unauthorized()
  const isStaff = isNamedStaff(user, config)
  return { ...caller, internal: isStaff && user.internal, impersonator: isStaff && user.impersonator }
}
