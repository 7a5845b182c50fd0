import { Group, Text } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  getRankedKeywords,
  getTop30Keywords,
  type getFeaturings,
  type getAverageRating,
} from '#contract/overview/overview.ts'
import { OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { ListingRef } from '#contract/store.ts'
import { useRankedKeywords } from '#web/data/queries/ranked-keywords.ts'
import { type SelectedApp, appKey } from '#web/apps/selected-app.ts'
import { type ReadResult, useRead } from '#web/data/queries/read.ts'
import { countryName, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { LiveNote } from '#web/apps/sources/live-note.tsx'
import { Flag } from '#web/ui/display/flag.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { countryInSentence, countryNameOf } from '#web/i18n/country.ts'
import { Delta } from '#web/ui/display/delta.tsx'
import { type OverviewResults, useOverview, useRestored } from '../use-overview.ts'
import { DownloadsCard, RankedKeywordsCard, RevenueCard } from './stat-cards.tsx'
import { ReadCard, type CardLink, type Figure, Trend } from './read-card.tsx'
import { NotAvailable } from '../listing-states.tsx'
import { overviewQueries } from '../reads.ts'
import classes from './stat-grid.module.css'

interface Props {
  app: SelectedApp
  locale: string
  results: OverviewResults
}

/** OV-021 to OV-025: the five figures, in the order of the specification. */
export function StatGrid({ app, locale, results }: Props) {
  const { trackId, store, isOwn } = app
  const listing = { trackId, store, locale }
  const search = isOwn ? {} : { competitor: trackId }
  const downloads = { to: '/dashboard/downloads', search } as const
  const ranked = useRankedKeywords(getRankedKeywords, listing)
  const top30 = useRankedKeywords(getTop30Keywords, listing)
  return (
    <div className={classes.grid}>
      <DownloadsCard listing={listing} result={results.performance} link={downloads} />
      <RevenueCard listing={listing} result={results.performance} link={downloads} />
      <FeaturingCard result={results.featurings} link={{ to: '/analyze-market/featurings', search }} />
      <RankedKeywordsCard
        ranked={ranked}
        top30={top30}
        listing={listing}
        link={{ to: '/analyze-keywords/all-ranked', search }}
      />
      <RatingCard result={results.rating} listing={listing} link={{ to: '/rr/ratings', search }} />
    </div>
  )
}

type Featurings = EndpointOutput<typeof getFeaturings>

/** Flags shown at most. */
const FLAGS = 5

/** OV-023: in how many countries the store featured the app. */
export function FeaturingCard({ result, link }: { result: ReadResult<Featurings>; link?: CardLink }) {
  const { t } = useLingui()
  const phone = usePhone()
  return (
    <ReadCard
      title={t`App featuring`}
      provenance={result.data?.provenance}
      about={<Trans>Countries where the store's editors featured the app.</Trans>}
      caption={<Plural value={result.data?.days ?? OVERVIEW_DAYS} one="Last day" other="Last # days" />}
      result={result}
      figure={result.data && featuringOf(result.data, phone)}
      unknownText={
        <LiveNote>
          <Trans>Not provided by the store</Trans>
        </LiveNote>
      }
      wide
      link={link}
    />
  )
}

/** On a phone the card is as wide as the window: the flags stand beside the number. */
function featuringOf({ countries }: Featurings, phone: boolean): Figure | null {
  if (!countries) return null
  const flags = countries.length > 0 && <Flags countries={countries} />
  return {
    value: formatNumber(countries.length, language()),
    unit: <Plural value={countries.length} one="country" other="countries" />,
    ...(phone ? { delta: flags } : { graphic: flags }),
  }
}

function Flags({ countries }: { countries: readonly string[] }) {
  const more = countries.length - FLAGS
  return (
    <Group className={classes.flags} gap={4} wrap="nowrap">
      {countries.slice(0, FLAGS).map((code) => (
        <Flag key={code} code={code} size={24} label={countryName(code, language())} />
      ))}
      {more > 0 && (
        <Text span size="xs" c="dimmed" pl={4}>
          +{formatNumber(more, language())}
        </Text>
      )}
    </Group>
  )
}

type Rating = EndpointOutput<typeof getAverageRating>

interface RatingCardProps {
  result: ReadResult<Rating>
  listing: ListingRef
  link?: CardLink
}

/** OV-025: stars in the selected country. */
export function RatingCard({ result, listing, link }: RatingCardProps) {
  const { t } = useLingui()
  const country = countryInSentence(listing.locale)
  const count = result.data?.ratingCount ?? null
  return (
    <ReadCard
      title={t`Average rating`}
      provenance={result.data?.provenance}
      about={<Trans>Average of all star ratings in {country}, compared with 30 days ago.</Trans>}
      caption={
        <>
          {countryNameOf(listing.locale)}
          {count !== null && (
            <>
              , <Plural value={count} one="# rating" other="# ratings" />
            </>
          )}
        </>
      }
      result={result}
      figure={
        result.data &&
        ratingOf(result.data, t`compared with 30 days ago`, <Trend listing={listing} figure="averageRating" />)
      }
      link={link}
    />
  )
}

function ratingOf({ avgRating, delta }: Rating, against: string, graphic: ReactNode): Figure | null {
  if (avgRating === null) return null
  return {
    value: formatNumber(avgRating, language(), 2),
    delta: delta !== null && (
      <Delta direction={Math.round(delta * 100)} against={against}>
        {formatNumber(Math.abs(delta), language(), 2)}
      </Delta>
    ),
    graphic,
  }
}

interface FiguresProps {
  app: SelectedApp
  /** The selected country's locale. */
  locale: string
}

/** The five figures of an app's overview, for other pages; each loads and fails by itself. */
export function Figures(selected: FiguresProps) {
  const { app, locale } = useRestored(selected.app, selected.locale)
  // Another app or country: nothing of the one before stays (OV-011).
  return <OfListing key={`${appKey(app)} ${locale}`} app={app} locale={locale} />
}

function OfListing({ app, locale }: FiguresProps) {
  const results = useOverview(app, locale)
  const { data, error } = results.details
  if (!data && error?.code === 'APP_NOT_AVAILABLE') return <NotAvailable app={app} locale={locale} />
  return <StatGrid app={app} locale={locale} results={results} />
}

/** How old the figures are: as old as the app's listing. */
export function FiguresAge({ app, locale }: FiguresProps) {
  const phone = usePhone()
  const { updatedAt, isRefreshing } = useRead(overviewQueries(app, locale).details)
  return updatedAt !== null && <Freshness at={updatedAt} busy={isRefreshing} compact={phone} />
}
