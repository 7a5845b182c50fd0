import { Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui, Trans } from '@lingui/react/macro'
import type { AppPerformance } from '#contract/overview/overview.ts'
import { getOverviewTrends, type OverviewTrends, type TrendPoint } from '#contract/overview/history.ts'
import type { ListingRef } from '#contract/store.ts'
import { daysBetween } from '#contract/protocol/days.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { formatNumber, formatCompact } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'

export type TrendFigure = Exclude<keyof OverviewTrends, 'own'>

interface LineProps {
  listing: ListingRef
  figure: TrendFigure
}

interface Props extends LineProps {
  performance?: AppPerformance
}

/** What the height of a line stands for at least: stars, and a share of the value. */
const LEAST_STARS = 0.2
const LEAST_SHARE = 0.1

/** The last days of a figure as a line; of downloads that the owner's store told, how they compare with the estimate. */
export const TrendLine = ({ performance, ...line }: Props) =>
  performance?.own?.downloadsLast30Days == null ? <DayLine {...line} /> : <OwnLine performance={performance} />

/** The last days of a figure as a line, and in words; nothing where too little is known of them. */
function DayLine({ listing, figure }: LineProps) {
  const { t } = useLingui()
  const trends = useRead(read(getOverviewTrends, { query: listing })).data
  const values = trendValues(trends?.[figure])
  const [first, last] = [values?.[0], values?.at(-1)]
  if (!values || first == null || last == null) return null
  const text = (value: number) => formatNumber(value, language(), figure === 'averageRating' ? 2 : 0)
  const [from, to] = [text(first), text(last)]
  const days = plural(values.length, { one: '# day', other: '# days' })
  return (
    <Sparkline
      values={values}
      label={t`Daily values: from ${from} to ${to} in ${days}`}
      leastRange={figure === 'averageRating' ? LEAST_STARS : LEAST_SHARE * Math.max(first, last)}
    />
  )
}

/** Days that have to be known for a line to say something. */
const LEAST = 7

/** A value for each day from the first known one to the last; null where it is not known. null: too little is known to draw. */
export function trendValues(points: readonly TrendPoint[] | null | undefined): (number | null)[] | null {
  const known = points?.filter(({ value }) => value !== null) ?? []
  const first = known[0]
  if (!first || known.length < LEAST) return null
  const values: (number | null)[] = []
  for (const { date, value } of known) {
    const day = daysBetween(first.date, date)
    while (values.length < day) values.push(null)
    values.push(value)
  }
  return values
}

/** Under downloads that the owner's store told: these and our estimate of them side by side. */
function OwnLine({ performance: { own } }: { performance: AppPerformance }) {
  const text = (value: number | null | undefined) => (value == null ? '–' : formatCompact(value, language()))
  const [yours, estimate] = [text(own?.downloadsLast30Days), text(own?.estimatedDownloadsLast30Days)]
  return (
    <Text size="xs" lh="14px" c="dimmed">
      <Trans>
        Yours: {yours}, our estimate: {estimate}
      </Trans>
    </Text>
  )
}
