import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { dayOf } from '#contract/protocol/days.ts'
import { HISTORY_DAYS, RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import type { CategoryRankings } from '#contract/overview/sections.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useTurn } from '#web/ui/hooks/use-turn.ts'
import { StaleNote } from '../provenance/stale-note.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { RANKING_DAYS } from '../reads/section-reads.ts'
import { useChunk } from '../lazy-parts.ts'
import { contentOf, rankDays, type RankDay } from './rank-days.ts'
import { RankingTable } from './ranking-table.tsx'
import classes from './rankings.module.css'
import type { HiddenSeries } from './shown-series.ts'

type Span = { from: string; to: string }

const loadChart = () => import('./chart/ranking-chart.tsx')

/** Spans to choose from, days. */
const spans = [RANKING_DAYS, 90, 180, HISTORY_DAYS]

interface Props {
  /** Length of the span, days. */
  days: number
  onDays: (days: number) => void
  result: ReadResult<CategoryRankings>
  hidden: HiddenSeries
  onToggle: (category: string, all: readonly string[]) => void
}

/** The chart of one span, or why there is none; below it the span, and the way to the table. */
export function RankingBody({ days: length, onDays, result, hidden, onToggle }: Props) {
  const { t } = useLingui()
  const { data, updatedAt } = result
  const [asTable, setAsTable] = useState(false)
  const span = { from: dayFromToday(-length), to: dayFromToday(0) }
  const series = data?.series ?? []
  const days = rankDays(data?.series ?? [], span.from, span.to)
  const content = contentOf(days)
  const state = readState(result)
  // The day of the answer itself may still come.
  const unread = days.filter(({ date, ranks }) => ranks.includes(undefined) && date < dayOf(updatedAt ?? 0)).length

  return (
    <>
      <div className={classes.stage}>
        {state === 'loading' ? (
          <ChartBones />
        ) : state !== 'ready' ? (
          <SectionState
            state={state}
            failed={<Trans>Couldn't load rankings</Trans>}
            unsaved={<Trans>Rankings load when you're back online</Trans>}
            onRetry={result.refresh}
          />
        ) : content === 'unknown' ? (
          <Said>
            <EmptyField />
          </Said>
        ) : content === 'outside' && !asTable ? (
          <Said>
            <Trans>Not in the top {RANKED_POSITIONS}</Trans>
          </Said>
        ) : asTable ? (
          <RankingTable series={series} days={days} />
        ) : (
          <Chart
            series={series}
            days={days}
            span={span}
            hidden={hidden}
            onToggle={(category) =>
              onToggle(
                category,
                series.map((one) => one.category),
              )
            }
          />
        )}
      </div>
      <div className={classes.foot}>
        <Segmented
          label={t`Period`}
          wide
          value={length}
          onChange={onDays}
          options={spans.map((value) => ({ value, label: <Plural value={value} one="# day" other="# days" /> }))}
        />
        {state === 'ready' && content !== 'unknown' && (
          <>
            {unread > 0 && (
              <span className={classes.unread}>
                <Plural value={unread} one="No data for # day" other="No data for # days" />
              </span>
            )}
            {data?.provenance?.stale && <StaleNote asOf={data.provenance.asOf} />}
            <Button
              size="small"
              variant="subtle"
              tone="plain"
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            >
              <Trans>View as table</Trans>
            </Button>
          </>
        )}
      </div>
    </>
  )
}

/** The drawing's code comes late; where it can't be had, the table tells the same. */
function Chart({
  span,
  ...props
}: {
  series: NonNullable<CategoryRankings['series']>
  days: readonly RankDay[]
  span: Span
  hidden: HiddenSeries
  onToggle: (category: string) => void
}) {
  const chunk = useChunk(loadChart, true)
  const hasTurn = useTurn()
  if (chunk.state === 'loading' || !hasTurn) return <ChartBones />
  if (chunk.state === 'failed') return <RankingTable series={props.series} days={props.days} />
  return <chunk.module.RankingChart key={`${span.from} ${span.to}`} {...props} />
}

function Said({ children }: { children: ReactNode }) {
  return <p className={classes.said}>{children}</p>
}

function ChartBones() {
  return (
    <div className={classes.skeletons} aria-busy="true">
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} height={2} />
      ))}
    </div>
  )
}
