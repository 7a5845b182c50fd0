import type { Config } from '#server/kernel/config.ts'
import type { Log } from '#server/kernel/log.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'
import { testProvider } from './test-provider.ts'

interface Context {
  config: Config
  baseUrl: string
  log: Log
}

/** Stripe where it is configured, else a provider that charges nothing. */
export function createPayments({ config, baseUrl, log }: Context): PaymentProvider {
  const { stripe, seller } = config
  return stripe ? stripeProvider({ stripe, sellerCountry: seller.country, baseUrl, log }) : testProvider(seller.country)
}
