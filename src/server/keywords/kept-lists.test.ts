import { expect, test } from 'vitest'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getKeywordMetrics, getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import { recordRanks } from '#server/history/record-ranks.ts'
import { recordRating } from '#server/history/ratings.ts'
import { recordResults } from '#server/history/result-lists.ts'
import { recordSearch } from '#server/markets/record-search.ts'
import { trackKeywords } from '#server/history/track-keywords.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { describeOnDatabase, type Open } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const body = { ...sample.moorlight, locale: 'en-US' }
const leader = (title: string, ratingCount: number) => ({
  title,
  category: 'Health & Fitness',
  rating: { avgRating: 4.5, ratingCount },
})

/** The sample market's apps in a market that must be searched keyword by keyword. */
async function openLive(open: Open) {
  const { markets } = (await open()).services
  const live: MarketSource = {
    ...markets.sample,
    id: 'live',
    pastDays: 0,
    countRankedKeywords: (...asked) => markets.live.countRankedKeywords(...asked),
    rankedKeywords: (...asked) => markets.live.rankedKeywords(...asked),
    keywordMetrics: (...asked) => markets.live.keywordMetrics(...asked),
  }
  return open({ env: { STOREGLASS_MARKET: 'live' }, services: { markets: { ...markets, live } } })
}

