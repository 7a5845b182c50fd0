/** `new`: came among the listed places. `lost`: left them. */
export type Movement = 'up' | 'down' | 'same' | 'new' | 'lost'

export interface RankMovement {
  /** From 1; 0: not among the places that the store lists. */
  before: number
  now: number
  /** null: neither then nor now among the listed places, or measured only once. */
  movement: Movement | null
  /** Places gained (positive) or lost; null: not ranked then or now, or measured only once. */
  change: number | null
}

/** What became of a rank; both from 1, or 0: not among the places that the store lists. */
export function movementBetween(before: number, now: number): RankMovement {
  if (before === 0 || now === 0) {
    return { before, now, movement: before > 0 ? 'lost' : now > 0 ? 'new' : null, change: null }
  }
  const change = before - now
  return { before, now, movement: change > 0 ? 'up' : change < 0 ? 'down' : 'same', change }
}

export interface MovedKeywords {
  /** Keywords, and the places that they gained or lost together. */
  up: { keywords: number; places: number }
  down: { keywords: number; places: number }
  /** Keywords that came among the listed places, and that left them. */
  new: number
  lost: number
}

/** How many keywords moved, and how far. */
export function movedKeywords(movements: Iterable<RankMovement>): MovedKeywords {
  const moved: MovedKeywords = { up: { keywords: 0, places: 0 }, down: { keywords: 0, places: 0 }, new: 0, lost: 0 }
  for (const { movement, change } of movements) {
    if (movement === 'new' || movement === 'lost') moved[movement]++
    if (movement === 'up' || movement === 'down') {
      moved[movement].keywords++
      moved[movement].places += Math.abs(change ?? 0)
    }
  }
  return moved
}
