import { useLingui } from '@lingui/react/macro'
import { useRef, type ReactNode } from 'react'
import type { Store } from '#contract/store.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { SortHeader } from '#web/ui/tables/sort-header.tsx'
import { KeywordCheckbox } from '../selection/keyword-checkbox.tsx'
import { useRowKeys } from '../selection/use-row-keys.ts'
import type { SelectedKeywords } from '../selection/use-selected-keywords.ts'
import { toggleTracking } from '../tracking/toggle-tracking.ts'
import type { Tracking } from '../tracking/use-tracking.ts'
import { columnName, isText } from './keyword-columns.ts'
import type { KeywordRow } from '../list/keyword-row.ts'
import { nextSort, type ColumnId, type Sort } from '../list/keyword-sort.ts'
import groups from './row-groups.module.css'
import classes from './keyword-table.module.css'
import { KeywordRowGroup } from './keyword-row-group.tsx'
import { RowGap } from './row-gap.tsx'
import { rowGroups, useRowWindow } from './use-row-window.ts'

/** As in the style sheet, px. */
const ROW_HEIGHT = 36

export interface KeywordRowsProps {
  caption: ReactNode
  rows: readonly KeywordRow[]
  columns: readonly ColumnId[]
  /** The competitor whose ranks they are; undefined: the app's own. */
  ranksOf: string | undefined
  sort: Sort
  onSort: (sort: Sort) => void
  /** On a phone: what the list is sorted by can be chosen; a table has its heads for that. */
  showsSort: boolean
  store: Store
  /** Language of the keywords. */
  locale: string
  selected: SelectedKeywords
  tracking: Tracking
}

/** Keywords with their metrics; of a long list only what is near the window is drawn. */
export function KeywordTable(props: KeywordRowsProps) {
  'use memo'
  const { caption, rows, columns, ranksOf, sort, onSort, store, locale, selected, tracking } = props
  const { t, i18n } = useLingui()
  const names = rows.map(({ keyword }) => keyword)
  const isAll = rows.length > 0 && names.every(selected.has)
  const list = useRef<HTMLTableSectionElement>(null)
  const drawn = useRowWindow(list, rows.length, ROW_HEIGHT)
  const keys = useRowKeys(rows, selected, ({ keyword }) => void toggleTracking(tracking, keyword), drawn)
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
        {rowGroups(drawn).map(({ from, to }) => (
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
