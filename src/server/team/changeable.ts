import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/** Names somebody's part in an organisation. */
export interface Member {
  organizationId: string
  userId: string
}

/**
 * A member, or an invited one, whom the team may change; their row is locked until the transaction ends.
 * @throws HttpError MEMBER_NOT_FOUND, LAST_OWNER: an organisation has one owner, who stays
 */
export async function requireChangeable(
  db: Kysely<Schema>,
  { organizationId, userId }: Member,
): Promise<{ hasJoined: boolean }> {
  const row = await db
    .selectFrom('membership')
    .select(['role', 'joined_at'])
    .where('organisation_id', '=', organizationId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw memberNotFound()
  if (row.role === 'owner') throw new HttpError('LAST_OWNER', "The owner's part can't be changed.")
  return { hasJoined: row.joined_at !== null }
}

export const memberNotFound = () => new HttpError('MEMBER_NOT_FOUND', 'There is no such member.')
