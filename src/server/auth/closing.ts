import type { Kysely } from 'kysely'
import { closeAccount, keepAccount } from '#contract/account-closing.ts'
import { DAY_MS } from '#contract/protocol/days.ts'
import { ACCOUNT_DELETION_DAYS } from '#contract/protocol/limits.ts'
import { audit } from '#server/audit/audit.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve, withPrefetch } from '#server/endpoints/serve.ts'
import { accountMail } from '#server/mail/account-mails.ts'
import { notify } from '#server/mail/send-mail.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { requireCurrentPassword } from './password/current-password.ts'

/** The account goes on until its date, so that its user can change their mind. A second time changes nothing. */
export const closeAccountRoute = withPrefetch(
  closeAccount,
  // Before the transaction, which must not be held for as long as a hash takes.
  ({ body, caller, services }) => requireCurrentPassword(caller, body.password, services),
  async ({ params, caller, db, services, afterCommit }, passwordChecked) => {
    requireOwnId(caller, 'userId', params.userId)
    passwordChecked()
    const now = services.clock()
    const { userId, organizationId } = caller
    const user = await db
      .selectFrom('app_user')
      .select(['email', 'first_name', 'language', 'scheduled_deletion_at'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (user.scheduled_deletion_at) return { scheduledDeletionDate: user.scheduled_deletion_at.toISOString() }
    const at = new Date(now.getTime() + ACCOUNT_DELETION_DAYS * DAY_MS)
    await db.updateTable('app_user').set({ scheduled_deletion_at: at }).where('id', '=', userId).execute()
    await markOrganisations(db, at, await leftWithoutOwner(db, userId))
    await audit(db, { action: 'account-closed', actor: caller, organisationId: organizationId }, now)
    const recipient = { to: user.email, firstName: user.first_name, language: user.language }
    const mail = accountMail('account-closed', recipient, `${services.baseUrl}/settings/account`, { at })
    afterCommit(() => notify(services, mail))
    return { scheduledDeletionDate: at.toISOString() }
  },
)

export const cancelClosingRoute = serve(keepAccount, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'userId', params.userId)
  const kept = await db
    .updateTable('app_user')
    .set({ scheduled_deletion_at: null })
    .where('id', '=', caller.userId)
    .where('scheduled_deletion_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!kept) return null
  const own = await db
    .selectFrom('membership')
    .select('organisation_id')
    .where('user_id', '=', caller.userId)
    .where('role', '=', 'owner')
    .execute()
  await markOrganisations(
    db,
    null,
    own.map((row) => row.organisation_id),
  )
  await audit(db, { action: 'account-kept', actor: caller, organisationId: caller.organizationId }, services.clock())
  return null
})

/** The organisations in which nobody else is an owner who stays. */
async function leftWithoutOwner(db: Kysely<Schema>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('membership as own')
    .select('own.organisation_id')
    .where('own.user_id', '=', userId)
    .where('own.role', '=', 'owner')
    .where('own.joined_at', 'is not', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('membership as other')
            .innerJoin('app_user', 'app_user.id', 'other.user_id')
            .select('other.user_id')
            .whereRef('other.organisation_id', '=', 'own.organisation_id')
            .where('other.user_id', '<>', userId)
            .where('other.role', '=', 'owner')
            .where('other.joined_at', 'is not', null)
            .where('app_user.scheduled_deletion_at', 'is', null),
        ),
      ),
    )
    .execute()
  return rows.map((row) => row.organisation_id)
}

async function markOrganisations(db: Kysely<Schema>, at: Date | null, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('organisation').set({ scheduled_deletion_at: at }).where('id', 'in', ids).execute()
}
