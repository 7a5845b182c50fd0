import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getAppPerformance } from '#contract/overview/overview.ts'
import type { ListingRef } from '#contract/store.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { formatCompact, formatMoney, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Delta } from '#web/ui/display/delta.tsx'
import { ReadCard, type CardLink, type Figure, Trend } from './read-card.tsx'

type Performance = EndpointOutput<typeof getAppPerformance>
interface Props {
  listing: ListingRef
  result: ReadResult<Performance>
  link?: CardLink
}

/** OV-021. */
export function DownloadsCard({ listing, result, link }: Props) {
  const { t } = useLingui()
  return (
    <ReadCard
      title={t`Downloads`}
      provenance={result.data?.provenance.downloads}
      performance={result.data}
      about={<Trans>Downloads in all countries in the last 30 days, compared with the 30 days before.</Trans>}
      caption={<Trans>Worldwide, last 30 days</Trans>}
      result={result}
      figure={
        result.data &&
        downloadsOf(
          result.data,
          t`compared with the previous 30 days`,
          <Trend listing={listing} figure="downloads" performance={result.data} />,
        )
      }
      link={link}
    />
  )
}

/** OV-022. */
export function RevenueCard({ listing, result, link }: Props) {
  const { t } = useLingui()
  return (
    <ReadCard
      title={t`Revenue`}
      provenance={result.data?.provenance.revenue}
      about={<Trans>Revenue in all countries in the last 30 days, compared with the 30 days before.</Trans>}
      caption={
        // Beside downloads as the store told them it could be taken for the owner's own.
        result.data?.own?.downloadsLast30Days == null ? (
          <Trans>Worldwide, last 30 days</Trans>
        ) : (
          <Trans>Worldwide, last 30 days, our estimate</Trans>
        )
      }
      result={result}
      figure={
        result.data &&
        revenueOf(result.data, t`compared with the previous 30 days`, <Trend listing={listing} figure="revenue" />)
      }
      link={link}
    />
  )
}

function downloadsOf(performance: Performance, against: string, graphic: ReactNode): Figure | null {
  const { downloadsLast30Days: downloads, downloadsLast30DaysDelta: delta } = performance
  return downloads === null
    ? null
    : { value: formatCompact(downloads, language()), delta: relative(delta, against), graphic }
}

function revenueOf(performance: Performance, against: string, graphic: ReactNode): Figure | null {
  const { revenueLast30Days: revenue, revenueLast30DaysDelta: delta, revenueCurrency: currency } = performance
  if (revenue === null || currency === null) return null
  return { value: formatMoney(revenue, currency, language()), delta: relative(delta, against), graphic }
}

const relative = (delta: number | null, against: string) =>
  delta === null ? null : (
    <Delta direction={delta} against={against}>
      {formatPercent(Math.abs(delta), language())}
    </Delta>
  )
