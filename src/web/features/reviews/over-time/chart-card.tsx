import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, SegmentedControl, Text } from '@mantine/core'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { UtcDay } from '#contract/protocol/days.ts'
import { formatAxisDay, formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { PlainTable } from '#web/ui/data-table/plain-table.tsx'
import { measureNames, measures, valueIn, type Measure } from './measures.ts'
import classes from './over-time.module.css'
import type { ReviewLine } from './review-line.ts'

const DayChart = lazy(async () => ({ default: (await import('#web/ui/charts/day-chart.tsx')).DayChart }))

interface Props {
  /** All have the same intervals; the first has no gaps. */
  lines: readonly ReviewLine[]
  /** The lines are named. */
  isNamed: boolean
  every: 'week' | 'month'
  /** Selects the apps to compare. */
  chooser: ReactNode
  /** A note about the lines' data. */
  note: ReactNode
}

/** Volume, stars, answers and their speed week by week or month by month. */
export function ChartCard({ lines, isNamed, every, chooser, note }: Props) {
  const { t, i18n } = useLingui()
  const phone = usePhone()
  const [measure, setMeasure] = useState<Measure>('reviews')
  const [asTable, setAsTable] = useState(false)
  const { name, axis: axisOf, text } = measures[measure]
  // The current week or month is incomplete and would look like a fall.
  const end = measure === 'reviews' ? -1 : undefined
  const dates = (lines[0]?.intervals ?? []).flatMap((interval) => interval?.start ?? []).slice(0, end)
  const drawn = lines.map((line) => ({
    label: line.label,
    color: line.color,
    values: line.intervals.map((interval) => valueIn(measure, line, interval)).slice(0, end),
  }))
  const known = drawn.flatMap(({ values }) => values.filter((one) => one !== null))
  const options = measureNames.map((one) => ({ value: one, label: i18n._(measures[one].name) }))
  return (
    <Card
      title={i18n._(name)}
      aside={
        <Button size="sm" variant="subtle" color="gray" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <Trans>View as table</Trans>
        </Button>
      }
    >
      <Group gap="xs" px="var(--sg-card-padding)" py="sm">
        {phone ? (
          <FilterSelect label={t`Figure`} value={measure} options={options} onChange={setMeasure} />
        ) : (
          <SegmentedControl aria-label={t`Figure`} value={measure} onChange={setMeasure} data={options} />
        )}
      </Group>
      {chooser}
      {asTable ? (
        <IntervalTable lines={lines} every={every} isNamed={isNamed} />
      ) : known.length === 0 ? (
        <Text size="sm" c="dimmed" px="var(--sg-card-padding)" py={14}>
          <Trans>No data in this period.</Trans>
        </Text>
      ) : (
        <Box px="var(--sg-card-padding)" pt="xs" pb={4}>
          <Suspense>
            {/* Remounts the chart for another set of lines, because it keeps the dimensions of the first. */}
            <DayChart
              key={[measure, every, ...drawn.map(({ label }) => label)].join(' ')}
              name={i18n._(name)}
              dates={dates}
              lines={drawn}
              axis={axisOf(known)}
              tickText={text}
              valueText={text}
            />
          </Suspense>
        </Box>
      )}
      {isNamed && !asTable && (
        <ul className={classes.legend} aria-label={t`Lines`}>
          {drawn.map(({ label, color }) => (
            <li key={label} style={{ '--colour': color } as React.CSSProperties}>
              {label}
            </li>
          ))}
        </ul>
      )}
      {measure === 'reviews' && !asTable && known.length > 0 && <SoFar lines={lines} every={every} />}
      {note}
    </Card>
  )
}

/** Reviews in the current week or month, which is not in the chart. */
function SoFar({ lines, every }: Pick<Props, 'lines' | 'every'>) {
  const [first, ...others] = lines
  const reviews = first?.intervals.at(-1)?.reviews ?? 0
  const isWeek = every === 'week'
  return (
    <Text size="sm" c="dimmed" px="var(--sg-card-padding)" py={14}>
      {others.length > 0 ? (
        <Trans>The current period is shown in the table only.</Trans>
      ) : isWeek ? (
        <Plural value={reviews} one="# review this week so far" other="# reviews this week so far" />
      ) : (
        <Plural value={reviews} one="# review this month so far" other="# reviews this month so far" />
      )}
    </Text>
  )
}

interface IntervalTableProps {
  lines: readonly ReviewLine[]
  every: 'week' | 'month'
  /** The lines are named. */
  isNamed: boolean
}

/** All figures of the chart as a table, newest first. */
function IntervalTable({ lines, every, isNamed }: IntervalTableProps) {
  const { i18n } = useLingui()
  const nameOf = (start: UtcDay) =>
    every === 'week' ? formatDay(start, language()) : formatAxisDay(start, language(), 'month')
  const starts = (lines[0]?.intervals ?? []).map((interval) => interval?.start ?? null)
  const rows = lines.flatMap((line) =>
    starts.map((start, index) => ({ line, start, interval: line.intervals[index] ?? null })).toReversed(),
  )
  return (
    <PlainTable caption={<Trans>Reviews over time</Trans>} className={classes.table}>
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
            <th scope="row">{start && nameOf(start)}</th>
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
    </PlainTable>
  )
}
