import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, SegmentedControl, Skeleton, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { HISTORY_DAYS, OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import { countryCodeOf } from '#contract/store.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import { useCompetitors } from '#web/apps/competitors/use-competitors.ts'
import { competitorApp, ownApp, type SelectedApp } from '#web/apps/selected-app.ts'
import { together, useReads } from '#web/data/queries/use-reads.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { lineColour } from '#web/ui/charts/line-colour.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { AppsShown, useChosenApps } from '../chosen-apps.tsx'
import { markOf, type PerformanceFigure, type Place } from '../downloads/daily-figure.ts'
import { About } from '../lazy-parts.tsx'
import { historyRead } from '../reads.ts'
import { Last30Days } from './last-30-days.tsx'
import { TrendAppsCard } from './trend-apps.tsx'
import { type Measure, trendDays, trendLines, trendSummaries } from './trend-lines.ts'
import { TrendView } from './trend-view.tsx'
import { WhatHappened } from './what-happened.tsx'

interface Props {
  project: Project
  /** The selected country's locale. */
  locale: string
}

const spans = [OVERVIEW_DAYS, 90, HISTORY_DAYS]

/** Downloads and revenue of an app and of up to five competitors over time. */
export function DownloadTrendsPage({ project, locale }: Props) {
  const { t } = useLingui()
  const [figure, setFigure] = useState<PerformanceFigure>('downloads')
  const [measure, setMeasure] = useState<Measure>('figure')
  const [place, setPlace] = useState<Place>('world')
  const [span, setSpan] = useState(90)
  const [asTable, setAsTable] = useState(false)
  const { competitors = [] } = useCompetitors(project, locale)
  const { chosen, toggle } = useChosenApps(competitors)
  const apps = [ownApp(project), ...chosen.map((one) => competitorApp(project, one))]
  const country = place === 'world' ? null : countryCodeOf(locale)
  const results = useReads(apps.map(({ trackId, store }) => historyRead({ trackId, store, locale }, country, span)))
  const points = results.map(({ data }) => data?.days?.map((day) => ({ date: day.date, value: day[figure] })) ?? null)
  const days = trendDays(points)
  const [first, last] = [days[0], days.at(-1)]
  const lines = trendLines(points, days, measure)
  const summaries = trendSummaries(points, days)
  const all = together(results, results.find(({ data }) => data !== undefined)?.data)
  const state = readState(all)
  const phone = usePhone()
  const currency = results.flatMap(({ data }) => data?.revenueCurrency ?? [])[0] ?? null
  const controls = (
    <>
      <SegmentedControl
        aria-label={t`Figure`}
        value={figure}
        onChange={setFigure}
        data={[
          { value: 'downloads', label: <Trans>Downloads</Trans> },
          { value: 'revenue', label: <Trans>Revenue</Trans> },
        ]}
      />
      <SegmentedControl
        aria-label={t`Where`}
        value={place}
        onChange={setPlace}
        data={[
          { value: 'world', label: <Trans>Worldwide</Trans> },
          { value: 'country', label: countryNameOf(locale) },
        ]}
      />
    </>
  )
  return (
    <AppPage
      title={project.title}
      store={project.store}
      iconUrl={project.iconUrl}
      about={<Trans>Downloads and revenue over time, next to your competitors.</Trans>}
      at={all.updatedAt}
      busy={all.isRefreshing}
    >
      <AppsShown
        competitors={competitors}
        chosen={chosen}
        onToggle={toggle}
        colourOf={(trackId) => colourOf(apps, trackId)}
      >
        <Trans>
          Add competitors to see their downloads next to yours.{' '}
          <Link to="/analyze-market/competitors">Add competitors</Link>
        </Trans>
      </AppsShown>
      <Card
        title={figure === 'downloads' ? <Trans>Downloads by day</Trans> : <Trans>Revenue by day</Trans>}
        aside={
          <>
            <About title={t`Download trends`} provenance={results[0]?.data?.provenance[figure]}>
              <Trans>
                The last {span} complete days, in UTC. Indexed: each app's first week is 100. Share: each app's part of
                the total of the apps shown, on days when all of them are known.
              </Trans>
            </About>
            {!phone && controls}
          </>
        }
      >
        {phone && (
          <Group gap="xs" px="var(--sg-card-padding)" pt="sm">
            {controls}
          </Group>
        )}
        {state !== 'ready' ? (
          <SectionState
            state={state}
            failed={<Trans>Couldn't load daily values</Trans>}
            unsaved={<Trans>Daily values load when you're back online</Trans>}
            onRetry={all.refresh}
            minHeight={320}
          />
        ) : days.length === 0 ? (
          <Text c="dimmed" p="var(--sg-card-padding)">
            <Trans>
              Stores don't publish daily figures. You see those of your own app once its store account is connected.
              Below: the last 30 days of each app in total.
            </Trans>
          </Text>
        ) : (
          <Box mih={276}>
            <TrendView
              figure={figure}
              measure={measure}
              currency={currency}
              days={days}
              lines={apps.map(({ trackId, title }, index) => ({ id: trackId, title, values: lines[index] ?? [] }))}
              lang={locale}
              asTable={asTable}
              loading={<Skeleton height={260} />}
            />
          </Box>
        )}
        <Group gap="8px 12px" px="var(--sg-card-padding)" pt="xs" pb="sm">
          <SegmentedControl
            aria-label={t`Period`}
            value={span}
            onChange={setSpan}
            data={spans.map((value) => ({ value, label: <Plural value={value} one="# day" other="# days" /> }))}
          />
          <SegmentedControl
            aria-label={t`Measure`}
            value={measure}
            onChange={setMeasure}
            data={[
              { value: 'figure', label: <Trans>Absolute</Trans> },
              { value: 'indexed', label: <Trans>Indexed</Trans> },
              { value: 'share', label: <Trans context="part of a sum">Share</Trans> },
            ]}
          />
          {days.length > 0 && (
            <Button
              size="sm"
              variant="subtle"
              color="gray"
              ml="auto"
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            >
              <Trans>View as table</Trans>
            </Button>
          )}
        </Group>
      </Card>
      {state === 'ready' && days.length === 0 ? (
        <Last30Days figure={figure} locale={locale} apps={apps} />
      ) : (
        <TrendAppsCard
          figure={figure}
          currency={currency}
          locale={locale}
          period={first && last && `${formatDay(first, language())} – ${formatDay(last, language())}`}
          changeName={t`Last 7 days against the 7 before`}
          rows={apps.map((app, index) => ({
            app,
            result: results[index]!,
            summary: summaries[index]!,
            mark: figure === 'revenue' ? 'estimate' : markOf(results[index]?.data),
          }))}
        />
      )}
      <WhatHappened apps={apps} locale={locale} days={span} />
    </AppPage>
  )
}

/** Of its line in the chart; null: it has none. */
const colourOf = (apps: readonly SelectedApp[], trackId: string): string | null => {
  const place = apps.findIndex((app) => app.trackId === trackId)
  return place < 0 ? null : lineColour(place)
}
