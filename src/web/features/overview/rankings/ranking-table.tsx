import { Trans, useLingui } from '@lingui/react/macro'
import type { CategoryRankingSeries } from '#contract/overview/sections.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { chartName } from './chart-name.ts'
import type { RankDay } from './rank-days.ts'
import { RankText } from './rank-text.tsx'
import classes from './rankings.module.css'

interface Props {
  series: readonly CategoryRankingSeries[]
  days: readonly RankDay[]
}

/** The chart as a table, the newest day first. */
export function RankingTable({ series, days }: Props) {
  const { t } = useLingui()
  return (
    <div className={classes.table} role="group" aria-label={t`Category ranking history`} tabIndex={0}>
      <DataTable caption={<Trans>Category ranking history</Trans>}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            {series.map((one) => (
              <th key={one.category} scope="col" data-align="right">
                {chartName(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, ranks }) => (
            <tr key={date}>
              <td>{formatDate(date, language())}</td>
              {series.map(({ category }, index) => (
                <td key={category} data-align="right" data-known={typeof ranks[index] === 'number'}>
                  <RankText rank={ranks[index]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}
