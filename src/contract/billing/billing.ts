import * as v from 'valibot'
import { Email } from '../auth/auth.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { FIELD_MAX } from '../protocol/limits.ts'
import { Currency } from './order.ts'
import { CountryCode, Id, Timestamp } from '../store.ts'

const params = v.object({ orgId: Id })
/** Empty: not filled in. */
const Line = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(FIELD_MAX),
  v.check((text) => !/\p{Cc}/u.test(text)),
)

export const BillingAddress = v.object({
  firstName: Line,
  lastName: Line,
  company: Line,
  email: v.union([Email, v.literal('')]),
  line1: Line,
  city: Line,
  country: v.nullable(CountryCode),
  state: Line,
  stateCode: Line,
  zip: Line,
  phone: Line,
  vatNumber: Line,
})
export type BillingAddress = v.InferOutput<typeof BillingAddress>

/** Never the number of a card. */
export const PaymentMethod = v.object({
  brand: v.string(),
  last4: v.string(),
  expiresMonth: v.number(),
  expiresYear: v.number(),
})
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

/** SUB-012. What the server does not keep is null. */
export const BillingData = v.object({
  id: Id,
  firstName: v.string(),
  lastName: v.string(),
  company: v.string(),
  email: v.string(),
  phone: v.string(),
  billingAddress: BillingAddress,
  allowDirectDebit: v.boolean(),
  cardStatus: v.picklist(['no_card', 'valid', 'expiring', 'expired']),
  paymentMethod: v.nullable(PaymentMethod),
  preferredCurrencyCode: Currency,
  purchaseOrder: v.string(),
  trialEndDate: v.nullable(Timestamp),
  unbilledCharges: v.nullable(v.number()),
  piiStatus: v.nullable(v.string()),
  referrer: v.nullable(v.string()),
  customText: v.nullable(v.string()),
  deleted: v.boolean(),
})
export type BillingData = v.InferOutput<typeof BillingData>

const path = '/billing/v1/organizations/{orgId}/billing-data'

export const getBillingData = endpoint({
  id: 'getBillingData',
  summary: "The organisation's billing address, currency and payment method",
  method: 'GET',
  path,
  offline: 'network',
  privilege: 'billing/edit',
  params,
  response: BillingData,
})

export const updateBillingData = endpoint({
  id: 'updateBillingData',
  summary: 'Change the billing address, currency or purchase order',
  method: 'PUT',
  path,
  selfOnly: true,
  privilege: 'billing/edit',
  params,
  body: v.object({
    billingAddress: v.optional(BillingAddress),
    preferredCurrencyCode: v.optional(Currency),
    purchaseOrder: v.optional(Line),
  }),
  response: BillingData,
})

/** `redirectUrl`: the provider's own page; null: done (the test provider's card, which is no card). */
export const changePaymentMethod = endpoint({
  id: 'changePaymentMethod',
  summary: 'Change the payment method, on the page of the payment provider',
  method: 'POST',
  path: '/billing/v1/organizations/{orgId}/payment-method',
  selfOnly: true,
  confirmed: true,
  privilege: 'billing/edit',
  params,
  response: v.object({ redirectUrl: v.nullable(v.string()) }),
  errors: ['PAYMENT_FAILED'],
})

export const Invoice = v.object({
  invoiceId: Id,
  number: v.string(),
  issuedAt: Timestamp,
  status: v.picklist(['paid', 'due', 'refunded']),
  currency: Currency,
  /** In the currency's smallest unit. */
  net: v.number(),
  vat: v.number(),
  total: v.number(),
})
export type Invoice = v.InferOutput<typeof Invoice>

/** SUB-025. */
export const getInvoices = endpoint({
  id: 'getInvoices',
  summary: "The organisation's invoices, newest first",
  method: 'GET',
  path: '/billing/v1/organizations/{orgId}/invoices',
  offline: 'network',
  privilege: 'billing/view_invoices',
  params,
  response: v.array(Invoice),
})

export const getInvoicePdf = endpoint({
  id: 'getInvoicePdf',
  summary: 'An invoice as PDF',
  method: 'GET',
  path: '/billing/v1/organizations/{orgId}/invoices/{invoiceId}/pdf',
  offline: 'network',
  privilege: 'billing/view_invoices',
  params: v.object({ orgId: Id, invoiceId: Id }),
  response: v.object({ fileName: v.string(), base64: v.string() }),
  errors: ['NOT_FOUND'],
})

/** API-005, OP-83. Nothing of it is kept. What can't be known is null. */
export const getGeolocation = endpoint({
  id: 'getGeolocation',
  summary: 'Where the request comes from, and the currency there',
  method: 'GET',
  path: '/public/v1/geolocation',
  auth: 'public',
  offline: 'network',
  response: v.object({
    ipAddress: v.nullable(v.string()),
    continent: v.nullable(v.string()),
    country: v.nullable(CountryCode),
    currency: Currency,
  }),
})
