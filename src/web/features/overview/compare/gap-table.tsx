import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Badge, Button, Group, SegmentedControl, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import type { GapKeyword, GapSet } from '#aso/keyword-gap.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable, TableFoot, TableScroll } from '#web/ui/data-table/section-table.tsx'
import { exportGap, countsBySet, firstSort, shownRows, type GapColumn, type GapSort } from './gap-rows.ts'
import classes from './keyword-lists.module.css'
import type { Side } from './side.tsx'

/** Rows drawn without being asked for. */
const FIRST_ROWS = 50

interface Props {
  rows: readonly GapKeyword[]
  own: Side
  competitor: Side
}

/** The keywords of one set at a time, to filter, sort and export. */
export function GapBrowser({ rows, own, competitor }: Props) {
  const { t, i18n } = useLingui()
  const [set, setSet] = useState<GapSet>('competitor')
  const [text, setText] = useState('')
  const [brands, setBrands] = useState<'all' | 'none'>('all')
  const [sort, setSort] = useState<GapSort>(firstSort)
  const [all, setAll] = useState(false)

  // Typing goes ahead of a long list.
  const applied = useDeferredValue(text)
  const found = shownRows(rows, { set, text: applied, withoutBrands: brands === 'none', sort })
  const count = found.length
  const counts = countsBySet(rows)
  const pill = (of: GapSet) => (
    <Text component="span" inherit fw={400} c="dimmed" ml={4}>
      {formatNumber(counts[of], language())}
    </Text>
  )
  return (
    <>
      <Group gap="xs" px="var(--sg-card-padding)" py="sm">
        <SegmentedControl
          aria-label={t`Which app ranks`}
          size="sm"
          mod="wide"
          value={set}
          data={[
            { value: 'competitor', label: <Trans>Only theirs {pill('competitor')}</Trans> },
            { value: 'shared', label: <Trans>Both {pill('shared')}</Trans> },
            { value: 'own', label: <Trans>Only yours {pill('own')}</Trans> },
          ]}
          onChange={setSet}
        />
        <SearchInput className={classes.search} label={t`Search keywords`} value={text} onChange={setText} />
        <FilterSelect
          label={t`Brands`}
          value={brands}
          options={[
            { value: 'all', label: t`With brands` },
            { value: 'none', label: t`Without brands` },
          ]}
          onChange={setBrands}
          isSet={brands !== 'all'}
        />
        <Text component="span" size="sm" c="dimmed" ml="auto" style={{ whiteSpace: 'nowrap' }} role="status">
          <Plural value={count} one="# keyword" other="# keywords" />
        </Text>
        <IconButton
          label={t`Export as CSV`}
          bordered
          size={36}
          disabled={found.length === 0}
          onClick={() => exportGap({ rows: found, own, competitor, set }, i18n)}
        >
          <IconDownload size={17} stroke={1.7} aria-hidden />
        </IconButton>
      </Group>
      {found.length > 0 ? (
        <GapTable
          rows={all ? found : found.slice(0, FIRST_ROWS)}
          own={own}
          competitor={competitor}
          sort={sort}
          onSort={setSort}
        />
      ) : (
        <Text c="dimmed" px="var(--sg-card-padding)" pt="xs" pb="lg">
          {counts[set] === 0 ? (
            <Trans>No keyword in this group.</Trans>
          ) : (
            <>
              <Trans>No keywords match.</Trans>{' '}
              <Anchor
                component="button"
                type="button"
                variant="action"
                onClick={() => {
                  setText('')
                  setBrands('all')
                }}
              >
                <Trans>Clear filters</Trans>
              </Anchor>
            </>
          )}
        </Text>
      )}
      {found.length > FIRST_ROWS && (
        <TableFoot>
          <Button size="sm" ml="auto" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? (
              <Trans>Show less</Trans>
            ) : (
              <Plural value={found.length} one="Show # keyword" other="Show all # keywords" />
            )}
          </Button>
        </TableFoot>
      )}
    </>
  )
}

interface TableProps {
  rows: readonly GapKeyword[]
  own: Side
  competitor: Side
  sort: GapSort
  onSort: (sort: GapSort) => void
}

/** Keywords with both ranks; each leads to its place in the list of the app that ranks better. */
function GapTable({ rows, own, competitor, sort, onSort }: TableProps) {
  const { t } = useLingui()
  const country = countryInSentence(own.locale)
  return (
    <TableScroll label={t`Ranked keywords`} mah={520}>
      <SectionTable
        className={classes.table}
        caption={
          <Trans>
            Ranked keywords of {own.title} and {competitor.title} in {country}
          </Trans>
        }
        rows={rows}
        rowId={({ keyword }) => keyword}
        sort={sort}
        onSort={onSort}
        columns={useGapColumns(own, competitor)}
      />
    </TableScroll>
  )
}

function useGapColumns(own: Side, competitor: Side): readonly Column<GapKeyword, GapColumn>[] {
  const { t } = useLingui()
  const number = (column: 'volume' | 'difficulty' | 'competitor' | 'own') => ({
    id: column,
    align: 'right' as const,
    isSortable: true,
    cell: (row: GapKeyword) => numberText(row[column]),
  })
  return [
    {
      id: 'keyword',
      name: t`Keyword`,
      isRowHeader: true,
      isSortable: true,
      cell: (row) => (
        <>
          <Link to="/analyze-keywords/all-ranked" search={placeOf(row, competitor)} lang={own.locale}>
            {row.keyword}
          </Link>{' '}
          <Brand row={row} own={own} competitor={competitor} />
        </>
      ),
    },
    { ...number('volume'), name: t`Volume`, descendingFirst: true },
    { ...number('difficulty'), name: t`Difficulty` },
    { ...number('competitor'), name: t`Their rank` },
    { ...number('own'), name: t`Your rank` },
  ]
}

const numberText = (value: number | null) => (value === null ? '–' : formatNumber(value, language()))

/** The list that the keyword stands in: the competitor's unless only the own app ranks, or ranks better. */
function placeOf({ keyword, own, competitor }: GapKeyword, { app }: Side) {
  const isOwn = competitor === null || (own !== null && own < competitor)
  return { q: keyword, ...(!isOwn && { competitor: app.trackId }) }
}

function Brand({ row: { brand }, own, competitor }: { row: GapKeyword; own: Side; competitor: Side }) {
  if (brand === null) return null
  const title = brand === 'own' ? own.title : competitor.title
  return (
    <Badge>
      {brand === 'other' ? (
        <Trans>Brand</Trans>
      ) : (
        <Trans>
          Brand<span className="sg-visually-hidden"> of {title}</span>
        </Trans>
      )}
    </Badge>
  )
}
