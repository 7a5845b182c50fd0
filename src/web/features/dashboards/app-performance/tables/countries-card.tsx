import { Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { OwnCountry } from '#contract/connections/own-performance.ts'
import { countryName, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Flag } from '#web/ui/display/flag.tsx'
import page from '../app-performance.module.css'
import type { PeriodDays } from '../figures/periods.ts'
import { countryRows } from '../figures/rows.ts'
import { FiguresTable, type TableOrder } from './figures-table.tsx'
import classes from './tables.module.css'

interface Props extends TableOrder {
  countries: readonly OwnCountry[]
  period: PeriodDays
  /** Code of the chosen country. */
  selected: string | null
  onCountry: (country: string | null) => void
}

/** Rows before somebody asks for more. */
const FIRST = 10

/** The figures of all sources by country; pressed, a country is what the page shows, and pressed again all of them. */
export function CountriesCard({ countries, period, selected, onCountry, ...order }: Props) {
  const { measure } = order
  const [all, setAll] = useState(false)
  const rows = countryRows(countries, period, measure)
  const shown = all ? rows : rows.filter(({ key }, index) => index < FIRST || key === selected)
  const count = formatNumber(rows.length, language())
  return (
    <Card
      title={<Trans>By country</Trans>}
      aside={
        <span className={classes.hint}>
          <Trans>All sources</Trans>
        </span>
      }
    >
      {rows.length === 0 ? (
        <p className={page.said}>
          <Trans>No data by country.</Trans>
        </p>
      ) : (
        <FiguresTable
          {...order}
          caption={<Trans>By country</Trans>}
          head={<Trans>Country</Trans>}
          rows={shown}
          selected={selected}
          renderName={(code) => (
            <span className={classes.place}>
              <Flag code={code} size={20} />
              <UnstyledButton
                className={classes.choose}
                aria-pressed={code === selected}
                onClick={() => onCountry(code === selected ? null : code)}
              >
                {countryName(code, language())}
              </UnstyledButton>
            </span>
          )}
        />
      )}
      {rows.length > shown.length && (
        <div className={classes.more}>
          <Button size="small" variant="subtle" tone="plain" onClick={() => setAll(true)}>
            <Trans>All {count} countries</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}
