import { expect, test } from 'vitest'
import { closeAccount, getAccountStatus } from '#contract/account-closing.ts'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { getBillingData, getInvoices, updateBillingData } from '#contract/billing/billing.ts'
import {
  cancelPlan,
  checkout,
  getPlans,
  getQuotas,
  quoteCheckout,
  reactivatePlan,
  type Order,
} from '#contract/billing/plans.ts'
import { deleteAccounts } from '#server/account/delete-accounts.ts'
import { removeExpired } from '#server/maintenance.ts'
import { renewTerms } from '#server/payments/renew-terms.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import type { Api } from '#tests/support/api/api.ts'
import { fillInAddress, monthly } from '#tests/support/api/billing.ts'
import { memberOf, newMember, type Member } from '#tests/support/api/member.ts'
import { signInAgain } from '#tests/support/pages/team.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const DAY_MS = 86_400_000
const order = (member: Member, changes: Partial<Order> = {}) =>
  member.call(checkout, { ...member.own, body: { ...monthly, ...changes } })

async function paying(api: Api, changes: Partial<Order> = {}): Promise<Member> {
  const member = await newMember(api)
  await fillInAddress(member)
  expect((await order(member, changes)).status).toBe(200)
  return member
}

/** What is asked with a token of another role of the same organisation. */
async function inRole(api: Api, member: Member, role: 'admin' | 'member') {
  await api.services.db.updateTable('membership').set({ role }).where('user_id', '=', member.identity.userId).execute()
  return api.services.tokens.issue({ ...member.identity, role }, api.clock.now())
}

