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

/** A plain table in the house style: 36 px rows, hairlines, sticky head. Numbers take `data-align="right"`. */
export function PlainTable({ caption, children, className, rowCount }: Props) {
  return (
    <table className={[classes.table, className].filter(Boolean).join(' ')} aria-rowcount={rowCount}>
      <caption className="sg-visually-hidden">{caption}</caption>
      {children}
    </table>
  )
}
