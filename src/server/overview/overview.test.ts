import {
  getAppDetails,
  getAppPerformance,
  getAsoScore,
  getAverageRating,
  getFeaturings,
  getLocalizations,
  getVersions,
} from '#contract/overview/overview.ts'
import { getLocalizedTexts, getStorePage } from '#contract/overview/store-page.ts'
import type { AppRef } from '#contract/store.ts'
import { getStorefrontPerformance } from '#contract/overview/history.ts'
import { expect, test } from 'vitest'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const { moorlight, nappery, trailmoss } = sample
const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
const unknown = { store: 'APP_STORE' as const, trackId: '1' }

describeOnDatabase('overview', (open) => {
  test('OV-053, OV-054: the listing of one country with its keyword densities', async () => {
    const member = await newMember(await open())
    const details = await member.read(getAppDetails, { query: { ...moorlight, locale: 'en-US' } })
    expect(details).toMatchObject({ ...moorlight, locale: 'en-US', market: 'sample' })
    expect(details.wordCount).toBeGreaterThan(100)
    const [densest] = details.keywordDensities ?? []
    expect(densest?.density).toBeCloseTo((densest?.count ?? 0) / (details.wordCount ?? 1))

    const german = await member.read(getAppDetails, { query: { ...moorlight, locale: 'de-DE' } })
    expect(german.description).not.toBe(details.description)
    expect(german.keywordDensities).not.toEqual(details.keywordDensities)
  })

  test('the texts of several localizations; where the app is not listed there is none, and that is no error', async () => {
    const member = await newMember(await open())
    const asked = async (app: AppRef, locales: string[]) => {
      const { localizations } = await member.read(getLocalizations, { body: { ...app, locales } })
      return localizations
    }
    const found = await asked(moorlight, ['de-DE', 'ar-SA', 'fr-FR', 'zh-Hans-CN', 'de-DE'])
    expect(found.map(({ locale }) => locale)).toEqual(['de-DE', 'fr-FR'])
    const german = await member.read(getAppDetails, { query: { ...moorlight, locale: 'de-DE' } })
    const { title, shortDescription, description } = german
    expect(found[0]).toMatchObject({ title, shortDescription, description })
    expect(await asked(nappery, ['fr-FR'])).toEqual([])
    expect(await asked(unknown, ['en-US'])).toEqual([])
  })

  test('what an app’s page shows besides: of the App Store privacy and chart, of Google Play data safety', async () => {
    const member = await newMember(await open())
    const pageOf = async (app: AppRef, locale: string) =>
      (await member.read(getStorePage, { query: { ...app, locale } })).page
    const inApple = await pageOf(moorlight, 'en-US')
    expect(inApple).toMatchObject({ dataSafety: null, accessibility: expect.any(Array), stale: false })
    expect(inApple?.privacy?.length).toBeGreaterThan(0)
    expect(inApple?.similar?.length).toBeGreaterThan(0)
    expect(inApple?.similar?.map(({ trackId }) => trackId)).not.toContain(moorlight.trackId)
    const german = await pageOf(moorlight, 'de-DE')
    expect(german?.privacy?.map(({ kind }) => kind)).toEqual(inApple?.privacy?.map(({ kind }) => kind))
    expect(german?.requirements).not.toEqual(inApple?.requirements)
    expect(await pageOf(trailmoss, 'en-US')).toMatchObject({ privacy: null, dataSafety: expect.any(Array) })
    const elsewhere = await member.call(getStorePage, { query: { ...nappery, locale: 'fr-FR' } })
    expect(elsewhere).toMatchObject({ status: 404, body: { error: 'APP_NOT_AVAILABLE' } })
  })

  test('a listing’s texts in another language of the country’s store; null in one that it does not have', async () => {
    const member = await newMember(await open())
    const query = { ...moorlight, locale: 'en-US' }
    const { page } = await member.read(getStorePage, { query })
    const french = page?.languages?.find((tag) => tag.startsWith('fr')) ?? ''
    const { texts } = await member.read(getLocalizedTexts, { query: { ...query, language: french } })
    const { title, description } = await member.read(getAppDetails, { query: { ...moorlight, locale: 'fr-FR' } })
    expect(texts).toMatchObject({ title, description, keywordDensities: expect.any(Array) })
    expect(await member.read(getLocalizedTexts, { query: { ...query, language: 'ko' } })).toEqual({ texts: null })
    const elsewhere = await member.call(getLocalizedTexts, { query: { ...nappery, locale: 'fr-FR', language: 'ko' } })
    expect(elsewhere).toMatchObject({ status: 404, body: { error: 'APP_NOT_AVAILABLE' } })
  })

  test('OV-072: versions, newest first', async () => {
    const member = await newMember(await open())
    const { versions } = await member.read(getVersions, { query: { ...moorlight, locale: 'en-US' } })
    const released = (versions ?? []).map(({ releasedAt }) => releasedAt ?? '')
    expect(released.length).toBeGreaterThan(1)
    expect(released).toEqual(released.toSorted().toReversed())
  })

  test('OV-057, OV-058: featurings and rating say which days and country they cover', async () => {
    const member = await newMember(await open())
    const featurings = await member.read(getFeaturings, { query: moorlight })
    expect(featurings).toMatchObject({ days: 30, countries: expect.any(Array), provenance: { kind: 'sample' } })
    const rating = await member.read(getAverageRating, { query: { ...moorlight, locale: 'de-DE' } })
    expect(rating).toMatchObject({ country: 'DE', days: 30, avgRating: expect.any(Number) })
  })

  test('OV-073: performance of an app whose store its id tells', async () => {
    const member = await newMember(await open())
    for (const { trackId, store } of [moorlight, trailmoss]) {
      const named = { params: { trackId }, query: { locale: 'en-US', store } }
      const performance = await member.read(getAppPerformance, named)
      expect(performance).toMatchObject({ downloadsLast30Days: expect.any(Number), revenueCurrency: 'USD' })
      expect(await member.read(getAppPerformance, { ...named, query: { locale: 'en-US' } })).toEqual(performance)
    }
  })

  test('OV-073: performance country by country, whose days add up to each; with what comes from elsewhere they are the world', async () => {
    const member = await newMember(await open())
    const { trackId, store } = moorlight
    const params = { trackId }
    const { storefronts, elsewhere, revenueCurrency } = await member.read(getStorefrontPerformance, {
      params,
      query: { store },
    })
    const world = await member.read(getAppPerformance, { params, query: { locale: 'en-US', store } })
    expect(revenueCurrency).toBe('USD')
    const downloads = storefronts?.map(({ downloadsLast30Days }) => downloadsLast30Days ?? 0) ?? []
    expect(downloads).toEqual(downloads.toSorted((a, b) => b - a))
    expect(sum(downloads) + (elsewhere?.downloadsLast30Days ?? 0)).toBe(world.downloadsLast30Days)
    const revenue = storefronts?.map(({ revenueLast30Days }) => revenueLast30Days ?? 0) ?? []
    expect(sum(revenue) + (elsewhere?.revenueLast30Days ?? 0)).toBe(world.revenueLast30Days)
    expect(elsewhere?.downloadsLast30Days).toBeGreaterThan(0)
    for (const one of storefronts ?? []) {
      expect(one.days).toHaveLength(30)
      expect(sum(one.days?.map((day) => day.downloads ?? 0) ?? [])).toBe(one.downloadsLast30Days)
      expect(sum(one.days?.map((day) => day.revenue ?? 0) ?? [])).toBe(one.revenueLast30Days)
    }
    const unlisted = await member.call(getStorefrontPerformance, { params: { trackId: '1' }, query: { store } })
    expect(unlisted).toMatchObject({ status: 404, body: { error: 'APP_NOT_FOUND' } })
  })

  test("OV-071: the ASO score of the project's own app", async () => {
    const member = await newMember(await open())
    const params = { projectId: await member.addProject(moorlight) }
    const { score, components } = await member.read(getAsoScore, { params, query: { locale: 'de-DE' } })
    const sum = (key: 'points' | 'maxPoints') => components.reduce((total, part) => total + part[key], 0)
    expect(score).toBeCloseTo(sum('points') / sum('maxPoints'))
  })

  test('an app nobody knows', async () => {
    const member = await newMember(await open())
    const query = { ...unknown, locale: 'en-US' }
    const answers = [
      await member.call(getAppDetails, { query }),
      await member.call(getVersions, { query }),
      await member.call(getFeaturings, { query: unknown }),
      await member.call(getAverageRating, { query }),
      await member.call(getAppPerformance, { params: { trackId: unknown.trackId }, query: { locale: 'en-US' } }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { error: 'APP_NOT_FOUND' } })
  })

  test('an app that is not listed in the country: the answer says where it is', async () => {
    const member = await newMember(await open())
    const params = { projectId: await member.addProject(nappery) }
    const query = { ...nappery, locale: 'fr-FR' }
    const answers = [
      await member.call(getAppDetails, { query }),
      await member.call(getVersions, { query }),
      await member.call(getAverageRating, { query }),
      await member.call(getAsoScore, { params, query: { locale: 'fr-FR' } }),
    ]
    const locales = expect.arrayContaining(['en-US', 'de-DE'])
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, body: { error: 'APP_NOT_AVAILABLE', details: { locales } } })
    }
  })

  test('the score of a project that does not exist', async () => {
    const member = await newMember(await open())
    const params = { projectId: crypto.randomUUID() }
    const answer = await member.call(getAsoScore, { params, query: { locale: 'en-US' } })
    expect(answer).toMatchObject({ status: 404, body: { error: 'PROJECT_NOT_FOUND' } })
  })
})
