import type { HTMLAttributes, ReactNode } from 'react'

/** What a cell's own buttons need to know of their row. */
export interface CellContext {
  /** 0 in the row that Tab leads to. */
  tabIndex: 0 | -1
}

/** A column of a table; its id is also what the table is sorted by. */
export interface Column<T, Id extends string = string> {
  id: Id
  /** In menus, and in the head unless there is a `head`. */
  name: string
  head?: ReactNode
  /** To style sheets, as `data-column`; columns of one kind share it. By default its id. */
  kind?: string
  /** Numbers stand at the right. */
  align?: 'left' | 'right'
  /** Its cell names the row. */
  isRowHeader?: boolean
  /** px; columns without one share what is left, and need `leastWidth`. */
  width?: number
  leastWidth?: number
  /** Leaves a table that has no room, the smallest number first; without one it stays. */
  leaves?: number
  /** Where the rows come sorted: they can be sorted by this column. */
  isSortable?: boolean
  /** Where the table sorts its rows: what it compares; null comes last in both directions. */
  sortValue?: (row: T) => number | string | null
  /** The first press sorts downwards: more is better. */
  descendingFirst?: boolean
  cell: (row: T, context: CellContext) => ReactNode
  /** Of the cell's element. */
  cellProps?: (row: T) => HTMLAttributes<HTMLTableCellElement>
  /** In the last row, which stands below all others. */
  total?: ReactNode
}

export interface Sort<Id extends string = string> {
  column: Id
  descending: boolean
}
