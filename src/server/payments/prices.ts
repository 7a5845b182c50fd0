import { PLAN_QUOTAS } from '#contract/protocol/limits.ts'
import { BillingPeriod, Currency } from '#contract/billing/order.ts'
import { type Order, type PlanOffer, type SlotType } from '#contract/billing/plans.ts'
import type { InvoiceLine } from '#server/db/rows/billing.ts'
import { quotaOfSlot } from '#server/quotas/quotas.ts'

/** Of a month, in the currency's smallest unit. */
interface Monthly {
  base: number
  perFurtherApp: number
  perFurtherUser: number
}

const monthly = (base: number, perFurtherApp: number, perFurtherUser: number): Monthly => ({
  base,
  perFurtherApp,
  perFurtherUser,
})

const prices: Record<Currency, Monthly> = {
  usd: monthly(4900, 900, 500),
  eur: monthly(4500, 800, 450),
  gbp: monthly(3900, 700, 400),
  jpy: monthly(7200, 1300, 720),
  chf: monthly(4500, 800, 450),
  sek: monthly(49_000, 9000, 4900),
  dkk: monthly(33_900, 5900, 3400),
  nok: monthly(49_900, 9000, 4900),
  pln: monthly(19_900, 3500, 1900),
  cad: monthly(6500, 1200, 650),
  aud: monthly(7500, 1400, 750),
  inr: monthly(390_000, 69_000, 39_000),
  brl: monthly(24_900, 4500, 2500),
}

/** A year costs as much as ten months. */
const MONTHS_PAID = { month: 1, year: 10 } as const satisfies Record<BillingPeriod, number>

/** What is sold, as a line of an invoice names it. */
export type Item = 'base' | 'app' | 'user'

export interface PricedItem {
  item: Item
  quantity: number
  /** In the currency's smallest unit, for a term. */
  each: number
}

/** At least what the plan holds anyway. */
export const heldBy = ({ apps, users }: Order['quantities']): Order['quantities'] => ({
  apps: Math.max(apps, PLAN_QUOTAS.paid.apps),
  users: Math.max(users, PLAN_QUOTAS.paid.users),
})

/** What one term of an order consists of; nothing that is there zero times. */
export function itemsOf({
  period,
  currency,
  quantities,
}: Pick<Order, 'period' | 'currency' | 'quantities'>): PricedItem[] {
  const months = MONTHS_PAID[period]
  const { apps, users } = heldBy(quantities)
  const { base, perFurtherApp, perFurtherUser } = prices[currency]
  const items: PricedItem[] = [
    { item: 'base', quantity: 1, each: base * months },
    { item: 'app', quantity: apps - PLAN_QUOTAS.paid.apps, each: perFurtherApp * months },
    { item: 'user', quantity: users - PLAN_QUOTAS.paid.users, each: perFurtherUser * months },
  ]
  return items.filter(({ quantity }) => quantity > 0)
}

const nameOf = { base: 'Paid plan', app: 'Further app', user: 'Further user' } as const satisfies Record<Item, string>

export const linesOf = (items: PricedItem[]): InvoiceLine[] =>
  items.map(({ item, quantity, each }) => ({ text: nameOf[item], quantity, amount: quantity * each }))

/** In the currency's smallest unit. */
export const sumOf = (lines: InvoiceLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

const limitsOf = (plan: keyof typeof PLAN_QUOTAS): PlanOffer['limits'] =>
  (Object.keys(quotaOfSlot) as SlotType[]).map((slotType) => ({
    slotType,
    limit: PLAN_QUOTAS[plan][quotaOfSlot[slotType]],
  }))

/** Both plans, with the prices of the paid one for every period and currency. */
export const planOffers: PlanOffer[] = [
  { planId: 'free', limits: limitsOf('free'), prices: [] },
  {
    planId: 'paid',
    limits: limitsOf('paid'),
    prices: BillingPeriod.options.flatMap((period) =>
      Currency.options.map((currency) => {
        const { base, perFurtherApp, perFurtherUser } = prices[currency]
        const months = MONTHS_PAID[period]
        return {
          period,
          currency,
          base: base * months,
          perFurtherApp: perFurtherApp * months,
          perFurtherUser: perFurtherUser * months,
        }
      }),
    ),
  },
]
