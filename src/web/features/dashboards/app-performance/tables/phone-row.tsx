import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { countText, Points, rateText } from '../figures/figure-text.tsx'
import type { Measure, Sum } from '../figures/sums.ts'
import classes from './tables.module.css'

interface Props {
  name: ReactNode
  now: Sum
  /** The count that stands before the installs. */
  column: Measure
  points: number | null
  chosen: true | undefined
}

/** A row of two lines: name and counts, conversion and its change. */
export function PhoneRow({ name, now, column, points, chosen }: Props) {
  const { t } = useLingui()
  const [count, installs] = [countText(now[column]), countText(now.installs)]
  return (
    <tr data-selected={chosen} aria-current={chosen}>
      <td>
        <span className={classes.name}>{name}</span>
        <span className={classes.counts}>
          {column === 'impressions' ? t`${count} impressions` : t`${count} page views`} · {t`${installs} installs`}
        </span>
      </td>
      <td data-align="right">
        <span className={classes.name}>{rateText(now.conversion)}</span>
        <span className={classes.counts}>
          <Points value={points} />
        </span>
      </td>
    </tr>
  )
}
