import { placeOf, spread, type RankAxis } from '../rank-axis.ts'
import { lastRank, type RankDay } from '../rank-days.ts'
import { LABEL_WIDTH, MARGIN, PLOT_HEIGHT } from './measures.ts'
import classes from './ranking-chart.module.css'

export interface RankLine {
  label: string
  color: string
}

const GAP = 18

/** Names at the ends of the lines, pushed apart where two end close together. */
export function EndLabels({
  lines,
  days,
  axis,
}: {
  lines: readonly RankLine[]
  days: readonly RankDay[]
  axis: RankAxis
}) {
  const ends = lines.flatMap((line, index) => {
    const last = lastRank(days, index)
    return last ? [{ line, place: MARGIN.top + placeOf(last.rank, axis) * PLOT_HEIGHT }] : []
  })
  const places = spread(
    ends.map(({ place }) => place),
    GAP,
    MARGIN.top + PLOT_HEIGHT,
  )
  return (
    <div className={classes.ends} style={{ width: LABEL_WIDTH }} aria-hidden>
      {ends.map(({ line }, index) => (
        <span key={line.label} className={classes.end} style={{ top: places[index] }} title={line.label}>
          <Dot color={line.color} />
          <span>{line.label}</span>
        </span>
      ))}
    </div>
  )
}

/** On a phone the names stand below. */
export function Legend({ lines }: { lines: readonly RankLine[] }) {
  return (
    <ul className={classes.legend}>
      {lines.map(({ label, color }) => (
        <li key={label}>
          <Dot color={color} />
          {label}
        </li>
      ))}
    </ul>
  )
}

export function Dot({ color }: { color: string }) {
  return <span className={classes.dot} style={{ background: color }} aria-hidden />
}
