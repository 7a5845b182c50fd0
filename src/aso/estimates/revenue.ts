import { bestPlace, worldwideDemand, type ChartPosition } from './chart-demand.ts'
import type { Estimate } from './estimate.ts'

export interface RevenueFacts {
  /** Latest places in any charts; only GROSSING ones are used. */
  positions: readonly ChartPosition[]
  /** US dollars; 0: free; null: not known. */
  price: number | null
  /** null: not known. */
  hasPurchases: boolean | null
  /** Downloads of 30 days; null: not known. */
  downloads: number | null
}

const DAYS = 30

/** What the store leaves to the developer; estimates are before tax and after the store's share. */
export const PROCEEDS = 0.7

/**
 * Revenue of 30 days, worldwide, in US dollars after the store's share; null where nothing allows an estimate.
 *
 * - by chart: a place in a GROSSING chart stands for sales that fall as a power of the rank (Garg and Telang, 2013), times 0.7
 * - else, for a paid app: downloads times price times 0.7
 * - a free app that is known to sell nothing earns 0
 */
export function revenueEstimate({ positions, price, hasPurchases, downloads }: RevenueFacts): Estimate | null {
  const grossing = positions.filter(({ group }) => group === 'GROSSING')
  const aDay = worldwideDemand(grossing)
  const inputs: Estimate['inputs'] = [
    { name: 'grossingPosition', value: bestPlace(grossing) },
    { name: 'chartCountries', value: new Set(grossing.map(({ country }) => country)).size },
    { name: 'price', value: price },
    { name: 'proceedsShare', value: PROCEEDS },
  ]
  if (aDay !== null) return { value: Math.round(aDay * DAYS * PROCEEDS), inputs }
  if (price === 0 && hasPurchases === false) return { value: 0, inputs }
  if (price !== null && price > 0 && downloads !== null) {
    return { value: Math.round(downloads * price * PROCEEDS), inputs }
  }
  return null
}
