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
import type { Api } from '../api/api.ts'
import { newMember, type Member } from '../api/member.ts'
import { signInAgain } from '../pages/team.ts'
import { retryNow, runDailyWork, settled } from './daily-work.ts'
import { sample } from './sample-apps.ts'

const locale = 'en-US'
const going = new AbortController().signal
/** Of the pool: enough to see it grow. */
const CALLS_PER_MINUTE = 30
/** For a machine that runs other tests beside. */
const WORK_MS = 120_000

interface Followed {
  app: AppRef
  rival: AppRef
  keywords: string[]
  /** Completes to more. */
  seed: string
}

export const followed: Record<Store, Followed> = {
  APP_STORE: { app: sample.moorlight, rival: sample.duskHarbour, keywords: ['sleep', 'rain sounds'], seed: 'sleep' },
  GOOGLE_PLAY: { app: sample.cairnfinder, rival: sample.trailmoss, keywords: ['hiking', 'trail maps'], seed: 'hiking' },
}
export const stores: Store[] = ['APP_STORE', 'GOOGLE_PLAY']

/** What the pages of one app show on one day. */
export type Seen = Awaited<ReturnType<typeof look>>

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
    ...(await ranks(app)),
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

/** Somebody who adds an app of each live store, with a competitor and keywords each, and looks at their pages in the days after that. */
export class Follower {
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
