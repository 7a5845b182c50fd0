import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Group, Text } from '@mantine/core'
import { useId, useRef, type ReactNode, type Ref } from 'react'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import type { KeywordFilter } from './keyword-filter.ts'
import { FilterButton, FilterChip, FilterRows } from './filters.tsx'
import { filterFields, type FilterName } from './filter-fields.ts'
import classes from './keyword-toolbar.module.css'
import { ListToolbar } from './list-toolbar.tsx'
import { SetCount } from './panel.tsx'

interface Props {
  ref: Ref<HTMLDivElement>
  filter: KeywordFilter
  /** The filters that make a difference in this list. */
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
}: Props) {
  const { t, i18n } = useLingui()
  const foldId = useId()
  const fields = filterFields(filter, i18n).filter(({ name }) => filters.includes(name))
  const set = fields.filter(({ value }) => value !== '')
  const button = useRef<HTMLSpanElement>(null)
  const phone = usePhone()
  return (
    <ListToolbar
      ref={ref}
      className={classes.bar}
      label={t`Keywords`}
      search={
        hasSearch
          ? { text: filter.text, onText: (text) => onChange({ ...filter, text }), className: classes.search }
          : null
      }
      data-folded={!isOpen || undefined}
      data-searched={hasSearch || undefined}
    >
      {phone ? (
        <span ref={button} className={classes.fold}>
          <Button
            leftSection={<IconAdjustmentsHorizontal size={17} stroke={1.7} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={foldId}
            onClick={() => onOpen(!isOpen)}
          >
            <Trans>Filters</Trans>
            {set.length > 0 && <SetCount>{set.length}</SetCount>}
          </Button>
        </span>
      ) : (
        <span ref={button} className={classes.filter}>
          <FilterButton>
            <FilterRows fields={fields} onFilter={onChange} />
          </FilterButton>
        </span>
      )}
      <Group component="span" gap="xs" className={classes.filters} id={foldId}>
        {(phone ? fields : set).map((field) => (
          <FilterChip
            key={field.name}
            field={field}
            onChoose={(value) => {
              // The chip unmounts, and the focus with it.
              if (!phone && value === '') button.current?.querySelector('button')?.focus()
              onChange(field.with(value))
            }}
          />
        ))}
        {onClear && (
          <Anchor
            component="button"
            type="button"
            variant="action"
            onClick={() => {
              // The button unmounts, and the focus with it.
              button.current?.querySelector('button')?.focus()
              onClear()
            }}
          >
            <Trans>Clear filters</Trans>
          </Anchor>
        )}
      </Group>
      <Text
        span
        size="sm"
        c="dimmed"
        className={phone && !isOpen && hasSearch ? 'sg-visually-hidden' : classes.count}
        style={{ whiteSpace: 'nowrap' }}
        role="status"
      >
        <Plural value={count} one="# keyword" other="# keywords" />
      </Text>
      <Group component="span" gap="xs" wrap="nowrap" ml="auto" className={classes.tools}>
        {children}
      </Group>
    </ListToolbar>
  )
}
