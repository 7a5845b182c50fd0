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

/** The spread of stars whose mean is the given one, 1..5; found by halving, for the mean rises with the growth. */
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
  const spread = spreadWith(Math.round(100 * mean) / 100)
  const index = spread.findIndex((share) => at < (sum += share))
  return index < 0 ? 5 : index + 1
}

/** So many ratings of 1, 2, 3, 4 and 5 stars, whole numbers, whose mean is as near to the given one as their number allows. */
export function starsSpread(mean: number, count: number): number[] {
  const counts = spreadWith(Math.round(100 * mean) / 100).map((share) => Math.floor(share * count))
  const sumOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0)
  // What rounding leaves over goes to the five stars; then single ratings move by one star until the mean is right.
  counts[4] = (counts[4] ?? 0) + count - sumOf(counts)
  let excess = sumOf(counts.map((each, i) => each * (i + 1))) - Math.round(mean * count)
  for (; excess > 0; excess--) moveOne(counts, -1)
  for (; excess < 0; excess++) moveOne(counts, 1)
  return counts
}

/** Moves one rating a star up or down, from where most are. */
function moveOne(counts: number[], by: 1 | -1): void {
  const movable = counts.map((each, i) => (i + by in counts ? each : 0))
  const from = movable.indexOf(Math.max(...movable))
  counts[from] = (counts[from] ?? 0) - 1
  counts[from + by] = (counts[from + by] ?? 0) + 1
}
