import { RowCheckbox } from './row-checkbox.tsx'
import type { RowKeys } from './use-row-keys.ts'
import type { RowRange } from './use-row-window.ts'
import type { SelectedRows } from './use-selected-rows.ts'

/** How rows are selected. */
export interface Selection<T> {
  selected: SelectedRows
  /** What a row's checkbox is called. */
  label: (row: T) => string
  /** Of the selected rows' lines in a chart, whose legend the checkboxes are. */
  colors?: ReadonlyMap<string, string>
}

/** What rows of a table, and rows as cards, are drawn of alike. */
export interface RowsProps<T> extends RowRange, RowHandlers {
  rows: readonly T[]
  rowId: (row: T) => string
  selection: Selection<T> | undefined
  /** What it shows counts less than the other rows. */
  isDimmed: ((row: T) => boolean) | undefined
  /** Index of the row that Tab leads to; null: it is in another group. */
  stop: number | null
}

type RowHandlers = Pick<RowKeys, 'onToggle' | 'onFocus' | 'onKeyDown'>

interface Props<T> extends RowHandlers {
  row: T
  id: string
  index: number
  isStop: boolean
  selection: Selection<T>
}

/** A row's checkbox. */
export function SelectRow<T>({ row, id, index, isStop, selection, onToggle, onFocus, onKeyDown }: Props<T>) {
  const { selected, label, colors } = selection
  return (
    <RowCheckbox
      label={label(row)}
      checked={selected.has(id)}
      color={selected.has(id) ? colors?.get(id) : undefined}
      tabIndex={isStop ? 0 : -1}
      onChange={(isRange) => onToggle(index, isRange)}
      onFocus={() => onFocus(index)}
      onKeyDown={onKeyDown}
    />
  )
}
