import { useLingui } from '@lingui/react/macro'
import { SortHeader } from '../tables/sort-header.tsx'
import type { Column, Sort } from './columns.ts'
import { RowCheckbox, type RowsProps } from './select-row.tsx'
import type { SelectedRows } from './use-selected-rows.ts'

interface Props<T, Id extends string> extends Pick<RowsProps<T>, 'rows' | 'rowId' | 'selection'> {
  columns: readonly Column<T, Id>[]
  sort: Sort<Id> | undefined
  onHead: (column: Id) => void
}

/** Names of the columns, which sort by them, and the checkbox of all rows. */
export function TableHead<T, Id extends string>(props: Props<T, Id>) {
  const { rows, rowId, columns, sort, onHead, selection } = props
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <td data-column="select">
            <SelectAll ids={rows.map(rowId)} selected={selection.selected} />
          </td>
        )}
        {columns.map(({ id, kind = id, name, head = name, align = 'left', isSortable, sortValue }) =>
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
            <th key={id} scope="col" data-column={kind} data-align={align === 'right' ? align : undefined}>
              {head}
            </th>
          ),
        )}
      </tr>
    </thead>
  )
}

function SelectAll({ ids, selected }: { ids: readonly string[]; selected: SelectedRows }) {
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
