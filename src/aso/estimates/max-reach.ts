import type { Estimate } from './estimate.ts'
import { marketSize } from './market-size.ts'

const DAYS_A_MONTH = 30

/**
 * Most impressions a month that a keyword can bring in one country: those of an app that everybody sees who searches for it.
 *
 * Searches a day in the United States = 2 · 10^(0.045 · volume), about 3 at volume 5, 600 at 55 and 63,000 at 100: Apple's
 * popularity is close to logarithmic, and public guesses for 55 reach from 290 (RespectASO's table) to 7,000 (Sonar), so take
 * the figure as an order of magnitude. Other countries by their share of the world's downloads.
 *
 * @param volume 5..100
 * @param country ISO 3166-1 alpha-2
 */
export function maxReach(volume: number, country: string): Estimate {
  const size = marketSize(country)
  const searchesADay = 2 * 10 ** (0.045 * volume) * size
  return {
    value: Math.round(DAYS_A_MONTH * searchesADay),
    inputs: [
      { name: 'volume', value: volume },
      { name: 'marketSize', value: Math.round(1000 * size) / 1000 },
    ],
  }
}
