import { useLingui } from '@lingui/react/macro'
import { FilterChip } from '../list/filter-chip.tsx'
import type { FilterChoicesProps } from './filter-choices.tsx'
import { monitorFields } from './monitor-fields.ts'

interface Props extends FilterChoicesProps {
  /** A chip goes, and the focus with it. */
  onRemove: () => void
}

/** What the table is filtered by, each to be changed or removed. */
export function SetFilters({ filter, onFilter, rows, tags, onRemove }: Props) {
  const { i18n } = useLingui()
  return monitorFields(filter, { rows, tags, i18n })
    .filter(({ value }) => value !== '')
    .map((field) => (
      <FilterChip
        key={field.name}
        field={field}
        onChoose={(value) => {
          if (value === '') onRemove()
          onFilter(field.with(value))
        }}
      />
    ))
}
