import type { Stripe } from 'stripe'
import * as v from 'valibot'
import type { Order } from '#contract/billing/plans.ts'
import type { Ordered, PlacedOrder } from '../payment-provider.ts'
import { linesOfOrder } from './catalogue.ts'
import { idOf, stateOf } from './state-of.ts'

type Line = ReturnType<typeof linesOfOrder>[number]

interface Change {
  items: (Line | (Line & { id: string }) | { id: string; deleted: true })[]
  billing_cycle_anchor: { type: 'now' }
  proration_behavior: 'always_invoice'
}

/** The items of a subscription as an order wants them: what is there is changed, and what is not wanted goes. */
export async function changeOf(stripe: Stripe, id: string, order: Order): Promise<Change> {
  const current = await stripe.subscriptions.retrieve(id)
  const lines = linesOfOrder(order)
  const kept = current.items.data.map((item) => {
    const line = lines.find(({ price_data }) => price_data.product === idOf(item.price.product))
    return line
      ? { id: item.id, quantity: line.quantity, price_data: line.price_data }
      : { id: item.id, deleted: true as const }
  })
  const there = new Set(current.items.data.map(({ price }) => idOf(price.product)))
  return {
    items: [...kept, ...lines.filter(({ price_data }) => !there.has(price_data.product))],
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'always_invoice',
  }
}

/** Changes what runs, and charges at once: a new term begins, what is left of the old one is taken off. */
export async function changed(stripe: Stripe, id: string, placed: PlacedOrder, rates: string[]): Promise<Ordered> {
  const { order, subscription } = placed
  const { period, quantities } = order
  const began = subscription.current_term_start?.getTime() ?? 0
  const change = {
    ...(await changeOf(stripe, id, order)),
    default_tax_rates: rates,
    cancel_at_period_end: false,
    payment_behavior: 'error_if_incomplete' as const,
  }
  // The same order twice at once is one.
  const key = `${id} ${began} ${subscription.status} ${period} ${quantities.apps} ${quantities.users}`
  const updated = await tryAnew(key, (idempotencyKey) => stripe.subscriptions.update(id, change, { idempotencyKey }))
  const state = stateOf(updated)
  if (!state) throw new Error('Stripe answered with a subscription that does not run.')
  return { redirectUrl: null, state, invoice: null }
}

/** As many declined tries of one order as Stripe remembers for a day. */
const MAX_TRIES = 50

/** Stripe answers a key again as the first time, also with a refusal: who orders again after one needs another key. */
async function tryAnew<T>(key: string, send: (key: string) => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await send(`${key} ${tries}`)
    } catch (error) {
      if (!isAnsweredBefore(error) || tries === MAX_TRIES) throw error
    }
  }
}

const Replayed = v.object({ 'idempotent-replayed': v.literal('true') })

const isAnsweredBefore = (error: unknown): boolean =>
  error instanceof Error && 'headers' in error && v.is(Replayed, error.headers)
