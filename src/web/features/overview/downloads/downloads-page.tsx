import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Box, SegmentedControl } from '@mantine/core'
import {
  getOverviewTrends,
  type StorefrontPerformances,
  type StorefrontPerformance,
} from '#contract/overview/history.ts'
import { countryCodeOf, type Store } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { LiveNote } from '#web/apps/sources/live-note.tsx'
import { chartSources, SourceOffNote } from '#web/apps/sources/source-off-note.tsx'
import { read, useRead, type ReadResult } from '#web/data/queries/read.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { countryName, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { currentRow, SectionTable } from '#web/ui/data-table/section-table.tsx'
import { CountryCell } from '#web/ui/display/country-cell.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import { DownloadsCard, RevenueCard } from '../overview-page/stat-cards.tsx'
import { DailyCard, Mark } from './daily-card.tsx'
import { type PerformanceFigure, figureName, figureText } from './daily-figure.ts'
import { performanceRead, storefrontsRead } from '../reads.ts'
import { About } from '../lazy-parts.tsx'
import { StaleNote, SectionAside } from '../page-age.tsx'
import classes from './downloads.module.css'

interface Props {
  app: AppInCountry
}

/** Downloads and revenue of an app: the last 30 days as a whole and country by country, up to 400 day by day; the target of both cards (OV-021, OV-022). */
export function DownloadsPage({ app }: Props) {
  const { t } = useLingui()
  const [figure, setFigure] = useState<PerformanceFigure>('downloads')
  const { trackId, store, locale, title, iconUrl, project } = app
  const listing = { trackId, store, locale }
  const performance = useRead(performanceRead({ trackId, store }, locale))
  const trends = useRead(read(getOverviewTrends, { query: listing }))
  const storefronts = useRead(storefrontsRead(app))
  return (
    <AppPage
      title={title}
      store={app.store}
      iconUrl={iconUrl}
      about={<Trans>Downloads and revenue, day by day and by country.</Trans>}
      at={performance.updatedAt}
      busy={[performance, trends, storefronts].some((one) => one.isRefreshing)}
    >
      <div className={classes.figures}>
        <DownloadsCard listing={listing} result={performance} />
        <RevenueCard listing={listing} result={performance} />
      </div>
      <div>
        <SegmentedControl
          aria-label={t`Figure`}
          size="sm"
          mod="wide"
          value={figure}
          onChange={setFigure}
          data={[
            { value: 'downloads', label: <Trans>Downloads</Trans> },
            { value: 'revenue', label: <Trans>Revenue</Trans> },
          ]}
        />
      </div>
      <DailyCard
        key={countryCodeOf(locale)}
        figure={figure}
        listing={listing}
        trends={trends}
        storefronts={storefronts}
        currency={performance.data?.revenueCurrency ?? null}
        provenance={performance.data?.provenance[figure]}
      />
      <StorefrontsCard
        store={store}
        figure={figure}
        result={storefronts}
        tracked={project.countries}
        selected={locale}
      />
    </AppPage>
  )
}

interface StorefrontsCardProps {
  store: Store
  figure: PerformanceFigure
  result: ReadResult<StorefrontPerformances>
  /** Locales of the tracked countries. */
  tracked: readonly string[]
  /** The selected country's locale. */
  selected: string
}

