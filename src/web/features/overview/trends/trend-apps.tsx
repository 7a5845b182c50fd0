import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable, TableScroll } from '#web/ui/data-table/section-table.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import { figureText, type PerformanceFigure } from '../downloads/daily-figure.ts'
import { type FigureMark, markText } from '../listing-facts.ts'
import { CellState, sideState } from '../listing-states.tsx'
import type { TrendSummary } from './trend-lines.ts'

/** An estimate is easily wrong by this factor (src/aso/README.md). */
const ERROR_FACTOR = 2

/** What the shown days come to of one app. */
export interface TrendRow {
  app: SelectedApp
  result: ReadResult<unknown>
  summary: TrendSummary
  /** null: not known. */
  provenance: Provenance | null | undefined
  mark: FigureMark
}

interface Props {
  figure: PerformanceFigure
  /** ISO 4217 code; null: no revenue is known. */
  currency: string | null
  locale: string
  /** Which days they are. */
  period: ReactNode
  /** What `change` compares. */
  changeName: string
  rows: readonly TrendRow[]
}

/** A row for each app: how much, how far that may be off, and its share. */
export function TrendAppsCard({ figure, currency, locale, period, changeName, rows }: Props) {
  const { t } = useLingui()
  return (
    <Card
      title={<Trans>By app</Trans>}
      aside={
        <Text span size="sm" c="dimmed">
          {period}
        </Text>
      }
    >
      <TableScroll label={t`Totals by app`}>
        <SectionTable
          caption={<Trans>Totals by app</Trans>}
          rows={rows}
          rowId={({ app }) => app.trackId}
          columns={useAppColumns({ figure, currency, locale, changeName })}
        />
      </TableScroll>
    </Card>
  )
}

type ColumnsOptions = Omit<Props, 'period' | 'rows'>

function useAppColumns({ figure, currency, locale, changeName }: ColumnsOptions): readonly Column<TrendRow>[] {
  const { t } = useLingui()
  const text = (value: number) => figureText(figure, Math.round(value), currency)
  return [
    {
      id: 'app',
      name: t`App`,
      cell: ({ app }) => (
        <Group gap="xs" wrap="nowrap">
          <AppIcon src={app.iconUrl} title={app.title} size={24} />
          <Text span inherit lang={locale}>
            {app.title}
          </Text>
        </Group>
      ),
    },
    {
      id: 'total',
      name: t`Total`,
      align: 'right',
      cell: ({ result, summary }) => {
        const state = sideState(result)
        if (state !== 'ready') return <CellState state={state} locale={locale} onRetry={result.refresh} />
        return summary.total === null ? <Trans>Not known</Trans> : text(summary.total)
      },
    },
    {
      id: 'range',
      name: t`Likely between`,
      align: 'right',
      cell: ({ provenance, summary }) =>
        summary.total !== null && provenance?.kind === 'estimated'
          ? `${text(summary.total / ERROR_FACTOR)} – ${text(summary.total * ERROR_FACTOR)}`
          : '–',
    },
    {
      id: 'per-day',
      name: t`Per day`,
      align: 'right',
      cell: ({ summary: { perDay } }) => (perDay === null ? '–' : text(perDay)),
    },
    {
      id: 'share',
      name: t({ message: 'Share', context: 'part of a sum' }),
      align: 'right',
      cell: ({ summary: { share } }) => (share === null ? '–' : formatPercent(share / 100, language())),
    },
    {
      id: 'change',
      name: changeName,
      align: 'right',
      cell: ({ summary: { change } }) =>
        change === null ? '–' : <Delta direction={change}>{formatPercent(Math.abs(change), language())}</Delta>,
    },
    {
      id: 'source',
      name: t`Source`,
      cell: ({ summary, mark }) => (
        <Text span size="sm" c="dimmed">
          {summary.total !== null && markText(mark)}
        </Text>
      ),
    },
  ]
}
