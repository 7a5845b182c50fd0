import { expect, test, vi } from 'vitest'
import { getOwnPerformance } from '#contract/connections/own-performance.ts'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import { addKeywords, getTrackedKeywords } from '#contract/keywords/tracked.ts'
import {
  getOverviewTrends,
  getPerformanceHistory,
  getRatingHistory,
  getStorefrontPerformance,
} from '#contract/overview/history.ts'
import {
  getAppPerformance,
  getAverageRating,
  getRankedKeywords,
  getTop30Keywords,
} from '#contract/overview/overview.ts'
import { daysBefore, daysFrom } from '#contract/protocol/days.ts'
import type { AppRef } from '#contract/store.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { connectedApp } from '#tests/support/connections/own-figures.ts'
import { signInAgain } from '#tests/support/pages/team.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const sum = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number>((total, each) => total + (each ?? 0), 0)

/** Every answer that tells an app's downloads or revenue of 30 days, as a figure by place. */
async function performanceByPlace(member: Member, { trackId, store }: AppRef) {
  const params = { trackId }
  const locale = 'en-US'
  const world = await member.read(getAppPerformance, { params, query: { locale, store } })
  const german = await member.read(getAppPerformance, { params, query: { locale: 'de-DE' } })
  const trends = await member.read(getOverviewTrends, { query: { trackId, store, locale } })
  const past = await member.read(getPerformanceHistory, { params, query: { store, locale } })
  const longPast = await member.read(getPerformanceHistory, { params, query: { store, locale, days: '90' } })
  const countries = await member.read(getStorefrontPerformance, { params, query: { store } })
  const rows = countries.storefronts ?? []
  const last30 = (days: typeof past.days, figure: 'downloads' | 'revenue') =>
    sum(
      (days ?? [])
        .filter((day) => day[figure] !== null)
        .slice(-30)
        .map((day) => day[figure]),
    )
  return {
    world,
    past,
    countries,
    trends,
    downloads: {
      overview: world.downloadsLast30Days,
      'overview in another country': german.downloadsLast30Days,
      'line of the overview': sum((trends.downloads ?? []).map(({ value }) => value)),
      'day by day': last30(past.days, 'downloads'),
      'day by day, 90 days': last30(longPast.days, 'downloads'),
      'by country': sum([...rows.map((one) => one.downloadsLast30Days), countries.elsewhere?.downloadsLast30Days]),
    },
    revenue: {
      overview: world.revenueLast30Days,
      'overview in another country': german.revenueLast30Days,
      'line of the overview': sum((trends.revenue ?? []).map(({ value }) => value)),
      'day by day': last30(past.days, 'revenue'),
      'day by day, 90 days': last30(longPast.days, 'revenue'),
      'by country': sum([...rows.map((one) => one.revenueLast30Days), countries.elsewhere?.revenueLast30Days]),
    },
  }
}

const onePerPlace = (places: Record<string, number | null>, value: number | null) =>
  expect(places).toEqual(Object.fromEntries(Object.keys(places).map((place) => [place, value])))

