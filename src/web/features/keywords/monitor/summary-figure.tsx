import { useId, type ReactNode } from 'react'
import type { Compared } from '#aso/keywords/rank-summary.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import { Unknown } from '../list/metric-cells.tsx'
import classes from './summary-strip.module.css'

interface Props {
  name: ReactNode
  /** A button that explains it. */
  method: ReactNode
  figure: Compared
  /** A day each. */
  values: readonly (number | null)[]
  /** What the sparkline's height stands for at least. */
  leastRange: number
  /** A rank: 1 is best. */
  isLessBetter?: boolean
  note?: ReactNode
}

/** A figure of the period, its change, and its course. */
export function SummaryFigure({ name, method, figure, values, leastRange, isLessBetter = false, note }: Props) {
  const id = useId()
  const { now, before } = figure
  const sign = isLessBetter ? -1 : 1
  const change = now !== null && before !== null ? Number((sign * (now - before)).toFixed(1)) : null
  const known = values.filter((value) => value !== null).length > 1
  return (
    <div className={classes.figure} role="group" aria-labelledby={id}>
      <span className={classes.name}>
        <span id={id}>{name}</span>
        {method}
        {note}
      </span>
      <div className={classes.text}>
        <span className={classes.line}>
          <span className={classes.value}>{now === null ? <Unknown /> : formatNumber(now, language(), 1)}</span>
          {change !== null && <Delta direction={change}>{formatNumber(Math.abs(change), language(), 1)}</Delta>}
        </span>
      </div>
      {known && (
        <span className={classes.spark} aria-hidden>
          <Sparkline values={values.map((value) => value && sign * value)} label="" leastRange={leastRange} />
        </span>
      )}
    </div>
  )
}
