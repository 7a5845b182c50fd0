/** Two values of one thing. */
export type Pair = readonly [number, number]

export interface RankCorrelation {
  /** Spearman's rho, -1..1. */
  value: number
  /** Ends of its 95 % interval. */
  from: number
  to: number
  count: number
}

/** Fewer pairs have no interval. */
const LEAST_PAIRS = 4
/** Of the normal distribution: 95 % lie within. */
const Z = 1.96

/**
 * How alike two figures order the same things: Spearman's rank correlation, which is Pearson's of the ranks; equal values share the
 * mean of their ranks. The interval is Fisher's, atanh(rho) ± 1.96 · √((1 + rho²/2) / (n − 3)), with the standard error of Bonett
 * and Wright (Psychometrika 2000). null: there are fewer than four pairs, or all values of one figure are the same.
 */
export function rankCorrelation(pairs: readonly Pair[]): RankCorrelation | null {
  const count = pairs.length
  if (count < LEAST_PAIRS) return null
  const [first, second] = [ranks(pairs.map(([one]) => one)), ranks(pairs.map(([, other]) => other))]
  const mean = (count + 1) / 2
  let [product, squares, otherSquares] = [0, 0, 0]
  for (const [place, rank] of first.entries()) {
    const [one, other] = [rank - mean, (second[place] ?? mean) - mean]
    product += one * other
    squares += one * one
    otherSquares += other * other
  }
  if (squares === 0 || otherSquares === 0) return null
  const value = Math.max(-1, Math.min(1, product / Math.sqrt(squares * otherSquares)))
  const margin = Z * Math.sqrt((1 + value ** 2 / 2) / (count - 3))
  const middle = Math.atanh(value)
  return { value, from: Math.tanh(middle - margin), to: Math.tanh(middle + margin), count }
}

/** From 1; equal values share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((_, place) => place).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const result = Array.from({ length: values.length }, () => 0)
  for (let start = 0; start < order.length;) {
    const value = values[order[start] ?? 0]
    let end = start + 1
    while (end < order.length && values[order[end] ?? 0] === value) end += 1
    for (const place of order.slice(start, end)) result[place] = (start + 1 + end) / 2
    start = end
  }
  return result
}
