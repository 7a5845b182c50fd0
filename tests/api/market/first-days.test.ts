import { beforeAll, expect, test } from 'vitest'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import { addKeywords, getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getCompetitorChanges } from '#contract/market/competitor-changes.ts'
import {
  getListingChanges,
  getOverviewTrends,
  getPerformanceHistory,
  getRatingHistory,
} from '#contract/overview/history.ts'
import {
  getAppDetails,
  getAppPerformance,
  getAverageRating,
  getRankedKeywords,
  getVersions,
} from '#contract/overview/overview.ts'
import { getCategoryRankings } from '#contract/overview/sections.ts'
import { addCompetitor } from '#contract/projects.ts'
import { DAY_MS, dayOf, daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { getReviewInbox } from '#contract/reviews/reading.ts'
import type { AppRef, Store } from '#contract/store.ts'
import { fillPool } from '#server/markets/pool/fill-pool.ts'
import { searchTerms } from '#server/markets/pool/search-terms.ts'
import { StoreUnavailable } from '#server/markets/live/gateway/store-failure.ts'
import { importDueReviews } from '#server/reviews/import/import-reviews.ts'
import { openLocalStores } from '#server/sample/stores/open-local-stores.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { signInAgain } from '#tests/support/pages/team.ts'
import { retryNow, runDailyWork, settled } from '#tests/support/stores/daily-work.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const locale = 'en-US'
const going = new AbortController().signal
/** Of the pool: enough to see it grow. */
const CALLS_PER_MINUTE = 60
/** For a machine that runs other tests beside. */
const WORK_MS = 120_000
const NOON_MS = DAY_MS / 2
/** How a night leaves the work in which both stores refuse everything. */
const REFUSED = ['app-store', 'google-play'].flatMap((store) => [`${store}-listings retry`, `${store}-ranks retry`])

interface Followed {
  app: AppRef
  rival: AppRef
  keywords: string[]
  /** Completes to more. */
  seed: string
}

const followed: Record<Store, Followed> = {
  APP_STORE: { app: sample.moorlight, rival: sample.duskHarbour, keywords: ['sleep', 'rain sounds'], seed: 'sleep' },
  GOOGLE_PLAY: { app: sample.cairnfinder, rival: sample.trailmoss, keywords: ['hiking', 'trail maps'], seed: 'hiking' },
}
const stores: Store[] = ['APP_STORE', 'GOOGLE_PLAY']

/** What the pages of one app show on one day. */
type Seen = Awaited<ReturnType<typeof look>>

async function look(member: Member, projectId: string, { app, rival, seed }: Followed, today: UtcDay) {
  const query = { ...app, locale }
  const month = { startDate: daysBefore(Date.parse(today), 30), endDate: today }
  const ranks = (of: AppRef) => member.read(getRankHistory, { body: { ...of, locale, projectId } })
  const suggestions = (source: 'ranked' | 'related') =>
    member.read(getKeywordSuggestions, { params: { source }, body: { ...query, seed } })
  return {
    today,
    details: await member.read(getAppDetails, { query }),
    rating: await member.read(getAverageRating, { query }),
    ratings: await member.read(getRatingHistory, { query: { ...query, ...month } }),
    rankings: await member.read(getCategoryRankings, { query: { ...query, categoryGroup: 'FREE', ...month } }),
    changes: (await member.read(getListingChanges, { query })).changes,
    versions: (await member.read(getVersions, { query })).versions,
    tracked: await member.read(getTrackedKeywords, { params: { projectId }, query: { locale } }),
    ranks: (await ranks(app)).ranks,
    rivalRanks: (await ranks(rival)).ranks,
    rivalChanges: (await member.read(getCompetitorChanges, { params: { projectId }, query: { locale } })).competitors,
    reviews: await member.read(getReviewInbox, { params: { trackId: app.trackId }, query: { store: app.store } }),
    performance: await member.read(getAppPerformance, { params: app, query: { locale, store: app.store } }),
    days: (await member.read(getPerformanceHistory, { params: app, query: { store: app.store, locale, days: '30' } }))
      .days,
    rankedCount: await member.read(getRankedKeywords, { body: query }),
    ranked: await member.read(getAllRankedKeywords, { body: query }),
    suggestedRanked: await suggestions('ranked'),
    suggestedRelated: await suggestions('related'),
    trends: await member.read(getOverviewTrends, { query }),
  }
}

/** What the jobs do between two looks; with `waiting` the store refuses, and that is how the work is left. */
async function work(api: Api, ...waiting: string[]): Promise<void> {
  const { db, jobMarkets, clock } = api.services
  const market = jobMarkets.live
  await runDailyWork(api, market, () => settled(api, ...waiting), WORK_MS)
  try {
    await fillPool({ db, market, now: clock() })
    for (const store of stores)
      await searchTerms({ db, market, clock }, { store, callsPerMinute: CALLS_PER_MINUTE }, going)
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
  }
  await importDueReviews(api.services)
}

/** Apps that somebody added, each with a competitor and keywords, and the days after that. */
class Follower {
  private readonly api: Api
  private readonly projects: Record<Store, string>
  private member: Member

  private constructor(api: Api, member: Member, projects: Record<Store, string>) {
    this.api = api
    this.member = member
    this.projects = projects
  }

  static async start(api: Api): Promise<Follower> {
    const member = await newMember(api)
    const add = async ({ app, rival, keywords }: Followed) => {
      const projectId = await member.addProject(app)
      const params = { projectId }
      await member.read(addCompetitor, { params, body: { ...rival, locale } })
      await member.read(addKeywords, { params, query: { locale }, body: { keywords } })
      return projectId
    }
    const projects = { APP_STORE: await add(followed.APP_STORE), GOOGLE_PLAY: await add(followed.GOOGLE_PLAY) }
    const follower = new Follower(api, member, projects)
    await work(api)
    return follower
  }

  async nightAfter(days: number, ...waiting: string[]): Promise<Record<Store, Seen>> {
    this.api.clock.advance(days * DAY_MS)
    await retryNow(this.api)
    await work(this.api, ...waiting)
    this.member = await signInAgain(this.api, this.member)
    return this.look()
  }

  async look(): Promise<Record<Store, Seen>> {
    const today = dayOf(this.api.clock.now())
    const of = (store: Store) => look(this.member, this.projects[store], followed[store], today)
    return { APP_STORE: await of('APP_STORE'), GOOGLE_PLAY: await of('GOOGLE_PLAY') }
  }
}

type Moment = 'atOnce' | 'afterNight' | 'refused' | 'goneOn' | 'afterMonth'

/** On which days each keyword was measured, from the first one on. */
const measuredDays = ({ ranks }: Seen) =>
  Object.values(ranks).map((days) => days.flatMap((rank, index) => (rank === null ? [] : [index - days.length + 1])))
const ratingDays = ({ ratings }: Seen) => ratings.points?.map(({ date }) => date)
const chartDays = ({ rankings }: Seen) =>
  rankings.series?.map(({ points }) => points.map(({ date, rank }) => ({ date, isListed: rank !== null })))
const rankedOf = ({ ranked }: Seen) => {
  if (ranked.status !== 'DONE' || !ranked.keywords || !ranked.pool) throw new Error('It is not told what it ranks for.')
  return { ...ranked.pool, keywords: ranked.keywords }
}
const sum = (counts: readonly number[] | null) => (counts ?? []).reduce((all, count) => all + count, 0)

describeOnDatabase('the first days on the live market, as FIRST-DAYS.md tells them', (open) => {
  let seen: Record<Moment, Record<Store, Seen>>
  let missed: UtcDay[]

  beforeAll(async () => {
    let now = () => new Date()
    const openStores = (port: number, refuse = false) =>
      openLocalStores({ port, limits: false, refuse, clock: () => now() })
    let local = await openStores(0)
    const port = Number(new URL(local.url).port)
    const api = await open({
      env: { ...local.env, STORE_TIMEOUT_SECONDS: '60', STORE_PATIENCE_SECONDS: '15', STOREGLASS_PLANS: 'off' },
    })
    now = api.clock.now
    // Far from midnight: the work of a night is that of one UTC day.
    api.clock.advance(DAY_MS + NOON_MS - (now().getTime() % DAY_MS))
    // The sample market is made when somebody first asks.
    await fetch(`${local.url}/search?term=sleep+sounds`)
    await fetch(`${local.url}/store/search?q=hiking`)
    const follower = await Follower.start(api)
    const atOnce = await follower.look()
    const afterNight = await follower.nightAfter(1)
    await local.close()
    local = await openStores(port, true)
    const refused = await follower.nightAfter(1, ...REFUSED)
    await local.close()
    local = await openStores(port)
    const goneOn = await follower.nightAfter(1)
    const afterMonth = await follower.nightAfter(27)
    await local.close()
    seen = { atOnce, afterNight, refused, goneOn, afterMonth }
    const days = api.services.db.selectFrom('missed_reading').select('day').distinct()
    missed = (await days.execute()).map(({ day }) => day)
  }, 600_000)

  test.each(stores)(
    '%s at once: texts, ranks, ratings by stars, charts, versions, reviews and downloads of today',
    (store) => {
      const { today, ...first } = seen.atOnce[store]
      expect(first.details).toMatchObject({ market: 'live', stale: false })
      expect(first.tracked.measuring).toBeNull()
      for (const { rank, rankDay, volume } of first.tracked.keywords) {
        expect(rank).toEqual(expect.any(Number))
        expect(rankDay).toBe(today)
        expect(volume).toEqual(expect.any(Number))
      }
      expect(measuredDays({ today, ...first })).toEqual([[0], [0]])
      expect(ratingDays({ today, ...first })).toEqual([today])
      expect(sum(first.ratings.distribution)).toBe(first.rating.ratingCount)
      expect(first.rating.delta).toBeNull()
      expect(chartDays({ today, ...first })).toEqual([
        [{ date: today, isListed: true }],
        [{ date: today, isListed: true }],
      ])
      expect(first.changes).toEqual([])
      expect(first.versions).toHaveLength(store === 'APP_STORE' ? 25 : 1)
      expect(first.reviews.source).toBe('market')
      expect(first.reviews.total).toBeGreaterThan(100)
      expect(first.performance.downloadsLast30Days).toBeGreaterThan(0)
      expect(first.days).toBeNull()
      const { keywords, searched } = rankedOf({ today, ...first })
      expect(searched).toBeGreaterThan(followed[store].keywords.length)
      expect(keywords.length).toBeGreaterThan(followed[store].keywords.length)
      expect(first.suggestedRanked.keywords).toHaveLength(keywords.length)
      expect(first.suggestedRelated.keywords).not.toEqual([])
    },
  )

  test.each(stores)('%s after a night: a second day of ranks, charts and ratings, and more searched terms', (store) => {
    const { atOnce, afterNight } = seen
    const [first, second] = [atOnce[store], afterNight[store]]
    expect(measuredDays(second)).toEqual([
      [-1, 0],
      [-1, 0],
    ])
    expect(Object.values(second.rivalRanks).every((days) => days.at(-2) !== null && days.at(-1) !== null)).toBe(true)
    expect(ratingDays(second)).toEqual([first.today, second.today])
    expect(chartDays(second)?.map((days) => days.length)).toEqual([2, 2])
    expect(second.trends.averageRating).toHaveLength(2)
    expect(rankedOf(second).searched).toBeGreaterThan(rankedOf(first).searched)
    expect(second.reviews.total).toBeGreaterThanOrEqual(first.reviews.total)
    // These compare 30 days.
    expect(second.rating.delta).toBeNull()
    expect(second.tracked.keywords.map(({ change }) => change)).toEqual([null, null])
  })

  test.each(stores)('%s in a night in which it refuses everything: nothing is lost, nothing invented', (store) => {
    const [before, refused] = [seen.afterNight[store], seen.refused[store]]
    expect(refused.details).toEqual({ ...before.details, stale: true })
    expect(ratingDays(refused)).toEqual(ratingDays(before))
    expect(chartDays(refused)).toEqual(chartDays(before))
    expect(measuredDays(refused)).toEqual([
      [-2, -1],
      [-2, -1],
    ])
    expect(refused.tracked.keywords.map(({ rank, rankDay }) => [rank, rankDay])).toEqual(
      before.tracked.keywords.map(({ rank }) => [rank, before.today]),
    )
    expect(refused.versions).toEqual(before.versions)
    expect(refused.changes).toEqual(before.changes)
    expect(refused.reviews.total).toBe(before.reviews.total)
    expect(rankedOf(refused).keywords).toEqual(rankedOf(before).keywords)
    expect(refused.performance.downloadsLast30Days).toBe(before.performance.downloadsLast30Days)
  })

  test.each(stores)('%s the night after goes on, and the day between stays empty', (store) => {
    const { atOnce, afterNight, refused, goneOn } = seen
    const days = [atOnce, afterNight, goneOn].map((moment) => moment[store].today)
    expect(goneOn[store].details.stale).toBe(false)
    expect(ratingDays(goneOn[store])).toEqual(days)
    expect(chartDays(goneOn[store])?.map((points) => points.map(({ date }) => date))).toEqual([days, days])
    expect(measuredDays(goneOn[store])).toEqual([
      [-3, -2, 0],
      [-3, -2, 0],
    ])
    expect(missed).toEqual([refused[store].today])
  })

  test.each(stores)('%s after a month: what compares 30 days', (store) => {
    const [first, last] = [seen.atOnce[store], seen.afterMonth[store]]
    expect(measuredDays(last)).toEqual([
      [-30, -29, -27, 0],
      [-30, -29, -27, 0],
    ])
    expect(last.rating.delta).toEqual(expect.any(Number))
    expect(last.tracked.keywords.map(({ change }) => change)).toEqual([expect.any(Number), expect.any(Number)])
    expect(last.rankedCount).toMatchObject({ delta: expect.any(Number) })
    expect(last.performance.provenance.downloads?.inputs).toContainEqual({
      name: 'ratingsGained',
      value: (last.rating.ratingCount ?? 0) - (first.rating.ratingCount ?? 0),
    })
    const released = last.changes?.find(({ part }) => part === 'version')
    expect(released).toMatchObject({ before: first.details.version, after: last.details.version, day: last.today })
    expect(last.versions?.map(({ version }) => version)).toEqual(
      expect.arrayContaining([first.details.version, last.details.version]),
    )
    expect(last.rivalChanges[0]?.changes).not.toBeNull()
    // A day of its own stays unknown.
    expect(last.days).toBeNull()
  })
})
