import { useLingui } from '@lingui/react/macro'
import { DAY_MS, dayOf } from '#contract/protocol/days.ts'
import { formatAxisDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './quotes.module.css'

const WEEK_MS = 7 * DAY_MS

interface Props {
  /** Reviews of each week, the last of which ends with `to`. */
  weeks: readonly number[]
  from: string
  to: string
}

/** Reviews of a topic week by week; those of the summary's period stand out. */
export function WeekBars({ weeks, from, to }: Props) {
  const { t } = useLingui()
  const most = Math.max(1, ...weeks)
  const end = Date.parse(to) + DAY_MS
  const start = dayOf(end - weeks.length * WEEK_MS)
  const [first, last] = [formatAxisDay(start, language(), 'day'), formatAxisDay(to, language(), 'day')]
  const numbers = weeks.join(', ')
  return (
    <figure className={classes.weeks}>
      <div role="img" aria-label={t`Reviews by week from ${first} to ${last}: ${numbers}`} className={classes.bars}>
        {weeks.map((count, index) => {
          const lastDay = dayOf(end - (weeks.length - 1 - index) * WEEK_MS - DAY_MS)
          return (
            <span
              key={lastDay}
              data-inside={lastDay >= from || undefined}
              style={{ height: `${Math.max(3, (count / most) * 100)}%` }}
            />
          )
        })}
      </div>
      <figcaption className={classes.axis} aria-hidden>
        <span>{first}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  )
}
