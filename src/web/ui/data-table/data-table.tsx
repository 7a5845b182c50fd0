import { useRef, useState, type ReactNode } from 'react'
import { usePhone } from '../hooks/media-queries.ts'
import { useWidth } from '../hooks/use-width.ts'
import { PlainTable } from './plain-table.tsx'
import { CardList } from './card-list.tsx'
import { CellTip } from './cell-tip.tsx'
import { leastWidth, type Column, type Sort } from './columns.ts'
import classes from './data-table.module.css'
import { RowGap, RowGroup } from './row-group.tsx'
import type { Selection } from './select-row.tsx'
import { SelectAll, TableHead } from './table-head.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { useRowGroups, useRowWindow } from './use-row-window.ts'
import { useTableModel, type RowData } from './use-table-model.ts'

/** As in the style sheet, px. */
const ROW_HEIGHT = 36

interface Props<T, Id extends string> {
  /** What the table lists, for screen readers. */
  caption: ReactNode
  rows: readonly T[]
  rowId: (row: T) => string
  columns: readonly Column<T, Id>[]
  /** Columns in the order that the user chose; those it leaves out follow. By default as they are given. */
  order?: readonly Id[]
  hidden?: readonly Id[]
  /** What the rows are sorted by: at first, or, with `onSort`, as they come. */
  sort?: Sort<Id>
  /** Another order is wanted; the rows come sorted. Without it the table sorts them. */
  onSort?: (sort: Sort<Id>) => void
  selection?: Selection<T>
  isDimmed?: (row: T) => boolean
  /** Enter in a row. */
  onOpen?: (row: T) => void
  /** The row on a phone; without it, phones have the table, too. */
  renderCard?: (row: T) => ReactNode
  /** Instead of a table without rows. */
  empty?: ReactNode
  className?: string | undefined
}

/**
 * The list that a page is about, as wide as the page: sorted by its heads, selected by mouse and keyboard. All rows are of one
 * height, so that of a long list only those near the window are drawn. Where its columns have no room it scrolls sideways, and
 * the checkboxes and the first column stay. A table within a section is a `SectionTable`.
 */
export function DataTable<T extends RowData, Id extends string>(props: Props<T, Id>) {
  const { caption, rows, rowId, selection, isDimmed, onOpen, renderCard, empty } = props
  const phone = usePhone()
  if (rows.length === 0 && empty !== undefined) return empty
  return phone && renderCard ? (
    <CardList
      caption={caption}
      rows={rows}
      rowId={rowId}
      selection={selection}
      isDimmed={isDimmed}
      renderCard={renderCard}
      onOpen={onOpen}
    />
  ) : (
    <TableOfRows {...props} />
  )
}

function TableOfRows<T extends RowData, Id extends string>(props: Props<T, Id>) {
  const { caption, rowId, selection, isDimmed, onOpen, onSort } = props
  const [ownSort, setOwnSort] = useState(props.sort)
  const sort = onSort ? props.sort : ownSort
  const frame = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLTableSectionElement>(null)
  const model = useTableModel({
    rows: props.rows,
    columns: props.columns,
    order: props.order,
    hidden: props.hidden,
    sort,
    isSorted: onSort !== undefined,
    onSort: onSort ?? setOwnSort,
  })
  const { rows, columns } = model
  const width = useWidth(frame, 'table')
  const isSideways = width !== null && leastWidth(columns) > width
  const drawn = useRowWindow(top, rows.length, ROW_HEIGHT)
  const keys = useRowKeys({ rows, rowId, selected: selection?.selected, onOpen, drawn })
  const groups = useRowGroups({ rows, keys }, drawn)
  return (
    <div className={classes.frame} ref={frame} data-sideways={isSideways || undefined}>
      <PlainTable
        className={[classes.table, props.className].filter(Boolean).join(' ')}
        caption={caption}
        rowCount={rows.length + 1}
      >
        {columns.some(({ width }) => width) && (
          <colgroup>
            {selection && <col data-column="select" />}
            {columns.map((column) => (
              <col key={column.id} style={{ width: column.width ?? (isSideways ? column.leastWidth : undefined) }} />
            ))}
          </colgroup>
        )}
        <TableHead
          columns={columns}
          sort={sort}
          onHead={model.onHead}
          rowIndex={1}
          selectAll={selection && <SelectAll ids={rows.map(rowId)} selected={selection.selected} />}
        />
        <RowGap rows={drawn.from} height={ROW_HEIGHT} top={top} />
        {groups.map(({ rows, keys, from, to }) => (
          <RowGroup
            key={from}
            rows={rows}
            rowId={rowId}
            from={from}
            to={to}
            columns={columns}
            selection={selection}
            isDimmed={isDimmed}
            stop={keys.stop >= from && keys.stop < to ? keys.stop : null}
            onToggle={keys.onToggle}
            onFocus={keys.onFocus}
            onKeyDown={keys.onKeyDown}
          />
        ))}
        <RowGap rows={rows.length - drawn.to} height={ROW_HEIGHT} />
        <Totals columns={columns} hasSelection={selection !== undefined} />
      </PlainTable>
      <CellTip within={frame} />
    </div>
  )
}

interface TotalsProps<T, Id extends string> {
  columns: readonly Column<T, Id>[]
  hasSelection: boolean
}

/** The last row, where a column has a total. */
function Totals<T, Id extends string>({ columns, hasSelection }: TotalsProps<T, Id>) {
  if (columns.every(({ total }) => total === undefined)) return null
  return (
    <tfoot>
      <tr>
        {hasSelection && <td aria-hidden />}
        {columns.map(({ id, align, isRowHeader, total }) =>
          isRowHeader ? (
            <th key={id} scope="row">
              {total}
            </th>
          ) : (
            <td key={id} data-align={align === 'right' ? align : undefined}>
              {total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  )
}
