/** How much of a limit is used: nothing, with room left (under 70 %), well filled (70 to 100 %), too much (OP-50). */
export type FillLevel = 'empty' | 'room' | 'good' | 'over'

/** In whole numbers, so that exactly 70 % of 170 is not lost to rounding. */
export function fillLevel(count: number, limit: number): FillLevel {
  if (count === 0) return 'empty'
  if (count > limit) return 'over'
  return count * 10 < limit * 7 ? 'room' : 'good'
}
