import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Whether the user has joined any organisation: mere invitees have not, and can't sign in. */
export async function hasJoined(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const user = await db.selectFrom('app_user').select('id').where('id', '=', userId).where(joinedAny).executeTakeFirst()
  return user !== undefined
}

/** As `hasJoined`, as a condition on users. */
export const joinedAny = (user: ExpressionBuilder<Schema, 'app_user'>) =>
  user.exists(
    user
      .selectFrom('membership')
      .select('organisation_id')
      .whereRef('membership.user_id', '=', 'app_user.id')
      .where('joined_at', 'is not', null),
  )
