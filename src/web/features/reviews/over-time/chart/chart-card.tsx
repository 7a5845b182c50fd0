import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useMemo, useState } from 'react'
import { reviewsOverTime, type Splitting } from '#aso/reviews/over-time.ts'
import type { Period } from '#aso/reviews/periods.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import classes from '../over-time.module.css'
import { groupName } from './group-name.ts'
import { IntervalTable } from './interval-table.tsx'
import { measureNames, measures, type Measure } from './measures.ts'

const DayChart = lazy(async () => ({ default: (await import('#web/ui/charts/day-chart.tsx')).DayChart }))

/** Lines that can be told apart. */
const LINES_MAX = 5

interface Props {
  /** Of the period. */
  reviews: readonly OwnReview[]
  period: Period
  every: 'week' | 'month'
  by: Splitting | null
}

/** Volume, stars, answers and their speed week by week or month by month. */
export function ChartCard({ reviews, period, every, by }: Props) {
  const { t, i18n } = useLingui()
  const phone = usePhone()
  const [measure, setMeasure] = useState<Measure>('reviews')
  const [asTable, setAsTable] = useState(false)
  const all = useMemo(() => reviewsOverTime(reviews, { period, every, by }), [reviews, period, every, by])
  const series = all.slice(0, LINES_MAX)
  const { name, value, axis: axisOf, text } = measures[measure]
  const dates = series[0]?.intervals.map(({ start }) => start) ?? []
  const lines = series.map(({ group, intervals }, index) => ({
    label: groupName(group, by),
    color: `var(--sg-c${index + 1})`,
    values: intervals.map(value),
  }))
  const known = lines.flatMap(({ values }) => values.filter((one) => one !== null))
  const axis = axisOf(known)
  const options = measureNames.map((one) => ({ value: one, label: i18n._(measures[one].name) }))
  return (
    <Card
      title={i18n._(name)}
      aside={
        <Button size="small" variant="subtle" tone="plain" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <Trans>View as table</Trans>
        </Button>
      }
    >
      <div className={classes.controls}>
        {phone ? (
          <FilterSelect label={t`Figure`} value={measure} options={options} onChange={setMeasure} />
        ) : (
          <Segmented label={t`Figure`} value={measure} onChange={setMeasure} options={options} />
        )}
      </div>
      {asTable ? (
        <IntervalTable series={series} every={every} by={by} />
      ) : known.length === 0 ? (
        <p className={classes.said}>
          <Trans>There is nothing of it in this period.</Trans>
        </p>
      ) : (
        <div className={classes.chart}>
          <Suspense>
            {/* Another set of lines is another chart: the drawing keeps the measures of the first one. */}
            <DayChart
              key={[measure, every, ...lines.map(({ label }) => label)].join(' ')}
              name={i18n._(name)}
              dates={dates}
              lines={lines}
              axis={axis}
              tickText={text}
              valueText={text}
            />
          </Suspense>
        </div>
      )}
      {by !== null && !asTable && (
        <ul className={classes.legend} aria-label={t`Lines`}>
          {lines.map(({ label, color }) => (
            <li key={label} style={{ '--colour': color } as React.CSSProperties}>
              {label}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
