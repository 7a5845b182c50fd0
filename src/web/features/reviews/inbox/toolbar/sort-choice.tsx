import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReviewSort } from '#contract/reviews/inbox.ts'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'

/** REV-004. */
const names: Record<ReviewSort, MessageDescriptor> = {
  newest: msg`Newest`,
  oldest: msg`Oldest`,
  'high-rating': msg`High rating`,
  'low-rating': msg`Low rating`,
  'most-liked': msg`Most liked`,
  'least-liked': msg`Least liked`,
}
const sorts = Object.keys(names) as ReviewSort[]

export function SortChoice({ sort, onSort }: { sort: ReviewSort; onSort: (sort: ReviewSort) => void }) {
  const { t, i18n } = useLingui()
  return (
    <FilterSelect
      label={t`Sort by`}
      size="medium"
      value={sort}
      options={sorts.map((value) => ({ value, label: i18n._(names[value]) }))}
      onChange={onSort}
    />
  )
}
