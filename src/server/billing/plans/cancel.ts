import { cancelPlan, reactivatePlan } from '#contract/billing/plans.ts'
import { audit } from '#server/audit/audit.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { withPrefetch, type Handler } from '#server/endpoints/serve.ts'
import type { Services } from '#server/endpoints/services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { runningTerm } from '#server/payments/running-term.ts'
import { endedAt, subscriptionOf, type Subscribed } from '#server/quotas/plan.ts'
import { subscriptionStateOf } from '#server/quotas/subscription-state.ts'
import { lockOrganisation } from '#server/quotas/take-slot.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { planState, requireActor } from './placed-order.ts'

interface Asked {
  params: { orgId: string }
  caller: Caller
  services: Services
}

/** A trial just runs out; of a paid plan the provider is told, before anything is written. */
async function tellProvider(endpoint: Endpoint, { params, caller, services }: Asked, renews: boolean): Promise<void> {
  requireOwnId(caller, 'organizationId', params.orgId)
  await requireActor(endpoint, caller, services)
  const { db, clock, payments } = services
  const subscription = await subscriptionOf(db, caller.organizationId)
  requireCancellable(subscription, clock(), renews)
  if (subscription.status !== 'in_trial') await payments.setRenewal(subscription, renews)
}

/** @throws HttpError PLAN_STATE unless something runs whose end can be set, or taken back */
function requireCancellable(subscription: Subscribed, now: Date, renews: boolean): void {
  const { status, cancel_scheduled_at } = subscription
  const runs = status === 'in_trial' ? endedAt(subscription, now) === null : runningTerm(subscription, now) !== null
  if (!runs) throw planState('No trial and no paid term is running.')
  const isCancelled = cancel_scheduled_at !== null
  if (isCancelled !== renews) {
    throw planState(renews ? 'The plan is not cancelled.' : 'The plan is cancelled already.')
  }
}

const write = async (
  { caller, db, services }: Pick<Parameters<Handler<typeof reactivatePlan>>[0], 'caller' | 'db' | 'services'>,
  renews: boolean,
  note?: string,
) => {
  const { organizationId } = caller
  const now = services.clock()
  await lockOrganisation(db, organizationId)
  const subscription = await subscriptionOf(db, organizationId)
  requireCancellable(subscription, now, renews)
  const status = renews ? ('active' as const) : ('non_renewing' as const)
  await db
    .updateTable('subscription')
    .set({
      ...(subscription.status === 'in_trial' ? {} : { status }),
      cancelled_at: renews ? null : now,
      cancel_scheduled_at: renews ? null : now,
    })
    .where('organisation_id', '=', organizationId)
    .execute()
  const action = renews ? 'plan-reactivated' : 'plan-cancelled'
  await audit(db, { action, actor: caller, organisationId: organizationId, note }, now)
  return subscriptionStateOf(db, organizationId, now)
}

export const cancel = withPrefetch(
  cancelPlan,
  (asked) => tellProvider(cancelPlan, asked, false),
  (request, prefetched) => {
    prefetched()
    return write(request, false, request.body.reason)
  },
)

export const reactivate = withPrefetch(
  reactivatePlan,
  (asked) => tellProvider(reactivatePlan, asked, true),
  (request, prefetched) => {
    prefetched()
    return write(request, true)
  },
)
