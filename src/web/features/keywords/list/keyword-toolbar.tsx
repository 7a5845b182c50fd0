import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, type ReactNode, type Ref } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import type { KeywordFilter } from './keyword-filter.ts'
import { useSlash } from './page-keys.ts'
import { FilterButton, FilterChip, FilterRows } from './filters.tsx'
import { filterFields, type FilterName } from './filter-fields.ts'
import classes from './keyword-toolbar.module.css'

interface Props {
  ref: Ref<HTMLDivElement>
  filter: KeywordFilter
  /** Those that can tell the keywords of this list apart. */
  filters: readonly FilterName[]
  onChange: (filter: KeywordFilter) => void
  /** Undefined: nothing is filtered. */
  onClear: (() => void) | undefined
  /** Its own field to search in; a page may have one above it. */
  hasSearch: boolean
  /** Rows that are left. */
  count: number
  /** At the right end: buttons. */
  children: ReactNode
  /** On a phone all but the search is behind a button. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** The list is not as the page opens it. */
  isChanged: boolean
}

/** Search and filters of a list of keywords. */
export function KeywordToolbar({
  ref,
  filter,
  filters,
  onChange,
  onClear,
  hasSearch,
  count,
  children,
  isOpen,
  onOpen,
  isChanged,
}: Props) {
  const { t, i18n } = useLingui()
  const foldId = useId()
  const search = useSlash()
  const fields = filterFields(filter, i18n).filter(({ name }) => filters.includes(name))
  const set = fields.filter(({ value }) => value !== '')
  const button = useRef<HTMLSpanElement>(null)
  const phone = usePhone()
  return (
    <div
      ref={ref}
      className={classes.bar}
      role="search"
      aria-label={t`Keywords`}
      data-folded={!isOpen || undefined}
      data-searched={hasSearch || undefined}
      data-changed={isChanged || undefined}
    >
      {hasSearch && (
        <SearchInput
          ref={search}
          className={classes.search}
          label={t`Search keywords`}
          aria-keyshortcuts="/"
          value={filter.text}
          onChange={(text) => onChange({ ...filter, text })}
        />
      )}
      {phone ? (
        <span ref={button} className={classes.fold}>
          <Button
            icon={<IconAdjustmentsHorizontal size={17} stroke={1.7} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={foldId}
            onClick={() => onOpen(!isOpen)}
          >
            <Trans>Filters</Trans>
            {set.length > 0 && <span className={classes.setCount}>{set.length}</span>}
          </Button>
        </span>
      ) : (
        <span ref={button} className={classes.filter}>
          <FilterButton>
            <FilterRows fields={fields} onFilter={onChange} />
          </FilterButton>
        </span>
      )}
      <span className={classes.filters} id={foldId}>
        {(phone ? fields : set).map((field) => (
          <FilterChip
            key={field.name}
            field={field}
            onChoose={(value) => {
              // The chip goes, and the focus with it.
              if (!phone && value === '') button.current?.querySelector('button')?.focus()
              onChange(field.with(value))
            }}
          />
        ))}
        {onClear && (
          <TextButton
            onClick={() => {
              // It goes, and the focus with it.
              button.current?.querySelector('button')?.focus()
              onClear()
            }}
          >
            <Trans>Clear filters</Trans>
          </TextButton>
        )}
      </span>
      <span className={classes.count} role="status">
        <Plural value={count} one="# keyword" other="# keywords" />
      </span>
      <span className={classes.tools}>{children}</span>
    </div>
  )
}
