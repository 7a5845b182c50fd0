import { getAccountStatus } from '#contract/account-closing.ts'
import { serve } from '../http/serve.ts'
import { endedAt, subscriptionOf } from '../quotas/plan.ts'
import { requireOwnId } from '../scope/own-id.ts'

const DAY_MS = 86_400_000

/** BAN-007: a deletion of the caller's own account, or of the organisation they work in, whichever comes first. */
export const accountStatus = serve(getAccountStatus, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const now = services.clock()
  const deletionAt = await deletionOf(caller.organizationId, caller.userId)
  const subscription = await subscriptionOf(db, caller.organizationId)
  const { status, trial_end, cancelled_at, cancel_scheduled_at, current_term_end } = subscription
  const runs = !endedAt(subscription, now)
  const isPlanCancelled = runs && status === 'non_renewing'
  const trialLeftMs = runs && status === 'in_trial' && trial_end ? trial_end.getTime() - now.getTime() : null
  return {
    customerId: subscription.provider_customer_id,
    markedForDeletion: deletionAt !== null,
    scheduledDeletionDate: deletionAt?.toISOString() ?? null,
    isPlanCancelled,
    planEndDate: isPlanCancelled ? (current_term_end?.toISOString() ?? null) : null,
    trialCanceled: trialLeftMs !== null && (cancelled_at ?? cancel_scheduled_at) !== null,
    trialEndsAfter: trialLeftMs === null ? null : Math.ceil(trialLeftMs / DAY_MS),
    trialEndsAfter24hr: trialLeftMs !== null && trialLeftMs <= DAY_MS,
  }

  async function deletionOf(organizationId: string, userId: string): Promise<Date | null> {
    const { user_at, organisation_at } = await db
      .selectFrom('app_user')
      .innerJoin('organisation', (join) => join.on('organisation.id', '=', organizationId))
      .select(['app_user.scheduled_deletion_at as user_at', 'organisation.scheduled_deletion_at as organisation_at'])
      .where('app_user.id', '=', userId)
      .executeTakeFirstOrThrow()
    if (!user_at || !organisation_at) return user_at ?? organisation_at
    return user_at < organisation_at ? user_at : organisation_at
  }
})
