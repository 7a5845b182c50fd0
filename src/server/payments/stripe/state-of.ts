import type { Stripe } from 'stripe'
import * as v from 'valibot'
import { PLAN_QUOTAS } from '#contract/protocol/limits.ts'
import { BillingPeriod, Currency } from '#contract/billing/order.ts'
import type { PaidState } from '../payment-provider.ts'
import type { Item } from '../prices.ts'

/** Ids that Storeglass gives to what it sells at Stripe. */
export const productOf = {
  base: 'storeglass_paid_plan',
  app: 'storeglass_further_app',
  user: 'storeglass_further_user',
} as const satisfies Record<Item, string>

export const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)

const itemOf = (subscription: Stripe.Subscription, item: Item): Stripe.SubscriptionItem | undefined =>
  subscription.items.data.find(({ price }) => idOf(price.product) === productOf[item])

/** Paid for, or it was and only a payment is late. */
const live = new Set<string>(['active', 'trialing', 'past_due', 'unpaid', 'paused'])

/** What a subscription at Stripe means here; null: it is over, was never paid, or is none of ours. */
export function stateOf(subscription: Stripe.Subscription): PaidState | null {
  const base = itemOf(subscription, 'base')
  const currency = v.safeParse(Currency, subscription.currency)
  const period = v.safeParse(BillingPeriod, base?.price.recurring?.interval)
  const customer = idOf(subscription.customer)
  if (!base || !currency.success || !period.success || customer === null) return null
  if (!live.has(subscription.status)) return null
  const further = (item: Item) => itemOf(subscription, item)?.quantity ?? 0
  return {
    status: statusOf(subscription),
    currency: currency.output,
    billing_period: period.output,
    apps: PLAN_QUOTAS.paid.apps + further('app'),
    users: PLAN_QUOTAS.paid.users + further('user'),
    current_term_start: new Date(base.current_period_start * 1000),
    current_term_end: new Date(base.current_period_end * 1000),
    provider: 'stripe',
    provider_customer_id: customer,
    provider_subscription_id: subscription.id,
  }
}

/** A late payment leaves the plan as it is while Stripe tries again; once it gave up, the plan rests. */
function statusOf({ status, cancel_at_period_end }: Stripe.Subscription): PaidState['status'] {
  if (status === 'unpaid' || status === 'paused') return 'paused'
  return cancel_at_period_end ? 'non_renewing' : 'active'
}