describeOnDatabase('one figure, one value in every place', (open) => {
  test('downloads and revenue of an app that no store of the organisation tells of', async () => {
    const member = await newMember(await open())
    const { world, past, countries, trends, downloads, revenue } = await performanceByPlace(member, sample.moorlight)
    onePerPlace(downloads, world.downloadsLast30Days)
    onePerPlace(revenue, world.revenueLast30Days)
    for (const answer of [world, past, countries, trends]) expect(answer).not.toHaveProperty('own')
    expect(countries.elsewhere?.downloadsLast30Days).toBeGreaterThan(0)
  })

  test("an own app's downloads are its store's in every place, and so marked; those of its category are scaled in every place", async () => {
    const { api, owner, projectId, runToFirstReports } = await connectedApp(open)
    const stranger = await newMember(api)
    await runToFirstReports()
    const [mine, theirs] = [await signInAgain(api, owner), await signInAgain(api, stranger)]

    const own = await mine.read(getOwnPerformance, { params: { projectId }, query: {} })
    const { lastDay } = own
    if (lastDay === null) throw new Error('The store has told')
    const last30 = new Set(daysFrom(daysBefore(Date.parse(lastDay), 29), lastDay))
    const installs = sum(own.days.filter(({ day }) => last30.has(day)).map((one) => one.installs))
    const shown = await performanceByPlace(mine, sample.moorlight)
    onePerPlace(shown.downloads, installs)
    const estimated = await performanceByPlace(theirs, sample.moorlight)
    expect(shown.world).toMatchObject({
      own: {
        lastDay,
        downloadsLast30Days: installs,
        estimatedDownloadsLast30Days: estimated.world.downloadsLast30Days,
      },
      provenance: { downloads: { asOf: `${lastDay}T00:00:00.000Z`, method: null } },
    })
    expect(shown.trends.own).toEqual({ lastDay })
    expect(shown.past.own).toEqual({ lastDay })
    expect(shown.countries.own).toEqual({ lastDay })
    // Proceeds are told in several currencies, so revenue is an estimate in every place.
    onePerPlace(shown.revenue, estimated.world.revenueLast30Days)
    expect(shown.world.provenance.revenue?.method).toBe('revenue')

    const byCountry = Object.fromEntries(
      (shown.countries.storefronts ?? []).map((one) => [one.country, one.downloadsLast30Days]),
    )
    expect(byCountry).toMatchObject(
      Object.fromEntries(
        own.countries.flatMap(({ country, periods }) =>
          periods['30'].now.installs === null ? [] : [[country, periods['30'].now.installs]],
        ),
      ),
    )
    for (const { country, days, downloadsLast30Days } of shown.countries.storefronts ?? []) {
      expect(sum((days ?? []).map((day) => day.downloads))).toBe(downloadsLast30Days ?? 0)
      const { trackId, store } = sample.moorlight
      const query = { store, locale: 'en-US', country }
      const past = await mine.read(getPerformanceHistory, { params: { trackId }, query })
      expect(past.days).toEqual(days)
    }

    const scaled = await performanceByPlace(mine, sample.duskHarbour)
    expect(scaled.world.scaledBy).not.toBe(1)
    onePerPlace(scaled.downloads, scaled.world.downloadsLast30Days)
    onePerPlace(scaled.revenue, scaled.world.revenueLast30Days)
    for (const { days, downloadsLast30Days } of scaled.countries.storefronts ?? [])
      expect(sum((days ?? []).map((day) => day.downloads))).toBe(downloadsLast30Days)
  })

  test('stars and number of ratings are the same in the overview and its past', async () => {
    const api = await open()
    const member = await newMember(api)
    const today = daysBefore(api.clock.now(), 0)
    for (const app of [sample.moorlight, sample.duskHarbour, sample.trailmoss]) {
      const query = { ...app, locale: 'en-US' }
      const told = await member.read(getAverageRating, { query })
      const past = await member.read(getRatingHistory, { query: { ...query, startDate: today, endDate: today } })
      expect(past.points).toEqual([{ date: today, avgRating: told.avgRating, ratingCount: told.ratingCount }])
      expect(sum(past.distribution ?? [])).toBe(told.ratingCount)
    }
  })

  test('ranked keywords hold all that are tracked and ranked, in every place that counts or lists them, for those who track them alone', async () => {
    const api = await open()
    const member = await newMember(api)
    const stranger = await newMember(api)
    const projectId = await member.addProject(sample.moorlight)
    const body = { ...sample.moorlight, locale: 'en-US' }
    const keywords = ['wind down', 'night train', 'ocean sounds', 'dusk harbour', 'sleep sounds', 'car racing league']
    await member.read(addKeywords, { params: { projectId }, query: { locale: 'en-US' }, body: { keywords } })

    const listOf = async (one: Member) => {
      const read = () => one.read(getAllRankedKeywords, { body })
      await vi.waitUntil(async () => (await read()).status === 'DONE', 60_000)
      const done = await read()
      return (done.status === 'DONE' && done.keywords) || []
    }
    const countOf = async (one: Member, endpoint: typeof getRankedKeywords) => {
      await vi.waitUntil(async () => (await one.read(endpoint, { body })).status === 'DONE', 60_000)
      const answer = await one.read(endpoint, { body })
      if (answer.status !== 'DONE') throw new Error('It was counted')
      return answer
    }
    const list = await listOf(member)
    const { keywords: tracked } = await member.read(getTrackedKeywords, {
      params: { projectId },
      query: { locale: 'en-US' },
    })
    const ranked = tracked.filter(({ rank }) => rank !== null)
    expect(ranked.length).toBeGreaterThan(2)
    for (const { keyword, rank, change, volume, difficulty, relevancy, appsCount, type } of ranked) {
      const same = { keyword, rank, change, volume, difficulty, relevancy, appsCount, type }
      expect(list.filter((one) => one.keyword === keyword)).toEqual([same])
    }
    expect(list.map(({ rank }) => rank)).toEqual(list.map(({ rank }) => rank).toSorted((a, b) => (a ?? 0) - (b ?? 0)))

    const counted = await countOf(member, getRankedKeywords)
    const suggested = await member.read(getKeywordSuggestions, { params: { source: 'ranked' }, body })
    const { rankedKeywords: trend } = await member.read(getOverviewTrends, { query: body })
    onePerPlace(
      {
        list: list.length,
        overview: counted.keywordsCount,
        'line of the overview': trend?.at(-1)?.value ?? null,
        research: suggested.keywords?.length ?? null,
      },
      list.length,
    )
    expect((trend?.at(-1)?.value ?? 0) - (trend?.[0]?.value ?? 0)).toBe(counted.delta)
    expect((await countOf(member, getTop30Keywords)).keywordsCount).toBe(
      list.filter(({ rank }) => rank !== null && rank <= 30).length,
    )
    const { ranks } = await member.read(getRankHistory, { body: { ...body, projectId } })
    for (const { keyword, rank } of tracked) expect(ranks[keyword]?.at(-1)).toBe(rank ?? 0)

    // What others track is theirs to know.
    const theirs = await listOf(stranger)
    expect(theirs.length).toBeLessThan(list.length)
    expect((await countOf(stranger, getRankedKeywords)).keywordsCount).toBe(theirs.length)
  }, 150_000)
})
