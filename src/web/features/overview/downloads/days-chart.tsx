import '@mantine/charts/styles.css'
import { LineChart } from '@mantine/charts'
import { formatAxisDay, formatCompact, formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { MantineArea } from '#web/ui/mantine-area.tsx'
import { usePhone } from '#web/ui/use-phone.ts'
import classes from './downloads.module.css'
import type { FigureDay } from './figure-days.ts'

const HEIGHT = 260

interface Props {
  /** "Downloads". */
  name: string
  days: readonly FigureDay[]
  format: (value: number) => string
}

/** The figure over days, from zero up; a gap where a day is not known. The table beside it tells the same in text. */
export function DaysChart({ name, days, format }: Props) {
  'use memo'
  const phone = usePhone()
  const step = Math.max(1, Math.ceil(days.length / (phone ? 4 : 7)))
  return (
    <div className={classes.chart}>
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
          yAxisProps={{
            domain: [0, 'auto'],
            width: 52,
            tickFormatter: (value: number) => formatCompact(value, language()),
          }}
          tooltipProps={{
            cursor: { stroke: 'var(--sg-line-strong)', strokeWidth: 1 },
            labelFormatter: (day) => (typeof day === 'string' ? formatDate(day, language()) : day),
          }}
          valueFormatter={format}
        />
      </MantineArea>
    </div>
  )
}
