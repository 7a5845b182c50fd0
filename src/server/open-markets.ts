import { archiveMarket } from './markets/archive/archive-market.ts'
import { openLiveMarket, type LiveMarketParts } from './markets/live/open-live.ts'
import type { Markets, MarketSource } from './markets/market.ts'
import { sampleMarket } from './sample/sample-market.ts'

export interface MarketsParts extends Omit<LiveMarketParts, 'config'> {
  config: LiveMarketParts['config'] & { archiveFolder: string }
}

export interface OpenedMarkets {
  markets: Markets
  /** The markets for jobs, which wait for a store's budget and never get an old answer. */
  jobMarkets: Markets
  /** The live market for the search of the term pool. */
  poolMarket: MarketSource
  close: () => Promise<void>
}

/** Opens every market. */
export function openMarkets(parts: MarketsParts): OpenedMarkets {
  const archive = archiveMarket(parts.config.archiveFolder)
  const live = openLiveMarket(parts)
  const still = { sample: sampleMarket(parts.clock), archive: archive.market }
  return {
    markets: { ...still, live: live.forPages },
    jobMarkets: { ...still, live: live.forJobs },
    poolMarket: live.forPool,
    async close() {
      await live.close()
      archive.close()
    },
  }
}
