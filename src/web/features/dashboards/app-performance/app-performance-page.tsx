import { Trans } from '@lingui/react/macro'
import { Skeleton, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { OwnPerformance, OwnSource } from '#contract/connections/own-performance.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { ownPerformanceRead } from '#web/data/queries/own-performance.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useRead, type ReadResult } from '#web/data/queries/read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import classes from './app-performance.module.css'
import { ConnectionNote, NoFigures } from './connection-states.tsx'
import { ConversionCard } from './conversion-card.tsx'
import { CountriesCard, ProceedsCard, SourcesCard } from './figures-cards.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { type PeriodDays, comparedOf, firstMeasure, type Measure } from './performance-figures.ts'
import { Toolbar } from './performance-toolbar.tsx'

interface Props {
  app: AppInCountry
  /** Code of the country whose figures are shown; null: all together. */
  country: string | null
  onCountry: (country: string | null) => void
}

/** MENU-062: the own figures of an app from its connected store: from impression to install, by source and by country. */
export function AppPerformancePage({ app, country, onCountry }: Props) {
  const phone = usePhone()
  const [period, setPeriod] = useState<PeriodDays>(30)
  const [source, setSource] = useState<OwnSource | null>(null)
  const { projectId } = app.project
  const world = useRead(ownPerformanceRead(projectId, null))
  const local = useRead(ownPerformanceRead(projectId, country), { enabled: country !== null })
  const shown = country === null ? world : local
  const state = readState(shown)
  useAwaited(shown)
  // The state of the connection is the same for every country.
  const known = shown.data ?? world.data
  const lastDay = known?.lastDay ?? null
  return (
    <Stack
      className={classes.page}
      gap={phone ? 'sm' : 'md'}
      px="var(--sg-gutter)"
      pt={phone ? 'sm' : 'lg'}
      pb={phone ? 'lg' : 'xl'}
    >
      {(!known || lastDay !== null) && (
        <Toolbar
          app={app}
          shown={shown}
          known={known}
          period={period}
          onPeriod={setPeriod}
          source={source}
          onSource={setSource}
          country={country}
          onCountry={onCountry}
        />
      )}
      {known && lastDay !== null && <ConnectionNote own={known} store={app.store} />}
      {state !== 'ready' || !shown.data ? (
        <SectionState
          state={state === 'ready' ? 'loading' : state}
          failed={<Trans>Couldn't load your store's figures</Trans>}
          unsaved={<Trans>Not saved on this device. The figures load when you're back online.</Trans>}
          onRetry={shown.refresh}
          skeleton={<PageSkeleton />}
          minHeight={320}
        />
      ) : shown.data.lastDay === null ? (
        <NoFigures own={shown.data} store={app.store} />
      ) : (
        <OwnFigures
          app={app}
          own={shown.data}
          lastDay={shown.data.lastDay}
          period={period}
          source={source}
          onSource={setSource}
          country={country}
          onCountry={onCountry}
        />
      )}
    </Stack>
  )
}

/** How often the first figures are asked for, ms. */
const AWAITED_MS = 15_000

/** A page that waits for the first figures shows them when they are there. */
function useAwaited({ data, refresh }: ReadResult<OwnPerformance>): void {
  const isOffline = useConnectivity() === 'offline'
  const isAwaited = data?.state === 'waiting' && !isOffline
  useEffect(() => {
    if (!isAwaited) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), AWAITED_MS)
    return () => clearInterval(timer)
  }, [isAwaited, refresh])
}

interface OwnFiguresProps {
  app: AppInCountry
  own: OwnPerformance
  lastDay: UtcDay
  period: PeriodDays
  source: OwnSource | null
  onSource: (source: OwnSource | null) => void
  country: string | null
  onCountry: (country: string | null) => void
}

/** The cards; a step of the funnel says by what the tables go, a source which part of the figures is shown. */
function OwnFigures({ app, own, lastDay, period, source, onSource, country, onCountry }: OwnFiguresProps) {
  const [chosen, setChosen] = useState<Measure | null>(null)
  const compared = comparedOf(own.days, lastDay, period, source)
  const all = comparedOf(own.days, lastDay, period, null)
  if (own.days.length === 0)
    return (
      <Text c="dimmed" p="var(--sg-card-padding)">
        <Trans>The store has no figures for this country.</Trans>
      </Text>
    )
  const first = firstMeasure(all.now)
  const measure = chosen !== null && all.now[chosen] !== null ? chosen : first
  const table = { store: app.store, measure, first, onMeasure: setChosen }
  return (
    <>
      <FunnelCard
        store={app.store}
        compared={compared}
        provenance={own.provenance}
        since={own.days[0]?.day ?? lastDay}
        lastDay={lastDay}
        period={period}
        source={source}
        country={country}
        measure={measure}
        onMeasure={setChosen}
      />
      <div className={classes.pair}>
        <SourcesCard {...table} days={own.days} lastDay={lastDay} period={period} source={source} onSource={onSource} />
        <ConversionCard app={app} days={own.days} lastDay={lastDay} period={period} source={source} />
      </div>
      <div className={classes.pair}>
        <CountriesCard {...table} countries={own.countries} period={period} selected={country} onCountry={onCountry} />
        <ProceedsCard proceeds={own.proceeds} lastDay={lastDay} />
      </div>
    </>
  )
}

/** The page as it will be, in grey. */
const PageSkeleton = () => (
  <Stack gap="md">
    <Skeleton height={268} />
    <div className={classes.pair}>
      <Skeleton height={300} />
      <Skeleton height={300} />
    </div>
  </Stack>
)
