import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable, TableScroll } from '#web/ui/data-table/section-table.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { figureText, type PerformanceFigure } from '../downloads/daily-figure.ts'
import { HowEstimated } from '../overview-page/stat-cards.tsx'
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
  const phone = usePhone()
  const columns = useAppColumns({ figure, currency, locale, changeName })
  const [first] = rows
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
          columns={phone ? columns.onPhone : columns.all}
        />
      </TableScroll>
      {first && rows.every(({ result, summary }) => result.data !== undefined && summary.total === null) && (
        <Box p="var(--sg-card-padding)">
          <HowEstimated store={first.app.store} />
        </Box>
      )}
    </Card>
  )
}

type ColumnsOptions = Omit<Props, 'period' | 'rows'>

/** On a phone the two that matter, with the others in a second line below them. */
function useAppColumns({ figure, currency, locale, changeName }: ColumnsOptions) {
  const { t } = useLingui()
  const text = (value: number) => figureText(figure, Math.round(value), currency)
  const nameOf = ({ app }: TrendRow) => (
    <Group gap="xs" wrap="nowrap">
      <AppIcon src={app.iconUrl} title={app.title} size={24} />
      <Text span inherit lang={locale}>
        {app.title}
      </Text>
    </Group>
  )
  const totalOf = ({ result, summary }: TrendRow) => {
    const state = sideState(result)
    if (state !== 'ready') return <CellState state={state} locale={locale} onRetry={result.refresh} />
    return summary.total === null ? <Trans>Not known</Trans> : text(summary.total)
  }
  const rangeOf = ({ summary: { total }, mark }: TrendRow) =>
    total !== null && mark === 'estimate' ? `${text(total / ERROR_FACTOR)} – ${text(total * ERROR_FACTOR)}` : null
  const shareOf = ({ summary: { share } }: TrendRow) => (share === null ? null : formatPercent(share / 100, language()))
  const changeOf = ({ summary: { change } }: TrendRow) =>
    change !== null && <Delta direction={change}>{formatPercent(Math.abs(change), language())}</Delta>
  const sourceOf = ({ summary, mark }: TrendRow) => summary.total !== null && markText(mark)

  const share = t({ message: 'Share', context: 'part of a sum' })
  const all: readonly Column<TrendRow>[] = [
    { id: 'app', name: t`App`, cell: nameOf },
    { id: 'total', name: t`Total`, align: 'right', cell: totalOf },
    { id: 'range', name: t`Likely between`, align: 'right', cell: (row) => rangeOf(row) ?? '–' },
    {
      id: 'per-day',
      name: t`Per day`,
      align: 'right',
      cell: ({ summary: { perDay } }) => (perDay === null ? '–' : text(perDay)),
    },
    { id: 'share', name: share, align: 'right', cell: (row) => shareOf(row) ?? '–' },
    { id: 'change', name: changeName, align: 'right', cell: (row) => changeOf(row) || '–' },
    { id: 'source', name: t`Source`, cell: (row) => <Detail>{sourceOf(row)}</Detail> },
  ]
  const onPhone: readonly Column<TrendRow>[] = [
    {
      id: 'app',
      name: t`App`,
      cell: (row) => {
        const [part, range] = [shareOf(row), rangeOf(row)]
        return (
          <Box py={8}>
            {nameOf(row)}
            {part && <Detail>{t`${share}: ${part}`}</Detail>}
            {range && <Detail>{t`Likely between: ${range}`}</Detail>}
          </Box>
        )
      },
    },
    {
      id: 'total',
      name: t`Total`,
      align: 'right',
      cell: (row) => (
        <>
          {totalOf(row)}
          <Detail>{changeOf(row)}</Detail>
          <Detail>{sourceOf(row)}</Detail>
        </>
      ),
    },
  ]
  return { all, onPhone }
}

const Detail = ({ children }: { children: ReactNode }) => (
  <Text span display="block" size="sm" c="dimmed">
    {children}
  </Text>
)
