import { getFeatures, getSubscription } from '#contract/account.ts'
import { getLinks } from '#contract/links.ts'
import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/support/api-harness.ts'
import { newMember } from '#tests/support/member.ts'

describeOnEachDatabase('subscription', (open) => {
  test('OP-60: a new account is in a trial of the paid plan', async () => {
    const member = await newMember(await open())
    const subscription = await member.read(getSubscription, member.own)
    expect(subscription).toMatchObject({ planId: 'paid', status: 'in_trial', activatedAt: null, nextBillingAt: null })
    expect(subscription.statusDetails.subscriptionId).toBe(subscription.id)
    expect(subscription.trialEndDate).toBe(subscription.trialEnd)
    const days = (Date.parse(subscription.trialEnd ?? '') - Date.parse(subscription.trialStart ?? '')) / 86_400_000
    expect(days).toBe(14)
  })

  test('SUB-021, OP-25, OP-60: past its end a trial reads as the active free plan, which has a subscription id too', async () => {
    const member = await newMember(await open())
    await member.endTrial()
    const subscription = await member.read(getSubscription, member.own)
    expect(subscription).toMatchObject({
      planId: 'free',
      status: 'active',
      statusDetails: { subscriptionId: subscription.id },
      activatedAt: subscription.trialEnd,
      currentTermEnd: null,
      nextBillingAt: null,
      subscriptionItems: [{ itemId: 'free', quantity: 1 }],
    })
  })
})

describeOnEachDatabase('links', (open) => {
  test('OP-38: what the operator set is told, what is unset is null', async () => {
    const terms = 'https://aso.example.com/terms'
    const member = await newMember(await open({ env: { TERMS_URL: terms } }))
    expect(await member.read(getLinks, {})).toEqual({ terms, support: null, legacy: null, testMenu: false })
  })
})

describeOnEachDatabase('features', (open) => {
  test('SUB-020, SUB-022, OV-050, OP-63: overview and AI replies are in a trial and not in the free plan', async () => {
    const member = await newMember(await open())
    const inTrial = await member.read(getFeatures, member.own)
    await member.endTrial()
    const free = await member.read(getFeatures, member.own)
    expect(inTrial.filter((feature) => !free.includes(feature))).toEqual(['app-overview', 'ai-replies'])
    expect(free).toEqual(['competitors', 'countries', 'ranked-keywords'])
  })

  test('MENU-027: staff have every feature on any plan', async () => {
    const api = await open()
    const member = await newMember(api)
    await member.endTrial()
    const staff = await api.services.tokens.issue({ ...member.identity, internal: true }, api.clock.now())
    expect((await api.request(getFeatures, member.own, staff)).body).toContain('app-overview')
  })
})
