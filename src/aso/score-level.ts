/** The score as shown: times 100 and cut off, so that 0.809 stays below the green 81. Guards against 0.29 * 100 = 28.99…. */
export const scorePercent = (score: number): number => Math.trunc(Number((score * 100).toFixed(6)))

/** Colour of the score's ring: green from 81, yellow from 41, else red. */
export function scoreLevel(percent: number): 'good' | 'warn' | 'bad' {
  if (percent >= 81) return 'good'
  return percent >= 41 ? 'warn' : 'bad'
}
