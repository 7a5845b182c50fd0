import type { ReactNode } from 'react'
import type { KeywordTag } from '#contract/keywords/tracked.ts'
import type { Competitor } from '#contract/projects.ts'
import type { SelectedKeywords } from '../../selection/use-selected-keywords.ts'
import type { QueuedState } from '../reads/use-queued-keywords.ts'
import type { MonitorRow } from '../rows/monitor-row.ts'
import type { MonitorColumn, MonitorSort } from '../rows/monitor-sort.ts'

/** What both forms of the list, table and rows of a phone, are drawn of. */
export interface MonitorRowsProps {
  caption: ReactNode
  rows: readonly MonitorRow[]
  columns: readonly MonitorColumn[]
  /** At most five, in the order of their columns. */
  competitors: readonly Competitor[]
  tags: readonly KeywordTag[]
  sort: MonitorSort
  onSort: (sort: MonitorSort) => void
  selected: SelectedKeywords
  /** Colours of the lines by keyword. */
  colours: ReadonlyMap<string, string>
  /** Keywords with a queued change. */
  queued: ReadonlyMap<string, QueuedState>
  /** Undefined: the user may only look. */
  onStar: ((row: MonitorRow) => void) | undefined
  onOpen: (row: MonitorRow) => void
  locale: string
}
