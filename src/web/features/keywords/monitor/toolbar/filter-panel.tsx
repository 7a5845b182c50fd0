import { preload } from '#web/data/scheduling/when-idle.ts'
import { withKeywordTexts } from '#web/i18n/language.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { FilterButton } from '../../filters/filter-button.tsx'
import { setFilters } from '../rows/monitor-filter.ts'
import type { FilterChoicesProps } from './filter-choices.tsx'

const load = withKeywordTexts(async () => ({ default: (await import('./filter-choices.tsx')).FilterChoices }))
const FilterChoices = lazyWithRetry(load)

/** The filters that don't stand in the bar: KEY-010, KEY-018, volume, difficulty, words, tags, starred. */
export function FilterPanel(props: FilterChoicesProps) {
  return (
    <FilterButton chosen={setFilters(props.filter)} onNear={() => preload(load)}>
      <FilterChoices {...props} />
    </FilterButton>
  )
}
