import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, SegmentedControl, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import type { CategoryGroup, CategoryRankings, CategoryRankingSeries } from '#contract/overview/sections.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useRead, type ReadResult } from '#web/data/queries/read.ts'
import { ChartGroups } from '#web/ui/charts/chart-groups.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { useChunk } from '../lazy-parts.tsx'
import { SectionAside } from '../page-age.tsx'
import { AppNotes, Outside, RankingTable } from '../rankings/ranking-table.tsx'
import {
  appSeries,
  chartsOf,
  chartShown,
  chartName,
  contentOf,
  lastDepth,
  rankDays,
  useHiddenSeries,
} from '../rankings/ranking-series.ts'
import { RANKING_DAYS, rankingsRead } from '../reads.ts'
import classes from './compare-rankings.module.css'
import { type Side, SourcesInfo } from './side.tsx'

interface Props {
  own: Side
  competitor: Side
}

/** Both apps' places in one category's chart over the last 30 days. */
export function RankingsCard({ own, competitor }: Props) {
  const { t } = useLingui()
  const [group, setGroup] = useState<CategoryGroup>('FREE')
  const [chosen, setChosen] = useState<string | null>(null)
  const ours = useRead(rankingsRead(own.app, own.locale, group, RANKING_DAYS))
  const theirs = useRead(rankingsRead(competitor.app, competitor.locale, group, RANKING_DAYS))
  const [ourSeries, theirSeries] = [ours.data?.series ?? null, theirs.data?.series ?? null]
  const charts = chartsOf([ourSeries, theirSeries])
  const category = chartShown([ourSeries, theirSeries], chosen)
  return (
    <Card
      title={<Trans>Category rankings</Trans>}
      aside={
        <>
          <SectionAside at={olderOf(ours, theirs)} />
          <SourcesInfo
            title={t`Category rankings`}
            sources={[
              { side: own, provenance: ours.data?.provenance },
              { side: competitor, provenance: theirs.data?.provenance },
            ]}
          >
            <Trans>
              Daily positions of both apps in one store chart in the selected country. A gap is a day when an app wasn't
              in the chart or we couldn't read it.
            </Trans>
          </SourcesInfo>
        </>
      }
    >
      <div className={classes.choices}>
        <ChartGroups wide value={group} onChange={setGroup} />
        {category !== null && charts.length > 1 && (
          <SegmentedControl
            aria-label={t`Category`}
            mod="wide"
            value={category}
            onChange={setChosen}
            data={charts.map((chart) => ({ value: chart.category, label: chartName(chart) }))}
          />
        )}
      </div>
      {category === null && ours.data === undefined && theirs.data === undefined ? (
        <NoAnswer results={[ours, theirs]} />
      ) : (
        <PairChart
          key={`${group} ${category}`}
          series={
            category === null
              ? []
              : appSeries(
                  [
                    { id: 'own', title: own.title, rankings: ours.data },
                    { id: 'competitor', title: competitor.title, rankings: theirs.data },
                  ],
                  category,
                )
          }
        />
      )}
      <AppNotes
        locale={own.locale}
        apps={[
          { id: 'own', title: own.title, result: ours, isIn: isIn(ours.data, category) },
          { id: 'competitor', title: competitor.title, result: theirs, isIn: isIn(theirs.data, category) },
        ]}
      />
    </Card>
  )
}

const isIn = (rankings: CategoryRankings | undefined, category: string | null) =>
  rankings?.series?.some((one) => one.category === category) === true

const olderOf = (...results: readonly ReadResult<unknown>[]): number | null =>
  results.reduce<number | null>(
    (oldest, { updatedAt }) =>
      updatedAt === null || oldest === null ? (updatedAt ?? oldest) : Math.min(oldest, updatedAt),
    null,
  )

/** Neither app's rankings are there. */
function NoAnswer({ results }: { results: readonly ReadResult<CategoryRankings>[] }) {
  const states = new Set(results.map(readState))
  const state = states.has('loading') ? 'loading' : states.has('failed') ? 'failed' : 'unsaved'
  return (
    <SectionState
      state={state}
      failed={<Trans>Couldn't load rankings</Trans>}
      unsaved={<Trans>Rankings load when you're back online</Trans>}
      onRetry={() => results.forEach((one) => one.refresh())}
      minHeight={316}
    />
  )
}

const loadChart = () => import('../rankings/ranking-chart.tsx')

/** One line for each app, or the same as a table; where the drawing's code can't be had, the table. */
function PairChart({ series }: { series: readonly CategoryRankingSeries[] }) {
  const [asTable, setAsTable] = useState(false)
  const [hidden, toggle] = useHiddenSeries()
  const chunk = useChunk(loadChart, true)
  const days = rankDays(series, dayFromToday(-RANKING_DAYS), dayFromToday(0))
  const content = contentOf(days)
  if (content !== 'ranked')
    return (
      <Text c="dimmed" ta="center" px="var(--sg-card-padding)" py={40}>
        {content === 'unknown' ? <EmptyField /> : <Outside depth={lastDepth(days)} />}
      </Text>
    )
  return (
    <>
      <div className={classes.stage}>
        {asTable || chunk.state === 'failed' ? (
          <RankingTable series={series} days={days} />
        ) : chunk.state === 'loading' ? (
          <Skeleton height={290} />
        ) : (
          <chunk.module.RankingChart
            series={series}
            days={days}
            hidden={hidden}
            onToggle={(category) =>
              toggle(
                category,
                series.map((one) => one.category),
              )
            }
          />
        )}
      </div>
      <Group justify="flex-end" px="var(--sg-card-padding)" pt="sm" pb={14}>
        <Button size="sm" variant="subtle" color="gray" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <Trans>View as table</Trans>
        </Button>
      </Group>
    </>
  )
}
