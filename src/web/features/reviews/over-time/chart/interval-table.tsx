import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import type { ReviewSeries, Splitting } from '#aso/reviews/over-time.ts'
import { formatAxisDay, formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import classes from '../over-time.module.css'
import { groupName } from './group-name.ts'
import { measureNames, measures } from './measures.ts'

interface Props {
  series: readonly ReviewSeries[]
  every: 'week' | 'month'
  by: Splitting | null
}

/** What the chart draws, all of its figures, newest first. */
export function IntervalTable({ series, every, by }: Props) {
  const { i18n } = useLingui()
  const nameOf = (start: string) =>
    every === 'week' ? formatDate(start, language()) : formatAxisDay(start, language(), 'month')
  const rows = series.flatMap(({ group, intervals }) =>
    intervals.toReversed().map((interval) => ({ group, interval, key: `${group} ${interval.start}` })),
  )
  return (
    <DataTable caption={<Trans>Reviews over time</Trans>} className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{every === 'week' ? <Trans>Week of</Trans> : <Trans>Month</Trans>}</th>
          {by !== null && (
            <th scope="col">
              <Trans>Of</Trans>
            </th>
          )}
          {measureNames.map((one) => (
            <th key={one} scope="col" data-align="right">
              {i18n._(measures[one].name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, group, interval }) => (
          <tr key={key}>
            <th scope="row">{nameOf(interval.start)}</th>
            {by !== null && <td>{groupName(group, by)}</td>}
            {measureNames.map((one) => {
              const value = measures[one].value(interval)
              return (
                <td key={one} data-align="right">
                  {value === null ? '–' : measures[one].text(value)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
