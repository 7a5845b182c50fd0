import { sql } from 'kysely'
import { describe, expect, inject, test, vi } from 'vitest'
import { DAY_MS, dayOf, daysBefore } from '#contract/protocol/days.ts'
import { PLAN_QUOTAS } from '#contract/protocol/limits.ts'
import { openApi } from '#tests/support/api/api.ts'
import { describeOnEachDatabase, openFreshPostgres } from '#tests/support/api/api-harness.ts'
import { dailyJobsOf, jobStates, pace, retryNow, runDailyWork, settled } from '#tests/support/stores/daily-work.ts'
import { countedMarket, theLiveFollower } from '#tests/support/stores/live-follower.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { readConfig } from '#server/kernel/config.ts'
import { recordRanks } from '#server/history/record-ranks.ts'
import { trackKeywords } from '#server/history/track-keywords.ts'
import { trackedKeywords } from '../tracked.ts'
import { openPostgres } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLog } from '#server/kernel/log.ts'
import { StoreFailure, StoreUnavailable } from '../live/gateway/store-failure.ts'
import type { MarketSource } from '../market.ts'
import { createDailyJobs } from './daily-jobs.ts'
import type { RankItem } from './day-items.ts'
import { enqueueTo } from './enqueue.ts'
import { openBoss } from '#server/jobs/open-boss.ts'
import { planDay } from './plan-day.ts'

const log = createLog('silent')
const apps = [sample.duskHarbour.trackId, sample.moorlight.trackId].sort()
const keywords = { US: ['fog', 'hiking'], DE: ['nebel'] }

