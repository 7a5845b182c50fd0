import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { ErrorBody } from '#contract/protocol/errors.ts'
import { checkout } from '#contract/billing/plans.ts'
import { replaceKey } from '#contract/connections/keys.ts'
import { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import { putAutomation } from '#contract/reviews/automation.ts'
import { routes } from '#server/routes.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { withIds, withoutIds } from '#tests/support/api/attempts.ts'
import { newMember } from '#tests/support/api/member.ts'
import { addConnection } from '#tests/support/connections/add-connection.ts'
import { sampleForm } from '#tests/support/connections/sample-forms.ts'
import { replyRule } from '#tests/support/reviews/own-reviews.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const LockedBody = v.object({
  ...ErrorBody.entries,
  error: v.literal('FEATURE_LOCKED'),
  details: v.object({ feature: v.string() }),
})

const locked = new Set(
  routes.filter(({ endpoint }) => endpoint.feature === 'app-overview').map(({ endpoint }) => endpoint.id),
)

test('OV-050: all that the overview shows is of the feature, and what adding apps and countries needs is not', () => {
  const below = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ path }) => /^\/app(details|statistics|performance)/.test(path))
  expect(below.filter(({ id }) => !locked.has(id))).toEqual([])
  expect([...locked].filter((id) => /Project|Competitors?$|Countr|addApps|searchApps|Subscription/.test(id))).toEqual(
    [],
  )
})

/** What each endpoint says that a plan must hold. */
const declared = routes.flatMap(({ endpoint: { id, feature } }) => (feature ? [`${id}: ${feature}`] : []))

describeOnDatabase('what the free plan locks', (open) => {
  test('OV-050, C-21, SUB-020: a trial that has ended locks every endpoint of each feature, and no other', async () => {
    // Thousands of searches are not what this is about.
    const { markets } = (await open()).services
    const withoutSearches = { ...markets.sample, keywordMetrics: async () => null }
    const member = await newMember(await open({ services: { markets: { ...markets, sample: withoutSearches } } }))
    const projectId = await member.addProject(sample.moorlight)
    await member.endTrial()
    const refused: string[] = []
    // With a plan that is bought nothing is locked any more.
    const attempts = [...withIds({ ...member.own.params, projectId }), ...withoutIds]
    for (const { endpoint, input } of attempts.filter((one) => one.endpoint.id !== checkout.id)) {
      const { body } = await member.call(endpoint, input)
      const refusal = v.safeParse(LockedBody, body)
      if (refusal.success) refused.push(`${endpoint.id}: ${refusal.output.details.feature}`)
    }
    expect(new Set(declared.map((one) => one.split(': ')[1]))).toEqual(
      new Set(['app-overview', 'ai-replies', 'ad-platforms']),
    )
    expect(refused.toSorted()).toEqual(declared.toSorted())
    expect(await member.read(getSubscription, member.own)).toMatchObject({ planId: 'free' })
  })

  test('SUB-020: what an endpoint of every plan does for a feature is locked with it', async () => {
    const api = await open()
    const member = await newMember(api)
    const { trackId, store } = sample.moorlight
    await member.addProject(sample.moorlight)
    const connectionId = await addConnection(api, member, undefined, { provider: 'apple-ads' })
    const form = await sampleForm(member, 'apple-ads')
    await member.endTrial()
    const refused = [
      await member.call(replaceKey, { params: { connectionId }, body: form }),
      await member.call(putAutomation, {
        params: { trackId },
        query: { store },
        body: { rules: [replyRule()], seen: 0 },
      }),
      await member.call(getKeywordSuggestions, {
        params: { source: 'ranked' },
        body: { trackId, store, locale: 'en-US' },
      }),
    ]
    const told = refused.map(({ body }) => v.safeParse(LockedBody, body)).map(({ output }) => output)
    expect(told).toMatchObject(
      ['ad-platforms', 'ai-replies', 'app-overview'].map((feature) => ({ details: { feature } })),
    )
  })

  test('MENU-027: staff see it on any plan', async () => {
    const api = await open()
    const member = await newMember(api)
    await member.endTrial()
    const { token } = await api.services.tokens.issue({ ...member.identity, internal: true }, api.clock.now())
    const query = { ...sample.moorlight, locale: 'en-US' }
    expect((await api.request(getAppDetails, { query }, { token })).body.trackId).toBe(query.trackId)
    expect((await api.request(getFeatures, member.own, { token })).body).toContain('app-overview')
    expect((await member.call(getAppDetails, { query })).status).toBe(403)
  })
})
