import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { getOverviewTrends } from '#contract/overview/history.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { DownloadsCard, RevenueCard } from '../overview-page/performance-cards.tsx'
import { DailyCard } from './daily-card.tsx'
import classes from './downloads.module.css'
import type { PerformanceFigure } from './daily-figure.ts'
import { StorefrontsCard } from './storefronts-card.tsx'
import { performanceRead, storefrontsRead } from '../reads.ts'

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
        <Segmented
          label={t`Figure`}
          size="medium"
          wide
          value={figure}
          onChange={setFigure}
          options={[
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
      <StorefrontsCard figure={figure} result={storefronts} tracked={project.countries} selected={locale} />
    </AppPage>
  )
}
