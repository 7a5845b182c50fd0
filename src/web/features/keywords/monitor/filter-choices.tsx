import { useLingui } from '@lingui/react/macro'
import type { KeywordTag } from '#contract/keywords/tracked.ts'
import { FilterRows } from '../list/filter-rows.tsx'
import type { MonitorFilter } from './monitor-filter.ts'
import type { MonitorRow } from './monitor-row.ts'
import { monitorFields } from './monitor-fields.ts'

export interface FilterChoicesProps {
  filter: MonitorFilter
  onFilter: (filter: MonitorFilter) => void
  rows: readonly MonitorRow[]
  tags: readonly KeywordTag[]
}

/** The filters that don't stand in the bar: KEY-010, KEY-018, volume, difficulty, words, tags, starred. */
export function FilterChoices({ filter, onFilter, rows, tags }: FilterChoicesProps) {
  const { i18n } = useLingui()
  return <FilterRows fields={monitorFields(filter, { rows, tags, i18n })} onFilter={onFilter} />
}
