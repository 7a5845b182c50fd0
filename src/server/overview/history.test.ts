import { expect, test, vi } from 'vitest'
import { daysBefore } from '#contract/protocol/days.ts'
import { getAppPerformance, getAverageRating, getRankedKeywords } from '#contract/overview/overview.ts'
import {
  getListingChanges,
  getOverviewTrends,
  getPerformanceHistory,
  getRatingHistory,
  getStorefrontPerformance,
} from '#contract/overview/history.ts'
import { recordListing } from '#server/history/listings.ts'
import { recordRating } from '#server/history/ratings.ts'
import type { MarketSource } from '#server/markets/market.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const listing = { ...sample.moorlight, locale: 'en-US' }
const sum = (points: { value: number | null }[] | null) =>
  (points ?? []).reduce((all, { value }) => all + (value ?? 0), 0)

const sumOf = (counts: number[] | null | undefined) => (counts ?? []).reduce((all, count) => all + count, 0)

/** A market that tells only the present: the live one, with the listings of the sample's. */
const withoutPast = ({ services: { markets } }: Api): MarketSource => ({
  ...markets.sample,
  id: 'live',
  pastDays: 0,
  listingPast: (ref, since) => markets.live.listingPast(ref, since),
  ratingPast: (ref, from, to) => markets.live.ratingPast(ref, from, to),
  dailyPerformance: (app) => markets.live.dailyPerformance(app),
})

