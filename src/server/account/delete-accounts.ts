import type { Kysely, Selectable } from 'kysely'
import { audit } from '#server/audit/audit.ts'
import { errorFields, type Log } from '#server/kernel/log.ts'
import type { PaymentProvider } from '#server/payments/payment-provider.ts'
import { hasJoined } from '#server/scope/has-joined.ts'
import { giveOwnOrganisation, type Person } from '#server/scope/own-organisation.ts'
import { forgetInvited } from '#server/scope/withdraw-invitation.ts'
import type { SubscriptionRow } from '#server/db/rows/billing.ts'
import type { Schema } from '#server/db/schema.ts'

interface JobContext {
  db: Kysely<Schema>
  payments: Pick<PaymentProvider, 'end'>
  log: Log
}

/**
 * Deletes the accounts whose deletion is due, each in its own transaction, together with the organisations that would
 * be left without an owner and the mail sent to the account. Other members who belong to such an organisation alone get
 * one of their own. Entries of the audit log stay, and so do invoices, which sellers must keep by law.
 */
export async function deleteAccounts({ db, payments, log }: JobContext, now: Date): Promise<void> {
  const due = await db.selectFrom('app_user').select('id').where('scheduled_deletion_at', '<=', now).execute()
  for (const { id } of due) {
    try {
      for (const subscription of await paidByOwner(db, id)) await payments.end(subscription)
    } catch (error) {
      // If the subscription could not be cancelled, nobody could once the organisation is gone: retry the next night.
      log.error('account not deleted yet', errorFields(error))
      continue
    }
    await db.transaction().execute((transaction) => deleteAccount(transaction, id, now))
  }
}

/** Paid subscriptions of organisations without another owner: they end with the account. */
const paidByOwner = (db: Kysely<Schema>, userId: string): Promise<Selectable<SubscriptionRow>[]> =>
  db
    .selectFrom('subscription')
    .innerJoin('membership as own', 'own.organisation_id', 'subscription.organisation_id')
    .selectAll('subscription')
    .where('own.user_id', '=', userId)
    .where('own.role', '=', 'owner')
    .where('subscription.provider_subscription_id', 'is not', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('membership as other')
            .select('other.user_id')
            .whereRef('other.organisation_id', '=', 'own.organisation_id')
            .where('other.user_id', '<>', userId)
            .where('other.role', '=', 'owner')
            .where('other.joined_at', 'is not', null),
        ),
      ),
    )
    .execute()

async function deleteAccount(db: Kysely<Schema>, userId: string, now: Date): Promise<void> {
  const user = await db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    // Skips accounts whose deletion was cancelled in the meantime.
    .where('scheduled_deletion_at', '<=', now)
    .forUpdate()
    .executeTakeFirst()
  if (!user) return
  await audit(db, { action: 'account-deleted', actor: null, subject: userId }, now)
  const owned = await db
    .selectFrom('membership')
    .select('organisation_id')
    .where('user_id', '=', userId)
    .where('role', '=', 'owner')
    .execute()
  await db.deleteFrom('mail').where('recipient', '=', user.email).execute()
  await db.deleteFrom('app_user').where('id', '=', userId).execute()
  for (const { organisation_id: id } of owned) await deleteOrKeep(db, id, now)
}

/** Deletes an owner's organisation with the account, unless another owner stays. */
async function deleteOrKeep(db: Kysely<Schema>, organisationId: string, now: Date): Promise<void> {
  const members = await db
    .selectFrom('membership')
    .innerJoin('organisation', 'organisation.id', 'membership.organisation_id')
    .select(['user_id as userId', 'role', 'joined_at', 'market'])
    .where('organisation_id', '=', organisationId)
    .execute()
  if (members.some(({ role, joined_at }) => role === 'owner' && joined_at)) {
    await db.updateTable('organisation').set({ scheduled_deletion_at: null }).where('id', '=', organisationId).execute()
    return
  }
  await db.deleteFrom('organisation').where('id', '=', organisationId).execute()
  for (const { userId, market } of members) await keepOpen(db, { userId, market }, now)
}

/** For people who belong to no other organisation: a member gets one of their own, a mere invitee is deleted. */
async function keepOpen(db: Kysely<Schema>, person: Person, now: Date): Promise<void> {
  const { userId } = person
  if (await hasJoined(db, userId)) return
  const user = await db
    .selectFrom('app_user')
    .select('email_verified_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (user.email_verified_at) await giveOwnOrganisation(db, person, now)
  else await forgetInvited(db, userId)
}
