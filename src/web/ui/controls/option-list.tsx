import { Box, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { matchOptions, optionKeys, showOption } from './option-keys.ts'
import classes from './option-list.module.css'
import { usePhone } from '../hooks/media-queries.ts'

export interface OptionItem {
  id: string
  /** What is searched and typed for. */
  text: string
  content: ReactNode
  /** Buttons of the row, beside the option. */
  actions?: ReactNode
  selected?: boolean
  /** Heading above the first option of the group. */
  group?: ReactNode
  /** Stays in the list whatever is searched for: "Add an app". */
  always?: boolean
}

interface Props {
  /** Accessible name of the list. */
  label: string
  /** Element id of the list, for the trigger's `aria-controls`. */
  listId: string
  options: readonly OptionItem[]
  onPick: (id: string) => void
  /** Accessible name of the search field; without it there is none and the list itself takes the keys. */
  searchLabel?: string | undefined
  /** Shown when nothing matches. */
  nothing: ReactNode
  /** Before the search field. */
  lead?: ReactNode
}

/**
 * A list to pick one from, with a search field. Arrows move, Enter picks, typing filters. The options stand beside
 * their row's buttons, which a listbox may not contain: the listbox owns them by id.
 */
export function OptionList({ label, listId, options, onPick, searchLabel, nothing, lead }: Props) {
  const id = useId()
  const phone = usePhone()
  const [query, setQuery] = useState('')
  const [activeId, setActiveId] = useState<string | null>(options.find((option) => option.selected)?.id ?? null)
  const focus = useRef<HTMLElement | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const shown = matchOptions(options, query)
  const active = shown.find((option) => option.id === activeId)
  const optionId = (one: OptionItem) => `${id}-${one.id}`
  const activeDescendant = active && optionId(active)

  useEffect(() => {
    // On a phone the keyboard would cover the list.
    if (!phone) focus.current?.focus({ preventScroll: true })
  }, [phone])
  useEffect(() => {
    if (activeDescendant) showOption(activeDescendant)
  }, [activeDescendant])

  const onKeyDown = optionKeys(shown, activeId, {
    onActive: setActiveId,
    onEnter: () => {
      const target = active ?? (query.trim() ? shown[0] : undefined)
      if (target) onPick(target.id)
    },
  })

  const listbox = {
    id: listId,
    'aria-label': label,
    'aria-owns': shown.map(optionId).join(' '),
  } as const
  return (
    <>
      {searchLabel ? (
        <TextInput
          ref={(element) => void (focus.current = element)}
          className={classes.search}
          size="md"
          variant={phone ? 'default' : 'unstyled'}
          type="search"
          value={query}
          placeholder={searchLabel}
          aria-label={searchLabel}
          aria-controls={listbox.id}
          aria-activedescendant={activeDescendant}
          autoComplete="off"
          spellCheck={false}
          leftSection={lead ?? <IconSearch size={16} stroke={1.7} aria-hidden />}
          leftSectionPointerEvents={lead ? 'all' : 'none'}
          onChange={(event) => {
            setQuery(event.target.value)
            setActiveId(null)
          }}
          onKeyDown={onKeyDown}
        />
      ) : (
        lead
      )}
      {searchLabel ? (
        <div role="listbox" {...listbox} />
      ) : (
        <div
          role="listbox"
          {...listbox}
          className={classes.keys}
          ref={(element) => void (focus.current = element)}
          tabIndex={0}
          aria-activedescendant={activeDescendant}
          onKeyDown={onKeyDown}
        />
      )}
      <div className={classes.list} ref={list}>
        {shown.map((option, index) => (
          <div key={option.id} role="presentation">
            {option.group && option.group !== shown[index - 1]?.group && (
              <Box px="xs" pt="xs" pb={4} c="var(--sg-text-3)" fz="xs" fw={540} lh="xs">
                {option.group}
              </Box>
            )}
            <Row
              option={option}
              id={optionId(option)}
              active={option === active}
              onPick={onPick}
              onActive={setActiveId}
            />
          </div>
        ))}
        {shown.every((option) => option.always) && query.trim() && (
          <Text component="div" size="sm" c="dimmed" px="xs" py={10}>
            {nothing}
          </Text>
        )}
      </div>
    </>
  )
}

interface RowProps {
  option: OptionItem
  id: string
  active: boolean
  onPick: (id: string) => void
  onActive: (id: string) => void
}

function Row({ option, id, active, onPick, onActive }: RowProps) {
  return (
    <div
      className={classes.row}
      role="presentation"
      data-active={active || undefined}
      data-always={option.always || undefined}
      onPointerMove={() => !active && onActive(option.id)}
    >
      {/* The keys of an option are the list's: focus stays in the search field. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
      <div
        className={classes.option}
        role="option"
        id={id}
        aria-selected={option.selected ?? false}
        onClick={() => onPick(option.id)}
      >
        {option.content}
      </div>
      {option.actions && <div className={classes.actions}>{option.actions}</div>}
    </div>
  )
}
