import { useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Store } from '#contract/store.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { DataTable } from '#web/ui/data-table/data-table.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import type { SelectedRows } from '#web/ui/data-table/use-selected-rows.ts'
import { toggleTracking, type Tracking } from '../tracking/use-tracking.ts'
import { TrackButton } from '../tracking/track-button.tsx'
import type { KeywordRow } from './keyword-row.ts'
import { nextSort, type Sort, startsAscending, type ColumnId } from './keyword-sort.ts'
import { KeywordCard } from './keyword-card.tsx'
import { columnName, isText, kindNames } from './keyword-columns.ts'
import classes from './keyword-table.module.css'
import { Change, Count, Estimate, Rank, Unknown, OwnerCell, PlaceTags } from './keyword-cells.tsx'

interface Props extends KeywordColumnsOptions {
  caption: ReactNode
  rows: readonly KeywordRow[]
  sort: Sort
  onSort: (sort: Sort) => void
  /** Shows a choice of the order on a phone, where there are no table heads. */
  showsSort: boolean
  /** Instead of no rows. */
  empty: ReactNode
}

/** Keywords to sort, select and track. */
export function KeywordTable(props: Props) {
  const { caption, rows, columns, ranksOf, sort, onSort, showsSort, store, locale, selected, tracking, empty } = props
  const { t, i18n } = useLingui()
  const phone = usePhone()
  const all = useKeywordColumns(props)
  return (
    <>
      {phone && showsSort && rows.length > 0 && (
        <Box component="span" style={{ alignSelf: 'flex-end' }}>
          <FilterSelect
            label={t`Sort by`}
            value={sort.column}
            options={columns.map((column) => ({ value: column, label: i18n._(columnName(column, ranksOf)) }))}
            onChange={(column) => column !== sort.column && onSort(nextSort(sort, column))}
          />
        </Box>
      )}
      <DataTable
        className={classes.table}
        caption={caption}
        rows={rows}
        rowId={idOf}
        columns={all}
        sort={sort}
        onSort={({ column, descending }) => column !== 'tracking' && onSort({ column, descending })}
        selection={{ selected, label: idOf }}
        onOpen={({ keyword }) => void toggleTracking(tracking, keyword)}
        renderCard={(row) => (
          <KeywordCard
            row={row}
            state={tracking.stateOf(row.keyword)}
            ranksOf={ranksOf}
            store={store}
            locale={locale}
          />
        )}
        empty={empty}
      />
    </>
  )
}

const idOf = ({ keyword }: KeywordRow) => keyword

/** Columns of the table, including the one of the track button. */
export type TableColumn = ColumnId | 'tracking'
type KeywordColumn = Column<KeywordRow, TableColumn>

interface KeywordColumnsOptions {
  columns: readonly ColumnId[]
  /** The competitor whose ranks they are; undefined: the app's own. */
  ranksOf: string | undefined
  store: Store
  /** Language of the keywords. */
  locale: string
  selected: SelectedRows
  tracking: Tracking
}

/** Keywords with their metrics, and whether they are tracked. */
function useKeywordColumns(options: KeywordColumnsOptions): readonly KeywordColumn[] {
  const { columns, ranksOf, store, locale, selected, tracking } = options
  const { i18n, t } = useLingui()
  const cells: Record<ColumnId, KeywordColumn['cell']> = {
    keyword: ({ keyword }) => keyword,
    places: ({ places }) => <PlaceTags places={places} store={store} />,
    rank: ({ rank, appsCount }) => <Rank value={rank} isMeasured={appsCount !== null} store={store} />,
    change: ({ change }) => <Change value={change} />,
    volume: (row, { tabIndex }) => <Estimate row={row} of="volume" tabIndex={tabIndex} />,
    relevancy: (row, { tabIndex }) => <Estimate row={row} of="relevancy" tabIndex={tabIndex} />,
    difficulty: (row, { tabIndex }) => <Estimate row={row} of="difficulty" tabIndex={tabIndex} />,
    appsCount: ({ appsCount }) => <Count value={appsCount} />,
    type: ({ kind }) => (kind === null ? <Unknown /> : i18n._(kindNames[kind])),
    owner: ({ owner }) => <OwnerCell owner={owner} locale={locale} />,
  }
  const tracked = t`Tracking`
  const columnOf = (id: ColumnId): KeywordColumn => ({
    id,
    name: i18n._(columnName(id, ranksOf)),
    align: isText(id) ? 'left' : 'right',
    isSortable: true,
    descendingFirst: !startsAscending.has(id),
    cell: cells[id],
    ...(id === 'keyword' && {
      isRowHeader: true,
      cellProps: ({ keyword }: KeywordRow) => ({
        lang: locale,
        draggable: true,
        onDragStart: ({ dataTransfer }) => dataTransfer.setData('text/plain', dragged(keyword, selected)),
      }),
    }),
  })
  return [
    ...columns.map(columnOf),
    {
      id: 'tracking',
      name: tracked,
      head: <span className="sg-visually-hidden">{tracked}</span>,
      cell: ({ keyword }, { tabIndex }) => <TrackButton keyword={keyword} tracking={tracking} tabIndex={tabIndex} />,
    },
  ]
}

/** With a row that is selected all that are go along, as into the keyword field. */
const dragged = (keyword: string, { has, ids }: SelectedRows) => (has(keyword) ? ids.join(', ') : keyword)
