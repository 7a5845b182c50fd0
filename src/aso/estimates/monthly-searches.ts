import { marketSize } from './market-size.ts'

const DAYS_A_MONTH = 30

/**
 * How often a keyword is searched for in 30 days in one country; an order of magnitude, for no store tells.
 *
 * Searches a day in the United States = 2 · 10^(0.045 · volume), about 3 at volume 5, 600 at 55 and 63,000 at 100: Apple's
 * popularity is close to logarithmic, and public guesses for 55 reach from 290 (RespectASO's table) to 7,000 (Sonar). Other
 * countries by their share of the world's downloads.
 *
 * @param volume 5..100
 * @param country ISO 3166-1 alpha-2
 */
export const monthlySearches = (volume: number, country: string): number =>
  DAYS_A_MONTH * 2 * 10 ** (0.045 * volume) * marketSize(country)
