import { archiveMarket } from './archive/archive-market.ts'
import type { Markets } from './market-source.ts'
import { sampleMarket } from './sample/sample-market.ts'

/** Every market this server knows. `archive` is the imported archive's folder; `clock` moves the fictional market. */
export function openMarkets(
  { archive }: { archive: string },
  clock: () => Date = () => new Date(),
): { markets: Markets; close: () => void } {
  const { market, close } = archiveMarket(archive)
  return { markets: { sample: sampleMarket(clock), archive: market }, close }
}