/** The figure of 30 days in each country. */
function StorefrontsCard({ store, figure, result, tracked, selected }: StorefrontsCardProps) {
  const { t } = useLingui()
  const { data } = result
  const state = readState(result)
  const provenance = data?.provenance[figure]
  const storefronts = data?.storefronts ?? []
  const elsewhere = data?.elsewhere
  return (
    <Card
      title={<Trans>By country</Trans>}
      pill={storefronts.length > 0 && <Mark mark={data?.own && figure === 'downloads' ? 'own' : 'estimate'} />}
      aside={
        <>
          <SectionAside at={result.updatedAt} />
          {provenance?.stale && <StaleNote asOf={provenance.asOf} />}
          <About title={t`By country`} provenance={provenance}>
            {data?.own && figure === 'downloads' ? (
              <Trans>
                Each country's figures from your store account for its latest 30 days, compared with the previous 30
                days.
              </Trans>
            ) : (
              <Trans>
                Each country's store in the last 30 days, compared with the 30 days before. In real stores we estimate
                each country from its own chart positions, so the countries don't add up to the worldwide figure.
              </Trans>
            )}
          </About>
        </>
      }
    >
      {state !== 'ready' ? (
        <SectionState
          state={state}
          failed={<Trans>Couldn't load the countries</Trans>}
          unsaved={<Trans>The countries load when you're back online</Trans>}
          onRetry={result.refresh}
          minHeight={240}
        />
      ) : storefronts.length === 0 ? (
        <Box c="dimmed" p="var(--sg-card-padding)">
          <Trans>No data by country.</Trans>
          <LiveNote>
            <Trans>Tracked countries appear here once the app is in one of their charts.</Trans>
          </LiveNote>
          <SourceOffNote sources={chartSources(store)} />
        </Box>
      ) : (
        <StorefrontsTable
          figure={figure}
          storefronts={storefronts}
          elsewhere={(figure === 'downloads' ? elsewhere?.downloadsLast30Days : elsewhere?.revenueLast30Days) ?? 0}
          currency={data?.revenueCurrency ?? null}
          tracked={tracked}
          selected={countryCodeOf(selected)}
        />
      )}
    </Card>
  )
}

interface StorefrontsTableProps {
  figure: PerformanceFigure
  storefronts: readonly StorefrontPerformance[]
  /** What the worldwide figure holds beyond these countries; 0 where they don't add up to it. */
  elsewhere: number
  /** ISO 4217 code; null: no revenue is known. */
  currency: string | null
  /** Locales of the tracked countries. */
  tracked: readonly string[]
  /** Code of the selected country. */
  selected: string
}

/** One row a country, the most first; a tracked one can be chosen. */
function StorefrontsTable({ figure, storefronts, elsewhere, currency, tracked, selected }: StorefrontsTableProps) {
  const name = figureName(figure)
  const rows: CountryRow[] = storefronts
    .map((one) => ({ country: one.country, ...figureOf(one, figure) }))
    .toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1))
  if (elsewhere > 0) rows.push({ country: null, value: elsewhere, delta: null })
  return (
    <SectionTable
      caption={<Trans>{name} by country</Trans>}
      rows={rows}
      rowId={({ country }) => country ?? 'elsewhere'}
      columns={useCountryColumns({ figure, currency, tracked })}
      rowProps={({ country }) => currentRow(country === selected)}
    />
  )
}

/** `country`: null for all others together. */
type CountryRow = ReturnType<typeof figureOf> & { country: string | null }
type CountryColumnsOptions = Pick<StorefrontsTableProps, 'figure' | 'currency' | 'tracked'>

function useCountryColumns({ figure, currency, tracked }: CountryColumnsOptions): readonly Column<CountryRow>[] {
  const { t } = useLingui()
  const select = useSelect()
  const name = figureName(figure)
  return [
    {
      id: 'country',
      name: t`Country`,
      cell: ({ country }) => {
        if (country === null) return <Trans>Other countries</Trans>
        const locale = tracked.find((one) => countryCodeOf(one) === country)
        return (
          <CountryCell
            code={country}
            name={countryName(country, language())}
            onChoose={locale === undefined ? null : () => select({ locale })}
          />
        )
      },
    },
    {
      id: 'value',
      name,
      align: 'right',
      cell: ({ value }) => (value === null ? '–' : figureText(figure, value, currency)),
    },
    {
      id: 'change',
      name: t`Change`,
      align: 'right',
      cell: ({ delta }) =>
        delta === null ? '–' : <Delta direction={delta}>{formatPercent(Math.abs(delta), language())}</Delta>,
    },
  ]
}

const figureOf = (one: StorefrontPerformance, figure: PerformanceFigure) =>
  figure === 'downloads'
    ? { value: one.downloadsLast30Days, delta: one.downloadsLast30DaysDelta }
    : { value: one.revenueLast30Days, delta: one.revenueLast30DaysDelta }
