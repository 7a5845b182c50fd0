import * as v from 'valibot'
import { Subscription } from '../account.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { BillingAddress } from './billing.ts'
import { BillingPeriod, Currency, Quantities } from './order.ts'
import { Field, Id } from '../store.ts'

/** OP-58. */
export const SlotType = v.picklist(['APP', 'USER', 'KEYWORD', 'COMPETITOR', 'AI_ASSISTANCE', 'REVIEW_SUMMARY'])
export type SlotType = v.InferOutput<typeof SlotType>

/** What there is something to take slots with, in the order of display: plans promise and count nothing else. */
export const liveSlots = (hasModel: boolean): SlotType[] => [
  'APP',
  'USER',
  'COMPETITOR',
  'KEYWORD',
  ...(hasModel ? (['AI_ASSISTANCE'] as const) : []),
  'REVIEW_SUMMARY',
]

/** In the currency's smallest unit: cents, or yen. */
const Amount = v.pipe(v.number(), v.integer())

export const PlanOffer = v.object({
  planId: v.picklist(['free', 'paid']),
  /** What it holds before anything is bought on top; COMPETITOR is of one app, the last two are a month's. */
  limits: v.array(v.object({ slotType: SlotType, limit: v.number() })),
  prices: v.array(
    v.object({
      period: BillingPeriod,
      currency: Currency,
      /** With the apps and users of the limits. */
      base: Amount,
      perFurtherApp: Amount,
      perFurtherUser: Amount,
    }),
  ),
})
export type PlanOffer = v.InferOutput<typeof PlanOffer>

/** `test`: nothing is ever charged, and the interface says so. */
export const PaymentMode = v.picklist(['test', 'stripe'])
export type PaymentMode = v.InferOutput<typeof PaymentMode>

export const getPlans = endpoint({
  id: 'getPlans',
  summary: 'The plans with their limits and prices',
  method: 'GET',
  path: '/subscription/v1/plans',
  shape: 3,
  response: v.object({
    payments: PaymentMode,
    /** None where the server sells no plans. */
    plans: v.array(PlanOffer),
    /** Limits that something counts against: without a language model, AI_ASSISTANCE is nothing to offer. */
    live: v.array(SlotType),
    /** Whether somebody reads what asks for a demo. */
    demoBooking: v.boolean(),
  }),
})

const params = v.object({ orgId: Id })

/** OP-48. `limit` null: without one. */
export const Quota = v.object({ slotType: SlotType, used: v.number(), limit: v.nullable(v.number()) })
export type Quota = v.InferOutput<typeof Quota>

export const getQuotas = endpoint({
  id: 'getQuotas',
  summary: "The plan's limits and how much of them is used; COMPETITOR of the fullest app",
  method: 'GET',
  path: '/subscription/v1/organizations/{orgId}/quotas',
  params,
  response: v.array(Quota),
})

export const Order = v.object({
  planId: v.literal('paid'),
  period: BillingPeriod,
  currency: Currency,
  quantities: Quantities,
})
export type Order = v.InferOutput<typeof Order>

/** What VAT is decided by. */
export const VatPlace = v.pick(BillingAddress, ['country', 'vatNumber'])
export type VatPlace = v.InferOutput<typeof VatPlace>

/** What would be paid at once, before anything is; what is left of a running term is taken off. */
export const PriceQuote = v.object({
  currency: Currency,
  net: Amount,
  /** Per cent; 0 where the customer owes it (reverse charge) or none is due. */
  vatRate: v.number(),
  vat: Amount,
  total: Amount,
})
export type PriceQuote = v.InferOutput<typeof PriceQuote>

export const quoteCheckout = endpoint({
  id: 'quoteCheckout',
  summary: 'The price of an order with the VAT of the billing address, or of `vatPlace` where that is not saved yet',
  method: 'POST',
  path: '/subscription/v1/organizations/{orgId}/quote',
  readOnly: true,
  privilege: 'billing/edit',
  params,
  body: v.object({ ...Order.entries, vatPlace: v.optional(VatPlace) }),
  response: PriceQuote,
  errors: ['PLAN_STATE'],
})

/** `redirectUrl`: where the payment is made; null: it is made. */
export const checkout = endpoint({
  id: 'checkout',
  summary: 'Get the paid plan, or change its period and quantities',
  method: 'POST',
  path: '/subscription/v1/organizations/{orgId}/checkout',
  selfOnly: true,
  confirmed: true,
  privilege: 'billing/edit',
  params,
  body: Order,
  response: v.object({ subscription: Subscription, redirectUrl: v.nullable(v.string()) }),
  errors: ['PAYMENT_FAILED', 'PLAN_STATE', 'QUOTA_EXCEEDED'],
})

/** A paid plan runs to the end of its term (non_renewing), a trial to its end. */
export const cancelPlan = endpoint({
  id: 'cancelPlan',
  summary: 'Cancel the plan or the trial; what is paid for stays until its end',
  method: 'POST',
  path: '/subscription/v1/organizations/{orgId}/cancel',
  selfOnly: true,
  confirmed: true,
  privilege: 'global/cancel_plan',
  params,
  body: v.object({ reason: v.optional(Field) }),
  response: Subscription,
  errors: ['PLAN_STATE', 'PAYMENT_FAILED'],
})

export const reactivatePlan = endpoint({
  id: 'reactivatePlan',
  summary: 'Undo a cancellation before it takes effect',
  method: 'POST',
  path: '/subscription/v1/organizations/{orgId}/reactivate',
  selfOnly: true,
  confirmed: true,
  privilege: 'global/cancel_plan',
  params,
  response: Subscription,
  errors: ['PLAN_STATE', 'PAYMENT_FAILED'],
})
