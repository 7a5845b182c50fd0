import type { ReactNode } from 'react'
import type { Store } from '#contract/store.ts'
import type { KeywordRow } from '../list/keyword-row.ts'
import type { ColumnId, Sort } from '../list/keyword-sort.ts'
import type { SelectedKeywords } from '../selection/use-selected-keywords.ts'
import type { Tracking } from '../tracking/use-tracking.ts'

/** What both forms of the list, table and rows of a phone, are drawn of. */
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
