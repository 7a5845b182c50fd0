import { Trans, useLingui } from '@lingui/react/macro'
import type { RatingHistory } from '#contract/overview/history.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { ratingValues } from './rating-days.ts'
import classes from './ratings.module.css'

type Points = NonNullable<RatingHistory['points']>

/** Average, number and new ratings of each day, the newest first. */
export function RatingTable({ points, dates }: { points: Points; dates: readonly string[] }) {
  const { t } = useLingui()
  const fresh = new Map(ratingValues(points, dates, 'new').map((value, index) => [dates[index], value]))
  return (
    <div className={classes.table} role="region" aria-label={t`Average rating`} tabIndex={0}>
      <DataTable caption={<Trans>Average rating by day</Trans>}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col" data-align="right">
              <Trans>Average</Trans>
            </th>
            <th scope="col" data-align="right">
              <Trans>New ratings</Trans>
            </th>
            <th scope="col" data-align="right">
              <Trans>Ratings</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ date, avgRating, ratingCount }) => (
            <tr key={date}>
              <td>{formatDate(date, language())}</td>
              <td data-align="right">{formatNumber(avgRating, language(), 2)}</td>
              <td data-align="right">{numberText(fresh.get(date) ?? null)}</td>
              <td data-align="right">{formatNumber(ratingCount, language())}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}

const numberText = (value: number | null) => (value === null ? '–' : formatNumber(value, language()))
