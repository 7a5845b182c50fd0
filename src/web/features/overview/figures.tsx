import { useRead } from '#web/data/queries/read.ts'
import { Freshness } from '#web/ui/freshness/freshness.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { NotAvailable } from './not-available.tsx'
import { appKey, type SelectedApp } from '#web/apps/selected-app.ts'
import { overviewQuestions } from './reads/overview-reads.ts'
import { StatGrid } from './stats/stat-grid.tsx'
import { useOverview } from './reads/use-overview.ts'
import { useRestored } from './reads/use-restored.ts'

interface Props {
  app: SelectedApp
  /** The selected country's locale. */
  locale: string
}

/** The five figures of an app's overview, for other pages; each loads and fails by itself. */
export function Figures(selected: Props) {
  const { app, locale } = useRestored(selected.app, selected.locale)
  // Another app or country: nothing of the one before stays (OV-011).
  return <OfListing key={`${appKey(app)} ${locale}`} app={app} locale={locale} />
}

function OfListing({ app, locale }: Props) {
  const results = useOverview(app, locale)
  const { data, error } = results.details
  if (!data && error?.code === 'APP_NOT_AVAILABLE') return <NotAvailable app={app} locale={locale} />
  return <StatGrid app={app} locale={locale} results={results} />
}

/** How old the figures are: as old as the app's listing. */
export function FiguresAge({ app, locale }: Props) {
  const phone = usePhone()
  const { updatedAt, isRefreshing } = useRead(overviewQuestions(app, locale).details)
  return updatedAt !== null && <Freshness at={updatedAt} busy={isRefreshing} compact={phone} />
}
