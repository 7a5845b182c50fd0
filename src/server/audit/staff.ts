import type { Kysely } from 'kysely'
import type { Config } from '#server/kernel/config.ts'
import type { UserRow } from '#server/db/rows/people.ts'
import type { Schema } from '#server/db/schema.ts'

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
  const isStaff = isNamedStaff(user, { staff })
  if (user.internal === isStaff && user.impersonator === isStaff) return
  await db.updateTable('app_user').set({ internal: isStaff, impersonator: isStaff }).where('id', '=', userId).execute()
}

/** Whether the settings name somebody as staff: the confirmed account of one of the addresses. */
export const isNamedStaff = (
  { email, email_verified_at }: Pick<UserRow, 'email' | 'email_verified_at'>,
  { staff }: Pick<Config, 'staff'>,
): boolean => email_verified_at !== null && staff.includes(email.toLowerCase())
