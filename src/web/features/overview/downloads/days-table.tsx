import { Trans } from '@lingui/react/macro'
import { formatDate, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import classes from './downloads.module.css'
import type { FigureDay } from './figure-days.ts'

interface Props {
  /** "Downloads". */
  name: string
  days: readonly FigureDay[]
  format: (value: number) => string
}

/** The figure of each day and its change against a week before, the newest day first. */
export function DaysTable({ name, days, format }: Props) {
  return (
    <div className={classes.table} role="region" aria-label={name} tabIndex={0}>
      <DataTable caption={<Trans>{name} by day</Trans>}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col" data-align="right">
              {name}
            </th>
            <th scope="col" data-align="right">
              <Trans>Compared with a week earlier</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, value, change }) => (
            <tr key={date}>
              <td>{formatDate(date, language())}</td>
              <td data-align="right">{value === null ? '–' : format(value)}</td>
              <td data-align="right">
                {change === null ? (
                  '–'
                ) : (
                  <Delta direction={change}>{formatPercent(Math.abs(change), language())}</Delta>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}
