import type { Identity } from '#contract/auth.ts'
import { getBillingData, getGeolocation, getInvoices, type BillingAddress } from '#contract/billing.ts'
import { getPlans, quoteCheckout, type Order } from '#contract/plans.ts'
import { read, type Read } from '#web/data/read.ts'

export const ofOrganisation = ({ organizationId }: Identity) => ({ params: { orgId: organizationId } })

export const plansRead = () => read(getPlans, {})
export const billingRead = (identity: Identity) => read(getBillingData, ofOrganisation(identity))
export const invoicesRead = (identity: Identity) => read(getInvoices, ofOrganisation(identity))
export const geolocationRead = () => read(getGeolocation, {})

/** The VAT is that of the address: another one is another question. What is paid depends on the day, too. */
export const quoteRead = (
  identity: Identity,
  body: Order,
  address: BillingAddress | undefined,
): Read<typeof quoteCheckout> => ({
  ...read(
    quoteCheckout,
    { ...ofOrganisation(identity), body },
    { body, country: address?.country ?? null, vatNumber: address?.vatNumber ?? '' },
  ),
  staleTime: 0,
})
