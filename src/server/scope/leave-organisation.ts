import type { Kysely } from 'kysely'
import { endAllSessions } from './end-sessions.ts'
import type { OrganisationRow } from '#server/db/rows/organisations.ts'
import type { Schema } from '#server/db/schema.ts'
import { hasJoined } from './has-joined.ts'
import { giveOwnOrganisation } from './own-organisation.ts'

/** Ends a membership and its sessions. A user without another organisation gets one of their own. */
export async function leaveOrganisation(
  db: Kysely<Schema>,
  { organizationId, userId }: { organizationId: string; userId: string },
  { market, now }: { market: OrganisationRow['market']; now: Date },
): Promise<void> {
  await db
    .deleteFrom('membership')
    .where('organisation_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute()
  await db
    .updateTable('app_user')
    .set({ current_organisation_id: null })
    .where('id', '=', userId)
    .where('current_organisation_id', '=', organizationId)
    .execute()
  if (!(await hasJoined(db, userId))) await giveOwnOrganisation(db, { userId, market }, now)
  await endAllSessions(db, userId, now)
}
