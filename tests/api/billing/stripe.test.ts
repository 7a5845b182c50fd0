import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAccount } from '#contract/account-closing.ts'
import { getSubscription } from '#contract/account.ts'
import { changePaymentMethod, getBillingData, getInvoices } from '#contract/billing/billing.ts'
import { cancelPlan, checkout, getPlans, quoteCheckout, reactivatePlan } from '#contract/billing/plans.ts'
import { deleteAccounts } from '#server/account/delete-accounts.ts'
import { keywordSlots } from '#server/quotas/keyword-slots.ts'
import { createApp } from '#server/http/create-app.ts'
import { renewTerms } from '#server/payments/renew-terms.ts'
import { mountStripeWebhook, WEBHOOK_PATH } from '#server/payments/stripe/mount-webhook.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import type { Api } from '#tests/support/api/api.ts'
import { fillInAddress, monthly } from '#tests/support/api/billing.ts'
import { FakeStripe } from '#tests/support/servers/fake-stripe.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'

const DAY_MS = 86_400_000

let stripe: FakeStripe
beforeAll(async () => {
  stripe = await FakeStripe.start()
})
afterAll(() => stripe.stop())

type Told = ReturnType<FakeStripe['event']>

/** Stripe tells something; answers the status. */
async function tell(api: Api, { body, headers }: Told): Promise<number> {
  const app = createApp(api.services, [], { extras: (mounted) => mountStripeWebhook(mounted, api.services) })
  return (await app.request(WEBHOOK_PATH, { method: 'POST', body, headers })).status
}

/** Somebody who has ordered and paid on Stripe's page, as Stripe has told. */
async function paid(api: Api) {
  const member = await newMember(api)
  await fillInAddress(member)
  const { redirectUrl } = await member.read(checkout, { ...member.own, body: monthly })
  const id = stripe.pay(redirectUrl ?? '', api.clock.now())
  const event = stripe.event('checkout.session.completed', { subscription: id })
  expect(await tell(api, event)).toBe(200)
  return { member, id, event }
}

/** How many of the members' organisations there are. */
async function organisations(api: Api, ...members: Member[]): Promise<number> {
  const ids = members.map(({ identity }) => identity.organizationId)
  return (await api.services.db.selectFrom('organisation').select('id').where('id', 'in', ids).execute()).length
}

