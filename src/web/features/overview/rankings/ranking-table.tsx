import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CategoryRankingSeries, CategoryRankings } from '#contract/overview/sections.ts'
import type { Store } from '#contract/store.ts'
import { LiveNote } from '#web/apps/sources/live-note.tsx'
import { chartSources, SourceOffNote, useHasCharts } from '#web/apps/sources/source-off-note.tsx'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable, TableScroll } from '#web/ui/data-table/section-table.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import type { ReadResult } from '#web/data/queries/read.ts'
import { chartName, daysReadOf, type RankDay, type DayRank } from './ranking-series.ts'
import { CellState, sideState } from '../listing-states.tsx'
import { StaleNote } from '../page-age.tsx'

interface Props {
  series: readonly CategoryRankingSeries[]
  days: readonly RankDay[]
}

/** The chart as a table, the newest day first. */
export function RankingTable({ series, days }: Props) {
  const { t } = useLingui()
  return (
    <TableScroll label={t`Category ranking history`} h={300} style={{ borderBlock: '1px solid var(--sg-line)' }}>
      <SectionTable
        caption={<Trans>Category ranking history</Trans>}
        rows={days.toReversed()}
        rowId={({ date }) => date}
        columns={useRankColumns(series)}
      />
    </TableScroll>
  )
}

function useRankColumns(series: readonly CategoryRankingSeries[]): readonly Column<RankDay>[] {
  const { t } = useLingui()
  return [
    { id: 'day', name: t`Day`, cell: ({ date }) => formatDay(date, language()) },
    ...series.map((one, index): Column<RankDay> => ({
      id: one.category,
      name: chartName(one),
      align: 'right',
      cell: ({ ranks, depths }) => <RankText rank={ranks[index]} depth={depths[index]} />,
      cellProps: ({ ranks }) => (typeof ranks[index] === 'number' ? {} : { style: { color: 'var(--sg-text-2)' } }),
    })),
  ]
}

/** A day's rank in words: "#12", not in the chart as far as it was listed, or not read. */
export function RankText({ rank, depth }: { rank: DayRank; depth: number | undefined }) {
  if (typeof rank === 'number') return `#${rank}`
  return rank === null ? <Outside depth={depth} /> : <Trans>Not available</Trans>
}

/** That an app is not among the places that the store listed. */
export const Outside = ({ depth }: { depth: number | undefined }) =>
  depth ? <Trans>Not in the top {depth}</Trans> : <Trans>Not in this chart</Trans>

interface NoPositionsProps {
  store: Store
  /** The charts were read, and none of them has the app. */
  isRead: boolean
}

/** Stands in place of the chart: why there are no positions. */
export function NoPositions({ store, isRead }: NoPositionsProps) {
  const hasCharts = useHasCharts(store)
  return (
    <>
      {isRead ? (
        <Trans>Not in this chart</Trans>
      ) : (
        <>
          <EmptyField />
          {hasCharts && (
            <LiveNote>
              <Trans>Charts are read within minutes of adding an app, and then every day.</Trans>
            </LiveNote>
          )}
        </>
      )}
      <SourceOffNote sources={chartSources(store)} />
    </>
  )
}

interface AppResult {
  id: string
  title: string
  result: ReadResult<CategoryRankings>
  /** Whether the shown chart has a line of this app. */
  isIn: boolean
}

interface AppNotesProps {
  apps: readonly AppResult[]
  locale: string
}

/** Why an app has no line in the chart, in words; nothing where all have one. */
export function AppNotes({ apps, locale }: AppNotesProps) {
  const notes = apps.flatMap(({ id, title, result, isIn }) => {
    const note = noteOf(result, isIn, locale)
    return note ? [{ id, title, note }] : []
  })
  if (notes.length === 0) return null
  return (
    <Stack component="ul" gap="xs" px="var(--sg-card-padding)" pb="md" c="dimmed" fz="sm" lh="sm">
      {notes.map(({ id, title, note }) => (
        <Group key={id} component="li" gap="2px 8px">
          <Text span inherit fw={540} c="var(--sg-text)" lang={locale}>
            {title}
          </Text>
          {note}
        </Group>
      ))}
    </Stack>
  )
}

function noteOf(result: ReadResult<CategoryRankings>, isIn: boolean, locale: string): ReactNode {
  const state = sideState(result)
  if (state !== 'ready') return <CellState state={state} locale={locale} onRetry={result.refresh} />
  const provenance = result.data?.provenance
  if (isIn) return provenance?.stale ? <StaleNote asOf={provenance.asOf} /> : null
  return daysReadOf([result.data?.series ?? null]).length > 0 ? (
    <Trans>Not in this chart</Trans>
  ) : (
    <Trans>No data available</Trans>
  )
}
