import type { BillingAddress } from '#contract/billing/billing.ts'
import { updateBillingData } from '#contract/billing/billing.ts'
import type { Order } from '#contract/billing/plans.ts'
import type { Member } from './member.ts'

/** A private customer in Germany. */
export const address: BillingAddress = {
  firstName: 'Ada',
  lastName: 'Marlow',
  company: '',
  email: 'ada@example.com',
  line1: 'Lindenweg 4',
  city: 'Leipzig',
  country: 'DE',
  state: '',
  stateCode: '',
  zip: '04109',
  phone: '',
  vatNumber: '',
}

export const monthly: Order = {
  planId: 'paid',
  period: 'month',
  currency: 'eur',
  quantities: { apps: 5, users: 5 },
}

export const fillInAddress = (member: Member, changes: Partial<BillingAddress> = {}) =>
  member.read(updateBillingData, { ...member.own, body: { billingAddress: { ...address, ...changes } } })
