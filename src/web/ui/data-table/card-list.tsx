import { useId, useRef, type ReactNode } from 'react'
import { CellTip } from './cell-tip.tsx'
import classes from './data-table.module.css'
import { SelectRow, type RowsProps } from './select-row.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { useRowWindow } from './use-row-window.ts'

/** As in the style sheet, px. */
const ROW_HEIGHT = 64

interface Props<T> extends Pick<RowsProps<T>, 'rows' | 'rowId' | 'selection' | 'isDimmed'> {
  caption: ReactNode
  renderCard: (row: T) => ReactNode
  onOpen: ((row: T) => void) | undefined
}

/** A table's rows on a phone: two lines each, below one another. */
export function CardList<T>({ caption, rows, rowId, selection, isDimmed, renderCard, onOpen }: Props<T>) {
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  const drawn = useRowWindow(list, rows.length, ROW_HEIGHT)
  const keys = useRowKeys({ rows, rowId, selected: selection?.selected, onOpen, drawn })
  const { from, to } = drawn
  return (
    <>
      <h2 className="sg-visually-hidden" id={titleId}>
        {caption}
      </h2>
      <ul
        ref={list}
        className={classes.list}
        aria-labelledby={titleId}
        style={{ paddingTop: from * ROW_HEIGHT, paddingBottom: (rows.length - to) * ROW_HEIGHT }}
      >
        {rows.slice(from, to).map((row, offset) => {
          const index = from + offset
          const id = rowId(row)
          return (
            <li
              key={id}
              className={classes.card}
              data-row={index}
              data-selected={selection?.selected.has(id) || undefined}
              data-dimmed={isDimmed?.(row) || undefined}
            >
              {selection && (
                <SelectRow
                  row={row}
                  id={id}
                  index={index}
                  isStop={index === keys.stop}
                  selection={selection}
                  onToggle={keys.onToggle}
                  onFocus={keys.onFocus}
                  onKeyDown={keys.onKeyDown}
                />
              )}
              {renderCard(row)}
            </li>
          )
        })}
      </ul>
      <CellTip within={list} />
    </>
  )
}
