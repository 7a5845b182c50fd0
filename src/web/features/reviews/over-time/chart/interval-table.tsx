import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { formatAxisDay, formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import type { ReviewLine } from '../model/review-line.ts'
import classes from '../over-time.module.css'
import { measureNames, measures, valueIn } from './measures.ts'

interface Props {
  lines: readonly ReviewLine[]
  every: 'week' | 'month'
  /** They are told apart by their names. */
  isNamed: boolean
}

/** What the chart draws, all of its figures, newest first. */
export function IntervalTable({ lines, every, isNamed }: Props) {
  const { i18n } = useLingui()
  const nameOf = (start: string) =>
    every === 'week' ? formatDate(start, language()) : formatAxisDay(start, language(), 'month')
  const starts = (lines[0]?.intervals ?? []).map((interval) => interval?.start ?? '')
  const rows = lines.flatMap((line) =>
    starts.map((start, place) => ({ line, start, interval: line.intervals[place] ?? null })).toReversed(),
  )
  return (
    <DataTable caption={<Trans>Reviews over time</Trans>} className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{every === 'week' ? <Trans>Week of</Trans> : <Trans>Month</Trans>}</th>
          {isNamed && (
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
        {rows.map(({ line, start, interval }) => (
          <tr key={`${line.label} ${start}`}>
            <th scope="row">{nameOf(start)}</th>
            {isNamed && <td>{line.label}</td>}
            {measureNames.map((one) => {
              const value = valueIn(one, line, interval)
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
