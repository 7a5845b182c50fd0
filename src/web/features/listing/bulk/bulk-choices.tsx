import { useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '@mantine/core'
import { listingFields } from '#aso/listing/fields.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { useWide } from '#web/ui/hooks/media-queries.ts'
import { fieldNames } from '../field-names.ts'
import { filters, isShown, type BulkLine, type BulkView, type LineFilter } from './bulk-lines.ts'

interface ViewChoiceProps {
  app: AppInCountry
  view: BulkView
  /** All texts of one language are shown. */
  isAlone: boolean
  onView: (view: BulkView) => void
}

/** Which text is shown in all languages, or all texts. */
export function ViewChoice({ app, view, isAlone, onView }: ViewChoiceProps) {
  const { t, i18n } = useLingui()
  const wide = useWide()
  if (isAlone) return null
  const options = [
    ...listingFields[app.project.store].map(({ field }) => ({
      value: field as BulkView,
      label: i18n._(fieldNames[field]),
    })),
    { value: 'all' as const, label: t`All texts` },
  ]
  return wide ? (
    <SegmentedControl aria-label={t`Text`} value={view} data={options} onChange={onView} />
  ) : (
    <FilterSelect label={t`Text`} value={view} options={options} onChange={onView} />
  )
}

interface FilterChoiceProps {
  lines: readonly BulkLine[]
  filter: LineFilter
  onFilter: (filter: LineFilter) => void
}

/** Which rows are shown, and how many there are of each kind. */
export function FilterChoice({ lines, filter, onFilter }: FilterChoiceProps) {
  const { t } = useLingui()
  const names: Record<LineFilter, string> = {
    all: t`All`,
    changed: t`Changed`,
    problems: t`Problems`,
    empty: t`Not filled`,
  }
  return (
    <SegmentedControl
      aria-label={t`Show`}
      size="xs"
      value={filter}
      onChange={onFilter}
      data={filters.map((value) => {
        const count = formatNumber(lines.filter((line) => isShown(line, value)).length, readersLanguage())
        return { value, label: `${names[value]} ${count}` }
      })}
    />
  )
}
