import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, type ReactNode, type RefObject } from 'react'
import type { KeywordTag } from '#contract/keywords/tracked.ts'
import { KEYWORD_MAX_LENGTH } from '#contract/protocol/limits.ts'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { useKeyDown } from '#web/ui/hooks/use-key-down.ts'
import type { RankPreset } from '../list/keyword-filter.ts'
import { isFiltered, type MonitorFilter } from './monitor-filter.ts'
import type { MonitorRow } from './monitor-row.ts'
import { FilterPanel } from './filter-panel.tsx'
import { isTyping } from '../list/use-slash.ts'
import classes from './monitor-toolbar.module.css'
import { RankChips } from './rank-chips.tsx'

interface Props {
  search: RefObject<HTMLInputElement | null>
  filter: MonitorFilter
  onFilter: (filter: MonitorFilter) => void
  onClear: () => void
  /** What there is to choose from comes from all rows. */
  rows: readonly MonitorRow[]
  tags: readonly KeywordTag[]
  counts: Record<RankPreset, number>
  /** Rows that are left. */
  count: number
  /** At the right end: buttons. */
  children: ReactNode
}

/** Search, groups of ranks and filters of the table. `/` leads to the search. */
export function MonitorToolbar({ search, filter, onFilter, onClear, rows, tags, counts, count, children }: Props) {
  const { t } = useLingui()
  const button = useRef<HTMLSpanElement>(null)
  useKeyDown((event) => {
    if (event.key !== '/' || isTyping(event.target)) return
    event.preventDefault()
    search.current?.focus()
  })
  const filtered = isFiltered(filter)
  return (
    <div className={classes.bar} role="search" aria-label={t`Tracked keywords`} data-changed={filtered || undefined}>
      <SearchInput
        ref={search}
        className={classes.search}
        label={t`Search keywords`}
        aria-keyshortcuts="/"
        maxLength={KEYWORD_MAX_LENGTH}
        value={filter.text}
        onChange={(text) => onFilter({ ...filter, text })}
      />
      <span className={classes.chips}>
        <RankChips counts={counts} value={filter.ranks} onChange={(ranks) => onFilter({ ...filter, ranks })} />
      </span>
      <FilterPanel button={button} filter={filter} onFilter={onFilter} rows={rows} tags={tags} />
      <span className="sg-visually-hidden" role="status">
        <Plural value={count} one="# keyword" other="# keywords" />
      </span>
      {filtered && (
        <span className={classes.clear}>
          <TextButton
            onClick={() => {
              button.current?.querySelector('button')?.focus()
              onClear()
            }}
          >
            <Trans>Clear filters</Trans>
          </TextButton>
        </span>
      )}
      <span className={classes.tools}>{children}</span>
    </div>
  )
}
