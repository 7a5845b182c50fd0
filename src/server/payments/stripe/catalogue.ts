import type { Stripe } from 'stripe'
import type { Order } from '#contract/billing/plans.ts'
import { itemsOf, type Item } from '../prices.ts'
import { productOf } from './state-of.ts'

const items = ['base', 'app', 'user'] as const satisfies Item[]
const nameOf = {
  base: 'Storeglass, paid plan',
  app: 'Storeglass, further app',
  user: 'Storeglass, further user',
} as const satisfies Record<Item, string>

/** Makes what is sold known to Stripe; what it knows already stays. */
export async function ensureProducts(stripe: Stripe): Promise<void> {
  const known = await stripe.products.list({ ids: Object.values(productOf) })
  const there = new Set(known.data.map(({ id }) => id))
  for (const item of items) {
    const id = productOf[item]
    if (!there.has(id)) await stripe.products.create({ id, name: nameOf[item] })
  }
}

/** As many as Stripe lists at once. */
const RATES_LISTED = 100

/** Stripe's id of a VAT rate in a country, made where there is none; nothing where none is due. */
export async function vatRates(stripe: Stripe, percentage: number, country: string | null): Promise<string[]> {
  if (percentage === 0 || country === null) return []
  const { data } = await stripe.taxRates.list({ active: true, limit: RATES_LISTED })
  const known = data.find((rate) => rate.country === country && rate.percentage === percentage && !rate.inclusive)
  const made = { display_name: 'VAT', percentage, inclusive: false, country, tax_type: 'vat' } as const
  return [(known ?? (await stripe.taxRates.create(made))).id]
}

/** An order's items with their prices, as Stripe takes them. */
export const linesOfOrder = (order: Order) =>
  itemsOf(order).map(({ item, quantity, each }) => ({
    quantity,
    price_data: {
      currency: order.currency,
      product: productOf[item],
      unit_amount: each,
      recurring: { interval: order.period },
    },
  }))
