import { Trans, useLingui } from '@lingui/react/macro'
import { Paper, Text } from '@mantine/core'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { matchOptions, moveActive } from '#web/ui/controls/option-keys.ts'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import { useDebouncedValue } from '@mantine/hooks'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { browserCountries } from './browser-countries.ts'
import { suggestedOptions, type CountryOption, type Pointed } from './country-options.ts'
import classes from './country-picker.module.css'
import { CountryRow } from './country-row.tsx'

/** How long the pointer rests on a country of the map before the list goes there, ms. */
const REST_MS = 200

interface Props {
  options: readonly CountryOption[]
  selected: readonly string[]
  pointed: Pointed | null
  /** Why no more can be chosen; undefined as long as some can. */
  limit: string | undefined
  onPoint: (id: string | null) => void
  onToggle: (id: string) => void
}

/**
 * Countries to choose several of, with a search field. Arrows move through the list from the field and from the list
 * itself; Enter chooses, in the list Space too.
 */
export function CountryPicker({ options, selected, pointed, limit, onPoint, onToggle }: Props) {
  const { t } = useLingui()
  const listId = useId()
  const isPhone = usePhone()
  const [query, setQuery] = useState('')
  const groups = groupsOf(options, query)
  const shown = groups.flatMap((group) => group.rows)
  const active = shown.find(({ id }) => id === pointed?.id)?.option
  const rowId = ({ iso2 }: CountryOption) => `${listId}-${iso2}`
  const [rested] = useDebouncedValue(pointed, REST_MS)
  const restedRow = rested?.on === 'map' ? `${listId}-${rested.id.toLowerCase()}` : null
  useEffect(() => {
    if (restedRow !== null) scrollToRow(restedRow)
  }, [restedRow])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return
    const field = event.target instanceof HTMLInputElement ? event.target : null
    const next = shown.find(({ id }) => id === moveActive(shown, active?.id ?? null, event.key))?.option
    if (next) {
      event.preventDefault()
      onPoint(next.id)
      scrollToRow(rowId(next))
    } else if (event.key === 'Enter' || (event.key === ' ' && !field)) {
      event.preventDefault()
      const target = active ?? (field && query.trim() ? shown[0]?.option : undefined)
      if (!target) return
      onToggle(target.id)
      // The next word that is typed takes the place of this one.
      field?.select()
    }
  }
  const titles = { suggested: t`Suggested`, others: t`All other countries` }
  const keys = { onKeyDown, 'aria-activedescendant': active && rowId(active) }
  return (
    <Paper className={classes.picker}>
      <div className={classes.search}>
        <SearchInput
          {...keys}
          size="md"
          variant="unstyled"
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          value={query}
          label={t`Search countries`}
          autoComplete="off"
          spellCheck={false}
          data-autofocus={!isPhone || undefined}
          onChange={(text) => {
            setQuery(text)
            onPoint(null)
          }}
        />
        {/* On a phone the line that says it may be far above. */}
        {limit !== undefined && (
          <Text size="sm" c="dimmed" className={classes.limit} aria-hidden>
            {limit}
          </Text>
        )}
      </div>
      <div
        {...keys}
        className={classes.list}
        id={listId}
        role="listbox"
        aria-multiselectable
        aria-label={t`Countries`}
        tabIndex={0}
        onPointerLeave={() => onPoint(null)}
      >
        {groups.map(({ id, rows }) => (
          <div key={id} role="group" aria-label={id === 'found' ? undefined : titles[id]}>
            {id !== 'found' && (
              <Text component="div" px={8} pt={10} pb={4} size="xs" fw={540} c="dimmed" aria-hidden>
                {titles[id]}
              </Text>
            )}
            {rows.map(({ option }) => (
              <CountryRow
                key={option.id}
                id={rowId(option)}
                option={option}
                isSelected={selected.includes(option.id)}
                isActive={option === active}
                keepsFocus={!isPhone}
                limit={limit}
                onPoint={onPoint}
                onToggle={onToggle}
              />
            ))}
          </div>
        ))}
      </div>
      {shown.length === 0 && (
        <Text px={14} py="md" size="sm" c="dimmed" role="status">
          <Trans>No country found</Trans>
        </Text>
      )}
    </Paper>
  )
}

interface Row {
  id: string
  text: string
  option: CountryOption
}

interface Group {
  id: 'suggested' | 'others' | 'found'
  rows: readonly Row[]
}

/** Those that are suggested and the others by name; or those that fit what is searched for, best first. */
function groupsOf(options: readonly CountryOption[], query: string): Group[] {
  const rowsOf = (some: readonly CountryOption[]) =>
    some.map((option) => ({ id: option.id, text: `${option.text} ${option.id}`, option }))
  if (query.trim() !== '') return [{ id: 'found', rows: matchOptions(rowsOf(options), query) }]
  const suggested = suggestedOptions(options, browserCountries())
  const groups: Group[] = [
    { id: 'suggested', rows: rowsOf(suggested) },
    { id: 'others', rows: rowsOf(options.filter((one) => !suggested.includes(one))) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

const scrollToRow = (rowId: string) => document.getElementById(rowId)?.scrollIntoView({ block: 'nearest' })
