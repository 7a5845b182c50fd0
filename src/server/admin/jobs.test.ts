import { expect, test, vi } from 'vitest'
import { getJobs } from '#contract/admin.ts'
import { getHealth } from '#contract/protocol/health.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { openWithStaff } from '#tests/support/pages/staff.ts'
import { recordRun } from '#server/jobs/job-runs.ts'
import { queueNames } from '#server/jobs/queues.ts'
import { StoreUnavailable } from '#server/markets/live/gateway/store-failure.ts'
import { keyOf } from '#server/markets/ranked-keywords/ranked-keywords.ts'

const queuesOf = async (staff: Member) => (await staff.read(getJobs, {})).queues

const health = async (api: Api) => (await api.request(getHealth, {})).body.jobs

/** Health is told from memory and refreshed behind the answer. */
async function freshHealth(api: Api) {
  const before = await health(api)
  await vi.waitUntil(async () => {
    api.clock.advance(11_000)
    return JSON.stringify(await health(api)) !== JSON.stringify(before)
  })
  return health(api)
}

describeOnDatabase('the state of the jobs', (open) => {
  test('only staff may read it', async () => {
    const api = await open()
    const member = await newMember(api)
    expect((await api.request(getJobs, {}, member)).error).toMatchObject({ error: 'FORBIDDEN' })
    expect((await api.request(getJobs, {}, await api.demoUser())).error).toMatchObject({ error: 'FORBIDDEN' })
    expect((await api.request(getJobs, {})).status).toBe(401)
  })

  test('every queue is named and idle where nothing has ever run', async () => {
    const { staff } = await openWithStaff(open)
    expect(await queuesOf(staff)).toEqual(
      [...queueNames, 'ranked-keywords'].map((name) => ({
        name,
        state: 'idle',
        waiting: 0,
        active: 0,
        failed: 0,
        lastSuccessAt: null,
        lagSeconds: 0,
        lastError: null,
      })),
    )
  })

  test('every budget of the stores is told with its limit, its calls and until when the store wants none', async () => {
    const { api, staff } = await openWithStaff(open, { APPLE_PAGES_PER_MINUTE: '6' })
    const { services, clock } = api
    const soon = new Date(clock.now().getTime() + 60_000)
    const calls = [clock.now().getTime()]
    const row = { budget: 'APPLE_PAGES' as const, calls, failures: 2, blocked_until: soon }
    await services.db.insertInto('store_budget').values(row).execute()
    const { budgets } = await staff.read(getJobs, {})
    expect(budgets.map(({ name, callsPerMinute }) => `${name} ${callsPerMinute}`)).toEqual([
      'APP_STORE 20',
      'APPLE_LOOKUP 40',
      'APPLE_PAGES 6',
      'APPLE_HINTS 20',
      'GOOGLE_PLAY 30',
    ])
    expect(budgets[2]).toMatchObject({ callsLastMinute: 1, failures: 2, blockedUntil: soon.toISOString() })
    await services.db.deleteFrom('store_budget').execute()
  })

  test('a process without jobs says so', async () => {
    const { api, staff } = await openWithStaff(open, { STOREGLASS_JOBS: 'off' })
    expect(await health(api)).toEqual({ state: 'off', lagSeconds: 0 })
    expect((await queuesOf(staff)).find(({ name }) => name === 'plan')).toMatchObject({ state: 'off' })
  })

  test('errors reach staff as one plain line, and health as a state alone', async () => {
    const { api, staff } = await openWithStaff(open)
    const { services, clock } = api
    expect(await health(api)).toEqual({ state: 'idle', lagSeconds: 0 })
    const error = 'Google Play gave no answer: it refused the call.'
    await recordRun(services.db, 'google-play-charts', { succeeded: true, error: null }, clock.now())
    clock.advance(1000)
    await recordRun(services.db, 'google-play-charts', { succeeded: false, error }, clock.now())
    const charts = (await queuesOf(staff)).find(({ name }) => name === 'google-play-charts')
    expect(charts).toMatchObject({
      state: 'failing',
      lastSuccessAt: expect.any(String),
      lastError: { at: expect.any(String), message: error },
    })
    expect(await freshHealth(api)).toEqual({ state: 'failing', lagSeconds: 0 })
    clock.advance(1000)
    await recordRun(services.db, 'google-play-charts', { succeeded: true, error: null }, clock.now())
    expect(await freshHealth(api)).toEqual({ state: 'idle', lagSeconds: 0 })
  })

  test('counting ranked keywords is a queue among the others', async () => {
    const { api, staff } = await openWithStaff(open, { LOG_LEVEL: 'silent' })
    const { services } = api
    const fail = async () => {
      throw new StoreUnavailable('APP_STORE', 1000)
    }
    const task = {
      source: { ...services.markets.sample, countRankedKeywords: fail },
      listing: { store: 'APP_STORE' as const, trackId: crypto.randomUUID(), locale: 'en-US' },
      day: '2026-03-01' as const,
      top: 30,
    }
    void services.rankedKeywordJobs.request(task)
    expect(services.rankedKeywordJobs.waiting()).toBe(1)
    await services.rankedKeywordJobs.stop()
    const ranked = (await queuesOf(staff)).find(({ name }) => name === 'ranked-keywords')
    expect(ranked).toMatchObject({
      state: 'failing',
      active: 1,
      lastError: { message: 'The App Store gave no answer: it is left alone for a while.' },
    })
    await services.db
      .deleteFrom('ranked_keyword_count')
      .where((row) => row.and(keyOf(task)))
      .execute()
  })
})
