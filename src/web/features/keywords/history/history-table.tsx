import { Trans, useLingui } from '@lingui/react/macro'
import type { Store } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { orderChange } from '#web/apps/marks/mark-name.ts'
import type { Mark } from '#web/apps/marks/marks.ts'
import { PlainTable } from '#web/ui/data-table/plain-table.tsx'
import type { RankLine } from './chart-lines.ts'
import { RankOfDay } from './day-ranks.tsx'
import classes from './rank-history.module.css'

interface Props {
  lines: readonly RankLine[]
  days: readonly UtcDay[]
  marks: readonly Mark[]
  store: Store
  lang: string
}

/** The chart as a table, the newest day first. */
export function HistoryTable({ lines, days, marks, store, lang }: Props) {
  const { t } = useLingui()
  return (
    <div className={classes.table} role="group" aria-label={t`Rank history`} tabIndex={0}>
      <PlainTable caption={<Trans>Rank history</Trans>}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            {lines.map(({ id, name }) => (
              <th key={id} scope="col" data-align="right" lang={lang}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, index) => (
              <tr key={day}>
                <th scope="row">
                  {[formatDay(day, language()), orderChange(marks, day, store)].filter(Boolean).join(' · ')}
                </th>
                {lines.map(({ id, ranks }) => (
                  <td key={id} data-align="right">
                    <RankOfDay rank={ranks[index] ?? null} store={store} />
                  </td>
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </PlainTable>
    </div>
  )
}
