import type { Kysely } from 'kysely'
import type { BillingAddress } from '#contract/billing/billing.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import type { Order } from '#contract/billing/plans.ts'
import type { Schema } from '#server/db/schema.ts'
import { requirePrivilege } from '#server/endpoints/require-access.ts'
import { requireCurrentMembership } from '#server/endpoints/require-current-membership.ts'
import type { Services } from '#server/endpoints/services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { billingOf } from '#server/payments/billing-of.ts'
import type { PlacedOrder } from '#server/payments/payment-provider.ts'
import { heldBy } from '#server/payments/prices.ts'
import { runningTerm } from '#server/payments/running-term.ts'
import { subscriptionOf, type Subscribed } from '#server/quotas/plan.ts'
import { usedSlots } from '#server/quotas/used-slots.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

interface Asked {
  params: { orgId: string }
  body: Order
  caller: Caller
  services: Services
}

/** @throws HttpError PLAN_STATE where no plans are sold */
export function requirePlans({ config }: Services): void {
  if (!config.plans) throw planState('This server sells no plans: everything is included.')
}

/** An order with what its price depends on. */
export async function placedOrder({ params, body, caller, services }: Asked): Promise<PlacedOrder> {
  requireOwnId(caller, 'organizationId', params.orgId)
  requirePlans(services)
  const { db, clock } = services
  const { organizationId, email } = caller
  return {
    order: body,
    email,
    subscription: await subscriptionOf(db, organizationId),
    billing: await billingOf(db, organizationId),
    now: clock(),
  }
}

/** Before a provider acts, which no rollback takes back: who asks is looked up as they are now. */
export async function requireActor(endpoint: Endpoint, caller: Caller, { db }: Services): Promise<void> {
  requirePrivilege(endpoint, await requireCurrentMembership(db, caller))
}

/** @throws HttpError VALIDATION_FAILED, PLAN_STATE, QUOTA_EXCEEDED where the order can't be taken */
export async function requireOrderable(
  db: Kysely<Schema>,
  organisationId: string,
  { order, subscription, billing, now }: PlacedOrder,
): Promise<void> {
  requireAddress(billing.address)
  requireOpen(subscription)
  const running = runningTerm(subscription, now)
  if (running && running.currency !== order.currency) {
    throw planState('The currency can change when the running term is over.')
  }
  const held = heldBy(order.quantities)
  if (
    running &&
    subscription.status === 'active' &&
    running.period === order.period &&
    running.quantities.apps === held.apps &&
    running.quantities.users === held.users
  ) {
    throw planState('This is the plan that is running.')
  }
  await requireRoom(db, organisationId, held, now)
}

export const planState = (message: string) => new HttpError('PLAN_STATE', message)

/** What an invoice needs, and what VAT is decided by. */
function requireAddress({ company, lastName, line1, city, country }: BillingAddress): void {
  const missing = [
    ...(company === '' && lastName === '' ? ['lastName'] : []),
    ...(line1 === '' ? ['line1'] : []),
    ...(city === '' ? ['city'] : []),
    ...(country === null ? ['country'] : []),
  ]
  if (missing.length === 0) return
  throw new HttpError('VALIDATION_FAILED', 'The billing address is not complete.', {
    details: { fields: missing.map((field) => `billingAddress.${field}`) },
  })
}

function requireOpen({ status }: Subscribed): void {
  if (['paused', 'future', 'transferred'].includes(status)) {
    throw planState('This subscription is not open to changes.')
  }
}

/** Nothing that is there is taken away: an order holds at least what is used. */
async function requireRoom(
  db: Kysely<Schema>,
  organisationId: string,
  { apps, users }: Order['quantities'],
  now: Date,
): Promise<void> {
  for (const [slotType, limit] of [
    ['APP', apps],
    ['USER', users],
  ] as const) {
    const used = await usedSlots(db, organisationId, slotType, now)
    if (used <= limit) continue
    throw new HttpError('QUOTA_EXCEEDED', 'More is in use than the order holds.', {
      details: { slotType, limit, used },
    })
  }
}
