/** How many ratings there are. `counts`: those of 1 to 5 stars. */
export const totalOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** Their mean, 1..5; null: there are none. */
export function meanStars(counts: readonly number[]): number | null {
  const total = totalOf(counts)
  return total === 0 ? null : counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / total
}
