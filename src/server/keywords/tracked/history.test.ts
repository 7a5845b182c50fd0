import { expect, test } from 'vitest'
import { maxReach } from '#aso/keywords/max-reach.ts'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import type { SearchOrigin } from '#contract/keywords/search-origin.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import { KEYWORD_HISTORY_DAYS } from '#contract/protocol/limits.ts'
import { addCompetitor } from '#contract/projects.ts'
import { recordRanks } from '#server/history/record-ranks.ts'
import { recordResults } from '#server/history/result-lists.ts'
import { recordSearch } from '#server/markets/record-search.ts'
import type { MarketSource } from '#server/markets/market.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase, type Open } from '#tests/support/api/api-harness.ts'
import { tracker } from '#tests/support/api/tracker.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const moorlight = { ...sample.moorlight, locale: 'en-US' }
const competitor = { ...sample.duskHarbour, locale: 'en-US' }

/** A tracker with one competitor. */
async function withCompetitor(api: Api) {
  const all = await tracker(api)
  await all.member.read(addCompetitor, { params: { projectId: all.projectId }, body: competitor })
  const history = (app = moorlight) => all.member.read(getRankHistory, { body: { ...app, projectId: all.projectId } })
  return { ...all, history }
}

describeOnEachDatabase('ranks of tracked keywords, day by day', (open) => {
  test('KEY-004, OP-75: a number for each of the last 91 days, of the own app and of a competitor', async () => {
    const { add, history, list } = await withCompetitor(await open())
    await add(['white noise', 'sleep sounds', 'moorlight'])
    const { keywords } = await list()
    const [own, theirs] = [await history(), await history(competitor)]
    expect(own.provenance).toMatchObject({ kind: 'sample' })
    for (const { keyword, rank, change, competitorRanks } of keywords) {
      const ranks = own.ranks[keyword] ?? []
      expect(ranks).toHaveLength(KEYWORD_HISTORY_DAYS)
      expect(ranks.at(-1)).toBe(rank ?? 0)
      const before = ranks.at(-31) ?? 0
      expect(change).toBe(rank === null || before === 0 ? null : before - rank)
      expect(theirs.ranks[keyword]?.at(-1)).toBe(competitorRanks[competitor.trackId] ?? 0)
    }
    expect(own.ranks['moorlight']?.at(-1)).toBe(1)
  })

  test('KEY-004: a keyword that names a part of every object has its ranks, too', async () => {
    const { add, history } = await withCompetitor(await open())
    await add(['constructor', 'prototype', 'white noise'])
    const { ranks } = await history()
    expect(Object.keys(ranks).toSorted()).toEqual(['constructor', 'prototype', 'white noise'])
    for (const keyword of Object.keys(ranks)) expect(ranks[keyword]).toHaveLength(KEYWORD_HISTORY_DAYS)
  })

  test('KEY-015, KEY-016: the owner is who stood first in the last days, and the reach comes of the best rank', async () => {
    const { add, list } = await withCompetitor(await open())
    await add(['moorlight'])
    const [keyword] = (await list()).keywords
    expect(keyword?.owner).toMatchObject({ trackId: moorlight.trackId, store: moorlight.store })
    expect(keyword?.owner?.title).toContain('Moorlight')
    expect(keyword?.maxReach).toBeGreaterThan(0)
  })

  test('only apps of the project, and only those of the own organisation', async () => {
    const { member, projectId } = await withCompetitor(await open())
    const other = await member.call(getRankHistory, { body: { ...sample.nappery, locale: 'en-US', projectId } })
    expect(other).toMatchObject({ status: 404, body: { error: 'APP_NOT_FOUND' } })
  })
})

/** The sample market's listings on a market whose keywords only the jobs search, as the stores are. */
async function openLive(open: Open): Promise<Api> {
  const { markets } = (await open()).services
  const live: MarketSource = {
    ...markets.sample,
    id: 'live',
    pastDays: 0,
    keywordMetrics: (ref, day, keywords) => markets.live.keywordMetrics(ref, day, keywords),
  }
  return open({ env: { STOREGLASS_MARKET: 'live' }, services: { markets: { ...markets, live } } })
}

