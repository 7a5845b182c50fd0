import type { OwnSource } from '#contract/connections/own-performance.ts'
import type { Store } from '#contract/store.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { rateText } from '../figures/figure-text.tsx'
import { sourceName } from '../figures/names.ts'
import { sourceColour } from './chart-places.ts'
import classes from './conversion.module.css'

interface Props {
  day: string
  rates: readonly { source: OwnSource; rate: number | null }[]
  store: Store
  /** Place of the day, px. */
  x: number
  /** There is more room to its left. */
  isLeft: boolean
}

/** All rates of a day, the highest first. */
export function DayRates({ day, rates, store, x, isLeft }: Props) {
  return (
    <div className={classes.tooltip} style={{ left: x }} data-left={isLeft || undefined} aria-hidden>
      <p className={classes.day}>{formatDate(day, language())}</p>
      {rates
        .toSorted((a, b) => (b.rate ?? -1) - (a.rate ?? -1))
        .map(({ source, rate }) => (
          <p key={source} className={classes.row}>
            <span className={classes.dot} style={{ background: sourceColour(source) }} />
            {sourceName(source, store)}
            <b>{rateText(rate)}</b>
          </p>
        ))}
    </div>
  )
}
