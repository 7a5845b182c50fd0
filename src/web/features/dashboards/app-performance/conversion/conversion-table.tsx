import { Trans, useLingui } from '@lingui/react/macro'
import type { Store } from '#contract/store.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import type { ConversionDays } from '../figures/conversion-days.ts'
import { rateText } from '../figures/figure-text.tsx'
import { shortSourceName, sourceName } from '../figures/names.ts'
import classes from './conversion.module.css'

/** The same in text, the newest day first. */
export function ConversionTable({ days: { dates, lines }, store }: { days: ConversionDays; store: Store }) {
  const { t } = useLingui()
  return (
    <div className={classes.scroll} role="region" aria-label={t`Conversion by source`} tabIndex={0}>
      <DataTable caption={<Trans>Conversion by source</Trans>}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            {lines.map(({ source }) => (
              <th key={source} scope="col" data-align="right" title={sourceName(source, store)}>
                {shortSourceName(source)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates
            .map((date, index) => (
              <tr key={date}>
                <td>{formatDate(date, language())}</td>
                {lines.map(({ source, values }) => (
                  <td key={source} data-align="right">
                    {rateText(values[index] ?? null)}
                  </td>
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </DataTable>
    </div>
  )
}
