import { LRUCache } from 'lru-cache'

/** Shares of one to five stars. */
type Spread = readonly [number, number, number, number, number]

const ANGRY = 0.6
const STEPS = 40

/** Weights that grow by the same factor with each star, and more of one star than that: people write when they are angry. */
function spreadOf(growth: number): Spread {
  const weights = [growth + ANGRY * growth, growth ** 2, growth ** 3, growth ** 4, growth ** 5] as const
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const [one, two, three, four, five] = weights
  return [one / sum, two / sum, three / sum, four / sum, five / sum]
}

const meanOf = (spread: Spread) => spread.reduce((sum, share, i) => sum + share * (i + 1), 0)

const spreads = new LRUCache<number, Spread>({ max: 500 })

/** The shares of one to five stars whose mean is the given one, 1..5, to two decimals. */
export const starsSpread = (mean: number): Spread => spreadWith(Math.round(100 * mean) / 100)

/** Found by halving, for the mean rises with the growth. */
function spreadWith(mean: number): Spread {
  const known = spreads.get(mean)
  if (known) return known
  let low = 0.001
  let high = 1000
  for (let step = 0; step < STEPS; step++) {
    const middle = Math.sqrt(low * high)
    if (meanOf(spreadOf(middle)) < mean) low = middle
    else high = middle
  }
  const spread = spreadOf(high)
  spreads.set(mean, spread)
  return spread
}

/** Stars, 1..5, for a number in [0, 1) so that evenly spread numbers give stars of this mean. */
export function starsFor(mean: number, at: number): number {
  let sum = 0
  const spread = starsSpread(mean)
  const index = spread.findIndex((share) => at < (sum += share))
  return index < 0 ? 5 : index + 1
}
