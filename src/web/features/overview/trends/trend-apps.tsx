import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import type { PerformanceHistory } from '#contract/overview/history.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { formatDay, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable, TableScroll } from '#web/ui/data-table/section-table.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import { figureText, markOf, type PerformanceFigure } from '../downloads/daily-figure.ts'
import { markText } from '../listing-facts.ts'
import { CellState, sideState } from '../listing-states.tsx'
import { type AppPoints, trendSummaries, type TrendSummary } from './trend-lines.ts'

/** An estimate is easily wrong by this factor (src/aso/README.md). */
const ERROR_FACTOR = 2

interface TrendApp {
  app: SelectedApp
  result: ReadResult<PerformanceHistory>
  points: AppPoints
}

interface Props {
  figure: PerformanceFigure
  /** ISO 4217 code; null: no revenue is known. */
  currency: string | null
  locale: string
  days: readonly UtcDay[]
  apps: readonly TrendApp[]
}

/** What the shown days come to, a row for each app. */
export function TrendAppsCard({ figure, currency, locale, days, apps }: Props) {
  const { t } = useLingui()
  const summaries = trendSummaries(
    apps.map(({ points }) => points),
    days,
  )
  const [first, last] = [days[0], days.at(-1)]
  const rows = apps.map((one, index): Row => ({ ...one, summary: summaries[index]! }))
  return (
    <Card
      title={<Trans>By app</Trans>}
      aside={
        first &&
        last && (
          <Text span size="sm" c="dimmed">
            {formatDay(first, language())} – {formatDay(last, language())}
          </Text>
        )
      }
    >
      <TableScroll label={t`Totals by app`}>
        <SectionTable
          caption={<Trans>Totals by app</Trans>}
          rows={rows}
          rowId={({ app }) => app.trackId}
          columns={useAppColumns(figure, currency, locale)}
        />
      </TableScroll>
    </Card>
  )
}

type Row = TrendApp & { summary: TrendSummary }

function useAppColumns(figure: PerformanceFigure, currency: string | null, locale: string): readonly Column<Row>[] {
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
      cell: ({ result, summary }) =>
        summary.total !== null && isEstimate(result.data?.provenance[figure])
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
      name: t`Last 7 days against the 7 before`,
      align: 'right',
      cell: ({ summary: { change } }) =>
        change === null ? '–' : <Delta direction={change}>{formatPercent(Math.abs(change), language())}</Delta>,
    },
    {
      id: 'source',
      name: t`Source`,
      cell: ({ result }) => (
        <Text span size="sm" c="dimmed">
          {result.data && markText(figure === 'revenue' ? 'estimate' : markOf(result.data))}
        </Text>
      ),
    },
  ]
}

const isEstimate = (provenance: Provenance | null | undefined): boolean => provenance?.kind === 'estimated'
