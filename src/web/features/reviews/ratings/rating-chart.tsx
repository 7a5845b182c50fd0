import '@mantine/charts/styles.css'
import { LineChart } from '@mantine/charts'
import { useLingui } from '@lingui/react/macro'
import { formatAxisDay, formatDate, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { MantineArea } from '#web/ui/mantine-area.tsx'
import { starAxis, type RatingDay } from './rating-days.ts'
import classes from './ratings.module.css'

const HEIGHT = 260
const TICKS = 6

/** The average over days; a gap where it was not read. The table beside it tells the same in text. */
export function RatingChart({ days }: { days: readonly RatingDay[] }) {
  'use memo'
  const { t } = useLingui()
  const step = Math.max(1, Math.ceil(days.length / TICKS))
  const stars = (value: number, digits: number) => formatNumber(value, language(), digits)
  return (
    <div className={classes.chart}>
      <MantineArea>
        <LineChart
          h={HEIGHT}
          data={[...days]}
          dataKey="date"
          series={[{ name: 'avgRating', label: t`Average rating`, color: 'var(--sg-c1)' }]}
          curveType="monotone"
          connectNulls={false}
          withDots={false}
          strokeWidth={2}
          tickLine="none"
          strokeDasharray="0"
          gridColor="var(--sg-grid)"
          textColor="var(--sg-text-2)"
          lineChartProps={{ title: t`Average rating`, margin: { top: 8, right: 16, bottom: 0, left: 0 } }}
          xAxisProps={{
            ticks: days.filter((_, index) => index % step === 0).map(({ date }) => date),
            interval: 0,
            tickFormatter: (day: string) => formatAxisDay(day, language(), 'day'),
          }}
          yAxisProps={{
            domain: starAxis(days.flatMap(({ avgRating }) => avgRating ?? [])),
            width: 44,
            tickFormatter: (value: number) => stars(value, 1),
          }}
          tooltipProps={{
            cursor: { stroke: 'var(--sg-line-strong)', strokeWidth: 1 },
            labelFormatter: (day) => (typeof day === 'string' ? formatDate(day, language()) : day),
          }}
          valueFormatter={(value) => stars(value, 2)}
        />
      </MantineArea>
    </div>
  )
}
