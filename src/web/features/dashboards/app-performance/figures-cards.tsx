import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Text, UnstyledButton } from '@mantine/core'
import { useState, Fragment, type ReactNode } from 'react'
import type { OwnDay, OwnSource, OwnCountry, OwnPerformance } from '#contract/connections/own-performance.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { countryName, formatNumber, formatMoney } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Flag } from '#web/ui/display/flag.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { sourceName, dayAndMonth } from './figure-texts.tsx'
import classes from './figures-table.module.css'
import { FiguresTable, type TableOrder } from './figures-table.tsx'
import { type PeriodDays, sourceRows, countryRows } from './performance-figures.ts'

interface Props extends TableOrder {
  days: readonly OwnDay[]
  lastDay: UtcDay
  period: PeriodDays
  source: OwnSource | null
  onSource: (source: OwnSource | null) => void
}

/** Where people came from; pressed, a source is what the rest of the page shows, and pressed again all of them. */
export function SourcesCard({ days, lastDay, period, source, onSource, ...order }: Props) {
  const { t } = useLingui()
  const { store, measure } = order
  const phone = usePhone()
  const rows = sourceRows(days, lastDay, period, measure)
  const hint = store === 'APP_STORE' && (
    <Text component="span" inherit c="dimmed">
      <Trans>Days with few devices are left out by Apple</Trans>
    </Text>
  )
  return (
    <Card title={<Trans>By source</Trans>} aside={!phone && hint}>
      {rows.length === 0 ? (
        <Text c="dimmed" p="var(--sg-card-padding)">
          <Trans>The store has no figures for this period.</Trans>
        </Text>
      ) : (
        <FiguresTable
          {...order}
          caption={<Trans>By source</Trans>}
          head={t`Source`}
          rows={rows}
          selected={source}
          renderName={(one) => (
            <UnstyledButton
              className={classes.choose}
              fz="inherit"
              lh="inherit"
              aria-pressed={one === source}
              onClick={() => onSource(one === source ? null : one)}
            >
              {sourceName(one, store)}
            </UnstyledButton>
          )}
        />
      )}
      {phone && hint && <More>{hint}</More>}
    </Card>
  )
}

/** Below a table. */
const More = ({ children }: { children: ReactNode }) => (
  <Box px="var(--sg-card-padding)" pt="xs" pb="sm" style={{ borderTop: '1px solid var(--sg-line)' }}>
    {children}
  </Box>
)

interface CountriesCardProps extends TableOrder {
  countries: readonly OwnCountry[]
  period: PeriodDays
  /** Code of the chosen country. */
  selected: string | null
  onCountry: (country: string | null) => void
}

/** Rows before the user asks for more. */
const FIRST = 10

/** The figures of all sources by country; pressed, a country is what the page shows, and pressed again all of them. */
export function CountriesCard({ countries, period, selected, onCountry, ...order }: CountriesCardProps) {
  const { t } = useLingui()
  const { measure } = order
  const [all, setAll] = useState(false)
  const rows = countryRows(countries, period, measure)
  const shown = all ? rows : rows.filter(({ key }, index) => index < FIRST || key === selected)
  const count = formatNumber(rows.length, language())
  return (
    <Card
      title={<Trans>By country</Trans>}
      aside={
        <Text component="span" inherit c="dimmed">
          <Trans>All sources</Trans>
        </Text>
      }
    >
      {rows.length === 0 ? (
        <Text c="dimmed" p="var(--sg-card-padding)">
          <Trans>No data by country.</Trans>
        </Text>
      ) : (
        <FiguresTable
          {...order}
          caption={<Trans>By country</Trans>}
          head={t`Country`}
          rows={shown}
          selected={selected}
          renderName={(code) => (
            <Group component="span" gap={10} wrap="nowrap">
              <Flag code={code} size={20} />
              <UnstyledButton
                className={classes.choose}
                fz="inherit"
                lh="inherit"
                aria-pressed={code === selected}
                onClick={() => onCountry(code === selected ? null : code)}
              >
                {countryName(code, language())}
              </UnstyledButton>
            </Group>
          )}
        />
      )}
      {rows.length > shown.length && (
        <More>
          <Button size="sm" variant="subtle" color="gray" onClick={() => setAll(true)}>
            <Trans>All {count} countries</Trans>
          </Button>
        </More>
      )}
    </Card>
  )
}

interface ProceedsCardProps {
  proceeds: OwnPerformance['proceeds']
  lastDay: UtcDay
}

/** What the developer is paid, one line a currency: they are never added up. */
export function ProceedsCard({ proceeds, lastDay }: ProceedsCardProps) {
  const { t } = useLingui()
  const day = dayAndMonth(lastDay)
  const currencyName = new Intl.DisplayNames(language(), { type: 'currency' })
  return (
    <Card
      title={<Trans>Proceeds</Trans>}
      aside={
        <Text component="span" inherit c="dimmed">
          <Trans>30 days up to {day}, all countries</Trans>
        </Text>
      }
    >
      {proceeds.length === 0 ? (
        <Text c="dimmed" p="var(--sg-card-padding)">
          <Trans>The store hasn't provided any proceeds yet.</Trans>
        </Text>
      ) : (
        <Box component="dl" className={classes.amounts} py={6} fz="sm" lh="sm" aria-label={t`Proceeds by currency`}>
          {proceeds.map(({ currency, amount }) => (
            <Fragment key={currency}>
              <dt>{currencyName.of(currency) ?? currency}</dt>
              <dd>{formatMoney(amount, currency, language())}</dd>
            </Fragment>
          ))}
        </Box>
      )}
    </Card>
  )
}
