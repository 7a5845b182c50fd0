import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import type { OwnDay, OwnSource } from '#contract/connections/own-performance.ts'
import { getListingChanges } from '#contract/overview/history.ts'
import { getVersions } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { marksOf, type Mark } from '#web/apps/marks/marks.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable, TableScroll } from '#web/ui/data-table/section-table.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { rateText, shortSourceName, sourceName } from './figure-texts.tsx'
import { conversionDays, type PeriodDays, type ConversionDays } from './performance-figures.ts'

const ConversionChart = lazyWithRetry(() => import('./conversion-chart.tsx'), <Skeleton height={252} />)

interface Props {
  app: AppInCountry
  days: readonly OwnDay[]
  lastDay: UtcDay
  period: PeriodDays
  /** Its line alone; null: one for each. */
  source: OwnSource | null
}

/** Installs for each view of the page day by day, with the releases and listing changes that may have moved it. */
export function ConversionCard({ app, days, lastDay, period, source }: Props) {
  const [asTable, setAsTable] = useState(false)
  const shown = conversionDays(days, lastDay, period, source)
  const { dates, lines } = shown
  const marks = useMarks(app, dates[0] ?? lastDay, lastDay)
  return (
    <Card title={<Trans>Conversion by source</Trans>}>
      {lines.length === 0 ? (
        <Text c="dimmed" p="var(--sg-card-padding)">
          <Trans>The store doesn't provide both page views and installs for any day in this period.</Trans>
        </Text>
      ) : (
        <>
          {asTable ? (
            <ConversionTable days={shown} store={app.store} />
          ) : (
            <ConversionChart days={shown} marks={marks} store={app.store} />
          )}
          <Box px="var(--sg-card-padding)" pt={4} pb={10}>
            <Button size="sm" variant="subtle" color="gray" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              <Trans>View as table</Trans>
            </Button>
          </Box>
        </>
      )}
    </Card>
  )
}

/** The same in text, the newest day first. */
function ConversionTable({ days: { dates, lines }, store }: { days: ConversionDays; store: Store }) {
  const { t } = useLingui()
  return (
    <TableScroll
      label={t`Conversion by source`}
      role="region"
      h={252}
      style={{ borderBottom: '1px solid var(--sg-line)' }}
    >
      <SectionTable
        caption={<Trans>Conversion by source</Trans>}
        rows={dates.map((date, index) => ({ date, index })).toReversed()}
        rowId={({ date }) => date}
        columns={[
          { id: 'day', name: t`Day`, cell: ({ date }) => formatDay(date, language()) },
          ...lines.map(({ source, values }): Column<{ date: UtcDay; index: number }> => ({
            id: source,
            name: shortSourceName(source),
            title: sourceName(source, store),
            align: 'right',
            cell: ({ index }) => rateText(values[index] ?? null),
          })),
        ]}
      />
    </TableScroll>
  )
}

/** Releases and listing changes from one day to another, as far as they are known: a source that fails leaves its marks out. */
export function useMarks({ trackId, store, locale }: AppInCountry, from: UtcDay, to: UtcDay): Mark[] {
  const listing = { trackId, store, locale }
  const versions = useRead(read(getVersions, { query: listing })).data?.versions ?? []
  const changes = useRead(read(getListingChanges, { query: listing })).data?.changes ?? []
  return marksOf({ versions, changes, featured: [], notes: [] }, from, to)
}
