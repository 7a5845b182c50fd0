import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { ErrorBody } from '#contract/protocol/errors.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import { routes } from '#server/routes.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { withIds, withoutIds } from '#tests/support/api/attempts.ts'
import { newMember } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

/** Other features of paid plans are refused in the same way. */
const LockedBody = v.object({
  ...ErrorBody.entries,
  error: v.literal('FEATURE_LOCKED'),
  details: v.object({ feature: v.literal('app-overview') }),
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

describeOnDatabase('the overview on the free plan', (open) => {
  test('OV-050, C-21: a trial that has ended locks every endpoint of it, and no other', async () => {
    // Thousands of searches are not what this is about.
    const { markets } = (await open()).services
    const withoutSearches = { ...markets.sample, keywordMetrics: async () => null }
    const member = await newMember(await open({ services: { markets: { ...markets, sample: withoutSearches } } }))
    const projectId = await member.addProject(sample.moorlight)
    await member.endTrial()
    const refused: string[] = []
    for (const { endpoint, input } of [...withIds({ ...member.own.params, projectId }), ...withoutIds]) {
      const { body } = await member.call(endpoint, input)
      const refusal = v.safeParse(LockedBody, body)
      if (refusal.success) refused.push(endpoint.id)
    }
    expect(refused.toSorted()).toEqual([...locked].toSorted())
    expect(await member.read(getSubscription, member.own)).toMatchObject({ planId: 'free' })
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
