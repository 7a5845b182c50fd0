import { useLingui } from '@lingui/react/macro'
import { useRef, type ReactNode } from 'react'
import type { Store } from '#contract/store.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { SortHeader } from '#web/ui/tables/sort-header.tsx'
import { KeywordCheckbox } from '../selection/keyword-checkbox.tsx'
import { useRowKeys } from '../selection/use-row-keys.ts'
import type { SelectedKeywords } from '../selection/use-selected-keywords.ts'
import { toggleTracking } from '../tracking/toggle-tracking.ts'
import { TrackButton } from '../tracking/track-button.tsx'
import type { Tracking } from '../tracking/use-tracking.ts'
import { columnName, isText, kindNames } from './keyword-columns.ts'
import type { KeywordRow } from '../list/keyword-row.ts'
import { nextSort, type ColumnId, type Sort } from '../list/keyword-sort.ts'
import classes from './keyword-table.module.css'
import { Change, Count, Rank, Scale, Unknown } from './metric-cells.tsx'
import { PlaceTags } from './place-tags.tsx'
import { useRowWindow } from './use-row-window.ts'

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
  const { from, to } = drawn
  const keys = useRowKeys(rows, selected, ({ keyword }) => void toggleTracking(tracking, keyword), drawn)
  return (
    <div className={classes.frame}>
      <DataTable className={classes.table ?? ''} caption={caption} rowCount={rows.length + 1}>
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
        <tbody ref={list}>
          <Gap rows={from} />
          {rows.slice(from, to).map((row, index) => (
            <tr
              key={row.keyword}
              data-row={from + index}
              aria-rowindex={from + index + 2}
              data-selected={selected.has(row.keyword) || undefined}
            >
              <td data-column="select">
                <KeywordCheckbox
                  label={row.keyword}
                  checked={selected.has(row.keyword)}
                  tabIndex={from + index === keys.stop ? 0 : -1}
                  onChange={(isRange) => keys.onToggle(from + index, isRange)}
                  onFocus={() => keys.onFocus(from + index)}
                  onKeyDown={keys.onKeyDown}
                />
              </td>
              {columns.map((column) =>
                column === 'keyword' ? (
                  <th key={column} scope="row" data-column={column} lang={locale}>
                    {row.keyword}
                  </th>
                ) : (
                  <td key={column} data-column={column} data-align={isText(column) ? undefined : 'right'}>
                    <Cell row={row} column={column} store={store} />
                  </td>
                ),
              )}
              <td data-column="tracking">
                <TrackButton keyword={row.keyword} tracking={tracking} tabIndex={from + index === keys.stop ? 0 : -1} />
              </td>
            </tr>
          ))}
          <Gap rows={rows.length - to} />
        </tbody>
      </DataTable>
    </div>
  )
}

/** The place of rows that are not drawn. */
function Gap({ rows }: { rows: number }) {
  if (rows === 0) return null
  return <tr aria-hidden style={{ height: rows * ROW_HEIGHT }} />
}

interface CellProps {
  row: KeywordRow
  column: Exclude<ColumnId, 'keyword'>
  store: Store
}

function Cell({ row, column, store }: CellProps) {
  'use memo'
  const { i18n } = useLingui()
  switch (column) {
    case 'places':
      return <PlaceTags places={row.places} store={store} />
    case 'rank':
      return <Rank value={row.rank} isMeasured={row.appsCount !== null} />
    case 'change':
      return <Change value={row.change} />
    case 'volume':
    case 'relevancy':
      return <Scale value={row[column]} tone="acc" />
    case 'difficulty':
      return <Scale value={row.difficulty} tone="plain" />
    case 'appsCount':
      return <Count value={row.appsCount} />
    case 'type':
      return row.type === null ? <Unknown /> : i18n._(kindNames[row.type])
  }
}
