import { Plural, Trans } from '@lingui/react/macro'
import { getOverviewTrends, type OverviewTrends } from '#contract/overview-history.ts'
import type { ListingRef } from '#contract/store.ts'
import { read, useRead } from '#web/data/read.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Sparkline } from '#web/ui/sparkline.tsx'
import { trendValues } from './trend-values.ts'

export type TrendFigure = keyof OverviewTrends

interface Props {
  listing: ListingRef
  figure: TrendFigure
}

/** The last days of a figure as a line, and in words; nothing where too little is known of them. */
export function TrendLine({ listing, figure }: Props) {
  const trends = useRead(read(getOverviewTrends, { query: listing })).data
  const values = trendValues(trends?.[figure])
  const [first, last] = [values?.[0], values?.at(-1)]
  if (!values || first == null || last == null) return null
  const text = (value: number) => formatNumber(value, language(), figure === 'averageRating' ? 2 : 0)
  const [from, to] = [text(first), text(last)]
  return (
    <>
      <Sparkline values={values} />
      <span className="sg-visually-hidden">
        <Trans>
          from {from} to {to} in <Plural value={values.length} one="# day" other="# days" />
        </Trans>
      </span>
    </>
  )
}
