/** Where a better grade starts (OV-016). */
const thresholds = [41, 81] as const
/** Width of a notch, in hundredths of the circle. */
const NOTCH = 1.6

export type ScoreGrade = 'bad' | 'fair' | 'good'
type Span = readonly [from: number, to: number]

/** Green from 81, yellow from 41, red below. `percent` is 0..100. */
export const scoreGrade = (percent: number): ScoreGrade =>
  percent >= thresholds[1] ? 'good' : percent >= thresholds[0] ? 'fair' : 'bad'

/** The ring's three segments and the part of each that is filled, in hundredths of the circle from the top. */
export function ringArcs(percent: number): { track: Span[]; filled: Span[] } {
  const edges = [0, ...thresholds, 100]
  const track = edges.slice(0, -1).map((from, index): Span => [from + NOTCH / 2, (edges[index + 1] ?? 100) - NOTCH / 2])
  const filled = track.filter(([from]) => from < percent).map(([from, to]): Span => [from, Math.min(to, percent)])
  return { track, filled }
}
