export type CharFill = 'empty' | 'room' | 'good' | 'over'

/** How well `count` characters use `limit`: nothing, room left (under 70 %), good, or over the limit. */
export function charFill(count: number, limit: number): CharFill {
  if (count === 0) return 'empty'
  if (count > limit) return 'over'
  return count < 0.7 * limit ? 'room' : 'good'
}
