import type { Generated, JSONColumnType } from 'kysely'
import type { BillingAddress } from '#contract/billing/billing.ts'
import type { BillingPeriod, Currency } from '#contract/billing/order.ts'

export interface SubscriptionRow {
  organisation_id: string
  id: string
  plan_id: 'free' | 'paid'
  status: 'future' | 'in_trial' | 'active' | 'non_renewing' | 'paused' | 'cancelled' | 'transferred'
  trial_start: Date | null
  trial_end: Date | null
  cancelled_at: Date | null
  current_term_start: Date | null
  current_term_end: Date | null
  billing_period: Generated<BillingPeriod | null>
  currency: Generated<Currency | null>
  /** Bought, all in all; null: as many as the plan holds. */
  apps: Generated<number | null>
  users: Generated<number | null>
  cancel_scheduled_at: Generated<Date | null>
  /** Since when it is paused; null: it is not, or that is not known. */
  paused_at: Generated<Date | null>
  provider: Generated<'test' | 'stripe' | null>
  provider_customer_id: Generated<string | null>
  provider_subscription_id: Generated<string | null>
  created_at: Date
}

export interface BillingDataRow {
  organisation_id: string
  address: JSONColumnType<BillingAddress>
  currency: Currency
  purchase_order: string
  card_brand: string | null
  card_last4: string | null
  card_expires_month: number | null
  card_expires_year: number | null
  updated_at: Date
}

/** `amount` in the currency's smallest unit. */
export interface InvoiceLine {
  text: string
  quantity: number
  amount: number
}

/** Kept when its organisation is deleted. */
export interface InvoiceRow {
  organisation_id: string
  id: string
  number: string
  status: 'paid' | 'due' | 'refunded'
  currency: Currency
  net: number
  vat_rate: number
  vat: number
  total: number
  period_start: Date
  period_end: Date
  lines: JSONColumnType<InvoiceLine[]>
  /** As it was then. */
  address: JSONColumnType<BillingAddress>
  purchase_order: string
  provider_invoice_id: string | null
  issued_at: Date
}

/** What a payment provider has told, so that telling it again has no second effect. */
export interface PaymentEventRow {
  provider: string
  event_id: string
  received_at: Date
}

/** What is used up in a month; `month` is its first day. */
export interface QuotaUseRow {
  organisation_id: string
  slot_type: 'AI_ASSISTANCE' | 'REVIEW_SUMMARY'
  month: string
  used: number
}
