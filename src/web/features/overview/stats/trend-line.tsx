import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AppPerformance } from '#contract/overview/overview.ts'
import { getOverviewTrends, type OverviewTrends } from '#contract/overview/history.ts'
import type { ListingRef } from '#contract/store.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'
import { OwnLine } from './own-line.tsx'
import { trendValues } from './trend-values.ts'

export type TrendFigure = keyof OverviewTrends

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