describeOnEachDatabase('the daily work', (open) => {
  test('a day is planned once, however often and by however many', async () => {
    const api = await open()
    await theLiveFollower(api, keywords)
    const { db } = api.services
    const boss = await openBoss(api.database, pace, log)
    const plan = () => planDay(db, enqueueTo(boss, db), api.clock.now())
    await Promise.all([plan(), plan(), plan()])
    const planned = await jobStates(api)
    expect(planned).toEqual([
      ...Array.from({ length: 4 }, () => 'app-store-listings created'),
      ...Array.from({ length: 3 }, () => 'app-store-ranks created'),
    ])
    expect(await plan()).toBe(0)
    api.clock.advance(DAY_MS)
    expect(await plan()).toBe(7)
    await boss.stop()
  })

  test('keywords that were never measured are searched for first, then those whose measurement is oldest', async () => {
    const api = await open()
    await theLiveFollower(api, { US: ['fog', 'hiking', 'rain', 'wind'] })
    const { db } = api.services
    const now = api.clock.now()
    const measured = (keyword: string, ago: number) =>
      apps.map((trackId) => ({
        app: { store: 'APP_STORE' as const, trackId },
        country: 'US',
        keyword,
        day: daysBefore(now, ago),
        rank: 1,
      }))
    await recordRanks(db, 'live', [...measured('fog', 1), ...measured('hiking', 9), ...measured('rain', 3)])
    const boss = await openBoss(api.database, pace, log)
    await planDay(db, enqueueTo(boss, db), now)
    const order: string[] = []
    for (let taken = 0; taken < 4; taken += 1) {
      const [job] = await boss.fetch<RankItem>('app-store-ranks')
      order.push(job?.data.keyword ?? '')
    }
    await boss.stop({ graceful: false })
    expect(order).toEqual(['wind', 'hiking', 'rain', 'fog'])
  })

  test('keywords beyond the slots of the plan are not searched for: the newest ones', async () => {
    const api = await open()
    const { member, projectId } = await theLiveFollower(api, { US: ['first'] })
    const { db } = api.services
    const { organizationId: organisationId } = member.identity
    await db.updateTable('subscription').set({ plan_id: 'free', status: 'active' }).execute()
    api.clock.advance(1000)
    const many = Array.from({ length: PLAN_QUOTAS.free.keywords }, (_, index) => `keyword ${index}`)
    await trackKeywords(db, { organisationId, projectId, country: 'US', keywords: many }, api.clock.now())
    const searched = (await trackedKeywords(db, 'live', api.clock.now())).map(({ keyword }) => keyword)
    expect(searched).toHaveLength(PLAN_QUOTAS.free.keywords)
    expect(searched).toContain('first')
    expect(searched).not.toContain(many.at(-1))
  })

  test('listings, ratings, charts and ranks of the day are kept, null where an app is not ranked, and each is asked for once', async () => {
    const api = await open()
    await theLiveFollower(api, keywords)
    const { db, markets } = api.services
    const { market, calls } = countedMarket(markets.sample)
    await runDailyWork(api, market, () => settled(api))

    expect(calls.toSorted()).toEqual([...new Set(calls)].sort())
    expect(calls.filter((call) => call.startsWith('listing'))).toHaveLength(4)
    const day = dayOf(api.clock.now())
    const count = async (table: 'listing_snapshot' | 'rating_day' | 'chart_day') =>
      (await db.selectFrom(table).select(db.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()).rows
    expect(await count('listing_snapshot')).toBe(4)
    expect(await count('rating_day')).toBe(4)
    expect(await count('chart_day')).toBe(calls.filter((call) => call.startsWith('chart')).length)
    const ranks = await db
      .selectFrom('keyword_rank')
      .innerJoin('app', 'app.id', 'app_id')
      .innerJoin('keyword', 'keyword.id', 'keyword_id')
      .select(['keyword.text', 'app.track_id', 'day', 'rank', 'country'])
      .orderBy('keyword.text')
      .orderBy('app.track_id')
      .execute()
    expect(ranks).toEqual(
      ['fog', 'hiking', 'nebel'].flatMap((text) =>
        apps.map((track_id) => ({
          text,
          track_id,
          day,
          country: text === 'nebel' ? 'DE' : 'US',
          rank: track_id === sample.moorlight.trackId ? 1 : null,
        })),
      ),
    )
    expect(await db.selectFrom('missed_reading').selectAll().execute()).toEqual([])
    const runs = await db.selectFrom('job_run').select(['queue', 'last_error']).orderBy('queue').execute()
    expect(runs).toEqual(
      ['app-store-charts', 'app-store-listings', 'app-store-ranks', 'plan'].map((queue) => ({
        queue,
        last_error: null,
      })),
    )
  })

  test('an app that a store lists twice has its first place', async () => {
    const api = await open()
    await theLiveFollower(api, { US: ['fog'] })
    const listed = [...apps, ...apps].map((trackId) => ({
      store: sample.moorlight.store,
      trackId,
      title: trackId,
      developerName: null,
      iconUrl: null,
      category: null,
      price: null,
    }))
    const { market } = countedMarket(api.services.markets.sample, {
      keywordResults: async ({ day }) => ({ apps: listed, asOf: `${day}T06:00:00.000Z` }),
    })
    await runDailyWork(api, market, () => settled(api))
    const ranks = await api.services.db
      .selectFrom('keyword_rank')
      .innerJoin('app', 'app.id', 'app_id')
      .select(['app.track_id', 'rank'])
      .orderBy('rank')
      .execute()
    expect(ranks).toEqual(apps.map((track_id, index) => ({ track_id, rank: index + 1 })))
  })

  test('a listing is stored when it changes and at no other time', async () => {
    const api = await open()
    await theLiveFollower(api, {})
    const { db, markets } = api.services
    const first = api.clock.now()
    let promotionalText = 'Now with fog.'
    const frozen = await Promise.all(
      apps.map((trackId) => markets.sample.listing({ store: 'APP_STORE', trackId, locale: 'en-US' })),
    )
    const listing: MarketSource['listing'] = async ({ trackId, locale }) => {
      const found = frozen.find((one) => one?.trackId === trackId)
      return found ? { ...found, locale, promotionalText, retrievedAt: api.clock.now().toISOString() } : null
    }
    const { market } = countedMarket(markets.sample, { listing })
    await runDailyWork(api, market, () => settled(api))
    api.clock.advance(DAY_MS)
    await runDailyWork(api, market, () => settled(api))
    promotionalText = 'Now with less fog.'
    api.clock.advance(DAY_MS)
    await runDailyWork(api, market, () => settled(api))

    const days = [0, 1, 2].map((count) => dayOf(new Date(first.getTime() + count * DAY_MS)))
    const stored = await db
      .selectFrom('listing_snapshot')
      .select(['since', 'until'])
      .where('locale', '=', 'de-DE')
      .orderBy('app_id')
      .orderBy('since')
      .execute()
    const ofOne = [
      { since: days[0], until: days[1] },
      { since: days[2], until: days[2] },
    ]
    expect(stored).toEqual([...ofOne, ...ofOne])
    expect(await db.selectFrom('rating_day').select('day').distinct().orderBy('day').execute()).toEqual(
      days.map((day) => ({ day })),
    )
  })

  test('what a store does not tell is asked again when it said so, and done once it does', async () => {
    const api = await open()
    await theLiveFollower(api, { US: ['fog'] })
    const { db, markets } = api.services
    let isDown = true
    const keywordResults: MarketSource['keywordResults'] = async (query) => {
      if (!isDown) return countedMarket(markets.sample).market.keywordResults(query)
      throw new StoreUnavailable('APP_STORE', 900_000, new StoreFailure('rate-limited', 'from https://10.0.0.1/ 429'))
    }
    const { market, calls } = countedMarket(markets.sample, { keywordResults })
    await runDailyWork(api, market, () => settled(api, 'app-store-ranks retry'))

    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from start_after - now())::int as seconds from pgboss.job where state = 'retry'`.execute(db)
    expect(rows[0]?.seconds).toBeGreaterThan(800)
    const noted = db.selectFrom('job_run').selectAll().where('queue', '=', 'app-store-ranks')
    expect(await noted.executeTakeFirst()).toMatchObject({
      last_success_at: null,
      last_error: 'The App Store gave no answer: it wants fewer calls.',
    })
    expect(await db.selectFrom('keyword_rank').select('rank').execute()).toEqual([])

    isDown = false
    await retryNow(api)
    await runDailyWork(api, market, () => settled(api))
    expect(calls.filter((call) => call.startsWith('ranks'))).toHaveLength(2)
    expect(await db.selectFrom('keyword_rank').select('rank').execute()).toHaveLength(2)
    expect(await noted.executeTakeFirst()).toMatchObject({ last_success_at: expect.any(Date) })
  })

  test('what could not be read on its day is missed, and nothing is made up for it', async () => {
    const api = await open()
    await theLiveFollower(api, { US: ['fog'] })
    const { db, markets } = api.services
    const day = dayOf(api.clock.now())
    const keywordResults: MarketSource['keywordResults'] = async (query) => {
      if (query.day === day) throw new StoreUnavailable('APP_STORE', 1000)
      return countedMarket(markets.sample).market.keywordResults(query)
    }
    const { market } = countedMarket(markets.sample, { keywordResults })
    await runDailyWork(api, market, () => settled(api, 'app-store-ranks retry'))
    api.clock.advance(DAY_MS)
    await retryNow(api)
    await runDailyWork(api, market, () => settled(api))

    expect(await db.selectFrom('missed_reading').selectAll().execute()).toEqual([
      {
        day,
        queue: 'app-store-ranks',
        item: `en-US/fog/${apps.join(',')}`,
        reason: 'The App Store gave no answer: it is left alone for a while.',
        missed_at: expect.any(Date),
      },
    ])
    const ranked = await db.selectFrom('keyword_rank').select('day').distinct().execute()
    expect(ranked).toEqual([{ day: dayOf(api.clock.now()) }])
  })

  test('an answer of another day is not kept as that of today', async () => {
    const api = await open()
    await theLiveFollower(api, { US: ['fog'] })
    const { db, markets } = api.services
    const yesterday = new Date(api.clock.now().getTime() - DAY_MS).toISOString()
    const keywordResults: MarketSource['keywordResults'] = async () => ({ apps: [], asOf: yesterday })
    const { market } = countedMarket(markets.sample, { keywordResults })
    await runDailyWork(api, market, () => settled(api, 'app-store-ranks retry'))
    expect(await db.selectFrom('keyword_rank').select('day').execute()).toEqual([])
  })

  test('what a dead process had under way is taken again', async () => {
    const api = await open()
    await theLiveFollower(api, { US: ['fog'] })
    const { db, markets } = api.services
    const boss = await openBoss(api.database, pace, log)
    await planDay(db, enqueueTo(boss, db), api.clock.now())
    await boss.fetch('app-store-ranks')
    await boss.stop({ graceful: false })
    expect(await jobStates(api)).toContain('app-store-ranks active')
    await sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`.execute(db)
    const { market, calls } = countedMarket(markets.sample)
    const jobs = dailyJobsOf(api, market)
    jobs.start()
    await vi.waitUntil(async () => !(await jobStates(api)).includes('app-store-ranks active'), { timeout: 20_000 })
    await retryNow(api)
    await vi.waitUntil(() => settled(api), { timeout: 20_000 })
    await jobs.stop()
    expect(calls.filter((call) => call.startsWith('ranks'))).toEqual(['ranks en-US fog'])
    expect(await db.selectFrom('keyword_rank').select('rank').execute()).toHaveLength(2)
  })

  test('a stop does not wait for a store, and what was under way is done by the next start', async () => {
    const api = await open()
    await theLiveFollower(api, { US: ['fog'] })
    const { db, markets } = api.services
    const asked = Promise.withResolvers<void>()
    const silent: MarketSource['keywordResults'] = async () => {
      asked.resolve()
      return new Promise(() => {})
    }
    const jobs = dailyJobsOf(api, countedMarket(markets.sample, { keywordResults: silent }).market)
    jobs.start()
    await asked.promise
    await jobs.stop()
    expect(await jobStates(api)).toContain('app-store-ranks retry')
    await runDailyWork(api, countedMarket(markets.sample).market, () => settled(api))
    expect(await db.selectFrom('keyword_rank').select('rank').execute()).toHaveLength(2)
  })

  test('nothing is started as long as no organisation is on the live market', async () => {
    const api = await open()
    await theLiveFollower(api, { US: ['fog'] })
    await api.services.db.updateTable('organisation').set({ market: 'sample' }).execute()
    const jobs = dailyJobsOf(api, countedMarket(api.services.markets.sample).market)
    jobs.start()
    await jobs.stop()
    expect(jobs.isRunning()).toBe(false)
  })
})

