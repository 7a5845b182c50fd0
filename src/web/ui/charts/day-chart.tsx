import '@mantine/charts/styles.layer.css'
import { LineChart } from '@mantine/charts'
import { isDay, type UtcDay } from '#contract/protocol/days.ts'
import { formatAxisDay, formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { DAY_CHART, dayTicks, type Axis } from './chart-axis.ts'
import { usePhone } from '../hooks/media-queries.ts'

/** Beyond so many days the axis names months. */
const DAYS_MAX = 120

export interface DayLine {
  /** What the line shows, in its tooltip. */
  label: string
  /** One for each day; null: not known, a gap in the line. */
  values: readonly (number | null)[]
  /** A CSS colour. */
  color?: string
}

interface Props {
  /** What the chart shows: "Average rating". */
  name: string
  /** Every day in order, ISO. */
  dates: readonly UtcDay[]
  lines: readonly DayLine[]
  axis: Axis
  /** Of the axis. */
  tickText: (value: number) => string
  /** Of one day. */
  valueText: (value: number) => string
  /** Days with an upright line. */
  marked?: readonly string[]
}

/** Figures over days, as they were measured: straight from one day to the next. The table beside it says the same in text. Heavy: load it late. */
export function DayChart({ name, dates, lines, axis, tickText, valueText, marked }: Props) {
  const phone = usePhone()
  const unit = dates.length > DAYS_MAX ? 'month' : 'day'
  return (
    <LineChart
      h={DAY_CHART.height}
      data={dates.map((date, day) => ({
        date,
        ...Object.fromEntries(lines.map(({ values }, index) => [`s${index}`, values[day] ?? null])),
      }))}
      dataKey="date"
      series={lines.map(({ label, color = 'var(--sg-c1)' }, index) => ({ name: `s${index}`, label, color }))}
      curveType="linear"
      connectNulls={false}
      withDots={false}
      strokeWidth={2}
      tickLine="none"
      strokeDasharray="0"
      gridColor="var(--sg-grid)"
      textColor="var(--sg-text-2)"
      referenceLines={marked?.map((x) => ({ x, color: 'var(--sg-line-strong)', strokeDasharray: '3 3' })) ?? []}
      lineChartProps={{ title: name, margin: DAY_CHART.margin }}
      xAxisProps={{
        ticks: dayTicks(dates, phone ? 4 : 7),
        interval: 0,
        tickFormatter: (day: UtcDay) => formatAxisDay(day, language(), unit),
      }}
      yAxisProps={{
        domain: axis.domain,
        ticks: axis.ticks,
        interval: 0,
        width: DAY_CHART.axisWidth,
        tickFormatter: tickText,
      }}
      tooltipProps={{
        cursor: { stroke: 'var(--sg-line-strong)', strokeWidth: 1 },
        labelFormatter: (day) => (typeof day === 'string' && isDay(day) ? formatDay(day, language()) : day),
      }}
      valueFormatter={valueText}
    />
  )
}
