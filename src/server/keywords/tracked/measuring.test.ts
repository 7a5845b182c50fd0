import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getLiveSearch } from '#contract/keywords/live-search.ts'
import { DAY_MS, daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { recordRanks } from '#server/history/record-ranks.ts'
import { createDailyJobs } from '#server/markets/daily/daily-jobs.ts'
import { createLog } from '#server/kernel/log.ts'
import { starAtlas as appleAtlas } from '#tests/support/stores/apple-apps.ts'
import { starAtlas as playAtlas } from '#tests/support/stores/play-apps.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { signInAgain } from '#tests/support/pages/team.ts'
import { keywordsOf } from '#tests/support/api/tracker.ts'
import type { StoreFault } from '#tests/support/faults/store-faults.ts'
import { startLiveStores, type LiveStores } from '#tests/support/stores/live-stores.ts'

const pace = { pollSeconds: 0.5, heartbeatSeconds: 10, superviseSeconds: 1, retrySeconds: 30 }
const keywords = ['star', 'atlas of nothing']

const inStores = {
  'the App Store': { store: 'APP_STORE', trackId: String(appleAtlas.trackId), queue: 'app-store-ranks', leastMs: 285 },
  'Google Play': { store: 'GOOGLE_PLAY', trackId: playAtlas.appId, queue: 'google-play-ranks', leastMs: 857 },
} as const
type Place = keyof typeof inStores
const places = Object.keys(inStores) as Place[]

describeOnDatabase('how far tracked keywords are measured in the stores', (open) => {
  let stores: LiveStores
  beforeAll(async () => {
    stores = await startLiveStores()
  })
  afterAll(() => stores.stop())

  /** A project of a store on the live market; nothing of its searches is known or planned. */
  async function follower(place: Place, env: Record<string, string> = { STORE_TIMEOUT_SECONDS: '1' }) {
    const { store, trackId, queue } = inStores[place]
    stores.mend()
    const api = await open({ env: { ...stores.env, ...env } })
    const { db } = api.services
    await db.updateTable('organisation').set({ market: 'sample' }).execute()
    await sql`truncate app, keyword_rank, keyword_rank_latest, result_list, result_list_latest, pool_term, pool_app, job_run, store_answer, store_budget`.execute(
      db,
    )
    const { rows } = await sql<{ exists: boolean }>`select to_regclass('pgboss.job') is not null as exists`.execute(db)
    if (rows[0]?.exists) await sql`truncate pgboss.job`.execute(db)
    const member = await newMember(api)
    const projectId = await member.addProject({ store, trackId })
    const searchesIn = async (...states: string[]) => {
      const found = await sql<{ keyword: string }>`
        select data->>'keyword' as keyword from pgboss.job
        where name = ${queue} and state::text = any(${states}::text[])`.execute(db)
      return found.rows.map(({ keyword }) => keyword).toSorted()
    }
    return { api, member, searchesIn, ...keywordsOf(member, projectId) }
  }

  /** As if a server had just planned the day's work. */
  const plan = ({ services: { db }, clock }: Api) =>
    db
      .insertInto('job_run')
      .values({ queue: 'plan', last_error_at: null, last_error: null, last_success_at: clock.now() })
      .onConflict((conflict) => conflict.column('queue').doUpdateSet({ last_success_at: clock.now() }))
      .execute()

  async function work(api: Api, until: () => Promise<unknown>) {
    const { database, services, clock } = api
    const log = createLog('silent')
    await sql`delete from pgboss.job where name = 'plan'`.execute(services.db).catch(() => undefined)
    const market = services.jobMarkets.live
    const jobs = createDailyJobs({ database, market, always: true, clock: clock.now, log, pace })
    jobs.start()
    try {
      await vi.waitFor(until, { timeout: 25_000, interval: 100 })
    } finally {
      await jobs.stop()
    }
  }

  test.each(places)(
    '%s: says how many are measured and when the rest will be; all are measured once the jobs were there',
    async (place) => {
      const { api, add, list, searchesIn } = await follower(place)
      await add(keywords)
      expect((await list()).measuring).toEqual({ measured: 0, total: 2, readyAt: null, reason: 'NOT_RUNNING' })

      const now = api.clock.now()
      await plan(api)
      const { measuring } = await list()
      // Of 600 calls a minute jobs get 420: two searches take 285.7 ms, in Google Play three times as long.
      const waits = Date.parse(measuring?.readyAt ?? '') - now.getTime()
      expect(waits).toBeGreaterThanOrEqual(inStores[place].leastMs)
      expect(waits).toBeLessThan(60_000)

      await work(api, async () => {
        expect(await searchesIn('completed')).toEqual(keywords.toSorted())
        // Google Play's results tell no ratings: the pages of the first apps do, which are read after the searches.
        expect((await list()).keywords[0]?.volume).not.toBeNull()
      })
      const { measuring: after, keywords: known } = await list()
      expect(after).toBeNull()
      expect(known).toMatchObject([
        { keyword: 'star', rank: 1, type: 'GENERIC', volume: expect.any(Number) },
        { keyword: 'atlas of nothing', rank: null, appsCount: 0, type: null },
      ])
      expect(known[0]?.owner?.iconUrl).toContain('/api/media')
    },
    60_000,
  )

  test('after a lapse of 30 days all are ahead again', async () => {
    const { api, add, list, member, projectId } = await follower('the App Store', { APPLE_CALLS_PER_MINUTE: '10' })
    await add(keywords)
    const { store, trackId } = inStores['the App Store']
    const rankOf = (keyword: string, day: UtcDay) => ({ app: { store, trackId }, country: 'US', keyword, day, rank: 1 })
    const measuredOn = (day: UtcDay) =>
      recordRanks(
        api.services.db,
        'live',
        keywords.map((keyword) => rankOf(keyword, day)),
      )
    await measuredOn(daysBefore(api.clock.now(), 1))
    expect((await list()).measuring).toBeNull()
    api.clock.advance(40 * DAY_MS)
    await plan(api)
    const lapsed = api.clock.now()
    const { measuring } = await keywordsOf(await signInAgain(api, member), projectId).list()
    expect(measuring).toMatchObject({ measured: 0, total: 2 })
    // Seven calls a minute are left to jobs.
    expect(Date.parse(measuring?.readyAt ?? '') - lapsed.getTime()).toBeGreaterThan(17_000)
  })

  const faults: readonly [string, StoreFault][] = [
    ['is down', { status: 503 }],
    ['refuses', { status: 403 }],
    ['does not answer in time', 'timeout'],
    ['answers with nothing for everything', 'empty'],
  ]
  test.each(places.flatMap((place) => faults.map(([name, fault]) => [place, name, fault] as const)))(
    '%s, which %s while measuring, leaves the queue as it is; it is asked again later, and that is said',
    async (place, _, fault) => {
      const { api, add, list, searchesIn } = await follower(place)
      await add(keywords)
      for (const { faults } of [stores.apple, stores.google]) faults.break(fault, { on: /^search/ })
      await work(api, async () => {
        expect(await searchesIn('retry')).toEqual(keywords.toSorted())
        const { measuring } = await list()
        expect(measuring).toMatchObject({ measured: 0, total: 2, readyAt: null, reason: 'STORE_UNAVAILABLE' })
      })
      const { db } = api.services
      const { rows } = await sql<{ due: boolean }>`
      select bool_or(start_after <= now()) as due from pgboss.job where name = ${inStores[place].queue}`.execute(db)
      expect(rows).toEqual([{ due: false }])

      stores.mend()
      await sql`delete from store_budget`.execute(db)
      await sql`update store_answer set retry_at = null`.execute(db)
      await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)
      await work(api, async () => expect(await searchesIn('completed')).toEqual(keywords.toSorted()))
      expect((await list()).measuring).toBeNull()
    },
    90_000,
  )

  test.each(places)(
    'KEY-022: %s, slower than a page waits, is asked for keywords as they are, whatever the script',
    async (place) => {
      const env = { STORE_TIMEOUT_SECONDS: '10', STORE_PATIENCE_SECONDS: '1' }
      const { api, add, list, member, searchesIn } = await follower(place, env)
      const written = ['睡眠', 'صوت المطر', 'sleep 🌙']
      await add(written)
      const { apple, google } = stores
      for (const { faults: broken } of [apple, google]) broken.break({ slowMs: 2500 }, { on: /^search/ })
      const { store } = inStores[place]
      const live = await member.read(getLiveSearch, { body: { store, locale: 'en-US', term: 'rain' } })
      expect(live.apps).toBeNull()

      const before = [apple.calls.length, google.calls.length] as const
      await work(api, async () => expect(await searchesIn('completed')).toEqual(written.toSorted()))
      const calls = [...apple.calls.slice(before[0]), ...google.calls.slice(before[1])]
      expect(calls).toEqual(expect.arrayContaining(written.map((keyword) => `search ${keyword} US`)))
      expect((await list()).measuring).toBeNull()
    },
    90_000,
  )
})