describe.runIf(inject('postgresUrl') !== null)('two servers on one Postgres', () => {
  test('share the work of a day without doing anything twice', async () => {
    const first = await openFreshPostgres()
    await migrate(first.db)
    const second = await openPostgres(String(first.pool.options.connectionString))
    const config = readConfig({ AUTH_SECRET: 'a secret that is long enough for tests', STOREGLASS_RATE_LIMITS: 'off' })
    const api = await openApi(first, config, {})
    await theLiveFollower(api, { US: Array.from({ length: 90 }, (_, number) => `keyword ${number}`) })
    // Each waits for the other one: neither can do all of it alone.
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const bothHaveBegun = Promise.all(begun.map(({ promise }) => promise))
    const markets = begun.map(({ resolve }) => {
      const keywordResults: MarketSource['keywordResults'] = async ({ day }) => {
        resolve()
        await bothHaveBegun
        return { apps: [], asOf: `${day}T06:00:00.000Z` }
      }
      return countedMarket(api.services.markets.sample, { keywordResults })
    })
    const servers = [first, second].map((database, index) =>
      createDailyJobs({ database, market: markets[index]!.market, always: false, clock: api.clock.now, log, pace }),
    )
    for (const server of servers) server.start()
    await vi.waitUntil(async () => (await jobStates(api)).length > 94 && settled(api), { timeout: 25_000 })
    await Promise.all(servers.map((server) => server.stop()))

    const asked = markets.flatMap(({ calls }) => calls)
    expect(asked.toSorted()).toEqual([...new Set(asked)].sort())
    const { rows } = await first.db
      .selectFrom('keyword_rank')
      .select(first.db.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    expect(rows).toBe(180)
    await Promise.all([first.close(), second.close()])
  })
})
