import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Box, SegmentedControl } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import type { Project } from '#contract/projects.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ChartGroups } from '#web/ui/charts/chart-groups.tsx'
import { competitorApp, ownApp } from '#web/apps/selected-app.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { useCompetitors } from '#web/apps/competitors/use-competitors.ts'
import { lineColour } from '#web/ui/charts/line-colour.ts'
import { AppsShown, useChosenApps } from '../chosen-apps.tsx'
import { RANKING_DAYS, rankingsRead } from '../reads.ts'
import { AppNotes } from './ranking-table.tsx'
import {
  appSeries,
  chartShown,
  chartsOf,
  daysReadOf,
  chartName,
  useHiddenSeries,
  rankingsTogether,
} from './ranking-series.ts'
import { RankingBody } from './category-rankings.tsx'

interface Props {
  project: Project
  /** The selected country's locale. */
  locale: string
}

/** An app's places in one of the store's charts over time, and those of its competitors. */
export function CategoryRankingsPage({ project, locale }: Props) {
  const { t } = useLingui()
  const [group, setGroup] = useState<CategoryGroup>('FREE')
  const [days, setDays] = useState(RANKING_DAYS)
  const [chosenChart, setChosenChart] = useState<string | null>(null)
  const [hidden, toggleLine] = useHiddenSeries()
  const { competitors = [] } = useCompetitors(project, locale)
  const { chosen, toggle } = useChosenApps(competitors)
  const apps = [ownApp(project), ...chosen.map((one) => competitorApp(project, one))]
  const results = useReads(apps.map((app) => rankingsRead(app, locale, group, days)))
  const known = results.map(({ data }) => data?.series ?? null)
  const charts = chartsOf(known)
  const category = chartShown(known, chosenChart)
  const named = apps.map(({ trackId, title }, index) => ({ id: trackId, title, rankings: results[index]?.data }))
  const lines = category === null ? [] : appSeries(named, category)
  const together = rankingsTogether(results, lines)
  const colourOf = (trackId: string) => {
    const place = lines.findIndex((line) => line.category === trackId)
    return place < 0 ? null : lineColour(place)
  }
  // On a phone the chart comes first.
  const phone = usePhone()
  const appsShown = (
    <AppsShown competitors={competitors} chosen={chosen} onToggle={toggle} colourOf={colourOf}>
      <Trans>
        Add competitors to see their positions next to yours.{' '}
        <Link to="/analyze-market/competitors">Add competitors</Link>
      </Trans>
    </AppsShown>
  )
  return (
    <AppPage
      title={project.title}
      store={project.store}
      iconUrl={project.iconUrl}
      about={<Trans>Daily chart positions in the selected country.</Trans>}
      at={together.updatedAt}
      busy={together.isRefreshing}
    >
      {!phone && appsShown}
      <Card title={<Trans>Category ranking history</Trans>} aside={<ChartGroups value={group} onChange={setGroup} />}>
        {category !== null && charts.length > 1 && (
          <Box px="var(--sg-card-padding)" pt={14} style={{ overflowX: 'auto' }}>
            <SegmentedControl
              aria-label={t`Category`}
              mod="wide"
              value={category}
              onChange={setChosenChart}
              data={charts.map((chart) => ({ value: chart.category, label: chartName(chart) }))}
            />
          </Box>
        )}
        <RankingBody
          store={project.store}
          days={days}
          onDays={setDays}
          result={together}
          daysRead={daysReadOf(known)}
          hidden={hidden}
          onToggle={toggleLine}
        />
        {together.data && (
          <AppNotes
            locale={locale}
            apps={results.map((result, index) => ({
              id: apps[index]?.trackId ?? '',
              title: apps[index]?.title ?? '',
              result,
              isIn: lines.some((line) => line.category === apps[index]?.trackId),
            }))}
          />
        )}
      </Card>
      {phone && appsShown}
    </AppPage>
  )
}
