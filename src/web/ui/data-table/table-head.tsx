import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SortHeader } from './plain-table.tsx'
import type { Column, Sort } from './columns.ts'
import { RowCheckbox } from './select-row.tsx'
import type { SelectedRows } from './use-selected-rows.ts'

interface Props<T, Id extends string> {
  columns: readonly Column<T, Id>[]
  sort: Sort<Id> | undefined
  onHead: (column: Id) => void
  /** Of a list of which not all rows are drawn: its head is the first row. */
  rowIndex?: 1
  /** For screen readers alone. */
  isHidden?: boolean | undefined
  /** The checkbox of all rows. */
  selectAll?: ReactNode
}

/** Names of the columns, which sort by them, and the checkbox of all rows. */
export function TableHead<T, Id extends string>(props: Props<T, Id>) {
  const { columns, sort, onHead, rowIndex, isHidden, selectAll } = props
  return (
    <thead className={isHidden ? 'sg-visually-hidden' : undefined}>
      <tr aria-rowindex={rowIndex}>
        {selectAll && <td data-column="select">{selectAll}</td>}
        {columns.map(({ id, kind = id, name, head = name, title, align = 'left', isSortable, sortValue }) =>
          isSortable || sortValue ? (
            <SortHeader
              key={id}
              name={kind}
              align={align}
              direction={sort?.column !== id ? null : sort.descending ? 'descending' : 'ascending'}
              onSort={() => onHead(id)}
            >
              {head}
            </SortHeader>
          ) : (
            <th
              key={id}
              scope="col"
              title={title}
              data-column={kind}
              data-align={align === 'right' ? align : undefined}
            >
              {head}
            </th>
          ),
        )}
      </tr>
    </thead>
  )
}

/** Selects all rows of a list, or none. */
export function SelectAll({ ids, selected }: { ids: readonly string[]; selected: SelectedRows }) {
  const { t } = useLingui()
  const isAll = ids.length > 0 && ids.every(selected.has)
  return (
    <RowCheckbox
      label={t`Select all`}
      checked={isAll}
      isMixed={!isAll && ids.some(selected.has)}
      onChange={() => selected.toggleAll(ids)}
    />
  )
}
