import type { Stripe } from 'stripe'
import type { Ordered, PlacedOrder } from '../payment-provider.ts'
import { linesOfOrder } from './catalogue.ts'

/** A page of Stripe where an order is paid. The organisation's id comes back with everything that Stripe tells of it. */
export async function toPaymentPage(
  stripe: Stripe,
  placed: PlacedOrder,
  { rates, baseUrl }: { rates: string[]; baseUrl: string },
): Promise<Ordered> {
  const customerId = await customerOf(stripe, placed)
  const metadata = { organisation: placed.subscription.organisation_id }
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customerId,
    client_reference_id: metadata.organisation,
    line_items: linesOfOrder(placed.order),
    metadata,
    subscription_data: { metadata, ...(rates.length > 0 && { default_tax_rates: rates }) },
    success_url: `${baseUrl}/settings/plan`,
    cancel_url: `${baseUrl}/plans/checkout`,
  })
  if (!session.url) throw new Error('Stripe gave no page to pay on.')
  return { redirectUrl: session.url, customerId }
}

async function customerOf(stripe: Stripe, { subscription, billing, email }: PlacedOrder): Promise<string> {
  const { address } = billing
  const details = {
    name: address.company || `${address.firstName} ${address.lastName}`.trim(),
    email: address.email || email,
    address: {
      line1: address.line1,
      city: address.city,
      postal_code: address.zip,
      state: address.state,
      ...(address.country !== null && { country: address.country }),
    },
    metadata: { organisation: subscription.organisation_id },
  }
  const known = subscription.provider_customer_id
  // A customer of the test provider is none of Stripe's.
  return known?.startsWith('cus_')
    ? (await stripe.customers.update(known, details)).id
    : (await stripe.customers.create(details)).id
}
