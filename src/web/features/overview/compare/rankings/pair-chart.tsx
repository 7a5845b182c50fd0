import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import type { CategoryRankingSeries } from '#contract/overview/sections.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { contentOf, rankDays } from '../../rankings/rank-days.ts'
import { RankingTable } from '../../rankings/ranking-table.tsx'
import { useHiddenSeries } from '../../rankings/shown-series.ts'
import { RANKING_DAYS } from '../../reads/section-reads.ts'
import { useChunk } from '../../lazy-parts.ts'
import classes from './pair-chart.module.css'

const loadChart = () => import('../../rankings/chart/ranking-chart.tsx')

/** One line for each app, or the same as a table; where the drawing's code can't be had, the table. */
export function PairChart({ series }: { series: readonly CategoryRankingSeries[] }) {
  const [asTable, setAsTable] = useState(false)
  const [hidden, toggle] = useHiddenSeries()
  const chunk = useChunk(loadChart, true)
  const days = rankDays(series, dayFromToday(-RANKING_DAYS), dayFromToday(0))
  const content = contentOf(days)
  if (content !== 'ranked')
    return (
      <p className={classes.said}>
        {content === 'unknown' ? <EmptyField /> : <Trans>Not in the top {RANKED_POSITIONS}</Trans>}
      </p>
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
      <div className={classes.foot}>
        <Button size="small" variant="subtle" tone="plain" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <Trans>View as table</Trans>
        </Button>
      </div>
    </>
  )
}
