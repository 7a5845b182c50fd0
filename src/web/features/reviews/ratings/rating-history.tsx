import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { RatingHistory as History } from '#contract/overview-history.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyField } from '#web/ui/empty-field.tsx'
import { ratingDays, starAxis } from './rating-days.ts'
import classes from './ratings.module.css'

const DayChart = lazy(async () => ({ default: (await import('#web/ui/day-chart.tsx')).DayChart }))

const stars = (value: number, digits: number) => formatNumber(value, language(), digits)

/** The average day by day as a chart, or as a table. `points` null: the market knows no past. */
export function RatingHistory({ points }: Pick<History, 'points'>) {
  'use memo'
  const { t } = useLingui()
  const [asTable, setAsTable] = useState(false)
  if (!points?.length)
    return (
      <p className={classes.said}>
        <EmptyField />
      </p>
    )
  return (
    <>
      <div className={classes.stage}>
        {asTable ? (
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
                    <Trans>Ratings</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {points.toReversed().map(({ date, avgRating, ratingCount }) => (
                  <tr key={date}>
                    <td>{formatDate(date, language())}</td>
                    <td data-align="right">{stars(avgRating, 2)}</td>
                    <td data-align="right">{formatNumber(ratingCount, language())}</td>
                  </tr>
                ))}
              </tbody>
            </DataTable>
          </div>
        ) : (
          <Suspense>
            <div className={classes.chart}>
              <DayChart
                name={t`Average rating`}
                days={ratingDays(points)}
                domain={starAxis(points.map(({ avgRating }) => avgRating))}
                tickText={(value) => stars(value, 1)}
                valueText={(value) => stars(value, 2)}
              />
            </div>
          </Suspense>
        )}
      </div>
      <div className={classes.foot}>
        <Button size="small" variant="subtle" tone="plain" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <Trans>View as table</Trans>
        </Button>
      </div>
    </>
  )
}
