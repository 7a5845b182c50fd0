import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Schema } from '../db/schema.ts'

/**
 * Makes a user staff, or no longer staff, as `STOREGLASS_STAFF` says, which alone decides: staff are the confirmed
 * accounts of these addresses. Belongs to everything that issues an access token.
 */
export async function markStaff(db: Kysely<Schema>, { staff }: Pick<Config, 'staff'>, userId: string): Promise<void> {
  const user = await db
    .selectFrom('app_user')
    .select(['email', 'email_verified_at', 'internal', 'impersonator'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) return
  const isStaff = user.email_verified_at !== null && staff.includes(user.email.toLowerCase())
  if (user.internal === isStaff && user.impersonator === isStaff) return
  await db.updateTable('app_user').set({ internal: isStaff, impersonator: isStaff }).where('id', '=', userId).execute()
}
