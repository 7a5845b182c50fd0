import type { Markets } from './market-source.ts'
import { sampleMarket } from './sample/sample-market.ts'

/** Every market this server knows. `clock` moves the fictional one, which changes from day to day. */
export function openMarkets(
  _config: { archive: string },
  clock: () => Date = () => new Date(),
): { markets: Markets; close: () => void } {
  const sample = sampleMarket(clock)
  return { markets: { sample, archive: { ...sample, id: 'archive' } }, close: () => {} }
}
