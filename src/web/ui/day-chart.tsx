import '@mantine/charts/styles.css'
import { LineChart } from '@mantine/charts'
import { formatAxisDay, formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { MantineArea } from './mantine-area.tsx'
import { usePhone } from './use-phone.ts'

const HEIGHT = 260

interface Props {
  /** What the line shows: "Average rating". */
  name: string
  /** Every day in order; null: not known, a gap in the line. */
  days: readonly { date: string; value: number | null }[]
  domain: [from: number, to: number | 'auto']
  /** Of the axis. */
  tickText: (value: number) => string
  /** Of one day. */
  valueText: (value: number) => string
}

/** One figure over days. The table beside it tells the same in text. Heavy: load it late. */
export function DayChart({ name, days, domain, tickText, valueText }: Props) {
  'use memo'
  const phone = usePhone()
  const step = Math.max(1, Math.ceil(days.length / (phone ? 4 : 7)))
  return (
    <MantineArea>
      <LineChart
        h={HEIGHT}
        data={days.map(({ date, value }) => ({ date, value }))}
        dataKey="date"
        series={[{ name: 'value', label: name, color: 'var(--sg-c1)' }]}
        curveType="monotone"
        connectNulls={false}
        withDots={false}
        strokeWidth={2}
        tickLine="none"
        strokeDasharray="0"
        gridColor="var(--sg-grid)"
        textColor="var(--sg-text-2)"
        lineChartProps={{ title: name, margin: { top: 8, right: 16, bottom: 0, left: 0 } }}
        xAxisProps={{
          ticks: days.filter((_, index) => index % step === 0).map(({ date }) => date),
          interval: 0,
          tickFormatter: (day: string) => formatAxisDay(day, language(), 'day'),
        }}
        yAxisProps={{ domain, width: 52, tickFormatter: tickText }}
        tooltipProps={{
          cursor: { stroke: 'var(--sg-line-strong)', strokeWidth: 1 },
          labelFormatter: (day) => (typeof day === 'string' ? formatDate(day, language()) : day),
        }}
        valueFormatter={valueText}
      />
    </MantineArea>
  )
}
