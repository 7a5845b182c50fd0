import type { SourceName } from '#contract/market/sources.ts'
import type { Services } from '#server/endpoints/services.ts'
import { createLog } from '#server/kernel/log.ts'
import { appleStore, type AppleStore } from '#server/markets/live/apple/apple-store.ts'
import { productPages } from '#server/markets/live/apple/page/product-pages.ts'
import { openPageReader } from '#server/markets/live/apple/page/read-apart.ts'
import type { BudgetName } from '#server/markets/live/gateway/budget.ts'
import { openGateway } from '#server/markets/live/gateway/gateway.ts'
import { storedKeys } from '#server/markets/live/gateway/stored-answers.ts'
import { manualClock, type ManualClock } from '../queue/manual-clock.ts'
import { appleApps } from './apple-apps.ts'
import { FakeApple } from './fake-apple.ts'

/** The client of the App Store, knowing nothing yet, and the store that it asks. */
export interface FakeAppStore {
  apple: AppleStore
  store: FakeApple
  clock: ManualClock
  /** Sources that are switched off. */
  off: ReadonlySet<SourceName>
  close: () => Promise<void>
}

const CALLS_PER_MINUTE = 600

export async function openFakeAppStore(db: Services['db']): Promise<FakeAppStore> {
  await db.deleteFrom('store_answer').execute()
  await db.deleteFrom('store_budget').execute()
  const clock = manualClock()
  const store = await FakeApple.start(appleApps, { clock: clock.now })
  const log = createLog('silent')
  const isOn = async (source: SourceName) => !opened.off.has(source)
  const gatewayOf = (budget: BudgetName) =>
    openGateway({
      db,
      store: 'APP_STORE',
      budget,
      callsPerMinute: CALLS_PER_MINUTE,
      isOn,
      clock: clock.now,
      sleep: clock.sleep,
      log,
    })
  const gateways = {
    search: gatewayOf('APP_STORE'),
    lookup: gatewayOf('APPLE_LOOKUP'),
    hints: gatewayOf('APPLE_HINTS'),
    pages: gatewayOf('APPLE_PAGES'),
  }
  const asking = { timeoutMs: 15_000, userAgent: 'Storeglass/1.2.3', clock: clock.now }
  const reader = openPageReader()
  const pages = productPages({ gateway: gateways.pages, reader, url: store.url, log, ...asking })
  const opened: FakeAppStore = {
    store,
    clock,
    off: new Set(),
    apple: appleStore({
      gateways,
      pages,
      reader,
      access: { url: store.url, pagesUrl: store.url, timeoutMs: asking.timeoutMs },
      isOn,
      clock: clock.now,
      storedKeys: (keys) => storedKeys(db, 'APP_STORE', keys),
      userAgent: asking.userAgent,
    }),
    async close() {
      await Promise.all(Object.values(gateways).map((gateway) => gateway.close()))
      await reader.close()
      await store.stop()
    },
  }
  return opened
}
