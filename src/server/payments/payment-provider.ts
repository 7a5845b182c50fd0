import type { PaymentMethod } from '#contract/billing/billing.ts'
import type { Order, PaymentMode, PriceQuote } from '#contract/billing/plans.ts'
import type { InvoiceLine, SubscriptionRow } from '#server/db/rows/billing.ts'
import type { Subscribed } from '#server/quotas/plan.ts'
import type { Billing } from './billing-of.ts'

/** An order with all that its price and its payment depend on. */
export interface PlacedOrder {
  order: Order
  /** As it is before the order. */
  subscription: Subscribed
  billing: Billing
  /** Of whoever orders. */
  email: string
  now: Date
}

/** What a subscription becomes when it is paid for. */
export interface PaidState {
  currency: Order['currency']
  billing_period: Order['period']
  apps: number
  users: number
  status: Extract<SubscriptionRow['status'], 'active' | 'non_renewing' | 'paused'>
  current_term_start: Date
  current_term_end: Date
  provider: 'test' | 'stripe'
  provider_customer_id: string
  provider_subscription_id: string
}

/** An invoice that is not written yet: the buyer's address and its number come with that. */
export interface NewInvoice extends PriceQuote {
  lines: InvoiceLine[]
  period_start: Date
  period_end: Date
}

export type Ordered =
  /** To be paid on the provider's own page; the provider tells when it is. */
  | { redirectUrl: string; customerId: string }
  /** Nothing is charged until this is written down. */
  | { redirectUrl: null; state: PaidState; invoice: NewInvoice }
  /** Charged already: to be written down whatever else has happened. The provider tells of the invoice. */
  | { redirectUrl: null; state: PaidState; invoice: null }

/**
 * Who takes the money. Its calls may take seconds: they run before the transaction of a write.
 * @throws HttpError PAYMENT_FAILED with what a person can be told, UNAVAILABLE
 */
export interface PaymentProvider {
  mode: PaymentMode
  /** What is paid at once. */
  quote: (placed: PlacedOrder) => Promise<PriceQuote>
  order: (placed: PlacedOrder) => Promise<Ordered>
  /** Whether a running term is followed by another. */
  setRenewal: (subscription: Subscribed, renews: boolean) => Promise<void>
  /** Ends at once what is charged, for good. What is over already is no failure. */
  end: (subscription: Subscribed) => Promise<void>
  /** A page of the provider, or at once another method. */
  changeMethod: (subscription: Subscribed, now: Date) => Promise<{ redirectUrl: string } | { method: PaymentMethod }>
}
