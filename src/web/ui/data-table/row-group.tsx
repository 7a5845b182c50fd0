import { memo, type ReactNode, type RefObject } from 'react'
import type { Column } from './columns.ts'
import { SelectRow, type RowsProps } from './select-row.tsx'

interface Props<T, Id extends string> extends RowsProps<T> {
  columns: readonly Column<T, Id>[]
}

/** Some rows of a table: scrolling adds and removes groups, and leaves those between as they are. */
export const RowGroup = memo(function RowGroup<T, Id extends string>(props: Props<T, Id>) {
  const { rows, from, to, rowId, columns, selection, isDimmed, stop, onToggle, onFocus, onKeyDown } = props
  return (
    <tbody>
      {rows.slice(from, to).map((row, offset) => {
        const index = from + offset
        const id = rowId(row)
        return (
          <tr
            key={id}
            aria-rowindex={index + 2}
            data-row={index}
            data-selected={selection?.selected.has(id) || undefined}
            data-dimmed={isDimmed?.(row) || undefined}
          >
            {selection && (
              <td data-column="select">
                <SelectRow
                  row={row}
                  id={id}
                  index={index}
                  isStop={index === stop}
                  selection={selection}
                  onToggle={onToggle}
                  onFocus={onFocus}
                  onKeyDown={onKeyDown}
                />
              </td>
            )}
            {columns.map((column) => (
              <Cell key={column.id} row={row} column={column} isStop={index === stop} />
            ))}
          </tr>
        )
      })}
    </tbody>
  )
}) as <T, Id extends string>(props: Props<T, Id>) => ReactNode

interface CellProps<T, Id extends string> {
  row: T
  column: Column<T, Id>
  isStop: boolean
}

export function Cell<T, Id extends string>({ row, column, isStop }: CellProps<T, Id>) {
  const { id, kind = id, align, isRowHeader, cell, cellProps } = column
  const content = cell(row, { tabIndex: isStop ? 0 : -1 })
  return isRowHeader ? (
    <th scope="row" data-column={kind} {...cellProps?.(row)}>
      {content}
    </th>
  ) : (
    <td data-column={kind} data-align={align === 'right' ? align : undefined} {...cellProps?.(row)}>
      {content}
    </td>
  )
}

interface GapProps {
  rows: number
  /** Of a row, px. */
  height: number
  /** The list begins here. */
  top?: RefObject<HTMLTableSectionElement | null>
}

/** Room for rows that are not drawn. */
export function RowGap({ rows, height, top }: GapProps) {
  return (
    <tbody ref={top} aria-hidden>
      {rows > 0 && <tr style={{ height: rows * height }} />}
    </tbody>
  )
}
