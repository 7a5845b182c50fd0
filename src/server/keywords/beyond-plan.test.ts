import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { getKeywordMetrics } from '#contract/keywords/suggestions.ts'
import { DAY_MS, daysBefore } from '#contract/protocol/days.ts'
import { KEYWORD_HISTORY_DAYS, PLAN_QUOTAS } from '#contract/protocol/limits.ts'
import { addCompetitor } from '#contract/projects.ts'
import { recordRanks } from '#server/history/record-ranks.ts'
import { recordResults } from '#server/history/result-lists.ts'
import { removeExpired } from '#server/maintenance.ts'
import type { MarketSource } from '#server/markets/market.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnDatabase, type Open } from '#tests/support/api/api-harness.ts'
import { tracker } from '#tests/support/api/tracker.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const own = { ...sample.moorlight, locale: 'en-US' }
const rival = { ...sample.duskHarbour, locale: 'en-US' }
const beyond = 'sea mist'

/** The sample market's listings on a market whose keywords only the jobs search, as the stores are. */
async function openLive(open: Open): Promise<Api> {
  const { markets } = (await open()).services
  const live: MarketSource = { ...markets.sample, id: 'live', pastDays: 0, keywordMetrics: async () => null }
  return open({ env: { STOREGLASS_MARKET: 'live' }, services: { markets: { ...markets, live } } })
}

/** An organisation whose plan became smaller some days ago: `beyond` is the one keyword too many. */
async function lapsed(api: Api, daysAgo: number) {
  const { add, list, member, projectId } = await tracker(api)
  const now = api.clock.now()
  const end = new Date(now.getTime() - daysAgo * DAY_MS)
  await member.read(addCompetitor, { params: { projectId }, body: rival })
  await add(Array.from({ length: PLAN_QUOTAS.free.keywords }, (_, index) => `word ${index}`))
  await add([beyond])
  const { db } = api.services
  const ofOrganisation = { organisation_id: member.identity.organizationId }
  await db
    .updateTable('tracked_keyword')
    .set({ created_at: sql<Date>`created_at - interval '200 days'` })
    .where((row) => row.and(ofOrganisation))
    .execute()
  await db
    .updateTable('subscription')
    .set({ status: 'non_renewing', current_term_end: end, trial_end: null })
    .where((row) => row.and(ofOrganisation))
    .execute()
  const listed = async () => (await list()).keywords.find(({ keyword }) => keyword === beyond)
  return { member, projectId, end, listed }
}

/** Records what a search said on a day. */
async function searched(api: Api, daysAgo: number, { rank, rivals, ratings }: Record<string, number>) {
  const { db } = api.services
  const key = { country: 'US', keyword: beyond, day: daysBefore(api.clock.now(), daysAgo) }
  const first = ratings === 1_000_000 ? rival : own
  await recordResults(db, 'live', {
    ...key,
    store: own.store,
    apps: [{ trackId: first.trackId, title: `App ${first.trackId}` }],
    leaders: [{ title: 'Sea Mist', category: null, rating: { avgRating: 4.5, ratingCount: ratings ?? 0 } }],
  })
  await recordRanks(db, 'live', [
    { ...key, app: own, rank: rank ?? null },
    { ...key, app: rival, rank: rivals ?? null },
  ])
}

describeOnDatabase('keywords beyond the slots of a plan that became smaller', (open) => {
  test('KEY-030: stay as they were on its last day, whoever else has the same keyword searched for', async () => {
    const api = await openLive(open)
    const { member, projectId, end, listed } = await lapsed(api, 3)
    await searched(api, 33, { rank: 19, rivals: 2, ratings: 800 })
    await searched(api, 4, { rank: 12, rivals: 7, ratings: 800 })
    const before = await listed()
    expect(before).toMatchObject({
      rank: 12,
      rankDay: daysBefore(api.clock.now(), 4),
      owner: { trackId: own.trackId },
      competitorRanks: { [rival.trackId]: 7 },
      volume: expect.any(Number),
      beyondPlan: { since: end.toISOString() },
    })

    for (const day of [2, 1, 0]) await searched(api, day, { rank: 1, rivals: 1, ratings: 1_000_000 })
    expect(await listed()).toEqual(before)
    const { ranks } = await member.read(getRankHistory, { body: { ...own, projectId } })
    expect(ranks[beyond]?.slice(-5)).toEqual([12, null, null, null, null])
    const typed = await member.read(getKeywordMetrics, { body: { ...own, keywords: [beyond] } })
    expect(typed.keywords).toMatchObject([{ rank: 12, volume: before?.volume, owner: { trackId: own.trackId } }])
  })

  test('KEY-030: tell the places gained in the 30 days until then', async () => {
    const api = await openLive(open)
    const { listed } = await lapsed(api, 3)
    await searched(api, 33, { rank: 19, rivals: 2, ratings: 800 })
    await searched(api, 3, { rank: 12, rivals: 7, ratings: 800 })
    await searched(api, 0, { rank: 1, rivals: 1, ratings: 800 })
    expect(await listed()).toMatchObject({ rank: 12, change: 7 })
  })

  test('KEY-030: stay when the days that are kept of others have passed that day', async () => {
    const api = await openLive(open)
    const { listed } = await lapsed(api, KEYWORD_HISTORY_DAYS + 30)
    for (const day of [KEYWORD_HISTORY_DAYS + 31, 0]) await searched(api, day, { rank: 12, rivals: 7, ratings: 800 })
    const before = await listed()
    expect(before).toMatchObject({ rank: 12, volume: expect.any(Number), owner: { trackId: own.trackId } })
    await removeExpired(api.services, api.clock.now())
    expect(await listed()).toEqual(before)
  })

  test('KEY-030: tracked only after the plan ended, they say nothing of the days before', async () => {
    const api = await openLive(open)
    const { listed } = await lapsed(api, 300)
    await searched(api, 301, { rank: 12, rivals: 7, ratings: 800 })
    expect(await listed()).toMatchObject({ rank: null, rankDay: null, owner: null, beyondPlan: { since: null } })
  })
})