describeOnDatabase("the overview's past", (open) => {
  test('OV-021, OV-022: trends of 30 days that end at the figures of the cards', async () => {
    const api = await open()
    const member = await newMember(api)
    const trends = await member.read(getOverviewTrends, { query: listing })
    const performance = await member.read(getAppPerformance, {
      params: { trackId: listing.trackId },
      query: { locale: listing.locale, store: listing.store },
    })
    expect(trends.downloads).toHaveLength(30)
    expect(sum(trends.downloads)).toBe(performance.downloadsLast30Days)
    expect(sum(trends.revenue)).toBe(performance.revenueLast30Days)
    const { avgRating } = await member.read(getAverageRating, { query: listing })
    expect(trends.averageRating?.at(-1)).toEqual({ date: daysBefore(api.clock.now(), 0), value: avgRating })
  })

  test('OV-021, OV-022: downloads and revenue of at most 400 days, worldwide and of one country, that end with the 30 of the cards', async () => {
    const api = await open()
    const member = await newMember(api)
    const { trackId, store, locale } = listing
    const past = (query: { days?: string; country?: string }) =>
      member.read(getPerformanceHistory, { params: { trackId }, query: { store, locale, ...query } })
    const [trends, { storefronts }] = [
      await member.read(getOverviewTrends, { query: listing }),
      await member.read(getStorefrontPerformance, { params: { trackId }, query: { store } }),
    ]
    const { days, revenueCurrency, provenance } = await past({ days: '400' })
    expect(days?.map(({ date }) => date)).toEqual(
      Array.from({ length: 400 }, (_, index) => daysBefore(api.clock.now(), 400 - index)),
    )
    expect(days?.slice(-30).map(({ date, downloads }) => ({ date, value: downloads }))).toEqual(trends.downloads)
    expect(days?.slice(-30).map(({ date, revenue }) => ({ date, value: revenue }))).toEqual(trends.revenue)
    expect({ revenueCurrency, provenance }).toMatchObject({
      revenueCurrency: 'USD',
      provenance: { downloads: { kind: 'sample' }, revenue: { kind: 'sample' } },
    })
    const germany = await past({ days: '90', country: 'DE' })
    expect(germany.days).toHaveLength(90)
    expect(germany.days?.slice(-30)).toEqual(storefronts?.find(({ country }) => country === 'DE')?.days)
    expect((await past({ days: '9999' })).days).toEqual(days)
    expect((await past({})).days).toEqual(days?.slice(-30))
    expect((await past({ country: 'FJ' })).days).toBeNull()
  })

  test('OV-024: the trend of ranked keywords has the days that were counted, and no other', async () => {
    const api = await open()
    const member = await newMember(api)
    const german = { ...listing, locale: 'de-DE' }
    expect((await member.read(getOverviewTrends, { query: german })).rankedKeywords).toBeNull()
    await vi.waitUntil(async () => (await member.read(getRankedKeywords, { body: german })).status === 'DONE', 20_000)
    const counted = await member.read(getRankedKeywords, { body: german })
    if (counted.status !== 'DONE') throw new Error('It was counted')
    const { keywordsCount, delta } = counted
    expect((await member.read(getOverviewTrends, { query: german })).rankedKeywords).toEqual([
      { date: daysBefore(api.clock.now(), 30), value: (keywordsCount ?? 0) - (delta ?? 0) },
      { date: daysBefore(api.clock.now(), 0), value: keywordsCount },
    ])
  })

  test('changes of a listing, newest first, with the version they came with', async () => {
    const api = await open()
    const member = await newMember(api)
    const { changes, provenance } = await member.read(getListingChanges, { query: listing })
    expect(provenance).toMatchObject({ kind: 'sample' })
    const days = (changes ?? []).map(({ day }) => day)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(days.at(-1)! >= daysBefore(api.clock.now(), 400)).toBe(true)
    const titles = (changes ?? []).filter(({ part }) => part === 'title')
    expect(titles.length).toBeGreaterThan(0)
    for (const { day, before, after } of titles) {
      expect(before).not.toBe(after)
      expect(changes).toContainEqual(expect.objectContaining({ part: 'version', day }))
    }
  })

  test('ratings day by day, at most 400 days, in order', async () => {
    const api = await open()
    const member = await newMember(api)
    const [startDate, endDate] = [daysBefore(api.clock.now(), 400), daysBefore(api.clock.now(), 0)]
    const { points, distribution, gained } = await member.read(getRatingHistory, {
      query: { ...listing, startDate, endDate },
    })
    const today = await member.read(getAverageRating, { query: listing })
    expect(points).toHaveLength(401)
    expect(points?.at(-1)).toEqual({ date: endDate, avgRating: today.avgRating, ratingCount: today.ratingCount })
    expect((distribution ?? []).reduce((all, count) => all + count, 0)).toBe(today.ratingCount)
    expect(gained?.days).toBe(400)
    expect(sumOf(gained?.last)).toBe((points?.at(-1)?.ratingCount ?? 0) - (points?.[0]?.ratingCount ?? 0))
    expect(sumOf(gained?.before)).toBeGreaterThan(0)
    for (const query of [
      { ...listing, startDate: endDate, endDate: startDate },
      { ...listing, startDate: daysBefore(api.clock.now(), 402), endDate },
    ]) {
      const refused = await member.call(getRatingHistory, { query })
      expect(refused).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } })
    }
  })

  test('a market that tells only the present: what the jobs kept, and nothing else', async () => {
    const first = await open()
    const source = withoutPast(first)
    const api = await open({ services: { markets: { ...first.services.markets, sample: source } } })
    const member = await newMember(api)
    const { db } = api.services
    const ref = { ...sample.nappery, locale: 'en-US' }
    const ago = (days: number) => daysBefore(api.clock.now(), days)
    const span = { query: { ...ref, startDate: ago(60), endDate: ago(0) } }

    expect(await member.read(getListingChanges, { query: ref })).toEqual({ changes: null, provenance: null })
    expect((await member.read(getRatingHistory, span)).points).toEqual([])
    expect(await member.read(getOverviewTrends, { query: ref })).toEqual({
      downloads: null,
      revenue: null,
      rankedKeywords: null,
      averageRating: null,
    })
    const query = { store: ref.store, locale: ref.locale, days: '90' }
    expect(await member.read(getPerformanceHistory, { params: { trackId: ref.trackId }, query })).toEqual({
      days: null,
      revenueCurrency: null,
      provenance: { downloads: null, revenue: null },
    })

    const now = (await source.listing(ref))!
    await recordListing(db, 'live', { listing: { ...now, title: 'Older' }, day: ago(410) })
    await recordListing(db, 'live', { listing: { ...now, title: 'Old', version: '1.0' }, day: ago(402) })
    await recordListing(db, 'live', { listing: { ...now, title: 'New', version: '1.0' }, day: ago(9) })
    await recordListing(db, 'live', { listing: { ...now, title: 'New', version: '1.1' }, day: ago(4) })
    await recordRating(db, 'live', { ref, rating: { day: ago(40), avgRating: 4, ratingCount: 10, byStars: null } })
    await recordRating(db, 'live', { ref, rating: { day: ago(3), avgRating: 4.2, ratingCount: 12, byStars: null } })
    const { changes, provenance } = await member.read(getListingChanges, { query: ref })
    expect(changes).toEqual([
      { part: 'version', day: ago(4), before: '1.0', after: '1.1' },
      { part: 'title', day: ago(9), before: 'Old', after: 'New' },
    ])
    expect(provenance?.kind).toBe('measured')
    expect(await member.read(getRatingHistory, span)).toMatchObject({
      points: [
        { date: ago(40), avgRating: 4, ratingCount: 10 },
        { date: ago(3), avgRating: 4.2, ratingCount: 12 },
      ],
      distribution: null,
      gained: null,
    })
    const trends = await member.read(getOverviewTrends, { query: ref })
    expect(trends.averageRating).toEqual([{ date: ago(3), value: 4.2 }])
  })

  test('an app that nobody knows, and one that is not listed in the country', async () => {
    const member = await newMember(await open())
    const span = { startDate: '2026-03-01' as const, endDate: '2026-03-31' as const }
    const unknown = { store: 'APP_STORE' as const, trackId: '1', locale: 'en-US' }
    for (const [ref, error] of [
      [unknown, 'APP_NOT_FOUND'],
      [{ ...sample.nappery, locale: 'fr-FR' }, 'APP_NOT_AVAILABLE'],
    ] as const) {
      const answers = [
        await member.call(getOverviewTrends, { query: ref }),
        await member.call(getListingChanges, { query: ref }),
        await member.call(getRatingHistory, { query: { ...ref, ...span } }),
      ]
      for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { error } })
    }
  })
})
