import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getJobs } from '#contract/admin.ts'
import { TokenResponse } from '#contract/auth/auth.ts'
import { openEmbedded, type Database } from '#server/db/database.ts'
import { moreAppleApps } from '#tests/support/stores/apple-apps.ts'
import { FakeApple } from '#tests/support/stores/fake-apple.ts'
import { seedLive, type LiveSeed } from '#tests/support/stores/live-seed.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'

const KILLS = import.meta.env.MODE === 'long' ? 20 : 3
/** A server is killed at a random moment of this time after its first call, ms. */
const WITHIN_MS = 500
/** One that calls nobody, for all is done, is killed after this time, ms. */
const IDLE_MS = 5000

const apps = moreAppleApps(10)
const words = ['radio', 'notes', 'timer', 'garden', 'puzzle', 'kitchen', 'walks', 'letters', 'weather', 'budget']
const [own = '', ...others] = apps.map(({ trackId }) => String(trackId))
const seed: LiveSeed = {
  email: 'staff@example.com',
  password: 'Glass-barometer-7',
  trackIds: [own, ...others],
  keywords: { 'en-US': words, 'de-DE': words.slice(0, 5) },
}
const searches = Object.values(seed.keywords).flat().length
const countries = ['US', 'DE']
const listings = apps.flatMap(({ listings: of }) => countries.filter((country) => of[country])).length
/** What the store's charts of a country hold: prices, and what earns money. */
const sold = (country: string, genre: string | null) =>
  apps
    .filter(({ genreIds }) => genre === null || genreIds.includes(genre))
    .flatMap(({ listings: of, earnsMoney }) => (of[country] ? [{ price: of[country].price, earnsMoney }] : []))
const chartsOf = (country: string) =>
  [null, ...new Set(apps.flatMap(({ genreIds }) => genreIds))]
    .map((genre) => sold(country, genre))
    .filter((all) => all.length > 0)
const askedCharts = 3 * countries.flatMap(chartsOf).length
/** Nobody has a place in the others. */
const charts = countries
  .flatMap(chartsOf)
  .map(
    (all) =>
      Number(all.some(({ price }) => price === 0)) +
      Number(all.some(({ price }) => price > 0)) +
      Number(all.some(({ earnsMoney }) => earnsMoney)),
  )
  .reduce((sum, count) => sum + count, 0)

async function queuesOf({ url }: ServerProcess) {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const { email, password } = seed
  const login = await fetch(`${url}/api/auth/v1/login`, { ...post, body: JSON.stringify({ email, password }) })
  const { accessToken } = v.parse(TokenResponse, await login.json())
  const headers = { authorization: `Bearer ${accessToken}` }
  const answer = await fetch(`${url}/api/admin/v1/jobs`, { headers })
  return v.parse(getJobs.response, await answer.json()).queues
}

/** Rows of everything that a day leaves behind. */
async function dayIn({ db }: Database) {
  const one = async (query: string) => {
    const { rows } = await sql.raw<{ rows: number }>(`select count(*)::int as rows from ${query}`).execute(db)
    return rows[0]?.rows
  }
  return {
    listings: await one('listing_snapshot'),
    ratings: await one('rating_day'),
    charts: await one('chart_day'),
    positions: await one('chart_position'),
    positionsOfCharts: await one('chart_day, unnest(app_ids)'),
    ranks: await one('keyword_rank'),
    missed: await one('missed_reading'),
    jobs: await one(`pgboss.job where name <> 'plan'`),
    undone: await one(`pgboss.job where state <> 'completed'`),
  }
}

describe(`a server that is killed ${KILLS} times while it works on a day`, { timeout: 300_000 }, () => {
  let apple: FakeApple
  let server: ServerProcess
  afterEach(async () => {
    await server.remove()
    await apple.stop()
  })

  async function killAndFinish() {
    apple = await FakeApple.start(apps)
    server = await ServerProcess.start({
      STOREGLASS_MARKET: 'live',
      STOREGLASS_SOURCES: 'documented,feeds',
      STOREGLASS_STAFF: seed.email,
      APPLE_STORE_URL: apple.url,
      APPLE_CALLS_PER_MINUTE: '200',
      APPLE_LOOKUPS_PER_MINUTE: '200',
      APPLE_PAGES_PER_MINUTE: '600',
      JOBS_POLL_SECONDS: '1',
    })
    await server.stop()
    const before = await openEmbedded(server.data)
    await seedLive(before.db, seed)
    await before.close()

    let interrupted = 0
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const asked = apple.calls.length
      await server.start()
      const isAtWork = await vi
        .waitUntil(() => apple.calls.length > asked, { timeout: IDLE_MS, interval: 5 })
        .catch(() => false)
      await delay(Math.random() * WITHIN_MS)
      await server.kill()
      if (isAtWork) interrupted += 1
    }
    await server.start()
    await vi.waitUntil(
      async () => {
        const queues = (await queuesOf(server)).filter(({ name }) => name !== 'ranked-keywords')
        const isPlanned = queues.some(
          ({ name, lastSuccessAt }) => name === 'app-store-charts' && lastSuccessAt !== null,
        )
        return isPlanned && queues.every(({ waiting, active }) => waiting + active === 0)
      },
      { timeout: 120_000, interval: 500 },
    )
    await server.stop()
    const after = await openEmbedded(server.data)
    const day = await dayIn(after)
    await after.close()
    return { day, interrupted }
  }

  const whole = {
    listings,
    ratings: listings,
    charts,
    positions: expect.any(Number),
    positionsOfCharts: expect.any(Number),
    ranks: searches * apps.length,
    missed: 0,
    jobs: 2 * apps.length + searches + askedCharts,
    undone: 0,
  }

  test('every item of the day is kept once, none is lost', async () => {
    const { day, interrupted } = await killAndFinish()
    const lookups = apple.calls.filter((call) => call.startsWith('lookup'))
    // Product pages and the pool of terms have budgets and work of their own.
    const ofDay = apple.calls.filter(
      (call) => /^(chart|lookup) /.test(call) || words.some((word) => call.startsWith(`search ${word} `)),
    )
    const needed = askedCharts + searches + countries.length
    process.stdout.write(
      `killed ${KILLS} times, ${interrupted} of them at work: ${day.jobs} items, each once; ` +
        `${ofDay.length} calls (${lookups.length} look-ups) where ${needed} were needed\n`,
    )
    expect(day).toEqual(whole)
    expect(day.positions).toBe(day.positionsOfCharts)
    expect(interrupted).toBeGreaterThan(KILLS / 2)
    // What is under way when a server dies is asked for again, and nothing else is.
    expect(ofDay.length).toBeLessThan(needed + 4 * KILLS)
  })
})
