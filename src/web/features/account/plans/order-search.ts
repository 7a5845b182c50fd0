import * as v from 'valibot'
import { PLAN_QUOTAS } from '#contract/protocol/limits.ts'
import { BillingPeriod, Currency, Quantities } from '#contract/billing/order.ts'

const { apps, users } = PLAN_QUOTAS.paid

/** A number as it stands in an address. */
const Quantity = <S extends v.GenericSchema<number, number>>(quantity: S) =>
  v.union([quantity, v.pipe(v.string(), v.digits(), v.transform(Number), quantity)])

/** SUB-011: what is chosen stands in the address, so that it is the same at the checkout and after a reload. */
export const OrderSearch = v.object({
  period: v.optional(v.fallback(v.optional(BillingPeriod), undefined)),
  apps: v.optional(v.fallback(v.optional(Quantity(Quantities.entries.apps)), undefined)),
  users: v.optional(v.fallback(v.optional(Quantity(Quantities.entries.users)), undefined)),
  currency: v.optional(v.fallback(v.optional(Currency), undefined)),
})
export type OrderSearch = v.InferOutput<typeof OrderSearch>

/** At least what the plan holds anyway. */
export const quantitiesOf = (chosen: OrderSearch) => ({
  apps: Math.max(chosen.apps ?? apps, apps),
  users: Math.max(chosen.users ?? users, users),
})
