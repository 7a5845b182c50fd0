import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Box, Group } from '@mantine/core'
import type { UtcDay } from '#contract/protocol/days.ts'
import { formatCompact, formatDay, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { roundAxis } from '#web/ui/charts/chart-axis.ts'
import { lineColour } from '#web/ui/charts/line-colour.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable, TableScroll } from '#web/ui/data-table/section-table.tsx'
import { figureText, type PerformanceFigure } from '../downloads/daily-figure.ts'
import { useChunk } from '../lazy-parts.tsx'
import type { Measure } from './trend-lines.ts'

const loadChart = () => import('#web/ui/charts/day-chart.tsx')

interface Line {
  id: string
  title: string
  /** One for each day; null: not known. */
  values: readonly (number | null)[]
}

interface Props {
  figure: PerformanceFigure
  measure: Measure
  /** ISO 4217 code; null: no revenue is known. */
  currency: string | null
  days: readonly UtcDay[]
  /** In the order of their colours. */
  lines: readonly Line[]
  /** Of the apps' names. */
  lang: string
  asTable: boolean
  /** Until the chart's code is there. */
  loading: ReactNode
}

/** The lines as a chart or as a table. Where the chart's code can't be had, the table shows the same. */
export function TrendView({ figure, measure, currency, days, lines, lang, asTable, loading }: Props) {
  const { t } = useLingui()
  const chunk = useChunk(loadChart, true)
  const name = figure === 'downloads' ? t`Downloads by day` : t`Revenue by day`
  const valueText = (value: number) => measureText(value, measure, figure, currency)
  if (asTable || chunk.state === 'failed')
    return <DaysTable name={name} days={days} lines={lines} valueText={valueText} />
  if (chunk.state === 'loading') return loading
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== null))
  return (
    <>
      <Box px="xs" pt="md">
        <chunk.module.DayChart
          name={name}
          dates={days}
          lines={lines.map(({ title, values }, place) => ({ label: title, values, color: lineColour(place) }))}
          axis={roundAxis(known, { fromZero: measure !== 'indexed' })}
          tickText={(value) => (measure === 'figure' ? formatCompact(value, language()) : valueText(value))}
          valueText={valueText}
        />
      </Box>
      <Group component="ul" gap="6px 16px" px="var(--sg-card-padding)" pt={4} fz="sm" lh="sm" lang={lang}>
        {lines.map(({ id, title }, place) => (
          <Group component="li" key={id} gap="xs" wrap="nowrap">
            <Box component="span" flex="none" w={8} h={8} bdrs="50%" bg={lineColour(place)} aria-hidden />
            {title}
          </Group>
        ))}
      </Group>
    </>
  )
}

function measureText(value: number, measure: Measure, figure: PerformanceFigure, currency: string | null): string {
  switch (measure) {
    case 'figure':
      return figureText(figure, value, currency)
    case 'indexed':
      return formatNumber(value, language())
    case 'share':
      return formatPercent(value / 100, language())
  }
}

interface DaysTableProps extends Pick<Props, 'days' | 'lines'> {
  name: string
  valueText: (value: number) => string
}

interface DayRow {
  day: UtcDay
  values: readonly (number | null)[]
}

/** One row a day, the newest first. */
function DaysTable({ name, days, lines, valueText }: DaysTableProps) {
  const { t } = useLingui()
  const columns: Column<DayRow>[] = [
    { id: 'day', name: t`Day`, cell: ({ day }) => formatDay(day, language()) },
    ...lines.map(({ id, title }, index): Column<DayRow> => ({
      id,
      name: title,
      align: 'right',
      cell: ({ values }) => (values[index] == null ? '–' : valueText(values[index])),
    })),
  ]
  const rows = days.map((day, index) => ({ day, values: lines.map(({ values }) => values[index] ?? null) }))
  return (
    <TableScroll label={name} role="region" h={276} style={{ borderBottom: '1px solid var(--sg-line)' }}>
      <SectionTable
        caption={<Trans>{name}, one column for each app</Trans>}
        rows={rows.toReversed()}
        rowId={({ day }) => day}
        columns={columns}
      />
    </TableScroll>
  )
}
