import { getFeatures, getSubscription } from '#contract/account.ts'
import { getLinks } from '#contract/links.ts'
import { getThirdParties } from '#contract/third-parties.ts'
import { expect, test } from 'vitest'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'

describeOnDatabase('subscription', (open) => {
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

describeOnDatabase('links', (open) => {
  test('OP-38: what the operator set is told, what is unset is null', async () => {
    const terms = 'https://aso.example.com/terms'
    const company = 'https://example.com/'
    const member = await newMember(await open({ env: { TERMS_URL: terms, COMPANY_URL: company } }))
    const links = await member.read(getLinks, {})
    expect(links).toMatchObject({ terms, company, support: null, helpCenter: null, agency: null, legacy: null })
  })

  test('BAR-018, OP-38: the academy and the guide are those of the stores where the operator has none', async () => {
    const guide = 'https://aso.example.com/guide'
    const member = await newMember(await open({ env: { ASO_GUIDE_URL: guide } }))
    const academy = 'https://playacademy.withgoogle.com/'
    expect(await member.read(getLinks, {})).toMatchObject({ guide, academy })
  })
})

describeOnDatabase('third parties', (open) => {
  test('OBS-002, OP-94: everybody is told which there are, and a page may speak to those alone', async () => {
    const [analytics, chat] = ['https://collect.example.com/v1/events', 'https://chat.example.net/widget.js']
    const api = await open({ env: { ANALYTICS_URL: analytics, CHAT_URL: chat } })
    const answer = await api.request(getThirdParties, {})
    expect(answer.body).toEqual({ analytics, errorReports: null, chat })
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`connect-src 'self' https://collect.example.com https://chat.example.net;`)
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/chat\.example\.net;/)
    expect(policy).toContain(`frame-src https://chat.example.net;`)
    expect(policy).not.toMatch(/script-src[^;]*collect/)

    const plain = await (await open()).request(getThirdParties, {})
    expect(plain.body).toEqual({ analytics: null, errorReports: null, chat: null })
    expect(plain.headers.get('content-security-policy')).toContain(`connect-src 'self'; frame-src 'none'`)
  })
})

describeOnDatabase('features', (open) => {
  test('SUB-020, SUB-022, OV-050, OP-63: overview, AI replies and ad platforms are in a trial and not in the free plan', async () => {
    const member = await newMember(await open())
    const inTrial = await member.read(getFeatures, member.own)
    await member.endTrial()
    const free = await member.read(getFeatures, member.own)
    expect(inTrial.filter((feature) => !free.includes(feature))).toEqual(['app-overview', 'ai-replies', 'ad-platforms'])
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
