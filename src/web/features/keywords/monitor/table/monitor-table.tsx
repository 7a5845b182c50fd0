import { useLingui } from '@lingui/react/macro'
import { useRef, type ReactNode } from 'react'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { SortHeader } from '#web/ui/tables/sort-header.tsx'
import { RowGap } from '../../table/row-gap.tsx'
import { useRowGroups, useRowWindow } from '../../table/use-row-window.ts'
import { nextSort, type MonitorColumn, type SortKey } from '../rows/monitor-sort.ts'
import { KeywordCheckbox } from '../../selection/keyword-checkbox.tsx'
import { useRowKeys } from '../../selection/use-row-keys.ts'
import { monitorColumnNames } from './column-names.ts'
import groups from '../../table/row-groups.module.css'
import classes from './monitor-table.module.css'
import { MonitorRowGroup } from './monitor-row-group.tsx'
import type { MonitorRowsProps } from './monitor-rows-props.ts'
import { columnsThatFit } from './shown-columns.ts'
import { useWidth } from '#web/ui/hooks/use-width.ts'

/** As in the style sheet, px. */
const ROW_HEIGHT = 36

/** Tracked keywords with everything about them (KEY-009); of a long list only what is near the window is drawn. */
export function MonitorTable(props: MonitorRowsProps) {
  const { caption, rows, competitors, sort, onSort, selected } = props
  const { i18n, t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLTableSectionElement>(null)
  const drawn = useRowWindow(list, rows.length, ROW_HEIGHT)
  const width = useWidth(frame, 'table')
  const columns = columnsThatFit(props.columns, competitors.length, width)
  const keys = useRowKeys(rows, selected, props.onOpen, drawn)
  const shown = useRowGroups({ rows, keys }, drawn)
  const count = rows.filter((row) => selected.has(row.keyword)).length
  const head = (by: SortKey, column: MonitorColumn, content: ReactNode, align: 'left' | 'right') => (
    <SortHeader
      key={by}
      name={column}
      align={align}
      direction={sort.by !== by ? null : sort.descending ? 'descending' : 'ascending'}
      onSort={() => onSort(nextSort(sort, by))}
    >
      {content}
    </SortHeader>
  )
  return (
    <div className={classes.frame} ref={frame}>
      <DataTable className={`${classes.table} ${groups.grouped}`} caption={caption} rowCount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <td data-column="select">
              <KeywordCheckbox
                label={t`Select all`}
                checked={count === rows.length}
                isMixed={count > 0 && count < rows.length}
                onChange={() => selected.toggleAll(rows.map(({ keyword }) => keyword))}
              />
            </td>
            {columns.map((column) => {
              if (column === 'competitors')
                return competitors.map(({ trackId, name, iconUrl }) =>
                  head(
                    `rank:${trackId}`,
                    'competitors',
                    <span title={name} className={classes.rival}>
                      <AppIcon src={iconUrl} title={name} size={20} />
                      <span className="sg-visually-hidden">{t`Rank of ${name}`}</span>
                    </span>,
                    'right',
                  ),
                )
              const name = i18n._(monitorColumnNames[column])
              if (column === 'history')
                return (
                  <th key={column} scope="col" data-column={column}>
                    {name}
                  </th>
                )
              return head(column, column, name, isText(column) ? 'left' : 'right')
            })}
          </tr>
        </thead>
        <RowGap rows={drawn.from} height={ROW_HEIGHT} top={list} />
        {shown.map(({ rows, keys, from, to }) => (
          <MonitorRowGroup
            key={from}
            rows={rows}
            from={from}
            to={to}
            columns={columns}
            competitors={competitors}
            tags={props.tags}
            selected={selected}
            colours={props.colours}
            queued={props.queued}
            stop={keys.stop >= from && keys.stop < to ? keys.stop : null}
            onToggle={keys.onToggle}
            onFocus={keys.onFocus}
            onKeyDown={keys.onKeyDown}
            onStar={props.onStar}
            onOpen={props.onOpen}
            locale={props.locale}
          />
        ))}
        <RowGap rows={rows.length - drawn.to} height={ROW_HEIGHT} />
      </DataTable>
    </div>
  )
}

const isText = (column: MonitorColumn) => ['keyword', 'owner', 'type', 'tags'].includes(column)
