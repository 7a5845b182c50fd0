import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import classes from './select-row.module.css'
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

interface CheckboxProps {
  /** What is selected, for screen readers. */
  label: string
  checked: boolean
  /** Some of what it stands for is selected. */
  isMixed?: boolean
  /** Of its line in the chart; undefined: it has none. */
  color?: string | undefined
  tabIndex?: number
  /** `isRange`: Shift was held, so that all from the last one on are meant. */
  onChange: (isRange: boolean) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  onFocus?: () => void
}

/** Selects a row; with the colour of its line it is the chart's legend. */
export function RowCheckbox({ label, checked, isMixed = false, color, onChange, ...rest }: CheckboxProps) {
  const Sign = isMixed ? IconMinus : IconCheck
  return (
    <span className={classes.box} style={color ? { background: color, borderColor: color } : undefined}>
      <input
        {...rest}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        ref={(input) => {
          if (input) input.indeterminate = isMixed
        }}
      />
      {(checked || isMixed) && <Sign size={12} stroke={3} aria-hidden />}
    </span>
  )
}