describeOnEachDatabase('plans', (open) => {
  test('SUB-011, OP-58: both plans with what they hold, and the price of the paid one for each period and currency', async () => {
    const member = await newMember(await open())
    const { payments, plans } = await member.read(getPlans, {})
    expect(payments).toBe('test')
    expect(plans.map(({ planId }) => planId)).toEqual(['free', 'paid'])
    expect(plans[1]?.limits).toContainEqual({ slotType: 'COMPETITOR', limit: 10 })
    expect(plans[1]?.prices).toContainEqual({
      period: 'year',
      currency: 'eur',
      base: 45_000,
      perFurtherApp: 8000,
      perFurtherUser: 4500,
    })
    expect(plans[0]?.prices).toEqual([])
  })

  test('SUB-011: the answer says which limits something counts against', async () => {
    const member = await newMember(await open())
    const { live, plans } = await member.read(getPlans, {})
    expect(live).toEqual(['APP', 'USER', 'COMPETITOR', 'KEYWORD', 'REVIEW_SUMMARY'])
    expect(plans[1]?.limits.map(({ slotType }) => slotType)).toEqual(expect.arrayContaining(live))
  })

  test('SUB-022, OP-63: AI requests are offered where a language model is configured', async () => {
    const member = await newMember(await open({ env: { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'any' } }))
    expect((await member.read(getPlans, {})).live).toContain('AI_ASSISTANCE')
  })

  test('SUB-023, OP-48: what of each quota is used', async () => {
    const member = await newMember(await open())
    await member.addProject(sample.moorlight)
    expect(await member.read(getQuotas, member.own)).toEqual([
      { slotType: 'APP', used: 1, limit: 5 },
      { slotType: 'USER', used: 1, limit: 5 },
      { slotType: 'KEYWORD', used: 0, limit: 1000 },
      { slotType: 'COMPETITOR', used: 0, limit: 10 },
      { slotType: 'AI_ASSISTANCE', used: 0, limit: 100 },
      { slotType: 'REVIEW_SUMMARY', used: 0, limit: 5 },
    ])
  })

  test('SUB-011: the price of further apps and users, with the VAT of the billing address', async () => {
    const member = await newMember(await open())
    const quote = () =>
      member.read(quoteCheckout, { ...member.own, body: { ...monthly, quantities: { apps: 7, users: 6 } } })
    expect(await quote()).toEqual({ currency: 'eur', net: 6550, vatRate: 0, vat: 0, total: 6550 })
    const body = { ...monthly, vatPlace: { country: 'FR', vatNumber: '' } }
    expect(await member.read(quoteCheckout, { ...member.own, body })).toMatchObject({ vatRate: 20 })
    const { billingAddress } = await member.read(getBillingData, member.own)
    expect(billingAddress.country, 'a quote saves nothing').toBeNull()
    await fillInAddress(member)
    expect(await quote()).toEqual({ currency: 'eur', net: 6550, vatRate: 19, vat: 1245, total: 7795 })
    await fillInAddress(member, { country: 'FR', vatNumber: 'FR 12 345678901' })
    expect(await quote()).toMatchObject({ vatRate: 0, total: 6550 })
  })

  test('SUB-007, SUB-014: a trial becomes the paid plan, with its period, currency, quantities and term', async () => {
    const api = await open()
    const member = await paying(api, { period: 'year', quantities: { apps: 9, users: 5 } })
    const subscription = await member.read(getSubscription, member.own)
    expect(subscription).toMatchObject({
      planId: 'paid',
      status: 'active',
      billingPeriod: 'year',
      currencyCode: 'eur',
      dueInvoicesCount: 0,
      totalDues: 0,
      scheduledChanges: false,
      cancelScheduleCreatedAt: null,
      nextBillingAt: subscription.currentTermEnd,
      subscriptionItems: [
        { itemId: 'paid', quantity: 1 },
        { itemId: 'apps', quantity: 9 },
        { itemId: 'users', quantity: 5 },
      ],
    })
    expect(subscription.customerId).toMatch(/^test_/)
    expect(new Date(subscription.currentTermEnd ?? '').getUTCFullYear()).toBe(api.clock.now().getUTCFullYear() + 1)
    const quotas = await member.read(getQuotas, member.own)
    expect(quotas).toContainEqual({ slotType: 'APP', used: 0, limit: 9 })
  })

  test('SUB-014, SUB-022: from the free plan, too, the paid one brings its features back, AI replies among them', async () => {
    const member = await newMember(await open())
    await member.endTrial()
    expect(await member.read(getFeatures, member.own)).not.toContain('app-overview')
    await fillInAddress(member)
    await order(member)
    expect(await member.read(getFeatures, member.own)).toEqual(expect.arrayContaining(['app-overview', 'ai-replies']))
  })

  test('ERR-029: without a billing address nothing is sold, and the answer names what is missing', async () => {
    const member = await newMember(await open())
    expect(await order(member)).toMatchObject({
      status: 400,
      body: {
        error: 'VALIDATION_FAILED',
        details: {
          fields: ['billingAddress.lastName', 'billingAddress.line1', 'billingAddress.city', 'billingAddress.country'],
        },
      },
    })
  })

  test('ERR-028: a refused payment changes nothing', async () => {
    const member = await newMember(await open())
    await fillInAddress(member)
    await member.read(updateBillingData, { ...member.own, body: { purchaseOrder: 'Decline' } })
    expect(await order(member)).toMatchObject({ status: 402, body: { error: 'PAYMENT_FAILED' } })
    expect(await member.read(getSubscription, member.own)).toMatchObject({ status: 'in_trial' })
    expect(await member.read(getInvoices, member.own)).toEqual([])
  })

  test('SUB-023: an order holds at least what is used', async () => {
    const api = await open()
    const member = await paying(api, { quantities: { apps: 6, users: 5 } })
    for (const app of [
      sample.moorlight,
      sample.duskHarbour,
      sample.nappery,
      sample.facetFall,
      sample.prismPicnic,
      sample.orchardDrop,
    ]) {
      await member.addProject(app)
    }
    expect(await order(member, { quantities: { apps: 5, users: 5 } })).toMatchObject({
      status: 409,
      body: { error: 'QUOTA_EXCEEDED', details: { slotType: 'APP', limit: 5, used: 6 } },
    })
  })

  test('SUB-011: a change begins a new term, and what is left of the old one is taken off', async () => {
    const api = await open()
    const member = await paying(api)
    const { currentTermStart, currentTermEnd } = await member.read(getSubscription, member.own)
    const days = (Date.parse(currentTermEnd ?? '') - Date.parse(currentTermStart ?? '')) / DAY_MS
    api.clock.advance((days / 2) * DAY_MS)
    const unused = Math.floor((4500 * Math.ceil(days / 2)) / days)
    const caller = await signInAgain(api, member)
    const body: Order = { ...monthly, period: 'year' }
    const quote = (await api.request(quoteCheckout, { ...member.own, body }, caller)).body
    expect(quote).toMatchObject({ net: 45_000 - unused, vatRate: 19 })
    expect((await api.request(checkout, { ...member.own, body }, caller)).body.subscription).toMatchObject({
      billingPeriod: 'year',
    })
    const [newest] = (await api.request(getInvoices, member.own, caller)).body
    expect(newest).toMatchObject({ net: 45_000 - unused, total: quote.total })
  })

  test('SUB-011: the same order again, and another currency while a term runs, are refused', async () => {
    const member = await paying(await open())
    expect(await order(member)).toMatchObject({ status: 409, body: { error: 'PLAN_STATE' } })
    expect(await order(member, { currency: 'usd' })).toMatchObject({ status: 409, body: { error: 'PLAN_STATE' } })
  })

  test('SUB-011: of two orders at once one is taken, and one invoice written', async () => {
    const member = await newMember(await open())
    await fillInAddress(member)
    const answers = await Promise.all([order(member), order(member)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await member.read(getInvoices, member.own)).toHaveLength(1)
  })
})

/** Time has passed: an access token lives for ten minutes. */
describeOnEachDatabase('cancelling', (open) => {
  const reason = 'Too quiet here'

  test('BAN-002, SUB-007: a cancelled plan stays until the end of its term, then the free one follows', async () => {
    const api = await open()
    const member = await paying(api)
    const cancelled = await member.read(cancelPlan, { ...member.own, body: { reason } })
    expect(cancelled).toMatchObject({
      status: 'non_renewing',
      planId: 'paid',
      nextBillingAt: null,
      scheduledChanges: true,
      cancelScheduleCreatedAt: expect.any(String),
    })
    api.clock.advance(32 * DAY_MS)
    const ended = (await api.request(getSubscription, member.own, await signInAgain(api, member))).body
    expect(ended).toMatchObject({ status: 'active', planId: 'free', scheduledChanges: false, billingPeriod: null })
  })

  test('a cancellation is taken back as long as the term runs, and not after it', async () => {
    const api = await open()
    const member = await paying(api)
    expect((await member.call(reactivatePlan, member.own)).body).toMatchObject({ error: 'PLAN_STATE' })
    await member.read(cancelPlan, { ...member.own, body: {} })
    expect((await member.call(cancelPlan, { ...member.own, body: {} })).body).toMatchObject({ error: 'PLAN_STATE' })
    expect(await member.read(reactivatePlan, member.own)).toMatchObject({ status: 'active', cancelledAt: null })
    await member.read(cancelPlan, { ...member.own, body: {} })
    api.clock.advance(32 * DAY_MS)
    const late = await api.request(reactivatePlan, member.own, await signInAgain(api, member))
    expect(late.error.error).toBe('PLAN_STATE')
  })

  test('BAN-003, SUB-014: a cancelled trial runs to its end, and can be taken back', async () => {
    const api = await open()
    const member = await newMember(api)
    const cancelled = await member.read(cancelPlan, { ...member.own, body: {} })
    expect(cancelled).toMatchObject({ status: 'in_trial', cancelledAt: expect.any(String) })
    expect(await member.read(reactivatePlan, member.own)).toMatchObject({ status: 'in_trial', cancelledAt: null })
  })

  test('there is nothing to cancel on the free plan', async () => {
    const member = await newMember(await open())
    await member.endTrial()
    expect((await member.call(cancelPlan, { ...member.own, body: {} })).body).toMatchObject({ error: 'PLAN_STATE' })
  })

  test('SUB-024, TEAM-005: only the owner buys and cancels', async () => {
    const api = await open()
    for (const role of ['admin', 'member'] as const) {
      const member = await newMember(api)
      const caller = await inRole(api, member, role)
      const body = { ...monthly }
      expect((await api.request(checkout, { ...member.own, body }, caller)).error.error).toBe('FORBIDDEN')
      expect((await api.request(quoteCheckout, { ...member.own, body }, caller)).error.error).toBe('FORBIDDEN')
      expect((await api.request(cancelPlan, { ...member.own, body: {} }, caller)).error.error).toBe('FORBIDDEN')
      expect((await api.request(reactivatePlan, member.own, caller)).error.error).toBe('FORBIDDEN')
    }
  })

  test('what is bought, cancelled and taken back is in the log', async () => {
    const api = await open()
    const member = await paying(api)
    await member.read(cancelPlan, { ...member.own, body: { reason } })
    await member.read(reactivatePlan, member.own)
    const entries = await api.services.db
      .selectFrom('audit_log')
      .select(['action', 'note'])
      .where('organisation_id', '=', member.identity.organizationId)
      .orderBy('action')
      .execute()
    expect(entries).toEqual([
      { action: 'plan-cancelled', note: reason },
      { action: 'plan-changed', note: null },
      { action: 'plan-reactivated', note: null },
    ])
  })
})

describeOnEachDatabase('renewals', (open) => {
  test('a term of the test provider that is over begins anew, with an invoice for each that has passed', async () => {
    const api = await open()
    const member = await paying(api, { quantities: { apps: 6, users: 5 } })
    const first = await member.read(getSubscription, member.own)
    api.clock.advance(70 * DAY_MS)
    await Promise.all([renewTerms(api.services), renewTerms(api.services)])
    const caller = await signInAgain(api, member)
    const renewed = (await api.request(getSubscription, member.own, caller)).body
    expect(Date.parse(renewed.currentTermEnd ?? '')).toBeGreaterThan(api.clock.now().getTime())
    const invoices = (await api.request(getInvoices, member.own, caller)).body
    expect(invoices.map(({ net }) => net)).toEqual([5300, 5300, 5300])
    expect(invoices.at(-2)?.issuedAt).toBe(first.currentTermEnd)
  })

  test('SUB-025: an invoice outlives its organisation with the address of then, and its number is never given again', async () => {
    const api = await open()
    const { db } = api.services
    const leaving = await paying(api)
    const [{ number } = { number: '' }] = await leaving.read(getInvoices, leaving.own)
    await leaving.read(closeAccount, { ...leaving.own, body: { password: leaving.password } })
    await deleteAccounts(api.services, new Date(api.clock.now().getTime() + 31 * DAY_MS))
    const kept = () => db.selectFrom('invoice').select('address').where('number', '=', number).execute()
    expect(await kept()).toMatchObject([{ address: { line1: 'Lindenweg 4', city: 'Leipzig' } }])
    const next = await paying(api)
    expect((await next.read(getInvoices, next.own))[0]?.number).not.toBe(number)

    const inYears = (years: number) => new Date(Date.UTC(api.clock.now().getUTCFullYear() + years, 5))
    await removeExpired({ db }, inYears(10))
    expect(await kept()).toHaveLength(1)
    await removeExpired({ db }, inYears(11))
    expect(await kept()).toEqual([])
    expect(await next.read(getInvoices, next.own)).toHaveLength(1)
  })

  test('a cancelled plan is not renewed, nor that of an organisation which is to be deleted', async () => {
    const api = await open()
    const cancelled = await paying(api)
    await cancelled.read(cancelPlan, { ...cancelled.own, body: {} })
    const leaving = await paying(api)
    await api.services.db
      .updateTable('organisation')
      .set({ scheduled_deletion_at: new Date(api.clock.now().getTime() + 90 * DAY_MS) })
      .where('id', '=', leaving.identity.organizationId)
      .execute()
    api.clock.advance(40 * DAY_MS)
    await renewTerms(api.services)
    for (const member of [cancelled, leaving]) {
      const caller = await signInAgain(api, member)
      expect((await api.request(getSubscription, member.own, caller)).body).toMatchObject({ planId: 'free' })
      expect((await api.request(getInvoices, member.own, caller)).body).toHaveLength(1)
    }
  })
})

describeOnEachDatabase('without plans', (open) => {
  const off = { env: { STOREGLASS_PLANS: 'off' } }

  test('a new organisation has everything, no trial and nothing that ends; the guard finds its subscription', async () => {
    const member = await newMember(await open(off))
    await member.endTrial()
    const subscription = await member.read(getSubscription, member.own)
    expect(subscription).toMatchObject({
      planId: 'self-hosted',
      status: 'active',
      statusDetails: { subscriptionId: subscription.id },
      trialEnd: null,
      currentTermEnd: null,
      nextBillingAt: null,
      totalDues: 0,
    })
    expect(await member.read(getFeatures, member.own)).toEqual(expect.arrayContaining(['app-overview', 'ai-replies']))
    const status = await member.read(getAccountStatus, member.own)
    expect(status).toMatchObject({ trialEndsAfter: null, isPlanCancelled: false })
    const limits = (await member.read(getQuotas, member.own)).map(({ slotType, limit }) => [slotType, limit])
    expect(Object.fromEntries(limits)).toMatchObject({ APP: 500, USER: null, AI_ASSISTANCE: null })
  })

  test('nothing is sold, cancelled or renewed, in the demo neither', async () => {
    const api = await open(off)
    const demo = memberOf(api, await api.demoUser())
    expect(await demo.read(getSubscription, demo.own)).toMatchObject({ planId: 'paid', status: 'active' })
    for (const member of [await newMember(api), demo]) {
      expect((await member.read(getPlans, {})).plans).toEqual([])
      expect(await order(member)).toMatchObject({ status: 409, body: { error: 'PLAN_STATE' } })
      expect(await member.call(quoteCheckout, { ...member.own, body: monthly })).toMatchObject({ status: 409 })
      expect(await member.call(cancelPlan, { ...member.own, body: {} })).toMatchObject({ status: 409 })
    }
  })

  test('who was there before has everything as long as plans are off, and has what was stored when they are on', async () => {
    const before = await open()
    const [payer, free] = [await paying(before), await newMember(before)]
    await free.endTrial()
    const api = await open(off)
    for (const member of [payer, free]) {
      const now = memberOf(api, member)
      expect(await now.read(getSubscription, now.own)).toMatchObject({ planId: 'self-hosted', billingPeriod: null })
    }
    api.clock.advance(40 * DAY_MS)
    await renewTerms(api.services)
    const { organizationId } = payer.identity
    const invoices = () => api.services.db.selectFrom('invoice').where('organisation_id', '=', organizationId)
    expect(await invoices().selectAll().execute()).toHaveLength(1)
    const after = memberOf(await open(), free)
    expect(await after.read(getSubscription, after.own)).toMatchObject({ planId: 'free' })
  })
})
