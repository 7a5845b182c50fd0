import type { Store } from '#contract/store.ts'
import { bestPlace, worldwideDemand, type ChartPosition } from './chart-demand.ts'
import type { Estimate } from './estimate.ts'

export interface DownloadsFacts {
  store: Store
  /** Latest places in any charts; GROSSING ones say nothing about downloads and are left out. */
  positions: readonly ChartPosition[]
  /** New ratings of 30 days over all countries that are known; null: not known. */
  ratingsGained: number | null
}

const DAYS = 30

/** Downloads for each rating that is given: about one in fifty to a hundred people rates. An assumption in round numbers. */
const downloadsPerRating = { APP_STORE: 60, GOOGLE_PLAY: 90 } as const

/**
 * Downloads of 30 days, worldwide; null where neither a place in a chart nor the growth of ratings is known.
 *
 * - by chart: a rank's demand falls as a power of the rank (Garg and Telang, 2013), scaled by the country's and the
 *   category's size; see `demandAt`
 * - by ratings: new ratings times 60 (App Store) or 90 (Google Play)
 *
 * Where both are known the result is their geometric mean, so that one wild guess moves it less. Public estimates are
 * easily wrong by a factor of two.
 */
export function downloadsEstimate({ store, positions, ratingsGained }: DownloadsFacts): Estimate | null {
  const ranked = positions.filter(({ group }) => group !== 'GROSSING')
  const aDay = worldwideDemand(ranked)
  const byChart = aDay === null ? null : aDay * DAYS
  const perRating = downloadsPerRating[store]
  const byRatings = ratingsGained === null ? null : Math.max(0, ratingsGained) * perRating
  const value = between(byChart, byRatings)
  if (value === null) return null
  return {
    value: Math.round(value),
    inputs: [
      { name: 'chartPosition', value: bestPlace(ranked) },
      { name: 'chartCountries', value: new Set(ranked.map(({ country }) => country)).size },
      { name: 'downloadsByChart', value: byChart === null ? null : Math.round(byChart) },
      { name: 'ratingsGained', value: ratingsGained },
      { name: 'downloadsPerRating', value: perRating },
      { name: 'downloadsByRatings', value: byRatings },
    ],
  }
}

/** The geometric mean of what is known; a zero is taken as one, so that it does not wipe out the other. */
function between(a: number | null, b: number | null): number | null {
  if (a === null) return b
  return b === null ? a : Math.sqrt(Math.max(1, a) * Math.max(1, b))
}
