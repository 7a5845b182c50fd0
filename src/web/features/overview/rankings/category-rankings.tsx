import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import { Box, Button, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core'
import { dayOf, type UtcDay } from '#contract/protocol/days.ts'
import { HISTORY_DAYS } from '#contract/protocol/limits.ts'
import type { Store } from '#contract/store.ts'
import type { CategoryRankings, CategoryGroup } from '#contract/overview/sections.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { type ReadResult, useRead } from '#web/data/queries/read.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ChartGroups } from '#web/ui/charts/chart-groups.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { FirstDayNote } from '#web/apps/sources/live-note.tsx'
import { StaleNote, SectionAside } from '../page-age.tsx'
import { RANKING_DAYS, rankingsRead } from '../reads.ts'
import { About, useChunk } from '../lazy-parts.tsx'
import {
  contentOf,
  daysReadOf,
  lastDepth,
  rankDays,
  type RankDay,
  type HiddenSeries,
  useHiddenSeries,
} from './ranking-series.ts'
import { NoPositions, Outside, RankingTable } from './ranking-table.tsx'
import classes from './category-rankings.module.css'

type Span = { from: UtcDay; to: UtcDay }

const loadChart = () => import('./ranking-chart.tsx')

/** Spans to choose from, days. */
const spans = [RANKING_DAYS, 90, 180, HISTORY_DAYS]

interface Props {
  store: Store
  /** Length of the span, days. */
  days: number
  onDays: (days: number) => void
  result: ReadResult<CategoryRankings>
  /** UTC days of the span on which charts were read, also those that no shown app is in. */
  daysRead: readonly UtcDay[]
  hidden: HiddenSeries
  onToggle: (category: string, all: readonly string[]) => void
}

/** The chart of one span, or why there is none; below it the span, and the way to the table. */
export function RankingBody({
  store,
  days: length,
  onDays,
  result,
  daysRead: [firstDay, ...laterDays],
  hidden,
  onToggle,
}: Props) {
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
          <Message>
            <NoPositions store={store} isRead={firstDay !== undefined} />
          </Message>
        ) : content === 'outside' && !asTable ? (
          <Message>
            <Outside depth={lastDepth(days)} />
          </Message>
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
      <Group className={classes.foot} gap="8px 12px">
        <SegmentedControl
          aria-label={t`Period`}
          mod="wide"
          value={length}
          onChange={onDays}
          data={spans.map((value) => ({ value, label: <Plural value={value} one="# day" other="# days" /> }))}
        />
        {state === 'ready' && content !== 'unknown' && (
          <>
            {firstDay !== undefined && laterDays.length === 0 ? (
              <FirstDayNote day={firstDay} />
            ) : (
              unread > 0 && (
                <Text span size="xs" c="dimmed">
                  <Plural value={unread} one="No data for # day" other="No data for # days" />
                </Text>
              )
            )}
            {data?.provenance?.stale && <StaleNote asOf={data.provenance.asOf} />}
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
          </>
        )}
      </Group>
    </>
  )
}

/** The chart's code loads late; if it can't be loaded, the table shows the same. */
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
  const hasTurn = useStaggeredRender()
  if (chunk.state === 'loading' || !hasTurn) return <ChartBones />
  if (chunk.state === 'failed') return <RankingTable series={props.series} days={props.days} />
  return <chunk.module.RankingChart key={`${span.from} ${span.to}`} {...props} />
}

const waitingForTurn = new Set<() => void>()

/** Whether it is this part's turn to be drawn: parts that take long are drawn one in a frame, so that the page answers. */
export function useStaggeredRender(): boolean {
  const [hasTurn, setTurn] = useState(false)
  useEffect(() => {
    const take = () => setTurn(true)
    waitingForTurn.add(take)
    if (waitingForTurn.size === 1) afterFrame(giveTurn)
    return () => {
      waitingForTurn.delete(take)
    }
  }, [])
  return hasTurn
}

function giveTurn(): void {
  const [next] = waitingForTurn
  if (!next) return
  waitingForTurn.delete(next)
  next()
  if (waitingForTurn.size > 0) afterFrame(giveTurn)
}

/** In a hidden tab there are no frames. */
function afterFrame(task: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(task)
  else requestAnimationFrame(() => setTimeout(task))
}

const Message = ({ children }: { children: ReactNode }) => (
  <Text c="dimmed" ta="center" p="var(--sg-card-padding)">
    {children}
  </Text>
)

function ChartBones() {
  return (
    <Stack justify="space-between" h={242} mt="sm" mb={46} mx="var(--sg-card-padding)" aria-busy="true">
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} height={2} />
      ))}
    </Stack>
  )
}

interface RankingsProps {
  app: SelectedApp
  locale: string
}

/** OV-041: the app's positions in its categories' charts. */
export function Section({ app, locale }: RankingsProps) {
  const { t } = useLingui()
  const phone = usePhone()
  const [group, setGroup] = useState<CategoryGroup>('FREE')
  const [days, setDays] = useState(RANKING_DAYS)
  const [hidden, toggle] = useHiddenSeries()
  const result = useRead(rankingsRead(app, locale, group, days))
  const groups = <ChartGroups size="medium" wide value={group} onChange={setGroup} />
  return (
    <Card
      title={<Trans>Category ranking history</Trans>}
      aside={
        <>
          <SectionAside at={result.updatedAt} />
          <About title={t`Category ranking history`} provenance={result.data?.provenance}>
            <Trans>
              The app's daily position in the store charts of its categories in the selected country. A gap is a day
              when the app wasn't in the chart or we couldn't read it.
            </Trans>
          </About>
          {!phone && groups}
        </>
      }
    >
      {phone && (
        <Box px="var(--sg-card-padding)" pt="sm">
          {groups}
        </Box>
      )}
      <RankingBody
        store={app.store}
        days={days}
        onDays={setDays}
        result={result}
        daysRead={daysReadOf([result.data?.series ?? null])}
        hidden={hidden}
        onToggle={toggle}
      />
    </Card>
  )
}