describeOnDatabase('what the kept result lists of a store tell', (open) => {
  test('KEY-012, KEY-013, KEY-016: volume, difficulty and owner of tracked keywords are told by the newest lists; KEY-002: those that lead to the same apps are related', async () => {
    const api = await openLive(open)
    const { db, markets } = api.services
    const now = api.clock.now()
    const day = daysBefore(now, 0)
    const member = await newMember(api)
    const projectId = await member.addProject(sample.moorlight)
    const { organizationId: organisationId } = member.identity
    const keywords = ['brown noise', 'budget', 'fan noise']
    await trackKeywords(db, { organisationId, projectId, country: 'US', keywords }, now)

    const suggest = { params: { source: 'related' as const }, body: { ...body, seed: 'white noise' } }
    expect(await member.read(getKeywordSuggestions, suggest)).toMatchObject({
      keywords: null,
      reason: 'NOTHING_STORED',
    })

    const found = await markets.live.storeResults({ store: 'APP_STORE', term: 'white noise', locale: 'en-US' })
    const apps = (found?.apps ?? []).slice(0, 12)
    const others = [{ trackId: '1', title: 'Tallyfox' }]
    const key = { store: 'APP_STORE' as const, country: 'US', day }
    const leaders = [leader('Brown Noise', 50_000), leader('Noise', 800), leader('Fan', 20)]
    await recordSearch(db, 'live', { ...key, keyword: 'fan noise', apps: apps.toReversed(), leaders }, 'en-US')
    await recordSearch(db, 'live', { ...key, keyword: 'brown noise', apps, leaders }, 'en-US')
    await recordSearch(db, 'live', { ...key, keyword: 'budget', apps: others, leaders: [] }, 'en-US')
    const rank = (keyword: string, place: number) => ({
      app: sample.moorlight,
      country: 'US',
      keyword,
      day,
      rank: place,
    })
    await recordRanks(db, 'live', [rank('brown noise', 2), rank('budget', 90)])

    const ranked = await member.read(getAllRankedKeywords, { body })
    expect(ranked).toMatchObject({
      keywords: expect.arrayContaining([
        expect.objectContaining({
          keyword: 'brown noise',
          rank: 2,
          volume: expect.any(Number),
          difficulty: expect.any(Number),
          appsCount: 12,
        }),
        expect.objectContaining({ keyword: 'budget', rank: 90, volume: null, difficulty: null, appsCount: null }),
      ]),
    })
    const tracked = await member.read(getTrackedKeywords, { params: { projectId }, query: { locale: 'en-US' } })
    const [first] = apps
    expect(tracked.keywords.find(({ keyword }) => keyword === 'brown noise')).toMatchObject({
      volume: expect.any(Number),
      owner: { trackId: first?.trackId, title: first?.title },
    })
    const { keywords: related } = await member.read(getKeywordSuggestions, suggest)
    expect(related?.map(({ keyword }) => keyword)).toEqual(['brown noise', 'fan noise'])

    const owners = related?.map(({ owner }) => owner?.trackId)
    expect(owners).toEqual([first?.trackId, apps.at(-1)?.trackId])

    // The lists of a store answer for everybody; owners are told of what one tracks oneself.
    const stranger = await newMember(api)
    const same = await stranger.read(getKeywordSuggestions, suggest)
    expect(same.keywords?.map(({ keyword }) => keyword)).toEqual(['brown noise', 'fan noise'])
    const typed = await stranger.read(getKeywordMetrics, { body: { ...body, keywords: ['brown noise'] } })
    expect(typed.keywords).toMatchObject([{ keyword: 'brown noise', volume: expect.any(Number), owner: null }])
  })

  test('KEY-012: where a new list does not tell ratings yet, the estimates stay those of the last one that did', async () => {
    const api = await openLive(open)
    const { db } = api.services
    const now = api.clock.now()
    const member = await newMember(api)
    const projectId = await member.addProject(sample.moorlight)
    const { organizationId: organisationId } = member.identity
    const keyword = 'slow rain'
    await trackKeywords(db, { organisationId, projectId, country: 'US', keywords: [keyword] }, now)
    const apps = [{ trackId: '1', title: 'Slow Rain' }]
    const rated = [leader('Slow Rain', 50_000)]
    const unrated = rated.map((one) => ({ ...one, rating: null }))
    const listed = async (daysAgo: number, leaders: typeof rated | typeof unrated) => {
      const key = { store: 'APP_STORE' as const, country: 'US', keyword, day: daysBefore(now, daysAgo) }
      await recordResults(db, 'live', { ...key, apps, leaders })
      await recordRanks(db, 'live', [{ ...key, app: sample.moorlight, rank: 3 }])
      const { keywords } = await member.read(getTrackedKeywords, { params: { projectId }, query: { locale: 'en-US' } })
      return keywords[0]?.volume ?? null
    }
    expect(await listed(9, rated)).toBeNull()
    expect(await listed(2, unrated)).toBeNull()
    const volume = await listed(1, rated)
    expect(volume).toEqual(expect.any(Number))
    expect(await listed(0, unrated)).toBe(volume)
  })

  test('KEY-012: a second search of the day that tells no ratings leaves those that are known', async () => {
    const api = await openLive(open)
    const { db } = api.services
    const now = api.clock.now()
    const member = await newMember(api)
    const projectId = await member.addProject(sample.moorlight)
    const { organizationId: organisationId } = member.identity
    const keyword = 'soft wind'
    await trackKeywords(db, { organisationId, projectId, country: 'US', keywords: [keyword] }, now)
    const apps = [{ trackId: '1', title: 'Soft Wind' }]
    const list = { store: 'APP_STORE' as const, country: 'US', keyword, day: daysBefore(now, 0), apps }
    const rated = leader('Soft Wind', 50_000)
    for (const leaders of [[{ ...rated, rating: null }], [rated], [{ ...rated, rating: null }]])
      await recordResults(db, 'live', { ...list, leaders })
    await recordRanks(db, 'live', [{ ...list, app: sample.moorlight, rank: 3 }])
    const { keywords } = await member.read(getTrackedKeywords, { params: { projectId }, query: { locale: 'en-US' } })
    expect(keywords).toMatchObject([{ keyword, volume: expect.any(Number) }])
  })

  test('KEY-013: where a list of Google Play tells no ratings, those count that are known of its apps, and the rest is left out', async () => {
    const api = await openLive(open)
    const { db } = api.services
    const now = api.clock.now()
    const store = 'GOOGLE_PLAY' as const
    const key = { store, country: 'US', day: daysBefore(now, 0) }
    const app = (trackId: string) => ({ trackId, title: `Harp ${trackId}` })
    const leaderOf = (trackId: string, ratingCount: number | null) => ({
      title: `Harp ${trackId}`,
      category: null,
      rating: ratingCount === null ? null : { avgRating: 4, ratingCount },
    })
    // Of one a page was read for another keyword; two are followed; of the fourth nothing is known.
    const other = { ...key, keyword: 'tracked harp', apps: [app('a')], leaders: [leaderOf('a', 999_999)] }
    await recordSearch(db, 'live', other, 'en-US')
    for (const [trackId, ratingCount] of Object.entries({ b: 999, c: 9 }))
      await recordRating(db, 'live', {
        ref: { store, trackId, locale: 'en-US' },
        rating: { day: key.day, avgRating: 4, ratingCount, byStars: null },
      })
    const apps = ['a', 'b', 'c', 'd'].map(app)
    const leaders = apps.map(({ trackId }) => leaderOf(trackId, null))
    await recordSearch(db, 'live', { ...key, keyword: 'harp', apps, leaders }, 'en-US')
    const member = await newMember(api)
    const asked = { ...sample.moorlightOnPlay, locale: 'en-US', keywords: ['harp'] }
    const [harp] = (await member.read(getKeywordMetrics, { body: asked })).keywords ?? []
    // 70 · (10 · 1 + 9 · 0.5 + 8 · 1/6) / 27 + 30; √(4/10 · 27/34)
    expect(harp).toMatchObject({ difficulty: 71, confidence: { difficulty: 0.56, first: { listed: 4, rated: 3 } } })
  })
})
