import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getAppPerformance } from '#contract/overview/overview.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import { TOP_POSITIONS } from '#contract/protocol/limits.ts'
import type { ListingRef, Store } from '#contract/store.ts'
import type { RankedKeywordsResult } from '#web/data/queries/ranked-keywords.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { countryInSentence, countryNameOf } from '#web/i18n/country.ts'
import { formatCompact, formatMoney, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { LiveNote } from '#web/apps/sources/live-note.tsx'
import { chartSources, SourceOffNote } from '#web/apps/sources/source-off-note.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import { StatCard, type StatState } from '#web/ui/display/stat-card.tsx'
import { CountingNote, PoolNote } from '#web/ui/feedback/counting-note.tsx'
import { downloadsMark, last30DaysText } from '../listing-facts.ts'
import { CardAge, ReadCard, StatInfo, Trend, type CardLink, type Figure } from './read-card.tsx'

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
      caption={last30DaysText(result.data?.downloadsLast30Days == null ? null : downloadsMark(result.data))}
      result={result}
      figure={
        result.data &&
        downloadsOf(
          result.data,
          t`compared with the previous 30 days`,
          <Trend listing={listing} figure="downloads" performance={result.data} />,
        )
      }
      unknownText={<HowEstimated store={listing.store} />}
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
      caption={last30DaysText(result.data?.revenueLast30Days == null ? null : 'estimate')}
      result={result}
      figure={
        result.data &&
        revenueOf(result.data, t`compared with the previous 30 days`, <Trend listing={listing} figure="revenue" />)
      }
      unknownText={<HowEstimated store={listing.store} />}
      link={link}
    />
  )
}

/** What estimates of downloads and revenue need in a real store. */
export const HowEstimated = ({ store }: { store: Store }) => (
  <>
    <LiveNote>
      <Trans>Estimated once the app is in a chart, or after 30 days of ratings.</Trans>
    </LiveNote>
    <SourceOffNote sources={chartSources(store)} />
  </>
)

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

interface RankedKeywordsProps {
  ranked: RankedKeywordsResult
  /** The same for the first 30 positions (OP-54). */
  top30: RankedKeywordsResult
  listing: ListingRef
  link?: CardLink
}

/** OV-024: how many search terms find the app; counted while one waits. */
export function RankedKeywordsCard({ ranked, top30, listing, link }: RankedKeywordsProps) {
  const { t } = useLingui()
  const country = countryInSentence(listing.locale)
  const name = countryNameOf(listing.locale)
  const title = t`Total ranked keywords`
  const depth = searchDepth(listing.store)
  const pool = ranked.data?.pool
  const [searched, days] = [formatNumber(pool?.searched ?? 0, language()), pool?.days ?? 0]
  return (
    <StatCard
      title={title}
      state={stateOf(ranked)}
      {...figureOf(ranked, t`compared with 30 days ago`)}
      {...(ranked.data && {
        graphic: (
          <Group gap="sm" wrap="nowrap">
            {depth > TOP_POSITIONS && <Top30 count={top30.data?.keywordsCount ?? null} />}
            <Trend listing={listing} figure="rankedKeywords" />
          </Group>
        ),
      })}
      link={link}
      unknownText={
        pool && (
          <LiveNote>
            <Trans>The store is being searched</Trans>
          </LiveNote>
        )
      }
      loadingText={<CountingNote secondsLeft={ranked.inProgress?.secondsLeft ?? null} />}
      caption={
        ranked.data && ranked.inProgress ? (
          <CountingNote {...ranked.inProgress} at={ranked.updatedAt} />
        ) : pool ? (
          <Trans>
            {name}, in {searched} searched terms ({days} days)
          </Trans>
        ) : (
          <Trans>
            {name}, top {depth}
          </Trans>
        )
      }
      onRetry={ranked.refresh}
      aside={
        <StatInfo title={title} provenance={ranked.data?.provenance}>
          <Trans>
            Keywords in {country} where the app ranks in the top {depth}, compared with 30 days ago.
          </Trans>
          {pool && (
            <>
              {' '}
              <Trans>The change and the line are those of the keywords you track.</Trans> <PoolNote pool={pool} />
            </>
          )}
        </StatInfo>
      }
      age={<CardAge result={ranked} />}
    />
  )
}

/** OP-54: the second line; nothing where it is not known. */
function Top30({ count }: { count: number | null }) {
  if (count === null) return null
  const shown = formatNumber(count, language())
  return (
    <Text span size="sm" c="dimmed" flex="none">
      <Trans>
        Top {TOP_POSITIONS}: {shown}
      </Trans>
    </Text>
  )
}

const stateWithoutCount: Record<RankedKeywordsResult['state'], StatState> = {
  counting: 'loading',
  offline: 'unsaved',
  error: 'failed',
  stalled: 'ready',
  done: 'unknown',
}

function stateOf({ state, data }: RankedKeywordsResult): StatState {
  if (!data) return stateWithoutCount[state]
  return data.keywordsCount === null ? 'unknown' : 'ready'
}

function figureOf({ state, data, refresh }: RankedKeywordsResult, against: string): Figure {
  if (data?.keywordsCount != null)
    return {
      value: formatNumber(data.keywordsCount, language()),
      delta:
        data.delta === null ? null : (
          <Delta direction={data.delta} against={against}>
            {formatNumber(Math.abs(data.delta), language())}
          </Delta>
        ),
    }
  if (state !== 'stalled') return { value: null }
  return {
    value: (
      <Text span inherit fz="md" fw={540} lts={0}>
        <Trans>Still calculating</Trans>
      </Text>
    ),
    graphic: (
      <Anchor component="button" type="button" variant="action" onClick={refresh}>
        <Trans>Refresh</Trans>
      </Anchor>
    ),
  }
}
