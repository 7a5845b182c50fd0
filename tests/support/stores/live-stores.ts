import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { SourceName } from '#contract/market/sources.ts'
import type { Services } from '#server/endpoints/services.ts'
import { createLog } from '#server/kernel/log.ts'
import { openLiveMarket, type LiveMarkets } from '#server/markets/live/open-live.ts'
import { appleApps } from './apple-apps.ts'
import { FakeApple } from './fake-apple.ts'
import { FakeGooglePlay } from './fake-google-play.ts'
import type { Open } from '../api/api-harness.ts'
import { movableClock, type MovableClock } from '../servers/movable-clock.ts'
import { playApps } from './play-apps.ts'
import type { StoreFault } from '../faults/store-faults.ts'

/** Time-out of calls to the stores, ms. */
const TIMEOUT_MS = 15_000
/** Long enough for a busy machine: what is tested here is not the waiting. */
const PATIENCE_MS = 15_000
const CALLS_PER_MINUTE = 600

/** What this little market answers. */
export const SOURCES: SourceName[] = ['documented', 'productPages', 'feeds', 'hints', 'playPages']

/** Both stores, over real HTTP, each with a little market. */
export interface LiveStores {
  apple: FakeApple
  google: FakeGooglePlay
  /** Environment variables that make a server use them. */
  env: Record<string, string>
  breakBoth: (fault: StoreFault) => void
  mend: () => void
  stop: () => Promise<void>
}

export async function startLiveStores(): Promise<LiveStores> {
  const apple = await FakeApple.start(appleApps)
  const google = await FakeGooglePlay.start(playApps)
  return {
    apple,
    google,
    env: {
      STOREGLASS_MARKET: 'live',
      STOREGLASS_SOURCES: SOURCES.join(),
      APPLE_STORE_URL: apple.url,
      APPLE_CALLS_PER_MINUTE: String(CALLS_PER_MINUTE),
      APPLE_LOOKUPS_PER_MINUTE: String(CALLS_PER_MINUTE),
      APPLE_HINTS_PER_MINUTE: String(CALLS_PER_MINUTE),
      APPLE_PAGES_PER_MINUTE: String(CALLS_PER_MINUTE),
      GOOGLE_PLAY_URL: google.url,
      GOOGLE_CALLS_PER_MINUTE: String(CALLS_PER_MINUTE),
      STORE_TIMEOUT_SECONDS: '15',
      STORE_PATIENCE_SECONDS: '15',
    },
    breakBoth(fault) {
      apple.faults.break(fault)
      google.faults.break(fault)
    },
    mend() {
      apple.faults.mend()
      google.faults.mend()
    },
    stop: async () => {
      await Promise.all([apple.stop(), google.stop()])
    },
  }
}

export interface OpenedLive extends LiveMarkets {
  clock: MovableClock
}

/** The live market over both stores, knowing nothing yet. */
export async function openLive({ apple, google }: LiveStores, db: Services['db']): Promise<OpenedLive> {
  await db.deleteFrom('store_answer').execute()
  await db.deleteFrom('store_budget').execute()
  const clock = movableClock()
  const access = { callsPerMinute: CALLS_PER_MINUTE, timeoutMs: TIMEOUT_MS, patienceMs: PATIENCE_MS }
  const stores = {
    apple: {
      url: apple.url,
      pagesUrl: apple.url,
      lookupsPerMinute: CALLS_PER_MINUTE,
      hintsPerMinute: CALLS_PER_MINUTE,
      pagesPerMinute: CALLS_PER_MINUTE,
      ...access,
    },
    google: { url: google.url, ...access },
  }
  const parts = {
    config: { stores, sources: SOURCES, version: 'test' },
    db,
    clock: clock.now,
    log: createLog('silent'),
  }
  return { ...openLiveMarket(parts), clock }
}

interface LiveTests {
  stores: LiveStores
  db: Services['db']
  live: OpenedLive
}

/** For the tests of one `describe`: stores that answer again, and a live market that knows nothing yet, before each of them. */
export function openLiveForEach(open: Open): LiveTests {
  const opened: Partial<LiveTests> = {}
  const known = <Part extends keyof LiveTests>(part: Part): LiveTests[Part] => {
    const value = opened[part]
    if (value === undefined) throw new Error(`There is no "${part}" before the first test`)
    return value
  }
  const tests = {
    get stores() {
      return known('stores')
    },
    get db() {
      return known('db')
    },
    get live() {
      return known('live')
    },
  }
  beforeAll(async () => {
    opened.stores = await startLiveStores()
    opened.db = (await open()).services.db
  })
  afterAll(() => tests.stores.stop())
  beforeEach(async () => {
    tests.stores.mend()
    opened.live = await openLive(tests.stores, tests.db)
  })
  afterEach(() => tests.live.close())
  return tests
}
