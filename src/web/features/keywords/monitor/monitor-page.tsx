import { Trans } from '@lingui/react/macro'
import type { PeriodName } from '#aso/keywords/periods.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Monitor } from './monitor.tsx'
import { MonitorSkeleton } from './monitor-skeleton.tsx'
import { NothingTracked } from './nothing-tracked.tsx'
import { useMeasuringPoll } from './use-measuring-poll.ts'
import { useMonitor } from './use-monitor.ts'
import { SavedElsewhere } from './saved-elsewhere.tsx'

interface Props {
  app: AppInCountry
  /** What is searched for in the table at first. */
  keyword: string
  period: PeriodName
  /** UTC day whose edit of the listing one came for. */
  edit: string | null
  onPeriod: (period: PeriodName) => void
}

/** KEY-003: how the tracked keywords of an app rank in a country, what moved, and who is in front. */
export function MonitorPage({ app, keyword, period, edit, onPeriod }: Props) {
  const { title, iconUrl, store, locale } = app
  const reads = useMonitor(app)
  const { tracked, history } = reads
  const state = readState(tracked)
  useMeasuringPoll(tracked.data?.measuring ?? null, tracked, history)
  const country = countryInSentence(locale)
  const ages = [tracked.updatedAt, history.updatedAt].filter((at) => at !== null)
  return (
    <AppPage
      title={title}
      store={store}
      iconUrl={iconUrl}
      about={<Trans>Tracked keywords in {country}.</Trans>}
      at={ages.length > 0 ? Math.min(...ages) : null}
      busy={tracked.isRefreshing || history.isRefreshing}
    >
      {tracked.data === undefined ? (
        <SectionState
          state={state === 'ready' ? 'loading' : state}
          failed={<Trans>Couldn't load the tracked keywords</Trans>}
          unsaved={
            <>
              <Trans>Not saved on this device. The keywords load when you're back online.</Trans>
              <SavedElsewhere app={app} />
            </>
          }
          onRetry={tracked.refresh}
          minHeight={320}
          skeleton={<MonitorSkeleton />}
        />
      ) : tracked.data.keywords.length === 0 ? (
        <NothingTracked app={app} />
      ) : (
        <Monitor
          app={app}
          reads={reads}
          tracked={tracked.data}
          keyword={keyword}
          period={period}
          edit={edit}
          onPeriod={onPeriod}
        />
      )}
    </AppPage>
  )
}
