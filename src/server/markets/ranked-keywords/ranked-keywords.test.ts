import { getRankedKeywords } from '#contract/overview/overview.ts'
import { getProjects } from '#contract/projects.ts'
import type { ListingRef } from '#contract/store.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import type { Services } from '#server/endpoints/services.ts'
import { createLog } from '#server/kernel/log.ts'
import type { RankedKeywordCount } from '../market.ts'
import { LOST_AFTER_MS } from '#server/jobs/claim-row.ts'
import { createRankedKeywordJobs, keyOf, type RankedKeywordTask } from './ranked-keywords.ts'

const today = (now: Date) => dayOf(now)

describeOnEachDatabase('ranked keywords', (open) => {
  /** The sample market with a count that ends when the test says so, of a listing that nothing is counted of yet. */
  async function openHeld(locale: string) {
    const { services } = await open()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const market = {
      ...services.markets.sample,
      countRankedKeywords: async () => {
        await released
        return { keywordsCount: 471, delta: 3 }
      },
    }
    onTestFinished(() => release())
    const body = { ...sample.duskHarbour, locale }
    const { store, trackId } = body
    await services.db
      .deleteFrom('ranked_keyword_count')
      .where((row) => row.and({ store, track_id: trackId, locale }))
      .execute()
    const api = await open({ services: { markets: { ...services.markets, sample: market } } })
    const member = await newMember(api)
    return {
      release,
      member,
      jobs: api.services.rankedKeywordJobs,
      ask: () => member.read(getRankedKeywords, { body }),
    }
  }

  test('OV-068, C-12: the first answer waits for a count that ends soon; then it is the same all day', async () => {
    const { release, member, jobs, ask } = await openHeld('en-US')
    const first = ask()
    await vi.waitUntil(() => jobs.waiting() > 0, 20_000)
    // The embedded database has one connection: whoever waits must not hold it.
    expect((await member.call(getProjects, member.own)).status).toBe(200)
    release()
    const counted = await first
    expect(counted).toMatchObject({ status: 'DONE', keywordsCount: 471, delta: 3 })
    expect(
      await (
        await newMember(await open())
      ).read(getRankedKeywords, { body: { ...sample.duskHarbour, locale: 'en-US' } }),
    ).toEqual(counted)
  })

  test('OV-068, OP-74: a count that takes longer is in progress, and done when it is asked for again', async () => {
    const { release, ask } = await openHeld('de-DE')
    expect(await ask()).toEqual({ status: 'IN_PROGRESS' })
    release()
    expect(await ask()).toMatchObject({ status: 'DONE', keywordsCount: 471 })
  })

  test('a market that can know no ranks answers so at once, without a job', async () => {
    const { services } = await open()
    const archive = { ...services.markets.sample, id: 'archive' as const, pastDays: 0 }
    const markets = { ...services.markets, sample: archive }
    const member = await newMember(await open({ services: { markets } }))
    const body = { ...sample.duskHarbour, locale: 'en-US' }
    expect(await member.read(getRankedKeywords, { body })).toEqual({
      status: 'DONE',
      keywordsCount: null,
      delta: null,
      provenance: null,
    })
  })

  test('an app that is unknown or not listed is refused at once', async () => {
    const member = await newMember(await open())
    const missing = { store: 'APP_STORE' as const, trackId: '1', locale: 'en-US' }
    const elsewhere = { ...sample.nappery, locale: 'fr-FR' }
    expect(await member.call(getRankedKeywords, { body: missing })).toMatchObject({ body: { error: 'APP_NOT_FOUND' } })
    expect(await member.call(getRankedKeywords, { body: elsewhere })).toMatchObject({
      body: { error: 'APP_NOT_AVAILABLE' },
    })
  })
})

