import type { Stripe } from 'stripe'
import { HttpError } from '#server/kernel/http-error.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Subscribed } from '#server/quotas/plan.ts'
import type { PaymentProvider, PlacedOrder } from '../payment-provider.ts'
import { itemsOf, linesOf, sumOf } from '../prices.ts'
import { runningTerm } from '../running-term.ts'
import { vatRateOf, withVat } from '../vat.ts'
import { ensureProducts, vatRates } from './catalogue.ts'
import { changed, changeOf } from './change-order.ts'
import { asked, openStripe, unlessMissing, type StripeConfig } from './open-stripe.ts'
import { toPaymentPage } from './to-payment-page.ts'

interface Context {
  stripe: StripeConfig
  sellerCountry: string
  baseUrl: string
  log: Log
}

/** Stripe: a first order is paid on its page, a running one is changed and charged at once. */
export function stripeProvider({ stripe: config, sellerCountry, baseUrl, log }: Context): PaymentProvider {
  const open = openStripe(config)
  const ask = <T>(call: (stripe: Stripe) => Promise<T>): Promise<T> => asked(log, async () => call(await open()))
  const rateOf = ({ billing }: PlacedOrder) => vatRateOf(billing.address, sellerCountry)
  const ratesOf = (stripe: Stripe, placed: PlacedOrder) =>
    vatRates(stripe, rateOf(placed), placed.billing.address.country)
  return {
    mode: 'stripe',
    quote: async (placed) => {
      const { order, subscription, now } = placed
      const vatRate = rateOf(placed)
      const id = runningId(subscription, now)
      if (id === null) return { currency: order.currency, ...withVat(sumOf(linesOf(itemsOf(order))), vatRate) }
      const preview = await ask(async (stripe) =>
        stripe.invoices.createPreview({
          subscription: id,
          subscription_details: {
            ...(await changeOf(stripe, id, order)),
            default_tax_rates: await ratesOf(stripe, placed),
          },
        }),
      )
      const net = preview.total_excluding_tax ?? preview.subtotal
      return { currency: order.currency, net, vatRate, vat: preview.total - net, total: preview.total }
    },
    order: (placed) =>
      ask(async (stripe) => {
        await ensureProducts(stripe)
        const rates = await ratesOf(stripe, placed)
        const id = runningId(placed.subscription, placed.now)
        return id === null ? toPaymentPage(stripe, placed, { rates, baseUrl }) : changed(stripe, id, placed, rates)
      }),
    setRenewal: async ({ provider, provider_subscription_id: id }, renews) => {
      if (provider !== 'stripe' || id === null) return
      await ask((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: !renews }))
    },
    end: async ({ provider, provider_subscription_id: id }) => {
      if (provider !== 'stripe' || id === null) return
      await ask((stripe) => stripe.subscriptions.cancel(id).catch(unlessMissing))
    },
    changeMethod: async ({ provider, provider_customer_id: customer }) => {
      if (provider !== 'stripe' || customer === null) {
        throw new HttpError('PAYMENT_FAILED', 'There is nothing to pay for yet.')
      }
      const session = await ask((stripe) =>
        stripe.billingPortal.sessions.create({
          customer,
          return_url: `${baseUrl}/settings/billing`,
          flow_data: { type: 'payment_method_update' },
        }),
      )
      return { redirectUrl: session.url }
    },
  }
}

/** Id of a subscription at Stripe whose term runs. */
const runningId = (subscription: Subscribed, now: Date): string | null =>
  subscription.provider === 'stripe' && runningTerm(subscription, now) ? subscription.provider_subscription_id : null
