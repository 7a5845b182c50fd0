import { getAccountStatus } from '#contract/account-closing.ts'
import { DAY_MS } from '#contract/protocol/days.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { endedAt, subscriptionOf } from '#server/quotas/plan.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { featuresOf } from '#server/quotas/features.ts'
import { getLinks } from '#contract/links.ts'
import { getThirdParties } from '#contract/third-parties.ts'
import { subscriptionStateOf } from '#server/quotas/subscription-state.ts'

/** A deletion of the caller's own account, or of the organisation they work in, whichever comes first. */
export const accountStatus = serve(getAccountStatus, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const now = services.clock()
  const { ownAt, organisationAt } = await deletionOf(caller)
  const deletionAt = earliest(ownAt, organisationAt)
  const subscription = await subscriptionOf(db, caller.organizationId)
  const { status, trial_end, cancelled_at, cancel_scheduled_at, current_term_end } = subscription
  const runs = !endedAt(subscription, now)
  const isPlanCancelled = runs && status === 'non_renewing'
  const trialLeftMs = runs && status === 'in_trial' && trial_end ? trial_end.getTime() - now.getTime() : null
  return {
    customerId: subscription.provider_customer_id,
    markedForDeletion: deletionAt !== null,
    scheduledDeletionDate: deletionAt?.toISOString() ?? null,
    ...(deletionAt && { deletes: ownAt ? ('account' as const) : ('organization' as const) }),
    isPlanCancelled,
    planEndDate: isPlanCancelled ? (current_term_end?.toISOString() ?? null) : null,
    trialCanceled: trialLeftMs !== null && (cancelled_at ?? cancel_scheduled_at) !== null,
    trialEndsAfter: trialLeftMs === null ? null : Math.ceil(trialLeftMs / DAY_MS),
    trialEndsAfter24hr: trialLeftMs !== null && trialLeftMs <= DAY_MS,
  }

  function deletionOf({ organizationId, userId }: Caller) {
    return db
      .selectFrom('app_user')
      .innerJoin('organisation', (join) => join.on('organisation.id', '=', organizationId))
      .select(['app_user.scheduled_deletion_at as ownAt', 'organisation.scheduled_deletion_at as organisationAt'])
      .where('app_user.id', '=', userId)
      .executeTakeFirstOrThrow()
  }
})

const earliest = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other)

export const features = serve(getFeatures, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'userId', params.userId)
  return featuresOf(db, caller, services.clock())
})

export const links = serve(getLinks, async ({ services: { config } }) => config.links)

/** To guests, too: sign-up and log-in are events of analytics. */
export const thirdParties = serve(getThirdParties, async ({ services: { config } }) => config.thirdParties)

export const subscription = serve(getSubscription, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  return subscriptionStateOf(db, caller.organizationId, services.clock())
})
