import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './plain-table.module.css'

interface Props {
  /** What the table lists, for screen readers. */
  caption: ReactNode
  children: ReactNode
  className?: string | undefined
  /** With the head's row, where not all rows are drawn. */
  rowCount?: number
  /** Its cells are moved between by keyboard. */
  role?: 'grid'
}

/**
 * The element and the look of `DataTable` and `SectionTable`: 36 px rows, hairlines, sticky head. Take it by itself only where
 * a table is no list of columns (joined cells, rows of several kinds). Numbers take `data-align="right"`.
 */
export function PlainTable({ caption, children, className, rowCount, role }: Props) {
  return (
    <table className={[classes.table, className].filter(Boolean).join(' ')} aria-rowcount={rowCount} role={role}>
      <caption className="sg-visually-hidden">{caption}</caption>
      {children}
    </table>
  )
}

export type SortDirection = 'ascending' | 'descending'

interface SortHeaderProps {
  children: ReactNode
  /** Null: the table is sorted by another column. */
  direction: SortDirection | null
  onSort: () => void
  align?: 'left' | 'right'
  /** Names the column to style sheets, as `data-column`. */
  name?: string
}

/** A sortable column's head cell; only the sorted column has the arrow. */
export function SortHeader({ children, direction, onSort, align = 'left', name }: SortHeaderProps) {
  const Arrow = direction === 'ascending' ? IconArrowUp : IconArrowDown
  return (
    <th scope="col" aria-sort={direction ?? 'none'} data-align={align} data-column={name}>
      <UnstyledButton className={classes.sort} onClick={onSort} data-sorted={direction !== null || undefined}>
        {children}
        {direction !== null && <Arrow size={14} stroke={2} aria-hidden />}
      </UnstyledButton>
    </th>
  )
}
