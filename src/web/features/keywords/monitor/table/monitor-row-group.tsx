import { memo } from 'react'
import type { RowKeys } from '../../selection/use-row-keys.ts'
import type { RowWindow } from '../../table/use-row-window.ts'
import type { MonitorRowsProps } from './monitor-rows-props.ts'
import { MonitorTableRow } from './monitor-table-row.tsx'

type Shared = Pick<
  MonitorRowsProps,
  'rows' | 'columns' | 'competitors' | 'tags' | 'selected' | 'colours' | 'queued' | 'onStar' | 'onOpen' | 'locale'
>

interface Props extends Shared, RowWindow, Pick<RowKeys, 'onToggle' | 'onFocus' | 'onKeyDown'> {
  /** Index of the row that Tab leads to; null: it is in another group. */
  stop: number | null
}

/** Some rows of a long table: scrolling adds and removes groups, and leaves those between as they are. */
export const MonitorRowGroup = memo(function MonitorRowGroup(props: Props) {
  const { rows, from, to, selected, colours, queued, stop, ...row } = props
  return (
    <tbody>
      {rows.slice(from, to).map((one, index) => (
        <MonitorTableRow
          key={one.keyword}
          {...row}
          row={one}
          index={from + index}
          isSelected={selected.has(one.keyword)}
          color={colours.get(one.keyword)}
          queued={queued.get(one.keyword)}
          isStop={stop === from + index}
        />
      ))}
    </tbody>
  )
})
