import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import { HttpError } from '#server/kernel/http-error.ts'
import type { Ordered, PlacedOrder } from '../payment-provider.ts'
import { linesOfOrder } from './catalogue.ts'
import { stateOf } from './state-of.ts'

/** As many as Stripe lists at once. */
const LISTED = 100

/**
 * A page of Stripe where an order is paid. The organisation's id comes back with everything that Stripe tells of it. Only
 * the newest page can be paid: two would be two subscriptions, both of them charged.
 * @throws HttpError PLAN_STATE when Stripe has a running subscription that it has not told of yet
 */
export async function toPaymentPage(
  stripe: Stripe,
  placed: PlacedOrder,
  { rates, baseUrl }: { rates: string[]; baseUrl: string },
): Promise<Ordered> {
  const customerId = await customerOf(stripe, placed)
  await requireNothingRuns(stripe, customerId)
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
  await expireOlderPages(stripe, customerId, session.id)
  if (!session.url) throw new Error('Stripe gave no page to pay on.')
  return { redirectUrl: session.url, customerId }
}

async function requireNothingRuns(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer, limit: LISTED })
  if (!data.some((subscription) => stateOf(subscription))) return
  throw new HttpError('PLAN_STATE', 'This plan is paid for already. It starts in a moment.')
}

/** One that is paid just now can't be expired: then this fails, and nobody learns of the new page. */
async function expireOlderPages(stripe: Stripe, customer: string, newest: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: LISTED })
  // The newest come first; one that was opened after this one is not this one's to close, and may have closed it.
  const own = data.findIndex(({ id }) => id === newest)
  const older = own === -1 ? [] : data.slice(own + 1)
  for (const { id } of older) await stripe.checkout.sessions.expire(id)
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
  if (known?.startsWith('cus_')) return (await stripe.customers.update(known, details)).id
  // Of another order at the same instant Stripe makes the same customer, whose other page it closes.
  const idempotencyKey = `customer-${createHash('sha256').update(JSON.stringify(details)).digest('hex')}`
  return (await stripe.customers.create(details, { idempotencyKey })).id
}
