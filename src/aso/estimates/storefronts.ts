import { bestPlace, demandByCountry, type ChartPosition } from './chart-demand.ts'
import type { Estimate } from './estimate.ts'
import { PROCEEDS } from './revenue.ts'

const DAYS = 30

export interface StorefrontEstimate {
  country: string
  /** Of 30 days; null: the app has no known place in the chart that would tell. */
  downloads: number | null
  /** Of 30 days, US dollars after the store's share; null as above. */
  revenue: number | null
}

export interface StorefrontEstimates {
  /** Most downloads first. */
  storefronts: StorefrontEstimate[]
  /** What they are made of. */
  downloads: Estimate['inputs']
  revenue: Estimate['inputs']
}

/**
 * Downloads and revenue of 30 days by country, of those in which a place in a chart is known: what the best place stands
 * for (`demandAt`), revenue times 0.7. Ratings are not told by country, so these do not add up to the worldwide estimates.
 */
export function storefrontEstimates(positions: readonly ChartPosition[]): StorefrontEstimates {
  const ranked = positions.filter(({ group }) => group !== 'GROSSING')
  const grossing = positions.filter(({ group }) => group === 'GROSSING')
  const [downloads, revenue] = [demandByCountry(ranked), demandByCountry(grossing)]
  const ofMonth = (aDay: number | undefined, share = 1) => (aDay === undefined ? null : Math.round(aDay * DAYS * share))
  const storefronts = [...new Set([...downloads.keys(), ...revenue.keys()])].map((country) => ({
    country,
    downloads: ofMonth(downloads.get(country)),
    revenue: ofMonth(revenue.get(country), PROCEEDS),
  }))
  return {
    storefronts: storefronts.toSorted((a, b) => (b.downloads ?? -1) - (a.downloads ?? -1)),
    downloads: [
      { name: 'chartPosition', value: bestPlace(ranked) },
      { name: 'chartCountries', value: downloads.size },
    ],
    revenue: [
      { name: 'grossingPosition', value: bestPlace(grossing) },
      { name: 'chartCountries', value: revenue.size },
      { name: 'proceedsShare', value: PROCEEDS },
    ],
  }
}
