import { expect, test } from 'vitest'
import { getProjects } from '#contract/projects.ts'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { dayOf } from '#contract/protocol/days.ts'
import type { Api, TestUser } from '#tests/support/api/api.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'

/** The calls by the paths and fields that the specification writes down, not by the contract's own words for them. */
describeOnDatabase('the calls of the overview, as written down', (open) => {
  const day = (offset: number) => dayOf(Date.now() + offset * 86_400_000)

  async function start() {
    const api = await open()
    const ada = await api.demoUser()
    const { organizationId } = ada.identity
    const [project] = (await api.request(getProjects, { params: { organizationId } }, ada)).body
    if (!project) throw new Error('the demo has no app')
    const { trackId, store, projectId } = project
    const ask = asker(api, ada)
    return { ask, organizationId, projectId, trackId, store, listing: `trackId=${trackId}&store=${store}&locale=en-US` }
  }

  test('OV-065, OV-053, OV-054: appdetails', async () => {
    const { ask, listing, trackId, store } = await start()
    const details = await ask(`/appdetails/v1/appdetails?${listing}`)
    expect(details).toMatchObject({ trackId, store, locale: 'en-US', title: expect.any(String) })
    expect(details['categories']).toContainEqual({ name: expect.any(String), displayName: expect.any(String) })
    expect(Object.keys(details['price'] as object).sort()).toEqual(['displayPrice', 'exactPrice', 'inAppPurchases'])
    expect(Object.keys(details['images'] as object).sort()).toEqual(['banners', 'icons', 'screens'])
    expect(details['keywordDensities']).toContainEqual(
      expect.objectContaining({ value: expect.any(String), count: expect.any(Number), density: expect.any(Number) }),
    )
  })

  test('OV-066, OV-057, OV-067, OV-058: featurings and average rating', async () => {
    const { ask, listing, trackId, store } = await start()
    expect(await ask(`/appdetails/v1/featurings?store=${store}&trackId=${trackId}`)).toMatchObject({
      days: 30,
      countries: expect.any(Array),
    })
    expect(await ask(`/appdetails/v1/avg-rating?${listing}`)).toMatchObject({
      avgRating: expect.any(Number),
      country: 'US',
      days: 30,
    })
  })

  test('OV-068, OV-069, OV-070, OV-059: ranked keywords, also of the first 30', async () => {
    const { ask, trackId, store } = await start()
    const body = { trackId, store, locale: 'en-US' }
    for (const path of ['app-overview', 'app-overview-top30']) {
      const url = `/keywordmetrics/ranked-keywords/${path}`
      await expect.poll(async () => (await ask(url, body))['status'], { timeout: 60_000, interval: 100 }).toBe('DONE')
      const counted = await ask(url, body)
      expect(counted).toMatchObject({ keywordsCount: expect.any(Number), delta: expect.any(Number) })
    }
  }, 120_000)

  test('OV-071, OV-073, OV-056: the score of the own app; downloads and revenue', async () => {
    const { ask, projectId, trackId } = await start()
    const { score } = await ask(`/appdetails/v1/${projectId}/aso-score?locale=en-US`)
    expect(score).toBeGreaterThan(0)
    expect(score).toBeLessThanOrEqual(1)
    expect(await ask(`/appperformance/v1/app-performance/${trackId}?locale=en-US`)).toMatchObject({
      downloadsLast30Days: expect.any(Number),
      downloadsLast30DaysDelta: expect.any(Number),
      revenueLast30Days: expect.any(Number),
      revenueLast30DaysDelta: expect.any(Number),
      revenueCurrency: expect.stringMatching(/^[A-Z]{3}$/),
    })
  })

  test('OV-072, OV-074, OV-060: versions; icons of the category', async () => {
    const { ask, listing, organizationId, trackId, store } = await start()
    const { versions } = await ask(`/appdetails/v1/appdetails/versions?${listing}`)
    expect(versions).toContainEqual(expect.objectContaining({ version: expect.any(String) }))
    const { categories } = await ask(`/appdetails/v1/appdetails?${listing}`)
    const [{ name }] = categories as [{ name: string }]
    const benchmarks = await ask(
      `/appstatistics/v2/organizations/${organizationId}/apps/${trackId}/metadata/benchmarks` +
        `?store=${store}&category=${encodeURIComponent(name)}&locale=en-US&withStatistics=false`,
    )
    expect(benchmarks['categoryMetrics']).toMatchObject({ iconUrls: expect.arrayContaining([expect.any(String)]) })
  })

  test('OV-075, OV-061, OV-076: category rankings, a call for each group', async () => {
    const { ask, listing } = await start()
    const found: string[] = []
    for (const group of ['FREE', 'PAID', 'GROSSING']) {
      const span = `categoryGroup=${group}&startDate=${day(-30)}&endDate=${day(0)}`
      const { series } = await ask(`/appdetails/v1/category-rankings?${listing}&${span}`)
      for (const one of series as { category: string; points: { date: string; rank: number | null }[] }[]) {
        expect(one.category).toEqual(expect.any(String))
        found.push(group)
        expect(one.points.length).toBeGreaterThan(0)
        expect(one.points.every(({ date }) => date >= day(-31) && date <= day(1))).toBe(true)
      }
    }
    expect(found).toContain('FREE')
  })

  test('OV-077, OV-062, OV-078: in-app events', async () => {
    const { ask, trackId, store } = await start()
    const { events } = await ask(
      `/appevents/v1/events?store=${store}&countries=US&trackIds=${trackId}&from=${day(-30)}&to=${day(30)}`,
    )
    expect((events as object[]).map((event) => Object.keys(event))).toContainEqual(
      expect.arrayContaining(['id', 'type', 'title', 'imageUrl', 'from', 'to', 'country']),
    )
  })
})

/** Asks by path alone, as a script outside this repository would. */
const asker =
  (api: Api, user: TestUser) =>
  async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await api.app.request(`${API_BASE}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${user.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(response.status).toBe(200)
    return (await response.json()) as Record<string, unknown>
  }
