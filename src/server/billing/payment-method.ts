import { changePaymentMethod } from '#contract/billing/billing.ts'
import { requirePrivilege } from '#server/endpoints/require-access.ts'
import { requireCurrentMembership } from '#server/endpoints/require-current-membership.ts'
import { withPrefetch, type PrefetchRequest } from '#server/endpoints/serve.ts'
import { saveBilling } from '#server/payments/billing-of.ts'
import { subscriptionOf } from '#server/quotas/plan.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { requirePlans } from './plans/placed-order.ts'

async function changed({ params, caller, services }: PrefetchRequest<typeof changePaymentMethod>) {
  requireOwnId(caller, 'organizationId', params.orgId)
  requirePlans(services)
  const { db, clock, payments } = services
  requirePrivilege(changePaymentMethod, await requireCurrentMembership(db, caller))
  return payments.changeMethod(await subscriptionOf(db, caller.organizationId), clock())
}

export const changeMethod = withPrefetch(changePaymentMethod, changed, async ({ caller, db, services }, prefetched) => {
  const change = prefetched()
  if ('redirectUrl' in change) return change
  const { brand, last4, expiresMonth, expiresYear } = change.method
  const card = {
    card_brand: brand,
    card_last4: last4,
    card_expires_month: expiresMonth,
    card_expires_year: expiresYear,
  }
  await saveBilling(db, caller.organizationId, card, services.clock())
  return { redirectUrl: null }
})
