import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column, Sort } from './columns.ts'

export type { RowData }

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

const NONE: never[] = []

interface Options<T, Id extends string> {
  rows: readonly T[]
  columns: readonly Column<T, Id>[]
  /** Columns in the order in which they stand; those it leaves out follow. By default as they are given. */
  order: readonly Id[] | undefined
  hidden: readonly Id[] | undefined
  sort: Sort<Id> | undefined
  /** The rows come sorted. */
  isSorted: boolean
  onSort: (sort: Sort<Id>) => void
}

interface TableModel<T, Id extends string> {
  rows: readonly T[]
  /** Those that are shown, in their order. */
  columns: readonly Column<T, Id>[]
  /** A press on a head: turns the order round, or sorts by another column. */
  onHead: (column: Id) => void
}

/**
 * What a table shows of its rows and columns. Rows that come sorted go by the row model: it makes an object of each of them, which
 * a list of 10,000 would feel at every letter that is typed into its search.
 */
export function useTableModel<T extends RowData, Id extends string>(options: Options<T, Id>): TableModel<T, Id> {
  // The table is one object that changes: what the compiler remembered of it would be old.
  'use no memo'
  const { rows, columns, order, hidden, sort, isSorted, onSort } = options
  const definitions = useMemo(
    () =>
      columns.map(({ id, isSortable, sortValue, descendingFirst = false }): ColumnDef<typeof features, T> => ({
        id,
        accessorFn: (row) => sortValue?.(row) ?? undefined,
        enableSorting: isSortable === true || sortValue !== undefined,
        sortDescFirst: descendingFirst,
        sortUndefined: 'last',
        sortFn: (one, other) => compare(one.getValue(id), other.getValue(id)),
      })),
    [columns],
  )
  const state = useMemo(
    () => ({
      columnOrder: [...(order ?? NONE)],
      columnVisibility: Object.fromEntries(hidden?.map((id) => [id, false]) ?? NONE),
      sorting: sort ? [{ id: sort.column, desc: sort.descending }] : NONE,
    }),
    [order, hidden, sort],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: isSorted ? NONE : rows,
    manualSorting: isSorted,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state,
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(state.sorting) : change
      if (next) onSort({ column: next.id as Id, descending: next.desc })
    },
  })
  const leaves = table.getVisibleLeafColumns()
  const model = table.getRowModel()
  return {
    rows: useMemo(() => (isSorted ? rows : model.rows.map(({ original }) => original)), [isSorted, rows, model]),
    columns: useMemo(() => leaves.flatMap(({ id }) => columns.find((one) => one.id === id) ?? []), [leaves, columns]),
    onHead: (column) => table.getColumn(column)?.toggleSorting(),
  }
}

const { compare: compareTexts } = new Intl.Collator()

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : compareTexts(String(one), String(other))
