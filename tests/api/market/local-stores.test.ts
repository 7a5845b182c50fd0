import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { getLiveSearch } from '#contract/keywords/live-search.ts'
import { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import { getTopChart } from '#contract/market/top-charts.ts'
import { getAppDetails, getAverageRating, getVersions } from '#contract/overview/overview.ts'
import { searchApps } from '#contract/projects.ts'
import { moorlight } from '#server/sample/apps/moorlight.ts'
import { moorlightAndroid } from '#server/sample/apps/moorlight-android.ts'
import { openLocalStores, type LocalStores } from '#server/sample/stores/open-local-stores.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { readInbox, readReviews, runOn } from '#tests/support/reviews/reviewed-app.ts'

describeOnDatabase('the live market on the stores of this machine', (open) => {
  let stores: LocalStores
  beforeAll(async () => {
    stores = await openLocalStores({ port: 0 })
    // The sample market is made when somebody first asks.
    await fetch(`${stores.url}/search?term=sleep+sounds`)
    await fetch(`${stores.url}/WebObjects/MZSearchHints.woa/wa/hints?term=sleep`, {
      headers: { 'x-apple-store-front': '143441,29' },
    })
  }, 60_000)
  afterAll(() => stores.close())

  test('from sign-up to overview, keywords, charts and reviews of an app of the App Store', async () => {
    // A busy machine may take long: what is tested here is not the waiting.
    const api = await open({ env: { ...stores.env, STORE_TIMEOUT_SECONDS: '60', STORE_PATIENCE_SECONDS: '15' } })
    const member = await newMember(api)
    const { store, trackId } = moorlight.ref
    const address = `https://apps.apple.com/us/app/moorlight/id${trackId}`
    const { content } = await member.read(searchApps, { query: { query: address } })
    expect(content).toMatchObject([{ store, trackId }])
    await member.addProject(moorlight.ref)

    const query = { store, trackId, locale: 'en-US' }
    const details = await member.read(getAppDetails, { query })
    expect(details).toMatchObject({ market: 'live', developerName: 'Low Fen Studio', languageCount: 12, stale: false })
    expect(details.title).toMatch(/^Moorlight/)
    expect(details.categories).toMatchObject([{ name: 'Health & Fitness' }])
    const rating = await member.read(getAverageRating, { query })
    expect(rating.avgRating).toBeGreaterThan(4)
    // These stand on the product page alone.
    expect(details.shortDescription).toMatch(/\S/)
    expect(details.price.inAppPurchases).toHaveLength(moorlight.purchases.length)
    expect((await member.read(getVersions, { query })).versions).toHaveLength(25)

    const { apps } = await member.read(getLiveSearch, { body: { store, locale: 'en-US', term: 'sleep sounds' } })
    expect(apps?.length).toBeGreaterThan(20)
    expect(apps?.map((app) => app.trackId)).toContain(trackId)
    const body = { ...query, seed: 'sleep' }
    const { keywords } = await member.read(getKeywordSuggestions, { params: { source: 'auto-complete' }, body })
    expect(keywords?.length).toBeGreaterThan(3)

    const { places } = await member.read(getTopChart, {
      query: { store, locale: 'en-US', categoryGroup: 'FREE', category: 'Health & Fitness' },
    })
    expect(places?.length).toBeGreaterThan(10)
    expect(places?.map((place) => place.trackId)).toContain(trackId)

    const reviews = await api.services.markets.live.reviews({ ...moorlight.ref, locale: 'en-US' }, 1)
    expect(reviews?.reviews).toHaveLength(50)
    expect(reviews?.next).toBe(2)
  })

  test('REV-001: reviews that the App Store withholds are not "none": those of the page are shown, without names', async () => {
    const withholding = await openLocalStores({ port: 0, withhold: true })
    onTestFinished(withholding.close)
    const api = await open({ env: { ...withholding.env, STORE_TIMEOUT_SECONDS: '60', STORE_PATIENCE_SECONDS: '15' } })
    // The other stores' lists are not known any more.
    await api.services.db.deleteFrom('store_answer').execute()
    const member = await newMember(api)
    await member.addProject(moorlight.ref)
    await runOn(api.services, member)
    expect(await readInbox(member, moorlight.ref)).toMatchObject({ source: 'market', total: 8, withheldIn: ['US'] })
    const reviews = await readReviews(member, moorlight.ref)
    expect(new Set(reviews.map(({ author }) => author))).toEqual(new Set([null]))
    expect(reviews.some(({ reply }) => reply !== null)).toBe(true)
  })

  test('from sign-up to overview, keywords, charts and reviews of an app of Google Play', async () => {
    const api = await open({ env: { ...stores.env, STORE_TIMEOUT_SECONDS: '60', STORE_PATIENCE_SECONDS: '15' } })
    const member = await newMember(api)
    const { store, trackId } = moorlightAndroid.ref
    const address = `https://play.google.com/store/apps/details?id=${trackId}`
    const { content } = await member.read(searchApps, { query: { query: address } })
    expect(content).toMatchObject([{ store, trackId }])
    await member.addProject(moorlightAndroid.ref)

    const query = { store, trackId, locale: 'en-US' }
    const details = await member.read(getAppDetails, { query })
    expect(details).toMatchObject({ market: 'live', developerName: 'Low Fen Studio', stale: false })
    expect(details.title).toMatch(/^Moorlight/)
    expect(details.description).not.toContain('<br>')
    expect(details.categories).toMatchObject([{ name: 'HEALTH_AND_FITNESS' }])
    expect((await member.read(getAverageRating, { query })).avgRating).toBeGreaterThan(3)
    expect((await member.read(getVersions, { query })).versions?.length).toBeGreaterThan(0)

    const { apps } = await member.read(getLiveSearch, { body: { store, locale: 'en-US', term: 'sleep sounds' } })
    expect(apps?.length).toBeGreaterThan(19)
    const named = await member.read(getLiveSearch, { body: { store, locale: 'en-US', term: 'Moorlight' } })
    expect(named.apps?.[0]?.trackId).toBe(trackId)
    const body = { ...query, seed: 'sleep' }
    const { keywords } = await member.read(getKeywordSuggestions, { params: { source: 'auto-complete' }, body })
    expect(keywords?.length).toBeGreaterThan(3)

    const { places } = await member.read(getTopChart, {
      query: { store, locale: 'en-US', categoryGroup: 'FREE', category: 'HEALTH_AND_FITNESS' },
    })
    expect(places?.map((place) => place.trackId)).toContain(trackId)
    const reviews = await api.services.markets.live.reviews({ ...moorlightAndroid.ref, locale: 'en-US' }, 1)
    expect(reviews?.reviews.length).toBeGreaterThan(20)

    // Where the store doesn't offer it, the page is 404.
    expect((await fetch(`${stores.url}/store/apps/details?id=${trackId}&gl=FR&hl=fr`)).status).toBe(404)
  })
})
