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
  /** Of the head, where its name is short. */
  title?: string
  /** To style sheets, as `data-column`; columns of one kind share it. By default its id. */
  kind?: string
  /** Numbers stand at the right. */
  align?: 'left' | 'right'
  /** Its cell names the row. */
  isRowHeader?: boolean
  /** px; columns without one share what is left, and have `leastWidth` where nothing is. */
  width?: number
  leastWidth?: number
  /** Where the rows come sorted: they can be sorted by this column. */
  isSortable?: boolean
  /** Where the table sorts its rows: what it compares; null comes last in both directions. */
  sortValue?: (row: T) => number | string | null
  /** The first press sorts downwards: more is better. */
  descendingFirst?: boolean
  cell: (row: T, context: CellContext) => ReactNode
  /** Of the cell's element. */
  cellProps?: (row: T) => HTMLAttributes<HTMLTableCellElement> & Record<`data-${string}`, string>
  /** In the last row, below all others. */
  total?: ReactNode
}

export interface Sort<Id extends string = string> {
  column: Id
  descending: boolean
}

/** A press on a head: turns the order round, or sorts by another column. */
export const nextSort = <Id extends string>(
  sort: Sort<Id> | undefined,
  { id, descendingFirst = false }: Pick<Column<never, Id>, 'id' | 'descendingFirst'>,
): Sort<Id> => ({ column: id, descending: sort?.column === id ? !sort.descending : descendingFirst })

/** Of the column of checkboxes, px. */
const SELECT_WIDTH = 50

/** Room that all columns need, with that of the checkboxes, px; a table that has less scrolls sideways. */
export const leastWidth = <T, Id extends string>(columns: readonly Column<T, Id>[]): number =>
  columns.reduce((sum, column) => sum + (column.width ?? column.leastWidth ?? 0), SELECT_WIDTH)

/** All columns in the order that the user chose; those it doesn't name, as of a later version, follow. */
export const inOrder = <Id extends string>(all: readonly Id[], order: readonly string[]): Id[] => {
  const placeOf = (id: Id) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...all].sort((one, other) => placeOf(one) - placeOf(other))
}

/** Two columns in each other's places. */
export const swapped = <Id extends string>(order: readonly Id[], one: Id, other: Id): Id[] =>
  order.map((id) => (id === one ? other : id === other ? one : id))
