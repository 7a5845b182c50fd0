import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { endOneTimeCodes } from '#server/mail/one-time-codes.ts'

/** Withdraws an open invitation, and deletes an invitee who never joined. */
export async function withdrawInvitation(
  db: Kysely<Schema>,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<void> {
  await endOneTimeCodes(db, { purpose: 'invitation', userId, organisationId: organizationId })
  // Locks the user first: another organisation may be inviting the same address concurrently.
  await db.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute()
  await db
    .deleteFrom('membership')
    .where('organisation_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('joined_at', 'is', null)
    .execute()
  await forgetInvited(db, userId)
}

/** Deletes an invitee who never joined, once no invitation is left. */
export async function forgetInvited(db: Kysely<Schema>, userId: string): Promise<void> {
  await db
    .deleteFrom('app_user')
    .where('id', '=', userId)
    .where('password_hash', 'is', null)
    .where('email_verified_at', 'is', null)
    .where((row) => row.not(row.exists(row.selectFrom('membership').select('user_id').where('user_id', '=', userId))))
    .where((row) =>
      row.not(row.exists(row.selectFrom('external_identity').select('user_id').where('user_id', '=', userId))),
    )
    .execute()
}
