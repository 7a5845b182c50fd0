import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Text } from '@mantine/core'
import { fieldBenchmark, type FieldBenchmark } from '#aso/benchmarks/field-benchmark.ts'
import type { BenchmarkedApp } from '#contract/market/metadata-benchmarks.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import { LiveNote } from '#web/apps/sources/live-note.tsx'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable, TableScroll } from '#web/ui/data-table/section-table.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { benchmarkFields, lengthIn, ownLength, type BenchmarkField, type ShowApps } from './benchmark-fields.ts'
import { LengthBars } from './length-bars.tsx'

interface Props {
  store: Store
  own: AppDetails | null
  apps: readonly BenchmarkedApp[]
  onShow: ShowApps
}

interface Row {
  field: BenchmarkField
  /** null: not known. */
  length: number | null
  benchmark: FieldBenchmark
}

/** A row for each field: the own length, that of the others, and where the own one stands. */
export function FieldsCard({ store, own, apps, onShow }: Props) {
  const { t } = useLingui()
  const rows = benchmarkFields(store).map((field): Row => {
    const length = own && ownLength(own, field.part)
    const lengths = apps.map((app) => lengthIn(app, field.part))
    return { field, length, benchmark: fieldBenchmark(lengths, length, field.limit) }
  })
  const name = t`Your listing next to ${apps.length} apps`
  return (
    <Card title={name}>
      <TableScroll label={name}>
        <SectionTable caption={name} rows={rows} rowId={({ field }) => field.part} columns={useFieldColumns(onShow)} />
      </TableScroll>
      {store === 'APP_STORE' && (
        <Box px="var(--sg-card-padding)">
          <LiveNote>
            <Trans>The App Store shows subtitles and promotional texts of other apps one app at a time only.</Trans>
          </LiveNote>
        </Box>
      )}
    </Card>
  )
}

function useFieldColumns(onShow: ShowApps): readonly Column<Row>[] {
  const { t } = useLingui()
  return [
    { id: 'field', name: t`Field`, cell: ({ field }) => field.name },
    {
      id: 'own',
      name: t`Your length`,
      cellProps: () => ({ style: { minWidth: 132 } }),
      cell: ({ field, length }) => {
        if (length === null) return <Trans>Not known</Trans>
        return field.part === 'screenshots' ? (
          <CharPill count={length} limit={field.limit} label={t`${length} of ${field.limit} screenshots`} />
        ) : (
          <CharPill count={length} limit={field.limit} />
        )
      },
    },
    {
      id: 'average',
      name: t`Average`,
      align: 'right',
      cell: ({ benchmark: { average } }) => (average === null ? '–' : formatNumber(average, language())),
    },
    {
      id: 'use',
      name: t`Use the field`,
      align: 'right',
      cell: ({ benchmark: { known, used } }) => (known === 0 ? '–' : formatPercent(used / known, language(), 0)),
    },
    {
      id: 'bars',
      name: t`Length, empty to full`,
      cell: ({ field, benchmark }) => <LengthBars field={field} benchmark={benchmark} onShow={onShow} />,
    },
    { id: 'stand', name: t`Where you stand`, cell: ({ benchmark }) => <Standing benchmark={benchmark} /> },
  ]
}

/** A fact, not a verdict: longer is not better by itself. */
function Standing({ benchmark: { known, own } }: { benchmark: FieldBenchmark }) {
  if (known === 0)
    return (
      <Text span size="sm" c="dimmed">
        <Trans>Not known for these apps</Trans>
      </Text>
    )
  if (!own) return <Trans>Not known</Trans>
  const shareOf = (count: number) => formatPercent(count / known, language(), 0)
  if (own.shorter === 0 && own.longer === 0) return <Trans>As long as all of them</Trans>
  return own.shorter >= own.longer ? (
    <Trans>Longer than {shareOf(own.shorter)}</Trans>
  ) : (
    <Trans>Shorter than {shareOf(own.longer)}</Trans>
  )
}
