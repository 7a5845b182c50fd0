import { Suspense, type RefObject } from 'react'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { withKeywordTexts } from '#web/i18n/language.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { FilterButton } from '../../filters/filter-button.tsx'
import { setFilters } from '../rows/monitor-filter.ts'
import type { FilterChoicesProps } from './filter-choices.tsx'
import classes from './monitor-toolbar.module.css'

const load = withKeywordTexts(async () => ({ default: (await import('./filter-choices.tsx')).FilterChoices }))
const FilterChoices = lazyWithRetry(load)
const SetFilters = lazyWithRetry(
  withKeywordTexts(async () => ({ default: (await import('./set-filters.tsx')).SetFilters })),
)

interface Props extends FilterChoicesProps {
  /** Around the button: whatever goes leaves the focus there. */
  button: RefObject<HTMLSpanElement | null>
}

/** The filters behind their button, and those that are set after it. */
export function FilterPanel({ button, ...props }: Props) {
  return (
    <>
      <span ref={button}>
        <FilterButton onNear={() => preload(load)}>
          <FilterChoices {...props} />
        </FilterButton>
      </span>
      {setFilters(props.filter) > 0 && (
        <span className={classes.set}>
          <Suspense>
            <SetFilters {...props} onRemove={() => button.current?.querySelector('button')?.focus()} />
          </Suspense>
        </span>
      )}
    </>
  )
}
