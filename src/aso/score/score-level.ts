/** The score as shown: times 100 and cut off, so that 0.809 stays below the green 81. Guards against 0.29 * 100 = 28.99…. */
export const scorePercent = (score: number): number => Math.trunc(Number((score * 100).toFixed(6)))

export type ScoreLevel = 'bad' | 'fair' | 'good'

/** The percent from which a score is fair (yellow) and good (green). */
export const SCORE_FAIR = 41
export const SCORE_GOOD = 81

/** How good a score of 0..100 is, as its ring is coloured: below fair it is bad (red). */
export function scoreLevel(percent: number): ScoreLevel {
  if (percent >= SCORE_GOOD) return 'good'
  return percent >= SCORE_FAIR ? 'fair' : 'bad'
}