describeOnEachDatabase('Stripe', (open) => {
  test('SUB-011: an order is paid on its page; the plan is there when Stripe has told, and not before', async () => {
    const api = await open({ env: stripe.env })
    const member = await newMember(api)
    expect((await member.read(getPlans, {})).payments).toBe('stripe')
    await fillInAddress(member)
    const ordered = await member.read(checkout, {
      ...member.own,
      body: { ...monthly, quantities: { apps: 8, users: 5 } },
    })
    expect(ordered.redirectUrl).toMatch(/^https:\/\/checkout\.stripe\.test\//)
    expect(ordered.subscription).toMatchObject({ status: 'in_trial', billingPeriod: null })
    const id = stripe.pay(ordered.redirectUrl ?? '', api.clock.now())
    expect(await tell(api, stripe.event('customer.subscription.created', { id }))).toBe(200)
    expect(await member.read(getSubscription, member.own)).toMatchObject({
      status: 'active',
      planId: 'paid',
      billingPeriod: 'month',
      currencyCode: 'eur',
      customerId: expect.stringMatching(/^cus_/),
      subscriptionItems: expect.arrayContaining([{ itemId: 'apps', quantity: 8 }]),
    })
    expect(await member.read(getBillingData, member.own)).toMatchObject({
      cardStatus: 'valid',
      paymentMethod: { brand: 'visa', last4: '4242' },
    })
  })

  test('SUB-011: of the pages of one customer only the newest can be paid', async () => {
    const api = await open({ env: stripe.env })
    const member = await newMember(api)
    await fillInAddress(member)
    const order = async () => (await member.read(checkout, { ...member.own, body: monthly })).redirectUrl ?? ''
    const [first, second] = [await order(), await order()]
    expect(() => stripe.pay(first, api.clock.now())).toThrow('no such page')
    const third = await order()
    expect(() => stripe.pay(second, api.clock.now())).toThrow('no such page')
    expect(stripe.pay(third, api.clock.now())).toMatch(/^sub_/)
  })

  test('SUB-011: two first orders at the same instant are of one customer, so that one of their pages alone can be paid', async () => {
    const api = await open({ env: stripe.env })
    const member = await newMember(api)
    await fillInAddress(member)
    const before = stripe.customers
    const order = () => member.call(checkout, { ...member.own, body: monthly })
    await Promise.all([order(), order()])
    expect(stripe.customers).toBe(before + 1)
  })

  test('SUB-011: what is paid, and not told of yet, is not paid a second time', async () => {
    const api = await open({ env: stripe.env })
    const member = await newMember(api)
    await fillInAddress(member)
    const { redirectUrl } = await member.read(checkout, { ...member.own, body: monthly })
    const id = stripe.pay(redirectUrl ?? '', api.clock.now())
    const again = await member.call(checkout, { ...member.own, body: monthly })
    expect(again).toMatchObject({ status: 409, body: { error: 'PLAN_STATE' } })
    await tell(api, stripe.event('customer.subscription.created', { id }))
    expect(await member.read(getSubscription, member.own)).toMatchObject({ status: 'active', planId: 'paid' })
  })

  test('of two events at once, the state that was read earlier does not replace the later one', async () => {
    const api = await open({ env: stripe.env })
    const { member, id } = await paid(api)
    const { asked, release } = stripe.hold(id)
    const early = tell(api, stripe.event('customer.subscription.updated', { id }))
    await asked
    stripe.set(id, { cancelAtPeriodEnd: true })
    expect(await tell(api, stripe.event('customer.subscription.updated', { id }))).toBe(200)
    release()
    expect(await early).toBe(200)
    expect(await member.read(getSubscription, member.own)).toMatchObject({ status: 'non_renewing' })
  })

  test('what does not bear the signature over its very bytes changes nothing', async () => {
    const api = await open({ env: stripe.env })
    const { member, id } = await paid(api)
    stripe.set(id, { status: 'canceled', endedAt: 1 })
    const event = stripe.event('customer.subscription.deleted', { id })
    expect(await tell(api, { ...event, body: `${event.body} ` })).toBe(400)
    expect(await tell(api, { ...event, headers: {} })).toBe(400)
    expect(await member.read(getSubscription, member.own)).toMatchObject({ status: 'active', planId: 'paid' })
  })

  test('an event that comes twice has its effect once', async () => {
    const api = await open({ env: stripe.env })
    const { member, id } = await paid(api)
    const event = stripe.event('invoice.paid', stripe.invoiceOf(id, 'paid'))
    expect(await Promise.all([tell(api, event), tell(api, event)])).toEqual([200, 200])
    expect(await tell(api, event)).toBe(200)
    expect(await member.read(getInvoices, member.own)).toMatchObject([
      { status: 'paid', currency: 'eur', net: 4500, vat: 855, total: 5355 },
    ])
  })

  test('SUB-007: a payment that failed is owed until it is paid', async () => {
    const api = await open({ env: stripe.env })
    const { member, id } = await paid(api)
    const invoice = stripe.invoiceOf(id, 'open')
    await tell(api, stripe.event('invoice.payment_failed', invoice))
    expect(await member.read(getSubscription, member.own)).toMatchObject({ dueInvoicesCount: 1, totalDues: 5355 })
    await tell(api, stripe.event('invoice.paid', { ...invoice, status: 'paid' }))
    expect(await member.read(getSubscription, member.own)).toMatchObject({ dueInvoicesCount: 0, totalDues: 0 })
  })

  test('SUB-007: what is paid stays paid when the failed try before is told late', async () => {
    const api = await open({ env: stripe.env })
    const { member, id } = await paid(api)
    const invoice = stripe.invoiceOf(id, 'open')
    await tell(api, stripe.event('invoice.paid', { ...invoice, status: 'paid' }))
    await tell(api, stripe.event('invoice.payment_failed', invoice))
    expect(await member.read(getSubscription, member.own)).toMatchObject({ dueInvoicesCount: 0, totalDues: 0 })
    expect(await member.read(getInvoices, member.own)).toMatchObject([{ status: 'paid' }])
  })

  test('KEY-030: a plan that Stripe pauses stops measuring at that moment, however often it is told, until it runs again', async () => {
    const api = await open({ env: stripe.env })
    const { member, id } = await paid(api)
    const since = async () => {
      const { organizationId } = member.identity
      return (await keywordSlots(api.services.db, organizationId, api.clock.now())).since?.toISOString() ?? null
    }
    const told = async (status: 'unpaid' | 'active') => {
      stripe.set(id, { status })
      await tell(api, stripe.event('customer.subscription.updated', { id }))
    }
    await told('unpaid')
    const pausedAt = await since()
    expect(pausedAt).not.toBeNull()
    api.clock.advance(DAY_MS)
    await told('unpaid')
    expect(await since()).toBe(pausedAt)
    await told('active')
    expect(await since()).toBeNull()
  })

  test('SUB-014: Stripe hears of a cancellation and of its taking back; what Stripe ends is the free plan', async () => {
    const api = await open({ env: stripe.env })
    const { member, id } = await paid(api)
    expect(await member.read(cancelPlan, { ...member.own, body: {} })).toMatchObject({ status: 'non_renewing' })
    await tell(api, stripe.event('customer.subscription.updated', { id }))
    expect(await member.read(getSubscription, member.own)).toMatchObject({ status: 'non_renewing' })
    expect(await member.read(reactivatePlan, member.own)).toMatchObject({ status: 'active' })
    stripe.set(id, { status: 'canceled', endedAt: Math.floor(api.clock.now().getTime() / 1000) - 1 })
    await tell(api, stripe.event('customer.subscription.deleted', { id }))
    expect(await member.read(getSubscription, member.own)).toMatchObject({ status: 'active', planId: 'free' })
  })

  test('ERR-028: a running plan is changed and charged at once; a declined card changes nothing', async () => {
    const api = await open({ env: stripe.env })
    const { member } = await paid(api)
    const body = { ...monthly, quantities: { apps: 9, users: 7 } }
    expect(await member.read(quoteCheckout, { ...member.own, body })).toMatchObject({
      net: 3000,
      vat: 570,
      total: 3570,
    })
    stripe.declines = true
    const declined = await member.call(checkout, { ...member.own, body })
    stripe.declines = false
    expect(declined).toMatchObject({ status: 402, body: { error: 'PAYMENT_FAILED' } })
    const { redirectUrl, subscription } = await member.read(checkout, { ...member.own, body })
    expect(redirectUrl).toBeNull()
    expect(subscription.subscriptionItems).toEqual(
      expect.arrayContaining([
        { itemId: 'apps', quantity: 9 },
        { itemId: 'users', quantity: 7 },
      ]),
    )
  })

  test('ERR-028: the payment method is changed on the page of Stripe, once there is something to pay', async () => {
    const api = await open({ env: stripe.env })
    const newcomer = await newMember(api)
    expect((await newcomer.call(changePaymentMethod, newcomer.own)).body).toMatchObject({ error: 'PAYMENT_FAILED' })
    const { member } = await paid(api)
    expect((await member.read(changePaymentMethod, member.own)).redirectUrl).toMatch(
      /^https:\/\/billing\.stripe\.test\/cus_/,
    )
  })

  test('what Stripe tells of an organisation that is none of ours, or gone, is taken and has no effect', async () => {
    const api = await open({ env: stripe.env })
    const { member, id } = await paid(api)
    await api.services.db.deleteFrom('organisation').where('id', '=', member.identity.organizationId).execute()
    expect(await tell(api, stripe.event('customer.subscription.updated', { id }))).toBe(200)
    expect(await tell(api, stripe.event('charge.refunded', { id: 'ch_1' }))).toBe(200)
  })

  test('a closed account is charged no more: Stripe hears so at closing, and it ends there before it is deleted', async () => {
    const api = await open({ env: { ...stripe.env, LOG_LEVEL: 'silent' } })
    const [{ member, id }, ended] = [await paid(api), await paid(api)]
    for (const one of [member, ended.member]) {
      await one.read(closeAccount, { ...one.own, body: { password: one.password } })
    }
    stripe.set(ended.id, { status: 'canceled' })
    await renewTerms(api.services)
    expect(stripe.statusOf(id)).toEqual({ status: 'active', renews: false })

    const later = new Date(api.clock.now().getTime() + 31 * DAY_MS)
    const away = await open({ env: { ...stripe.env, STRIPE_API_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' } })
    await deleteAccounts(away.services, later)
    expect(await organisations(api, member, ended.member)).toBe(2)
    await deleteAccounts(api.services, later)
    expect(await organisations(api, member, ended.member)).toBe(0)
    expect(stripe.statusOf(id).status).toBe('canceled')
  })

  test('UNAVAILABLE where Stripe can not be reached, and nothing is written', async () => {
    const api = await open({ env: { ...stripe.env, STRIPE_API_URL: 'http://127.0.0.1:9' } })
    const member = await newMember(api)
    await fillInAddress(member)
    expect(await member.call(checkout, { ...member.own, body: monthly })).toMatchObject({
      status: 503,
      body: { error: 'UNAVAILABLE' },
    })
    expect(await member.read(getSubscription, member.own)).toMatchObject({ status: 'in_trial', customerId: null })
  })
})
