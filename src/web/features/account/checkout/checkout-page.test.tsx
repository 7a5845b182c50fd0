import { fireEvent, screen, waitFor } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { checkout, getPlans, quoteCheckout } from '#contract/billing/plans.ts'
import { getSubscription } from '#contract/account.ts'
import { getBillingData, getGeolocation, updateBillingData, type BillingData } from '#contract/billing/billing.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, refusal, respond, type Answer } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { billingData, noBillingData, subscription } from '../fixtures.ts'
import { CheckoutPage } from './checkout-page.tsx'

const offers = (payments: 'test' | 'stripe') => ({ payments, plans: [], live: [], demoBooking: false })
const quote = { currency: 'usd' as const, net: 4900, vatRate: 25, vat: 1225, total: 6125 }

interface Given {
  who?: typeof ada
  billing?: BillingData
  payments?: 'test' | 'stripe'
  /** What the server answers to an order, and to an address. */
  order?: Answer<typeof checkout>
  address?: Answer<typeof updateBillingData>
}

/** The checkout of an organisation in its trial, and the writes it sends. */
async function open({ who = ada, billing = noBillingData, payments = 'test', order, address }: Given = {}) {
  signIn(tokensOf(who))
  respond(refreshToken, tokensOf(who))
  respond(getPlans, offers(payments))
  respond(quoteCheckout, quote)
  respond(getGeolocation, { ipAddress: null, continent: null, country: null, currency: 'usd' })
  respond(checkout, order ?? { subscription, redirectUrl: null })
  respond(getSubscription, { ...subscription, status: 'in_trial' })
  respond(getBillingData, billing)
  respond(updateBillingData, ({ body }) => address ?? { ...billing, ...(body as BillingData) })
  drawPage(<CheckoutPage identity={who} chosen={{}} />)
  await screen.findByText('Net')
  await screen.findByRole('region', { name: 'Billing address' })
  const writes = () =>
    asked().flatMap(({ method, url }) => (method === 'PUT' || url.endsWith('/checkout') ? url.split('/').at(-1) : []))
  return { writes }
}

const fill = (values: Record<string, string>) =>
  Object.entries(values).forEach(([label, value]) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } }),
  )

/** Once the price is there. */
async function pay() {
  const button = screen.getByRole('button', { name: 'Place test order' })
  await waitFor(() => expect(button).toBeEnabled())
  fireEvent.click(button)
}

const whole = { 'Street and number': '1 Harbour Street', City: 'Bergen', Country: 'NO' }

afterEach(() => {
  getQueryClient().clear()
  connectivity.set('online')
})

test('name and e-mail address of the person are filled in, not those of a demo; what an invoice needs is marked', async () => {
  await open()
  expect(await screen.findByLabelText('First name')).toHaveValue(ada.firstName)
  expect(screen.getByLabelText('Last name')).toHaveValue(ada.lastName)
  expect(screen.getByLabelText('E-mail for invoices')).toHaveValue(ada.email)
  const required = screen.getAllByRole<HTMLInputElement>('textbox').filter((field) => field.required)
  expect(required.map(({ name }) => name)).toEqual(['lastName', 'line1', 'city'])
  expect(screen.getByLabelText('Country')).toBeRequired()
  fill({ Company: 'Analytical Engines' })
  expect(screen.getByLabelText('Last name')).not.toBeRequired()
})

test('a demo has no person to fill in', async () => {
  await open({ who: { ...ada, demo: true } })
  expect(await screen.findByLabelText('Last name')).toHaveValue('')
})

test('SUB-011: VAT and total are shown once the country is chosen, before anything is saved', async () => {
  const { writes } = await open()
  expect(screen.getByText('Choose your country to see it.')).toBeVisible()
  expect(screen.queryByText('Due today')).toBeNull()
  await screen.findByLabelText('Country')
  fill({ Country: 'NO' })
  expect(await screen.findByText('VAT 25 %')).toBeVisible()
  expect(screen.getByText('Due today')).toBeVisible()
  expect(asked(quoteCheckout).at(-1)?.body).toMatchObject({ vatPlace: { country: 'NO' } })
  expect(writes()).toEqual([])
})

test('ordering says what is missing, and sends nothing', async () => {
  const { writes } = await open()
  await screen.findByLabelText('Country')
  await pay()
  expect(await screen.findAllByText('This field is required!')).toHaveLength(3)
  expect(screen.getByLabelText('Street and number')).toHaveFocus()
  expect(writes()).toEqual([])
})

test('ordering saves the address first, then orders', async () => {
  const { writes } = await open()
  await screen.findByLabelText('Country')
  fill(whole)
  await pay()
  await waitFor(() => expect(writes()).toEqual(['billing-data', 'checkout']))
})

test('an address that is saved is shown, and not sent again', async () => {
  const { writes } = await open({ billing: billingData })
  expect(await screen.findByText('1 Harbour Street')).toBeVisible()
  await pay()
  await waitFor(() => expect(writes()).toEqual(['checkout']))
})

test('ERR-029: an address that can not be saved says so; nothing is ordered and what was typed stays', async () => {
  const { writes } = await open({ address: refusal('INTERNAL') })
  await screen.findByLabelText('Country')
  fill(whole)
  await pay()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^An error occurred while saving the billing address\. \w/)
  expect(screen.getByLabelText('City')).toHaveValue('Bergen')
  expect(writes()).toEqual(['billing-data'])
})

test('ERR-028: an order that is refused leaves the address as it was filled in', async () => {
  await open({ order: refusal('PAYMENT_FAILED') })
  await screen.findByLabelText('Country')
  fill(whole)
  await pay()
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred while charging the payment method.')
  expect(screen.getByText('1 Harbour Street')).toBeVisible()
})

test.each([
  ['test', false],
  ['stripe', true],
] as const)(
  'LIM-019: before it is paid by card one learns that a dollar may be charged to check it; payments: %s',
  async (payments, isSaid) => {
    await open({ payments, billing: billingData })
    await screen.findByRole('button', { name: payments === 'test' ? 'Place test order' : 'Order and pay' })
    expect(screen.queryByText(/1 US dollar to verify it/) !== null).toBe(isSaid)
  },
)
