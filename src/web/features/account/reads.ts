import type { Identity } from '#contract/auth/auth.ts'
import { getBillingData, getGeolocation, getInvoices } from '#contract/billing/billing.ts'
import { getPlans, quoteCheckout, type Order, type VatPlace } from '#contract/billing/plans.ts'
import { read, type Read } from '#web/data/queries/read.ts'

export const ofOrganisation = ({ organizationId }: Identity) => ({ params: { orgId: organizationId } })

export const plansRead = () => read(getPlans, {})
export const billingRead = (identity: Identity) => read(getBillingData, ofOrganisation(identity))
export const invoicesRead = (identity: Identity) => read(getInvoices, ofOrganisation(identity))
export const geolocationRead = () => read(getGeolocation, {})

/** The price with the VAT of a place, also of one that is not saved yet. What is paid depends on the day, too. */
export const quoteRead = (identity: Identity, order: Order, vatPlace: VatPlace): Read<typeof quoteCheckout> => {
  const body = { ...order, vatPlace }
  return { ...read(quoteCheckout, { ...ofOrganisation(identity), body }, { body }), staleTime: 0 }
}
