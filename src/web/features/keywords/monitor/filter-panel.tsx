import type { RefObject } from 'react'
import { FilterButton } from '../list/filter-button.tsx'
import { setFilters } from './monitor-filter.ts'
import { FilterChoices, type FilterChoicesProps } from './filter-choices.tsx'
import { SetFilters } from './set-filters.tsx'
import classes from './monitor-toolbar.module.css'

interface Props extends FilterChoicesProps {
  /** Around the button: whatever goes leaves the focus there. */
  button: RefObject<HTMLSpanElement | null>
}

/** The filters behind their button, and those that are set after it. */
export function FilterPanel({ button, ...props }: Props) {
  return (
    <>
      <span ref={button}>
        <FilterButton>
          <FilterChoices {...props} />
        </FilterButton>
      </span>
      {setFilters(props.filter) > 0 && (
        <span className={classes.set}>
          <SetFilters {...props} onRemove={() => button.current?.querySelector('button')?.focus()} />
        </span>
      )}
    </>
  )
}
