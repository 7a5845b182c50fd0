import type { Subscription } from '#contract/account.ts'
import type { BillingAddress, BillingData } from '#contract/billing/billing.ts'

/** A subscription as the server gives it, for tests. */
export const subscription: Subscription = {
  id: '55555555-5555-4555-8555-555555555555',
  planId: 'paid',
  planFamily: null,
  status: 'active',
  statusDetails: { subscriptionId: '55555555-5555-4555-8555-555555555555' },
  customerId: null,
  trialStart: null,
  trialEnd: null,
  trialEndDate: null,
  freePeriod: null,
  createdAt: '2026-01-01T00:00:00Z',
  startedAt: '2026-01-01T00:00:00Z',
  activatedAt: '2026-01-01T00:00:00Z',
  cancelledAt: null,
  cancelScheduleCreatedAt: null,
  currentTermStart: '2026-01-01T00:00:00Z',
  currentTermEnd: null,
  nextBillingAt: null,
  remainingBillingCycles: null,
  billingPeriod: null,
  currencyCode: null,
  dueInvoicesCount: 0,
  dueSince: null,
  totalDues: 0,
  scheduledChanges: false,
  subscriptionItems: [{ itemId: 'paid', quantity: 1 }],
  additionalInformation: null,
  deleted: false,
}

const billingAddress: BillingAddress = {
  firstName: 'Ada',
  lastName: 'Marlow',
  company: '',
  email: '',
  line1: '1 Harbour Street',
  city: 'Bergen',
  country: 'NO',
  state: '',
  stateCode: '',
  zip: '5003',
  phone: '',
  vatNumber: '',
}
/** Billing data with a whole address, for tests. */
export const billingData: BillingData = {
  id: '22222222-2222-4222-8222-222222222222',
  firstName: 'Ada',
  lastName: 'Marlow',
  company: '',
  email: '',
  phone: '',
  billingAddress,
  allowDirectDebit: false,
  cardStatus: 'no_card',
  paymentMethod: null,
  preferredCurrencyCode: 'eur',
  purchaseOrder: '',
  trialEndDate: null,
  unbilledCharges: null,
  piiStatus: null,
  referrer: null,
  customText: null,
  deleted: false,
}

/** Nothing of the address is filled in. */
export const noBillingData: BillingData = {
  ...billingData,
  firstName: '',
  lastName: '',
  preferredCurrencyCode: 'usd',
  billingAddress: { ...billingAddress, firstName: '', lastName: '', line1: '', city: '', zip: '', country: null },
}
