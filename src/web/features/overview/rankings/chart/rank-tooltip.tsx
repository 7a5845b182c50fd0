import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { RankDay } from '../rank-days.ts'
import { RankText } from '../rank-text.tsx'
import { Dot, type RankLine } from './labels.tsx'
import classes from './ranking-chart.module.css'

interface Props {
  days: readonly RankDay[]
  lines: readonly RankLine[]
  /** Filled in by the chart. */
  active?: boolean
  label?: string
}

/** One day: its date, then the charts from the best rank on. */
export function RankTooltip({ days, lines, active, label }: Props) {
  const day = active ? days.find(({ date }) => date === label) : undefined
  if (!day) return null
  const order = (rank: RankDay['ranks'][number]) => rank ?? (rank === null ? Number.MAX_SAFE_INTEGER : Infinity)
  const rows = lines
    .map((line) => ({ line, rank: day.ranks[line.index] }))
    .sort((a, b) => (order(a.rank) < order(b.rank) ? -1 : 1))
  return (
    <div className={classes.tooltip}>
      <p className={classes.day}>{formatDate(day.date, language())}</p>
      {rows.map(({ line, rank }) => (
        <p key={line.category} className={classes.row}>
          <Dot color={line.color} />
          <span>{line.label}</span>
          <b>
            <RankText rank={rank} />
          </b>
        </p>
      ))}
    </div>
  )
}
