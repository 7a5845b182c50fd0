import type { Kysely } from 'kysely'
import type { SourceName } from '#contract/market/sources.ts'
import type { Store } from '#contract/store.ts'
import type { Config, StoreAccess } from '#server/kernel/config.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Log } from '#server/kernel/log.ts'
import { appleStore } from './apple/apple-store.ts'
import { productPages } from './apple/page/product-pages.ts'
import { openPageReader } from './apple/page/read-apart.ts'
import { budgetLimits } from './budget-limits.ts'
import type { BudgetName } from './gateway/budget.ts'
import { openGateway } from './gateway/gateway.ts'
import { storedKeys } from './gateway/stored-answers.ts'
import { googlePlay } from './google/google-play.ts'
import type { MarketSource } from '../market.ts'
import { liveMarket } from './live-market.ts'
import { sourcesInUse } from './sources.ts'

export interface LiveMarketParts {
  config: Pick<Config, 'stores' | 'sources' | 'version'>
  db: Kysely<Schema>
  clock: () => Date
  log: Log
}

export interface LiveMarkets {
  forPages: MarketSource
  forJobs: MarketSource
  /** For the search of the term pool. */
  forPool: MarketSource
  close: () => Promise<void>
}

/** The live market for both who ask it; neither asks anybody anything before it is asked itself. */
export function openLiveMarket({ config, db, clock, log }: LiveMarketParts): LiveMarkets {
  const { apple: atApple, google: atGoogle } = config.stores
  const limits = budgetLimits(config.stores)
  const isOn = async (source: SourceName) => (await sourcesInUse(db, config.sources)).on.includes(source)
  const gatewayOf = (store: Store, budget: BudgetName, { patienceMs }: StoreAccess) =>
    openGateway({ db, store, budget, callsPerMinute: limits[budget], patienceMs, isOn, clock, log })
  const gateways = {
    search: gatewayOf('APP_STORE', 'APP_STORE', atApple),
    lookup: gatewayOf('APP_STORE', 'APPLE_LOOKUP', atApple),
    hints: gatewayOf('APP_STORE', 'APPLE_HINTS', atApple),
    pages: gatewayOf('APP_STORE', 'APPLE_PAGES', atApple),
    google: gatewayOf('GOOGLE_PLAY', 'GOOGLE_PLAY', atGoogle),
  }
  const userAgent = `Storeglass/${config.version}`
  const reader = openPageReader()
  const pages = productPages({
    gateway: gateways.pages,
    reader,
    url: atApple.pagesUrl,
    timeoutMs: atApple.timeoutMs,
    userAgent,
    clock,
    log,
  })
  const apple = appleStore({
    gateways,
    pages,
    reader,
    access: atApple,
    isOn,
    clock,
    storedKeys: (keys) => storedKeys(db, 'APP_STORE', keys),
    userAgent,
  })
  const google = googlePlay({
    gateway: gateways.google,
    access: atGoogle,
    clock,
    storedKeys: (keys) => storedKeys(db, 'GOOGLE_PLAY', keys),
  })
  const parts = { apple, google, db, clock }
  return {
    forPages: liveMarket({ ...parts, urgency: 'page' }),
    forJobs: liveMarket({ ...parts, urgency: 'background' }),
    forPool: liveMarket({ ...parts, urgency: 'pool' }),
    close: async () => {
      await Promise.all(Object.values(gateways).map((gateway) => gateway.close()))
      await reader.close()
    },
  }
}
