import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { SortHeader } from '#web/ui/tables/sort-header.tsx'
import { KeywordCheckbox } from '../selection/keyword-checkbox.tsx'
import { useRowKeys } from '../selection/use-row-keys.ts'
import { toggleTracking } from '../tracking/toggle-tracking.ts'
import { columnName, isText } from './keyword-columns.ts'
import { nextSort } from '../list/keyword-sort.ts'
import groups from './row-groups.module.css'
import classes from './keyword-table.module.css'
import { KeywordRowGroup } from './keyword-row-group.tsx'
import type { KeywordRowsProps } from './keyword-rows-props.ts'
import { RowGap } from './row-gap.tsx'
import { useRowGroups, useRowWindow } from './use-row-window.ts'

/** As in the style sheet, px. */
const ROW_HEIGHT = 36

/** Keywords with their metrics; of a long list only what is near the window is drawn. */
export function KeywordTable(props: KeywordRowsProps) {
  const { caption, rows, columns, ranksOf, sort, onSort, store, locale, selected, tracking } = props
  const { t, i18n } = useLingui()
  const names = rows.map(({ keyword }) => keyword)
  const isAll = rows.length > 0 && names.every(selected.has)
  const list = useRef<HTMLTableSectionElement>(null)
  const drawn = useRowWindow(list, rows.length, ROW_HEIGHT)
  const keys = useRowKeys(rows, selected, ({ keyword }) => void toggleTracking(tracking, keyword), drawn)
  const shown = useRowGroups({ rows, keys }, drawn)
  return (
    <div className={classes.frame}>
      <DataTable className={`${classes.table} ${groups.grouped}`} caption={caption} rowCount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" data-column="select">
              <KeywordCheckbox
                label={t`Select all`}
                checked={isAll}
                isMixed={!isAll && names.some(selected.has)}
                onChange={() => selected.toggleAll(names)}
              />
            </th>
            {columns.map((column) => (
              <SortHeader
                key={column}
                name={column}
                align={isText(column) ? 'left' : 'right'}
                direction={sort.column !== column ? null : sort.descending ? 'descending' : 'ascending'}
                onSort={() => onSort(nextSort(sort, column))}
              >
                {i18n._(columnName(column, ranksOf))}
              </SortHeader>
            ))}
            <th scope="col" data-column="tracking">
              <span className="sg-visually-hidden">{t`Tracking`}</span>
            </th>
          </tr>
        </thead>
        <RowGap rows={drawn.from} height={ROW_HEIGHT} top={list} />
        {shown.map(({ rows, keys, from, to }) => (
          <KeywordRowGroup
            key={from}
            rows={rows}
            from={from}
            to={to}
            columns={columns}
            store={store}
            locale={locale}
            selected={selected}
            tracking={tracking}
            stop={keys.stop >= from && keys.stop < to ? keys.stop : null}
            onToggle={keys.onToggle}
            onFocus={keys.onFocus}
            onKeyDown={keys.onKeyDown}
          />
        ))}
        <RowGap rows={rows.length - drawn.to} height={ROW_HEIGHT} />
      </DataTable>
    </div>
  )
}
