import type { ReactNode } from 'react'
import classes from './plain-table.module.css'

interface Props {
  /** What the table lists, for screen readers. */
  caption: ReactNode
  children: ReactNode
  className?: string | undefined
  /** With the head's row, where not all rows are drawn. */
  rowCount?: number
}

/**
 * The element and the look of `DataTable` and `SectionTable`: 36 px rows, hairlines, sticky head. Take it by itself only where
 * a table is no list of columns (joined cells, rows of several kinds). Numbers take `data-align="right"`.
 */
export function PlainTable({ caption, children, className, rowCount }: Props) {
  return (
    <table className={[classes.table, className].filter(Boolean).join(' ')} aria-rowcount={rowCount}>
      <caption className="sg-visually-hidden">{caption}</caption>
      {children}
    </table>
  )
}
