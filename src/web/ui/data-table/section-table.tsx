import { Box, Group, type BoxProps } from '@mantine/core'
import type { HTMLAttributes, ReactNode } from 'react'
import { PlainTable } from './plain-table.tsx'
import { nextSort, type Column, type Sort } from './columns.ts'
import { Cell } from './row-group.tsx'
import classes from './section-table.module.css'
import { TableHead } from './table-head.tsx'

/** Of a row's element; `data-` attributes are for style sheets. */
type RowAttributes = HTMLAttributes<HTMLTableRowElement> & Partial<Record<`data-${string}`, boolean | undefined>>

interface Props<T, Id extends string> {
  /** What the table lists, for screen readers. */
  caption: ReactNode
  /** In the order in which they are shown. */
  rows: readonly T[]
  rowId: (row: T) => string
  columns: readonly Column<T, Id>[]
  sort?: Sort<Id>
  /** Another order is wanted; the rows come sorted. */
  onSort?: (sort: Sort<Id>) => void
  rowProps?: (row: T) => RowAttributes
  /** The head is for screen readers alone. */
  isHeadHidden?: boolean
  className?: string | undefined
}

/**
 * A table within a section or a card: all of its rows are drawn, as high as their content, and none is selected. Rows that are
 * selected, or a list of hundreds, take `DataTable`.
 */
export function SectionTable<T, Id extends string>(props: Props<T, Id>) {
  const { caption, rows, rowId, columns, sort, onSort, rowProps, isHeadHidden, className } = props
  return (
    <PlainTable caption={caption} className={[classes.table, className].filter(Boolean).join(' ')}>
      <TableHead
        columns={columns}
        sort={sort}
        onHead={(id) => {
          const column = columns.find((one) => one.id === id)
          if (column) onSort?.(nextSort(sort, column))
        }}
        isHidden={isHeadHidden}
      />
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)} {...rowProps?.(row)}>
            {columns.map((column) => (
              <Cell key={column.id} row={row} column={column} isStop={false} />
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}

/** Of the row that the page shows. */
export const currentRow = (isCurrent: boolean): RowAttributes => ({
  'data-selected': isCurrent || undefined,
  'aria-current': isCurrent || undefined,
})

interface ScrollProps
  extends BoxProps, Pick<HTMLAttributes<HTMLDivElement>, 'onPointerEnter' | 'onFocus' | 'onScroll'> {
  label: string
  role?: 'group' | 'region'
  children: ReactNode
}

/** A table that scrolls by itself below its head, also by keyboard. */
export const TableScroll = ({ label, role = 'group', children, ...box }: ScrollProps) => (
  <Box className={classes.scroll} role={role} aria-label={label} tabIndex={0} {...box}>
    {children}
  </Box>
)

/** Below a table: what its numbers mean, and the way to more rows. */
export const TableFoot = ({ children }: { children: ReactNode }) => (
  <Group
    gap="8px 12px"
    justify="space-between"
    px="var(--sg-card-padding)"
    py={10}
    bg="var(--sg-inset)"
    style={{ borderTop: '1px solid var(--sg-line)' }}
  >
    {children}
  </Group>
)
