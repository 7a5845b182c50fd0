import { isAlone, type RankDay } from '../rank-days.ts'

interface Props {
  days: readonly RankDay[]
  /** Number of the line. */
  line: number
  color: string | undefined
  /** Filled in by the chart for each point. */
  cx?: number
  cy?: number
  index?: number
}

/** A dot for a day between gaps, which no line reaches. */
export function LoneDot({ days, line, color, cx, cy, index = -1 }: Props) {
  return isAlone(days, index, line) ? <circle cx={cx} cy={cy} r={2.5} fill={color} /> : null
}
