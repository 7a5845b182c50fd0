import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getHealth } from '#contract/protocol/health.ts'
import * as sections from '#contract/overview/sections.ts'
import * as overview from '#contract/overview/overview.ts'
import { addApps, addCompetitor, getCompetitors, searchApps, trackCountry } from '#contract/projects.ts'
import type { AppRef } from '#contract/store.ts'
import { dayOf, type UtcDay } from '#contract/protocol/days.ts'
import { starAtlas as appleAtlas, skyCompass } from '#tests/support/stores/apple-apps.ts'
import { describeOnDatabase, type Open } from '#tests/support/api/api-harness.ts'
import { startLiveStores, type LiveStores } from '#tests/support/stores/live-stores.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { oddBlocks, starAtlas as playAtlas } from '#tests/support/stores/play-apps.ts'

const DAY_MS = 86_400_000
const inApple = { store: 'APP_STORE' as const, trackId: String(appleAtlas.trackId) }
const inPlay = { store: 'GOOGLE_PLAY' as const, trackId: playAtlas.appId }

describeOnDatabase('an organisation on the live market', (open) => {
  let stores: LiveStores
  beforeAll(async () => {
    stores = await startLiveStores()
  })
  afterAll(() => stores.stop())
  beforeEach(() => stores.mend())

  async function newLiveMember(opened: Open) {
    const api = await opened({ env: stores.env })
    await api.services.db.deleteFrom('store_answer').execute()
    await api.services.db.deleteFrom('store_budget').execute()
    return { api, member: await newMember(api) }
  }

  async function addByAddress(member: Member, address: string): Promise<string> {
    const { content } = await member.read(searchApps, { query: { query: address } })
    const [found] = content
    if (!found) throw new Error(`Nothing is found at ${address}`)
    return member.addProject(found)
  }

  /** Every call of the overview. */
  async function readAll(member: Member, projectId: string, app: AppRef, today: UtcDay) {
    const query = { ...app, locale: 'en-US' }
    const span = { startDate: today, endDate: today }
    const details = await member.read(overview.getAppDetails, { query })
    return {
      details,
      versions: await member.read(overview.getVersions, { query }),
      featurings: await member.read(overview.getFeaturings, { query: app }),
      rating: await member.read(overview.getAverageRating, { query }),
      ranked: await member.read(overview.getRankedKeywords, { body: query }),
      top30: await member.read(overview.getTop30Keywords, { body: query }),
      score: await member.read(overview.getAsoScore, { params: { projectId }, query: { locale: 'en-US' } }),
      performance: await member.read(overview.getAppPerformance, {
        params: { trackId: app.trackId },
        query: { locale: 'en-US', store: app.store },
      }),
      rankings: await member.read(sections.getCategoryRankings, {
        query: { ...query, categoryGroup: 'FREE', ...span },
      }),
      events: await member.read(sections.getEvents, {
        query: { store: app.store, countries: 'US', trackIds: app.trackId, from: today, to: today },
      }),
      benchmarks: await member.read(sections.getBenchmarks, {
        params: { orgId: member.identity.organizationId, trackId: app.trackId },
        query: { store: app.store, category: details.categories[0]?.name ?? '', locale: 'en-US' },
      }),
    }
  }

  test.each([
    ['the App Store', inApple, 'https://apps.apple.com/us/app/star-atlas/id910000001', '910000001'],
    ['Google Play', inPlay, 'https://play.google.com/store/apps/details?id=com.fenwick.staratlas', playAtlas.appId],
  ])('adds an app of %s by its address, and reads its overview while the stores are up and down', async (...given) => {
    const [, app, address, trackId] = given
    const { api, member } = await newLiveMember(open)
    expect((await api.request(getHealth, {})).body).toMatchObject({ market: 'live', demo: true })
    const projectId = await addByAddress(member, address)
    const today = () => dayOf(api.clock.now())

    const up = await readAll(member, projectId, app, today())
    expect(up.details).toMatchObject({ trackId, title: 'Star Atlas: Night Sky', market: 'live', stale: false })
    expect(up.rating).toMatchObject({ avgRating: 4.25, provenance: { kind: 'measured', stale: false } })
    expect(up.versions.versions).toMatchObject([{ version: '2.4.0' }])
    expect(up.score.score).toBeGreaterThan(0)
    expect(up.featurings).toMatchObject({ countries: null, provenance: null })
    expect(up.events).toEqual({ events: null, provenance: null })
    expect(up.rankings.series).toEqual(
      up.details.categories.map(({ name, displayName }) => ({ category: name, displayName, points: [] })),
    )
    expect(up.rankings.provenance).toBeNull()
    expect(up.benchmarks.categoryMetrics.iconUrls).toEqual(expect.any(Array))
    const ranked = () => member.read(overview.getRankedKeywords, { body: { ...app, locale: 'en-US' } })
    await expect
      .poll(ranked, { timeout: 10_000 })
      .toMatchObject({ status: 'DONE', pool: { searched: 0 }, keywordsCount: null, delta: null, provenance: null })
    expect(up.performance.downloadsLast30Days).toBeNull()

    api.clock.advance(2 * DAY_MS)
    stores.breakBoth({ status: 503 })
    const { token } = await api.services.tokens.issue(member.identity, api.clock.now())
    const later: Member = {
      ...member,
      read: async (endpoint, input) => (await api.request(endpoint, input, { token })).body,
    }
    const down = await readAll(later, projectId, app, today())
    expect(down.details).toEqual({ ...up.details, stale: true })
    expect(down.rating).toEqual({ ...up.rating, provenance: { ...up.rating.provenance, stale: true } })
    expect(down.versions).toEqual(up.versions)
    expect(down.score.score).toBeCloseTo(up.score.score ?? 0, 1)
    expect([up.score.provenance?.stale, down.score.provenance?.stale]).toEqual([false, true])
    expect(down.benchmarks.categoryMetrics.iconUrls).toEqual(up.benchmarks.categoryMetrics.iconUrls)
  })

  test('what nobody ever read can’t be told while the store is down, and the answer says when to ask again', async () => {
    const { api, member } = await newLiveMember(open)
    stores.breakBoth({ status: 429, retryAfter: '55' })
    const query = { ...inPlay, locale: 'de-DE' }
    const answer = await api.request(overview.getAppDetails, { query }, member)
    expect(answer.status).toBe(503)
    expect(answer.error).toMatchObject({ error: 'UNAVAILABLE', details: { retryAfterSeconds: 55 } })
    expect(answer.headers.get('retry-after')).toBe('55')
  })

  test('adds several apps, a competitor and a country; what is not in a store is not added', async () => {
    const { member } = await newLiveMember(open)
    const locale = 'en-US'
    const apps = [
      { ...inApple, locale },
      { ...inPlay, locale },
    ]
    const { list } = await member.read(addApps, { ...member.own, body: { apps } })
    const params = { projectId: list[0]?.projectId ?? '' }
    const rival = { store: 'APP_STORE' as const, trackId: String(skyCompass.trackId), locale: 'fr-FR' }
    expect(await member.read(addCompetitor, { params, body: rival })).toMatchObject({ name: 'Boussole du ciel' })
    const { content } = await member.read(getCompetitors, { params, query: { locale: 'de-DE' } })
    expect(content).toMatchObject([{ name: 'Himmelskompass Pro' }])
    expect(await member.call(trackCountry, { params, body: { locale: 'de-DE' } })).toMatchObject({ status: 204 })
    expect(await member.call(trackCountry, { params, body: { locale: 'fr-FR' } })).toMatchObject({
      body: { error: 'APP_NOT_AVAILABLE', details: { locales: expect.arrayContaining(['en-US', 'de-DE']) } },
    })
    const refused = { apps: [{ store: 'GOOGLE_PLAY' as const, trackId: oddBlocks.appId, locale: 'de-DE' }] }
    expect(await member.call(addApps, { ...member.own, body: refused })).toMatchObject({
      body: { error: 'APP_NOT_AVAILABLE', details: { locales: ['en-US'] } },
    })
    const nobody = { apps: [{ store: 'GOOGLE_PLAY' as const, trackId: 'com.nobody.none', locale: 'de-DE' }] }
    expect(await member.call(addApps, { ...member.own, body: nobody })).toMatchObject({
      body: { error: 'APP_NOT_FOUND' },
    })
  })
})
