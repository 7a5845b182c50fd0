import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Store } from '#contract/store.ts'
import { KeywordCheckbox } from '../selection/keyword-checkbox.tsx'
import type { RowKeys } from '../selection/use-row-keys.ts'
import { TrackButton } from '../tracking/track-button.tsx'
import type { KeywordRow } from '../list/keyword-row.ts'
import type { ColumnId } from '../list/keyword-sort.ts'
import { isText, kindNames } from './keyword-columns.ts'
import type { KeywordRowsProps } from './keyword-rows-props.ts'
import { Change, Count, Rank, Scale, Unknown } from './metric-cells.tsx'
import { OwnerCell } from './owner-cell.tsx'
import { PlaceTags } from './place-tags.tsx'
import type { RowWindow } from './use-row-window.ts'
import { Volume } from './volume.tsx'

type Shared = Pick<KeywordRowsProps, 'rows' | 'columns' | 'store' | 'locale' | 'selected' | 'tracking'>

interface Props extends Shared, RowWindow, Pick<RowKeys, 'onToggle' | 'onFocus' | 'onKeyDown'> {
  /** Index of the row that Tab leads to; null: it is in another group. */
  stop: number | null
}

/** Some rows of a long table: scrolling adds and removes groups, and leaves those between as they are. */
export const KeywordRowGroup = memo(function KeywordRowGroup(props: Props) {
  const { rows, from, to, columns, store, locale, selected, tracking, stop, onToggle, onFocus, onKeyDown } = props
  return (
    <tbody>
      {rows.slice(from, to).map((row, place) => {
        const index = from + place
        const tabIndex = index === stop ? 0 : -1
        return (
          <tr
            key={row.keyword}
            data-row={index}
            aria-rowindex={index + 2}
            data-selected={selected.has(row.keyword) || undefined}
          >
            <td data-column="select">
              <KeywordCheckbox
                label={row.keyword}
                checked={selected.has(row.keyword)}
                tabIndex={tabIndex}
                onChange={(isRange) => onToggle(index, isRange)}
                onFocus={() => onFocus(index)}
                onKeyDown={onKeyDown}
              />
            </td>
            {columns.map((column) =>
              column === 'keyword' ? (
                <th
                  key={column}
                  scope="row"
                  data-column={column}
                  lang={locale}
                  draggable
                  onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', dragged(row.keyword, selected))}
                >
                  {row.keyword}
                </th>
              ) : (
                <td key={column} data-column={column} data-align={isText(column) ? undefined : 'right'}>
                  <Cell row={row} column={column} store={store} locale={locale} />
                </td>
              ),
            )}
            <td data-column="tracking">
              <TrackButton keyword={row.keyword} tracking={tracking} tabIndex={tabIndex} />
            </td>
          </tr>
        )
      })}
    </tbody>
  )
})

/** With a row that is selected all that are go along, as into the keyword field. */
const dragged = (keyword: string, { has, keywords }: Shared['selected']) =>
  has(keyword) ? keywords.join(', ') : keyword

interface CellProps {
  row: KeywordRow
  column: Exclude<ColumnId, 'keyword'>
  store: Store
  locale: string
}

function Cell({ row, column, store, locale }: CellProps) {
  const { i18n } = useLingui()
  switch (column) {
    case 'places':
      return <PlaceTags places={row.places} store={store} />
    case 'rank':
      return <Rank value={row.rank} isMeasured={row.appsCount !== null} />
    case 'change':
      return <Change value={row.change} />
    case 'volume':
      return <Volume volume={row.volume} official={row.official} />
    case 'relevancy':
      return <Scale value={row.relevancy} tone="acc" />
    case 'difficulty':
      return <Scale value={row.difficulty} tone="plain" />
    case 'appsCount':
      return <Count value={row.appsCount} />
    case 'type':
      return row.kind === null ? <Unknown /> : i18n._(kindNames[row.kind])
    case 'owner':
      return <OwnerCell owner={row.owner} locale={locale} />
  }
}
