import type { Subscription } from '#contract/account.ts'
import type { Identity } from '#contract/auth/auth.ts'
import { BillingPeriod, Currency } from '#contract/billing/order.ts'
import { type Order } from '#contract/billing/plans.ts'
import * as v from 'valibot'
import { useRead } from '#web/data/queries/read.ts'
import { useMay } from '#web/session/hooks.ts'
import { billingRead, geolocationRead } from '../reads.ts'
import { quantitiesOf, type OrderSearch } from './order-search.ts'

/**
 * What is ordered: what was chosen, else what the running plan has, else a month in the currency of the billing data
 * or of the country that one is in.
 */
export function useOrder(identity: Identity, chosen: OrderSearch, subscription: Subscription | undefined): Order {
  const mayBill = useMay('billing/edit')
  const billing = useRead(billingRead(identity), { enabled: mayBill }).data
  const here = useRead(geolocationRead()).data
  const running = {
    period: known(BillingPeriod, subscription?.billingPeriod),
    currency: known(Currency, subscription?.currencyCode),
    apps: quantityOf(subscription, 'apps'),
    users: quantityOf(subscription, 'users'),
  }
  // Until something is saved the billing data says usd, whatever the country.
  const preferred = billing?.billingAddress.country ? billing.preferredCurrencyCode : undefined
  return {
    planId: 'paid',
    period: chosen.period ?? running.period ?? 'month',
    currency: running.currency ?? chosen.currency ?? preferred ?? here?.currency ?? 'usd',
    quantities: quantitiesOf({
      apps: chosen.apps ?? running.apps,
      users: chosen.users ?? running.users,
    }),
  }
}

const known = <T>(schema: v.GenericSchema<T>, value: unknown): T | undefined =>
  v.is(schema, value) ? value : undefined

const quantityOf = (subscription: Subscription | undefined, item: string): number | undefined =>
  subscription?.subscriptionItems.find(({ itemId }) => itemId === item)?.quantity
