import { randomUUID } from 'node:crypto'
import { HttpError } from '#server/kernel/http-error.ts'
import type { NewInvoice, PaymentProvider, PlacedOrder } from './payment-provider.ts'
import { heldBy, itemsOf, linesOf, sumOf } from './prices.ts'
import { runningTerm, unusedOf } from './running-term.ts'
import { termEnd } from './term.ts'
import { vatRateOf, withVat } from './vat.ts'

/** The purchase order that this provider refuses, so that a refused payment can be seen. */
const DECLINED = 'decline'

/** Charges nothing and asks for no card; everything else is as if it did. */
export const testProvider = (sellerCountry: string): PaymentProvider => ({
  mode: 'test',
  quote: async (placed) => {
    const { currency, net, vatRate, vat, total } = invoiceOf(placed, sellerCountry)
    return { currency, net, vatRate, vat, total }
  },
  order: async (placed) => {
    if (placed.billing.purchaseOrder.toLowerCase() === DECLINED) {
      throw new HttpError('PAYMENT_FAILED', 'The test provider declines this purchase order.')
    }
    const { order, subscription, now } = placed
    return {
      redirectUrl: null,
      invoice: invoiceOf(placed, sellerCountry),
      state: {
        status: 'active',
        currency: order.currency,
        billing_period: order.period,
        ...heldBy(order.quantities),
        current_term_start: now,
        current_term_end: termEnd(now, order.period),
        provider: 'test',
        provider_customer_id: subscription.provider_customer_id ?? `test_${randomUUID()}`,
        provider_subscription_id: `test_${randomUUID()}`,
      },
    }
  },
  setRenewal: async () => undefined,
  end: async () => undefined,
  changeMethod: async (_, now) => ({
    method: { brand: 'Test', last4: '0000', expiresMonth: 12, expiresYear: now.getUTCFullYear() + 3 },
  }),
})

/** A new term starts now; what is left of the running one is taken off, down to nothing. */
function invoiceOf({ order, subscription, billing, now }: PlacedOrder, sellerCountry: string): NewInvoice {
  const lines = linesOf(itemsOf(order))
  const running = runningTerm(subscription, now)
  const credit = running?.currency === order.currency ? Math.min(unusedOf(running, now), sumOf(lines)) : 0
  const all = credit > 0 ? [...lines, { text: 'Unused part of the running term', quantity: 1, amount: -credit }] : lines
  return {
    ...withVat(sumOf(all), vatRateOf(billing.address, sellerCountry)),
    currency: order.currency,
    lines: all,
    period_start: now,
    period_end: termEnd(now, order.period),
  }
}
