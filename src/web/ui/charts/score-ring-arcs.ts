import { SCORE_FAIR, SCORE_GOOD } from '#aso/score/score-level.ts'

/** Width of a notch, in hundredths of the circle. */
const NOTCH = 1.6

type Span = readonly [from: number, to: number]

/** The ring's three segments and the part of each that is filled, in hundredths of the circle from the top. */
export function ringArcs(percent: number): { track: Span[]; filled: Span[] } {
  const edges = [0, SCORE_FAIR, SCORE_GOOD, 100]
  const track = edges.slice(0, -1).map((from, index): Span => [from + NOTCH / 2, (edges[index + 1] ?? 100) - NOTCH / 2])
  const filled = track.filter(([from]) => from < percent).map(([from, to]): Span => [from, Math.min(to, percent)])
  return { track, filled }
}
