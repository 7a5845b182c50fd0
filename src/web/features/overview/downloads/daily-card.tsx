import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Box, Button, Group, SegmentedControl, Skeleton, Text } from '@mantine/core'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { HISTORY_DAYS, OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import type { OverviewTrends, StorefrontPerformances } from '#contract/overview/history.ts'
import type { ListingRef } from '#contract/store.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { LiveNote } from '#web/apps/sources/live-note.tsx'
import { chartSources, SourceOffNote } from '#web/apps/sources/source-off-note.tsx'
import { formatCompact, formatDay, formatPercent } from '#web/i18n/format.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { language } from '#web/i18n/language.ts'
import { roundAxis } from '#web/ui/charts/chart-axis.ts'
import { useMay } from '#web/session/hooks.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable, TableScroll } from '#web/ui/data-table/section-table.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import { type FigureMark, markText } from '../listing-facts.ts'
import { About, useChunk } from '../lazy-parts.tsx'
import { SectionAside } from '../page-age.tsx'
import {
  figureDays,
  figureName,
  figureText,
  type PerformanceFigure,
  useDailyFigure,
  type Place,
  type FigureDay,
} from './daily-figure.ts'

const loadChart = () => import('#web/ui/charts/day-chart.tsx')

interface Props {
  figure: PerformanceFigure
  /** In the selected country. */
  listing: ListingRef
  trends: ReadResult<OverviewTrends>
  storefronts: ReadResult<StorefrontPerformances>
  /** ISO 4217 code; null: no revenue is known. */
  currency: string | null
  /** Of the last 30 days. null: the market doesn't know the figure; undefined: nothing was read yet. */
  provenance: Provenance | null | undefined
}

const spans = [OVERVIEW_DAYS, 90, HISTORY_DAYS]

/** The figure day by day, worldwide or in the selected country, as a chart or as a table. */
export function DailyCard({ figure, listing, trends, storefronts, currency, provenance: ofLast30 }: Props) {
  const { t } = useLingui()
  const [place, setPlace] = useState<Place>('world')
  const [span, setSpan] = useState(OVERVIEW_DAYS)
  const [asTable, setAsTable] = useState(false)
  const chunk = useChunk(loadChart, true)
  const { result, points, provenance, mark } = useDailyFigure({
    listing,
    figure,
    place,
    days: span,
    trends,
    storefronts,
    provenance: ofLast30,
  })
  const state = readState(result)
  const days = figureDays(points)
  const name = figureName(figure)
  const format = (value: number) => figureText(figure, value, currency)
  return (
    <Card
      title={<Trans>Day by day</Trans>}
      pill={days.length > 0 && <Mark mark={figure === 'revenue' ? 'estimate' : mark} />}
      aside={
        <>
          <SectionAside at={result.updatedAt} />
          <About title={t`Day by day`} provenance={provenance}>
            <Trans>The last {span} complete days, in UTC.</Trans>
          </About>
          <SegmentedControl
            aria-label={t`Where`}
            value={place}
            onChange={setPlace}
            data={[
              { value: 'world', label: <Trans>Worldwide</Trans> },
              { value: 'country', label: countryNameOf(listing.locale) },
            ]}
          />
        </>
      }
    >
      {state !== 'ready' ? (
        <SectionState
          state={state}
          failed={<Trans>Couldn't load daily values</Trans>}
          unsaved={<Trans>Daily values load when you're back online</Trans>}
          onRetry={result.refresh}
          minHeight={320}
        />
      ) : days.length === 0 ? (
        <Box c="dimmed" p="var(--sg-card-padding)">
          <Trans>No daily values here.</Trans>
          <LiveNote>
            <Trans>
              Stores keep downloads and revenue to themselves. We estimate the last 30 days as a whole from the store's
              charts, which are read within minutes of adding an app and then every day.
            </Trans>{' '}
            <OwnFigures />
          </LiveNote>
          <SourceOffNote sources={chartSources(listing.store)} />
        </Box>
      ) : (
        <Box mih={276}>
          {asTable || chunk.state === 'failed' ? (
            <DaysTable name={name} days={days} format={format} />
          ) : chunk.state === 'loading' ? (
            <Skeleton height={260} />
          ) : (
            <Box mih={276} px="xs" pt="md">
              <chunk.module.DayChart
                name={name}
                dates={days.map(({ date }) => date)}
                lines={[{ label: name, values: days.map(({ value }) => value) }]}
                axis={roundAxis(
                  days.flatMap(({ value }) => value ?? []),
                  { fromZero: true },
                )}
                tickText={(value) => formatCompact(value, language())}
                valueText={format}
              />
            </Box>
          )}
        </Box>
      )}
      <Group gap="8px 12px" justify="space-between" align="flex-start" px="var(--sg-card-padding)" pt="xs" pb="sm">
        <SegmentedControl
          aria-label={t`Period`}
          value={span}
          onChange={setSpan}
          data={spans.map((value) => ({ value, label: <Plural value={value} one="# day" other="# days" /> }))}
        />
        {days.length > 0 && (
          <Button size="sm" variant="subtle" color="gray" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            <Trans>View as table</Trans>
          </Button>
        )}
      </Group>
    </Card>
  )
}

/** The way to the figures of every day: the account at the store. */
function OwnFigures() {
  const mayConnect = useMay('connections/manage')
  if (!mayConnect) return <Trans>A connected store shows every day of your own apps.</Trans>
  return (
    <Trans>
      <Link to="/connection/{-$tab}" params={{ tab: 'my-apps' }}>
        Connect your store
      </Link>{' '}
      to see every day of your own apps.
    </Trans>
  )
}

/** Beside the title of a card: whose figures it shows. */
export const Mark = ({ mark }: { mark: FigureMark }) => (
  <Text component="span" size="sm" c="dimmed">
    {markText(mark)}
  </Text>
)

interface DaysTableProps {
  /** "Downloads". */
  name: string
  days: readonly FigureDay[]
  format: (value: number) => string
}

/** The figure of each day and its change against a week before, the newest day first. */
function DaysTable({ name, days, format }: DaysTableProps) {
  return (
    <TableScroll label={name} role="region" h={276} style={{ borderBottom: '1px solid var(--sg-line)' }}>
      <SectionTable
        caption={<Trans>{name} by day</Trans>}
        rows={days.toReversed()}
        rowId={({ date }) => date}
        columns={useDayColumns(name, format)}
      />
    </TableScroll>
  )
}

function useDayColumns(name: string, format: DaysTableProps['format']): readonly Column<FigureDay>[] {
  const { t } = useLingui()
  return [
    { id: 'day', name: t`Day`, cell: ({ date }) => formatDay(date, language()) },
    { id: 'value', name, align: 'right', cell: ({ value }) => (value === null ? '–' : format(value)) },
    {
      id: 'change',
      name: t`Compared with a week earlier`,
      align: 'right',
      cell: ({ change }) =>
        change === null ? '–' : <Delta direction={change}>{formatPercent(Math.abs(change), language())}</Delta>,
    },
  ]
}
