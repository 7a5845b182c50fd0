import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './plain-table.module.css'

export type SortDirection = 'ascending' | 'descending'

interface Props {
  children: ReactNode
  /** Null: the table is sorted by another column. */
  direction: SortDirection | null
  onSort: () => void
  align?: 'left' | 'right'
  /** Names the column to style sheets, as `data-column`. */
  name?: string
}

/** A sortable column's head cell; only the sorted column has the arrow. */
export function SortHeader({ children, direction, onSort, align = 'left', name }: Props) {
  const Arrow = direction === 'ascending' ? IconArrowUp : IconArrowDown
  return (
    <th scope="col" aria-sort={direction ?? 'none'} data-align={align} data-column={name}>
      <button type="button" className={classes.sort} onClick={onSort} data-sorted={direction !== null || undefined}>
        {children}
        {direction !== null && <Arrow size={14} stroke={2} aria-hidden />}
      </button>
    </th>
  )
}