describeOnEachDatabase('counting ranked keywords', (open) => {
  let services: Services
  beforeAll(async () => {
    services = (await open()).services
  })

  /** The sample market with a count that the test decides, and an app of its own per test. */
  function counting(count: (listing: ListingRef) => Promise<RankedKeywordCount>) {
    const counted: string[] = []
    const source = {
      ...services.markets.sample,
      countRankedKeywords: async (listing: ListingRef) => {
        counted.push(listing.trackId)
        return count(listing)
      },
    }
    const task = (trackId: string): RankedKeywordTask => ({
      source,
      listing: { store: 'APP_STORE', trackId, locale: 'en-US' },
      day: today(services.clock()),
      top: 200,
    })
    return { counted, task }
  }
  const rowOf = (task: RankedKeywordTask) =>
    services.db
      .selectFrom('ranked_keyword_count')
      .selectAll()
      .where((row) => row.and(keyOf(task)))
      .executeTakeFirst()
  const startedEarlier = (task: RankedKeywordTask, ms: number) =>
    services.db
      .insertInto('ranked_keyword_count')
      .values({
        ...keyOf(task),
        keywords_count: null,
        delta: null,
        started_at: new Date(services.clock().getTime() - ms),
        finished_at: null,
      })
      .execute()
  const newJobs = (clock = services.clock, log = services.log) => createRankedKeywordJobs({ ...services, clock, log })

  test('many requests in several processes count once', async () => {
    const { counted, task } = counting(async () => ({ keywordsCount: 7, delta: -1 }))
    const once = task(crypto.randomUUID())
    const processes = [newJobs(), newJobs(), newJobs()]
    for (const jobs of [...processes, ...processes, ...processes]) void jobs.request(once)
    await Promise.all(processes.map((jobs) => jobs.stop()))
    const later = newJobs()
    void later.request(once)
    await later.stop()
    expect(counted).toHaveLength(1)
    expect(await rowOf(once)).toMatchObject({ keywords_count: 7, delta: -1, finished_at: expect.any(Date) })
  })

  test('a count lost in a crash is started again, one under way elsewhere is not', async () => {
    const { counted, task } = counting(async () => ({ keywordsCount: 3, delta: null }))
    const [lost, underWay] = [task(crypto.randomUUID()), task(crypto.randomUUID())]
    await startedEarlier(lost, LOST_AFTER_MS + 1000)
    await startedEarlier(underWay, LOST_AFTER_MS - 10_000)
    for (const one of [lost, underWay]) {
      const jobs = newJobs()
      void jobs.request(one)
      await jobs.stop()
    }
    expect(counted).toEqual([lost.listing.trackId])
    expect(await rowOf(lost)).toMatchObject({ keywords_count: 3, finished_at: expect.any(Date) })
    expect(await rowOf(underWay)).toMatchObject({ finished_at: null })
  })

  test('when the market is down the count is tried again later, not at every poll', async () => {
    let down = true
    const { counted, task } = counting(async () => {
      if (down) throw new Error('down')
      return { keywordsCount: 5, delta: 0 }
    })
    const one = task(crypto.randomUUID())
    const lines: string[] = []
    const log = createLog('error', (line) => lines.push(line))
    const start = services.clock().getTime()
    let now = start
    const attempt = async () => {
      const jobs = newJobs(() => new Date(now), log)
      void jobs.request(one)
      await jobs.stop()
    }
    await attempt()
    await attempt()
    expect(counted).toHaveLength(1)
    expect(lines).toHaveLength(1)
    down = false
    now = start + LOST_AFTER_MS + 1
    await attempt()
    expect(await rowOf(one)).toMatchObject({ keywords_count: 5 })
  })

  test('a count that comes after another process has taken over is dropped', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { counted, task } = counting(async () => {
      const isFirst = counted.length === 1
      if (isFirst) await released
      return { keywordsCount: isFirst ? 1 : 2, delta: null }
    })
    const one = task(crypto.randomUUID())
    const slow = newJobs()
    void slow.request(one)
    await vi.waitUntil(() => counted.length === 1)
    const later = newJobs(() => new Date(services.clock().getTime() + LOST_AFTER_MS + 1000))
    void later.request(one)
    await later.stop()
    release()
    await slow.stop()
    expect(await rowOf(one)).toMatchObject({ keywords_count: 2 })
  })

  test('a stop ends what is under way and drops what waits', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { counted, task } = counting(async () => {
      await released
      return { keywordsCount: 1, delta: null }
    })
    const [underWay, waiting] = [task(crypto.randomUUID()), task(crypto.randomUUID())]
    const jobs = newJobs()
    void jobs.request(underWay)
    void jobs.request(waiting)
    await vi.waitUntil(() => counted.length === 1)
    const stopped = jobs.stop()
    release()
    await stopped
    void jobs.request(waiting)
    expect(counted).toEqual([underWay.listing.trackId])
    expect(await rowOf(underWay)).toMatchObject({ keywords_count: 1 })
    expect(await rowOf(waiting)).toBeUndefined()
  })
})
