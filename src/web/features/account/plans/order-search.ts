import * as v from 'valibot'
import { PLAN_QUOTAS } from '#contract/limits.ts'
import { BillingPeriod, Currency, Quantities } from '#contract/order.ts'

const { apps, users } = PLAN_QUOTAS.paid

/** SUB-011: what is chosen stands in the address, so that it is the same at the checkout and after a reload. */
export const OrderSearch = v.object({
  period: v.optional(v.fallback(v.optional(BillingPeriod), undefined)),
  apps: v.optional(v.fallback(v.optional(Quantities.entries.apps), undefined)),
  users: v.optional(v.fallback(v.optional(Quantities.entries.users), undefined)),
  currency: v.optional(v.fallback(v.optional(Currency), undefined)),
})
export type OrderSearch = v.InferOutput<typeof OrderSearch>

/** At least what the plan holds anyway. */
export const quantitiesOf = (chosen: OrderSearch) => ({
  apps: Math.max(chosen.apps ?? apps, apps),
  users: Math.max(chosen.users ?? users, users),
})
