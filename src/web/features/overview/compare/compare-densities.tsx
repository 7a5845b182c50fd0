import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable, TableFoot, TableScroll } from '#web/ui/data-table/section-table.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { type PhraseLength, PhraseSwitch } from '../overview-page/density-table.tsx'
import {
  type ComparedKeyword,
  densityRows,
  sortDensities,
  type DensityColumn,
  type DensityRow,
  type DensitySort,
} from './compared-keywords.ts'
import classes from './keyword-lists.module.css'
import { BothNeeded, listingOf, type Side } from './side.tsx'

/** Rows drawn without being asked for. */
const FIRST_ROWS = 50
/** Longest bar, px. */
const BAR = 64

interface Props {
  own: Side
  competitor: Side
  /** null: a listing is not there. */
  keywords: readonly ComparedKeyword[] | null
}

/** How often the two descriptions use each keyword, and by how much they differ. */
export function DensityCard({ own, competitor, keywords }: Props) {
  const [length, setLength] = useState<PhraseLength>('all')
  const phone = usePhone()
  const known = { own: hasDescription(own), competitor: hasDescription(competitor) }
  const rows = keywords && densityRows(keywords, known).filter(({ words }) => length === 'all' || words === length)
  const lengths = rows && <PhraseSwitch value={length} onChange={setLength} />
  return (
    <Card title={<Trans>Keyword density</Trans>} aside={!phone && lengths}>
      {phone && lengths && (
        <Box px="var(--sg-card-padding)" py="sm">
          {lengths}
        </Box>
      )}
      {rows === null ? (
        <BothNeeded own={own} competitor={competitor} />
      ) : rows.length === 0 ? (
        <Text p="var(--sg-card-padding)">
          <EmptyField />
        </Text>
      ) : (
        <DensityTable key={length} rows={rows} locale={own.locale} />
      )}
    </Card>
  )
}

function hasDescription(side: Side): boolean {
  const listing = listingOf(side)
  return listing.state === 'ready' && listing.details.description !== null
}

function DensityTable({ rows, locale }: { rows: readonly DensityRow[]; locale: string }) {
  const { t } = useLingui()
  const [sort, setSort] = useState<DensitySort>({ column: 'competitor', descending: true })
  const [all, setAll] = useState(false)
  const sorted = sortDensities(rows, sort, locale)
  const highest = Math.max(...rows.flatMap(({ own, competitor }) => [own ?? 0, competitor ?? 0]), Number.MIN_VALUE)
  const shown = all ? sorted : sorted.slice(0, FIRST_ROWS)

  return (
    <>
      <TableScroll label={t`Keyword density`} mah={440}>
        <SectionTable
          className={classes.table}
          caption={<Trans>Keyword density of both descriptions</Trans>}
          rows={shown}
          rowId={({ value }) => value}
          sort={sort}
          onSort={setSort}
          columns={useDensityColumns(highest, locale)}
        />
      </TableScroll>
      <TableFoot>
        <Text component="span" size="xs" c="dimmed">
          <Trans>Difference in percentage points. Positive: you use it more.</Trans>
        </Text>
        {sorted.length > FIRST_ROWS && (
          <Button size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? (
              <Trans>Show less</Trans>
            ) : (
              <Plural value={sorted.length} one="Show # keyword" other="Show all # keywords" />
            )}
          </Button>
        )}
      </TableFoot>
    </>
  )
}

/** `highest`: by which the bars are measured. */
function useDensityColumns(highest: number, locale: string): readonly Column<DensityRow, DensityColumn>[] {
  const { t } = useLingui()
  const share = (side: 'own' | 'competitor') => ({
    id: side,
    align: 'right' as const,
    isSortable: true,
    descendingFirst: true,
    cell: (row: DensityRow) => <Share value={row[side]} highest={highest} side={side} />,
  })
  return [
    {
      id: 'value',
      name: t`Keyword`,
      isRowHeader: true,
      isSortable: true,
      cell: ({ value }) => value,
      cellProps: () => ({ lang: locale }),
    },
    { ...share('own'), name: t`Yours` },
    { ...share('competitor'), name: t`Theirs` },
    {
      id: 'difference',
      name: t`Difference`,
      align: 'right',
      isSortable: true,
      descendingFirst: true,
      cell: ({ difference }) => (difference === null ? '–' : pointsOf(difference)),
    },
  ]
}

/** A share in words, and as a bar measured by the highest one. */
function Share({ value, highest, side }: { value: number | null; highest: number; side: 'own' | 'competitor' }) {
  if (value === null) return '–'
  return (
    <Group
      component="span"
      display="inline-flex"
      gap="xs"
      wrap="nowrap"
      justify="flex-end"
      data-side={side}
      data-zero={value === 0}
    >
      <span className={classes.bar} style={{ width: `${(value / highest) * BAR}px` }} aria-hidden />
      {formatPercent(value, language())}
    </Group>
  )
}

/** A difference of shares in percentage points with its sign: "+1.2". */
function pointsOf(difference: number): string {
  const points = Math.round(difference * 1000) / 10
  const shown = formatNumber(Math.abs(points), language(), 1)
  return points > 0 ? `+${shown}` : points < 0 ? `−${shown}` : shown
}
