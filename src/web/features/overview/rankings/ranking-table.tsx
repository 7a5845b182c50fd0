import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CategoryRankingSeries, CategoryRankings } from '#contract/overview/sections.ts'
import { RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import type { ReadResult } from '#web/data/queries/read.ts'
import { chartName, type RankDay, type DayRank } from './ranking-series.ts'
import { CellState, sideState } from '../listing-states.tsx'
import { StaleNote } from '../page-age.tsx'
import classes from './category-rankings.module.css'

interface Props {
  series: readonly CategoryRankingSeries[]
  days: readonly RankDay[]
}

/** The chart as a table, the newest day first. */
export function RankingTable({ series, days }: Props) {
  const { t } = useLingui()
  return (
    <div className={classes.table} role="group" aria-label={t`Category ranking history`} tabIndex={0}>
      <DataTable caption={<Trans>Category ranking history</Trans>}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            {series.map((one) => (
              <th key={one.category} scope="col" data-align="right">
                {chartName(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, ranks }) => (
            <tr key={date}>
              <td>{formatDate(date, language())}</td>
              {series.map(({ category }, index) => (
                <td key={category} data-align="right" data-known={typeof ranks[index] === 'number'}>
                  <RankText rank={ranks[index]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}

/** A day's rank in words: "#12", not in the chart, or not read. */
export function RankText({ rank }: { rank: DayRank }) {
  if (typeof rank === 'number') return `#${rank}`
  return rank === null ? <Trans>Not in the top {RANKED_POSITIONS}</Trans> : <Trans>Not available</Trans>
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
  return result.data?.series ? <Trans>Not in this chart</Trans> : <Trans>No data available</Trans>
}
