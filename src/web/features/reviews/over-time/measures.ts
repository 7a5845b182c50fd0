import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import type { ReviewInterval } from '#aso/reviews/over-time.ts'
import { roundAxis, type Axis } from '#web/ui/charts/chart-axis.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { ReviewLine } from './review-line.ts'

export type Measure = 'reviews' | 'average' | 'answered' | 'hours'

interface MeasureOf {
  name: MessageDescriptor
  value: (interval: ReviewInterval) => number | null
  axis: (values: readonly number[]) => Axis
  text: (value: number) => string
}

/** The least that the axis of stars spans. */
const LEAST_STARS = 0.5
const DAY_HOURS = 48

/** 30 → "30 hours", 60 → "2.5 days": beyond two days hours say nothing. */
function hoursText(hours: number): string {
  if (hours >= DAY_HOURS) {
    const days = formatNumber(hours / 24, language(), 1)
    return t`${days} days`
  }
  return plural(Math.round(hours), { one: '# hour', other: '# hours' })
}

export const measures: Record<Measure, MeasureOf> = {
  reviews: {
    name: msg`Reviews`,
    value: ({ reviews }) => reviews,
    axis: (values) => roundAxis(values, { fromZero: true }),
    text: (value) => formatNumber(value, language()),
  },
  average: {
    name: msg`Average stars`,
    value: ({ average }) => average,
    axis: (values) => roundAxis(values, { leastRange: LEAST_STARS, within: [1, 5] }),
    text: (value) => formatNumber(value, language(), 2),
  },
  answered: {
    name: msg`Answered`,
    value: ({ reviews, answered }) => (reviews === 0 ? null : answered / reviews),
    axis: () => ({ domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1], step: 0.25 }),
    text: (value) => formatPercent(value, language(), 0),
  },
  hours: {
    name: msg`Median reply time`,
    value: ({ hoursToAnswer }) => hoursToAnswer,
    axis: (values) => roundAxis(values, { fromZero: true }),
    text: hoursText,
  },
}
export const measureNames = Object.keys(measures) as Measure[]

/** A line's value in an interval; null: unknown or none. */
export const valueIn = (
  measure: Measure,
  { tellsAnswers }: ReviewLine,
  interval: ReviewInterval | null,
): number | null =>
  interval === null || (!tellsAnswers && (measure === 'answered' || measure === 'hours'))
    ? null
    : measures[measure].value(interval)
