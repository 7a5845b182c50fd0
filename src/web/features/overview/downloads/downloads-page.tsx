import { Trans } from '@lingui/react/macro'
import { getAppPerformance } from '#contract/overview.ts'
import { getOverviewTrends } from '#contract/overview-history.ts'
import type { AppRef } from '#contract/store.ts'
import { read, useRead } from '#web/data/read.ts'
import { AppPage } from '#web/ui/app-page.tsx'
import { DownloadsCard, RevenueCard } from '../stats/performance-cards.tsx'
import { DailyCard } from './daily-card.tsx'
import classes from './downloads.module.css'

interface Props {
  app: AppRef & { title: string; iconUrl: string | null; locale: string }
}

/** Downloads and revenue of an app in the last 30 days: as a whole and day by day; the target of both cards (OV-021, OV-022). */
export function DownloadsPage({ app }: Props) {
  const { trackId, store, locale, title, iconUrl } = app
  const listing = { trackId, store, locale }
  const performance = useRead(read(getAppPerformance, { params: { trackId }, query: { locale, store } }))
  const trends = useRead(read(getOverviewTrends, { query: listing }))
  return (
    <AppPage
      title={title}
      iconUrl={iconUrl}
      about={<Trans>Downloads and revenue, worldwide.</Trans>}
      at={performance.updatedAt}
      busy={performance.isRefreshing || trends.isRefreshing}
    >
      <div className={classes.figures}>
        <DownloadsCard listing={listing} result={performance} />
        <RevenueCard listing={listing} result={performance} />
      </div>
      <DailyCard
        trends={trends}
        currency={performance.data?.revenueCurrency ?? null}
        provenance={performance.data?.provenance}
      />
    </AppPage>
  )
}
