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
const byLikes: ReadonlySet<ReviewSort> = new Set(['most-liked', 'least-liked'])

interface Props {
  sort: ReviewSort
  /** The store tells how many found a review helpful. */
  hasLikes: boolean
  onSort: (sort: ReviewSort) => void
}

export function SortChoice({ sort, hasLikes, onSort }: Props) {
  const { t, i18n } = useLingui()
  const offered = sorts.filter((one) => hasLikes || one === sort || !byLikes.has(one))
  return (
    <FilterSelect
      label={t`Sort by`}
      size="medium"
      value={sort}
      options={offered.map((value) => ({ value, label: i18n._(names[value]) }))}
      onChange={onSort}
    />
  )
}
