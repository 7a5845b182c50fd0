import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDailyJobs } from '#server/jobs/daily/daily-jobs.ts'
import { createLog } from '#server/kernel/log.ts'
import { starAtlas } from '#tests/support/stores/apple-apps.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { keywordsOf } from '#tests/support/api/tracker.ts'
import type { StoreFault } from '#tests/support/faults/store-faults.ts'
import { startLiveStores, type LiveStores } from '#tests/support/stores/live-stores.ts'

const pace = { pollSeconds: 0.5, heartbeatSeconds: 10, superviseSeconds: 1, retrySeconds: 30 }
const keywords = ['star', 'atlas of nothing']

describeOnEachDatabase('how far tracked keywords are measured in the stores', (open) => {
  let stores: LiveStores
  beforeAll(async () => {
    stores = await startLiveStores()
  })
  afterAll(() => stores.stop())

  /** A project of the App Store on the live market; nothing of its searches is known or planned. */
  async function follower() {
    stores.mend()
    const api = await open({ env: { ...stores.env, STORE_TIMEOUT_SECONDS: '1' } })
    const { db } = api.services
    await db.updateTable('organisation').set({ market: 'sample' }).execute()
    await sql`truncate app, keyword_rank, keyword_rank_latest, result_list, job_run, store_answer, store_budget`.execute(
      db,
    )
    const { rows } = await sql<{ exists: boolean }>`select to_regclass('pgboss.job') is not null as exists`.execute(db)
    if (rows[0]?.exists) await sql`truncate pgboss.job`.execute(db)
    const member = await newMember(api)
    const projectId = await member.addProject({ store: 'APP_STORE', trackId: String(starAtlas.trackId) })
    return { api, ...keywordsOf(member, projectId) }
  }

  const searchesIn = async ({ services: { db } }: Api, ...states: string[]) => {
    const { rows } = await sql<{ keyword: string }>`
      select data->>'keyword' as keyword from pgboss.job
      where name = 'app-store-ranks' and state::text = any(${states}::text[]) order by 1`.execute(db)
    return rows.map(({ keyword }) => keyword)
  }

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

  test('says how many are measured and when the rest will be; all are measured once the jobs were there', async () => {
    const { api, add, list } = await follower()
    await add(keywords)
    expect((await list()).measuring).toEqual({ measured: 0, total: 2, readyAt: null, reason: 'NOT_RUNNING' })

    const now = api.clock.now()
    const run = { last_error_at: null, last_error: null, last_success_at: now }
    await api.services.db
      .insertInto('job_run')
      .values({ queue: 'plan', ...run })
      .execute()
    const { measuring } = await list()
    // Of 600 calls a minute jobs get 420: two searches take 285.7 ms from the moment of the answer on.
    const waits = Date.parse(measuring?.readyAt ?? '') - now.getTime()
    expect(waits).toBeGreaterThanOrEqual(285)
    expect(waits).toBeLessThan(60_000)

    await work(api, async () => expect(await searchesIn(api, 'completed')).toEqual(keywords.toSorted()))
    const { measuring: after, keywords: known } = await list()
    expect(after).toBeNull()
    expect(known).toMatchObject([
      { keyword: 'star', rank: 1, volume: expect.any(Number), difficulty: expect.any(Number), type: 'GENERIC' },
      { keyword: 'atlas of nothing', rank: null, appsCount: 0, type: null },
    ])
    expect(known[0]?.owner?.iconUrl).toContain('/api/media')
  }, 60_000)

  test.each<[string, StoreFault]>([
    ['is down', { status: 503 }],
    ['refuses', { status: 403 }],
    ['does not answer in time', 'timeout'],
    ['answers with nothing for everything', 'empty'],
  ])(
    'a store that %s while measuring leaves the queue as it is; it is asked again later, and that is said',
    async (_, fault) => {
      const { api, add, list } = await follower()
      await add(keywords)
      stores.apple.faults.break(fault, { on: /^search/ })
      await work(api, async () => {
        expect(await searchesIn(api, 'retry')).toEqual(keywords.toSorted())
        const { measuring } = await list()
        expect(measuring).toMatchObject({ measured: 0, total: 2, readyAt: null, reason: 'STORE_UNAVAILABLE' })
      })
      const { db } = api.services
      const { rows } = await sql<{ due: boolean }>`
      select bool_or(start_after <= now()) as due from pgboss.job where name = 'app-store-ranks'`.execute(db)
      expect(rows).toEqual([{ due: false }])

      stores.mend()
      await sql`delete from store_budget`.execute(db)
      await sql`update store_answer set retry_at = null`.execute(db)
      await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)
      await work(api, async () => expect(await searchesIn(api, 'completed')).toEqual(keywords.toSorted()))
      expect((await list()).measuring).toBeNull()
    },
    90_000,
  )
})
