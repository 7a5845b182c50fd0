import { Trans } from '@lingui/react/macro'
import { Skeleton, Stack } from '@mantine/core'
import { AppPage } from '#web/apps/app-page.tsx'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { mayChange } from '#web/session/may.ts'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { AddKeywordsButton } from '../add/add-keywords-button.tsx'
import { Monitor, type MonitorSearch } from './monitor.tsx'
import { useMeasuringPoll, useMonitor } from './use-monitor.ts'
import { SavedElsewhere } from './saved-elsewhere.tsx'

interface Props {
  app: AppInCountry
  /** What the address says, not yet validated. */
  search: MonitorSearch
  /** Changes a part of it, in its place in the history. */
  onSearch: (search: MonitorSearch) => void
}

/** KEY-003: how the tracked keywords of an app rank in a country, what moved, and who is in front. */
export function MonitorPage({ app, search, onSearch }: Props) {
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
        <Monitor app={app} reads={reads} tracked={tracked.data} search={search} onSearch={onSearch} />
      )}
    </AppPage>
  )
}

/** Strip, chart and rows before anything is known. */
function MonitorSkeleton() {
  return (
    <Stack flex={1} gap={22}>
      <Skeleton height={62} />
      <Skeleton height={256} />
      {[38, 52, 44, 60, 41, 48].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={14} />
      ))}
    </Stack>
  )
}

/** The app has no tracked keywords in this country: leads to the research and to adding keywords. */
function NothingTracked({ app }: { app: AppInCountry }) {
  return (
    <EmptyState
      title={<Trans>Track your first keywords</Trans>}
      action={
        mayChange(app.project) ? (
          <>
            <ButtonLink to="/analyze-keywords/keyword-research" variant="filled">
              <Trans>Find keywords</Trans>
            </ButtonLink>
            <AddKeywordsButton app={app} />
          </>
        ) : (
          <ViewOnly />
        )
      }
    >
      <Trans>Their ranks are recorded every day. Here you see what moved and which competitors rank higher.</Trans>
    </EmptyState>
  )
}
