import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Store } from '#contract/store.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import type { SelectedRows } from '#web/ui/data-table/use-selected-rows.ts'
import type { KeywordRow } from './keyword-row.ts'
import { startsAscending, type ColumnId } from './keyword-sort.ts'
import { TrackButton } from '../tracking/track-button.tsx'
import type { Tracking } from '../tracking/use-tracking.ts'
import { columnName, isText, kindNames } from './keyword-columns.ts'
import { Change, Count, Rank, Scale, Unknown } from './metric-cells.tsx'
import { OwnerCell } from './owner-cell.tsx'
import { PlaceTags } from './place-tags.tsx'
import { Volume } from './volume.tsx'

/** Of the table: the button that tracks a keyword stands in one, too. */
export type TableColumn = ColumnId | 'tracking'
type KeywordColumn = Column<KeywordRow, TableColumn>

export interface KeywordColumnsOptions {
  columns: readonly ColumnId[]
  /** The competitor whose ranks they are; undefined: the app's own. */
  ranksOf: string | undefined
  store: Store
  /** Language of the keywords. */
  locale: string
  selected: SelectedRows
  tracking: Tracking
}

/** Keywords with their metrics, and whether they are tracked. */
export function useKeywordColumns(options: KeywordColumnsOptions): readonly KeywordColumn[] {
  const { columns, ranksOf, store, locale, selected, tracking } = options
  const { i18n, t } = useLingui()
  const cells: Record<ColumnId, (row: KeywordRow) => ReactNode> = {
    keyword: ({ keyword }) => keyword,
    places: ({ places }) => <PlaceTags places={places} store={store} />,
    rank: ({ rank, appsCount }) => <Rank value={rank} isMeasured={appsCount !== null} />,
    change: ({ change }) => <Change value={change} />,
    volume: ({ volume, official }) => <Volume volume={volume} official={official} />,
    relevancy: ({ relevancy }) => <Scale value={relevancy} tone="acc" />,
    difficulty: ({ difficulty }) => <Scale value={difficulty} tone="plain" />,
    appsCount: ({ appsCount }) => <Count value={appsCount} />,
    type: ({ kind }) => (kind === null ? <Unknown /> : i18n._(kindNames[kind])),
    owner: ({ owner }) => <OwnerCell owner={owner} locale={locale} />,
  }
  const tracked = t`Tracking`
  const columnOf = (id: ColumnId): KeywordColumn => ({
    id,
    name: i18n._(columnName(id, ranksOf)),
    align: isText(id) ? 'left' : 'right',
    isSortable: true,
    descendingFirst: !startsAscending.has(id),
    cell: cells[id],
    ...(id === 'keyword' && {
      isRowHeader: true,
      cellProps: ({ keyword }: KeywordRow) => ({
        lang: locale,
        draggable: true,
        onDragStart: ({ dataTransfer }) => dataTransfer.setData('text/plain', dragged(keyword, selected)),
      }),
    }),
  })
  return [
    ...columns.map(columnOf),
    {
      id: 'tracking',
      name: tracked,
      head: <span className="sg-visually-hidden">{tracked}</span>,
      cell: ({ keyword }, { tabIndex }) => <TrackButton keyword={keyword} tracking={tracking} tabIndex={tabIndex} />,
    },
  ]
}

/** With a row that is selected all that are go along, as into the keyword field. */
const dragged = (keyword: string, { has, ids }: SelectedRows) => (has(keyword) ? ids.join(', ') : keyword)