describeOnEachDatabase('ranks that the jobs recorded', (open) => {
  test('KEY-016: of the last 7 days, the owner is who stood first on most; before them nobody counts', async () => {
    const api = await openLive(open)
    const { add, list } = await withCompetitor(api)
    await add(['gale'])
    const first = [moorlight, moorlight, competitor, competitor, competitor, moorlight, competitor]
    const longAgo = Array.from({ length: 5 }, () => moorlight)
    for (const [ago, { trackId }] of [...first, ...longAgo].entries())
      await recordResults(api.services.db, 'live', {
        store: moorlight.store,
        country: 'US',
        keyword: 'gale',
        leaders: [],
        day: daysBefore(api.clock.now(), ago),
        apps: [{ trackId, title: `App ${trackId}` }],
      })
    const { trackId } = competitor
    expect((await list()).keywords).toMatchObject([{ owner: { trackId, title: `App ${trackId}` } }])
  })

  test('KEY-015: the reach comes of the best rank of 30 days; day 31 does not count', async () => {
    const api = await openLive(open)
    const { add, list } = await withCompetitor(api)
    await add(['squall'])
    const { db } = api.services
    const day = (ago: number) => daysBefore(api.clock.now(), ago)
    const squall = { country: 'US', keyword: 'squall' }
    const leaders = [{ title: 'Squall', category: null, rating: { avgRating: 4.5, ratingCount: 80_000 } }]
    const apps = [{ trackId: '1', title: 'Squall' }]
    await recordResults(db, 'live', { ...squall, store: moorlight.store, day: day(0), apps, leaders })
    const ranks = { 0: 40, 29: 10, 30: 1 }
    await recordRanks(
      db,
      'live',
      Object.entries(ranks).map(([ago, rank]) =>
        Object.assign({ app: moorlight, day: day(Number(ago)), rank }, squall),
      ),
    )
    const [keyword] = (await list()).keywords
    const volume = keyword?.volume ?? null
    expect(keyword?.maxReach).toBe(maxReach(volume, 'US', [10]))
    expect(keyword?.maxReach).not.toBe(maxReach(volume, 'US', [1]))
  })

  test('a day without a search is a gap, a search without the app is 0, and what is not measured yet is counted', async () => {
    const api = await openLive(open)
    const { add, history, list } = await withCompetitor(api)
    await add(['fog', 'mist'])
    const now = api.clock.now()
    const rank = (app: typeof moorlight, ago: number, place: number | null) => ({
      app,
      country: 'US',
      keyword: 'fog',
      day: daysBefore(now, ago),
      rank: place,
    })
    await recordRanks(api.services.db, 'live', [
      rank(moorlight, 90, 12),
      rank(moorlight, 91, 1),
      rank(moorlight, 3, null),
      rank(moorlight, 0, 4),
      rank(competitor, 1, null),
    ])
    const { from, ranks, provenance } = await history()
    expect(from).toBe(daysBefore(now, 90))
    expect(Object.keys(ranks)).toEqual(['fog', 'mist'])
    expect(ranks['fog']).toEqual([12, ...Array.from({ length: 86 }, () => null), 0, null, null, 4])
    expect(ranks['mist']).toEqual(Array.from({ length: KEYWORD_HISTORY_DAYS }, () => null))
    expect(provenance).toMatchObject({ kind: 'measured', asOf: `${daysBefore(now, 0)}T00:00:00.000Z` })
    const { keywords, measuring } = await list()
    expect(keywords).toMatchObject([
      {
        keyword: 'fog',
        rank: 4,
        rankDay: daysBefore(now, 0),
        volume: null,
        owner: null,
        maxReach: null,
        competitorRanks: { [competitor.trackId]: null },
        competitorRankDays: { [competitor.trackId]: daysBefore(now, 1) },
      },
      { keyword: 'mist', rank: null, rankDay: null, competitorRanks: {} },
    ])
    expect(measuring).toEqual({ measured: 1, total: 2, readyAt: null, reason: 'NOT_RUNNING' })
  })

  test('KEY-004: it says since when the results come from another source, and the list compares nothing across it', async () => {
    const api = await openLive(open)
    const { add, history, list } = await withCompetitor(api)
    await add(['haze', 'dew'])
    const { db } = api.services
    const day = (ago: number) => daysBefore(api.clock.now(), ago)
    const searched = async (keyword: string, ago: number, place: number, origin: SearchOrigin) => {
      const apps = Array.from({ length: place }, (_, i) => ({ trackId: `${i + 1}`, title: `App ${i + 1}` }))
      const key = { store: moorlight.store, country: 'US', keyword, day: day(ago) }
      await recordSearch(db, 'live', { ...key, apps, leaders: [], origin }, moorlight.locale)
      await recordRanks(db, 'live', [{ ...key, app: moorlight, rank: place }])
    }
    await searched('haze', 30, 12, 'api')
    await searched('haze', 0, 2, 'store')
    await searched('dew', 30, 12, 'store')
    await searched('dew', 0, 2, 'store')
    expect((await history()).origins).toEqual([{ keyword: 'haze', day: day(0), before: 'api', origin: 'store' }])
    expect((await list()).keywords).toMatchObject([
      { keyword: 'haze', rank: 2, change: null },
      { keyword: 'dew', rank: 2, change: 10 },
    ])
  })

  test('a rank that is older than the newest search says its day, also one outside the first 200', async () => {
    const api = await openLive(open)
    const { add, list } = await withCompetitor(api)
    await add(['fog', 'mist', 'rain'])
    const now = api.clock.now()
    const rank = (keyword: string, ago: number, place: number | null) => ({
      app: moorlight,
      country: 'US',
      keyword,
      day: daysBefore(now, ago),
      rank: place,
    })
    const ranks = [rank('fog', 0, 4), rank('mist', 12, 9), rank('rain', 29, null)]
    await recordRanks(api.services.db, 'live', ranks)
    const { keywords, provenance } = await list()
    expect(keywords.map((one) => [one.keyword, one.rank, one.rankDay])).toEqual([
      ['fog', 4, daysBefore(now, 0)],
      ['mist', 9, daysBefore(now, 12)],
      ['rain', null, daysBefore(now, 29)],
    ])
    expect(provenance).toMatchObject({ asOf: `${daysBefore(now, 0)}T00:00:00.000Z` })
  })
})
