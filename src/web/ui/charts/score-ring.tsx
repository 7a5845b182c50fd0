import { useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { SCORE_FAIR, SCORE_GOOD, scoreLevel } from '#aso/score/score-level.ts'
import classes from './score-ring.module.css'

interface Props {
  /** 0..100, a whole number; null: not known. */
  percent: number | null
  /** Diameter in px: 76, on a phone 48. */
  size: number
}

/** The ASO score as a ring of three segments: the notches at 41 and 81 show the thresholds without colour. */
export function ScoreRing({ percent, size }: Props) {
  const { t } = useLingui()
  const stroke = size >= 64 ? 7.5 : 5
  const radius = (size - stroke) / 2
  const arcs = ringArcs(percent ?? 0)
  const circumference = 2 * Math.PI * radius
  const arc = ([from, to]: readonly [number, number], key: string, className: string | undefined) => (
    <circle
      key={key}
      className={className}
      cx={size / 2}
      cy={size / 2}
      r={radius}
      fill="none"
      strokeWidth={stroke}
      strokeDasharray={`${((to - from) / 100) * circumference} ${circumference}`}
      strokeDashoffset={(-from / 100) * circumference}
    />
  )
  return (
    <span
      className={classes.ring}
      style={{ width: size, height: size }}
      data-level={percent === null ? undefined : scoreLevel(percent)}
      role="img"
      aria-label={percent === null ? t`ASO score: no data available` : t`ASO score ${percent} of 100`}
    >
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <g transform={`rotate(-90 ${size / 2} ${size / 2})`}>
          {arcs.track.map((span, index) => arc(span, `track${index}`, classes.track))}
          {arcs.filled.map((span, index) => arc(span, `filled${index}`, classes.filled))}
        </g>
      </svg>
      <Text span fz={Math.round(size * 0.31)} fw={630} lts="-0.018em" lh={1} aria-hidden>
        {percent ?? '–'}
      </Text>
    </span>
  )
}

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
