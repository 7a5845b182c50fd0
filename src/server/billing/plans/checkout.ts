import { checkout, quoteCheckout } from '#contract/billing/plans.ts'
import type { Kysely } from 'kysely'
import { audit } from '#server/audit/audit.ts'
import type { Schema } from '#server/db/schema.ts'
import { withPrefetch, type PrefetchRequest } from '#server/endpoints/serve.ts'
import type { Ordered, PlacedOrder } from '#server/payments/payment-provider.ts'
import { saveState } from '#server/payments/save-state.ts'
import { writeInvoice } from '#server/payments/write-invoice.ts'
import { subscriptionOf } from '#server/quotas/plan.ts'
import { subscriptionStateOf } from '#server/quotas/subscription-state.ts'
import { lockOrganisation } from '#server/quotas/take-slot.ts'
import { placedOrder, planState, requireActor, requireOrderable } from './placed-order.ts'

export const quote = withPrefetch(
  quoteCheckout,
  async (asked) => {
    const { vatPlace, ...order } = asked.body
    const placed = await placedOrder({ ...asked, body: order })
    const billing = { ...placed.billing, address: { ...placed.billing.address, ...vatPlace } }
    return asked.services.payments.quote({ ...placed, billing })
  },
  async (_, prefetched) => prefetched(),
)

async function order(asked: PrefetchRequest<typeof checkout>): Promise<{ placed: PlacedOrder; ordered: Ordered }> {
  const { caller, services } = asked
  const placed = await placedOrder(asked)
  await requireActor(checkout, caller, services)
  await requireOrderable(services.db, caller.organizationId, placed)
  return { placed, ordered: await services.payments.order(placed) }
}

export const checkOut = withPrefetch(checkout, order, async ({ caller, db, services }, prefetched) => {
  const { organizationId } = caller
  const now = services.clock()
  const { placed, ordered } = prefetched()
  await lockOrganisation(db, organizationId)
  if (ordered.redirectUrl !== null) {
    await db
      .updateTable('subscription')
      .set({ provider_customer_id: ordered.customerId })
      .where('organisation_id', '=', organizationId)
      .execute()
  } else {
    if (ordered.invoice) {
      // Nothing is charged yet, so two orders at once don't both count on the same rest of a term.
      await requireUnchanged(db, organizationId, placed)
      await requireOrderable(db, organizationId, placed)
      await writeInvoice(db, { organizationId, billing: placed.billing }, ordered.invoice, now)
    }
    await saveState(db, organizationId, ordered.state, now)
    await audit(db, { action: 'plan-changed', actor: caller, organisationId: organizationId }, now)
  }
  return { subscription: await subscriptionStateOf(db, organizationId, now), redirectUrl: ordered.redirectUrl }
})

async function requireUnchanged(db: Kysely<Schema>, organisationId: string, { subscription }: PlacedOrder) {
  const current = await subscriptionOf(db, organisationId)
  if (current.provider_subscription_id !== subscription.provider_subscription_id) {
    throw planState('The plan was changed meanwhile. Look at it again.')
  }
}
