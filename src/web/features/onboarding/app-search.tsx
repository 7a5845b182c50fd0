import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { useId, useState, type KeyboardEvent } from 'react'
import type { Identity } from '#contract/auth.ts'
import { DEFAULT_LOCALE, SEARCH_DEBOUNCE_MS, SEARCH_MIN_EXCLUSIVE } from '#contract/limits.ts'
import { searchApps } from '#contract/projects.ts'
import type { AppSummary } from '#contract/store.ts'
import { read, useRead } from '#web/data/read.ts'
import { countriesRead, projectsRead } from '#web/data/reads.ts'
import { useConnectivity, useUnsaved } from '#web/offline/hooks.ts'
import { select } from '#web/offline/selection.ts'
import { failureText } from '#web/ui/failure-text.ts'
import { Field } from '#web/ui/field.tsx'
import { moveActive } from '#web/ui/option-match.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { AddFailure } from './add-failure.tsx'
import { AppResult } from './app-result.tsx'
import classes from './onboarding.module.css'
import { countryOfAddress } from './store-address.ts'
import { useAddApp } from './use-add-app.ts'

interface Props {
  identity: Identity
  onDone: () => void
  /** A dialog puts the focus here. */
  isFocused?: boolean
}

/** Finds an app by name, store id or store address and adds it with one press (ONB-009 to ONB-039). */
export function AppSearch({ identity, onDone, isFocused = false }: Props) {
  const { t, i18n } = useLingui()
  const listId = useId()
  const [text, setText] = useState('')
  const [activeId, setActiveId] = useState<string | null>(null)
  useUnsaved('add-app', text !== '')
  const isOffline = useConnectivity() === 'offline'
  const query = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS)
  const isSearching = text.trim().length > SEARCH_MIN_EXCLUSIVE && !isOffline
  const locale = useListingLocale(query)
  const found = useRead(read(searchApps, { query: { query: query || '-', locale } }), {
    enabled: isSearching && query.length > SEARCH_MIN_EXCLUSIVE,
  })
  const { data: projects = [] } = useRead(projectsRead(identity), { enabled: false })
  const { add, adding, failure, forget } = useAddApp(identity, onDone)

  const projectOf = (app: AppSummary) => projects.find((one) => one.trackId === app.trackId && one.store === app.store)
  const results = (isSearching ? (found.data?.content ?? []) : [])
    .map((app) => ({ id: `${app.store}-${app.trackId}`, text: app.title, app, project: projectOf(app) }))
    .toSorted((a, b) => Number(a.project !== undefined) - Number(b.project !== undefined))
  const isWaiting = isSearching && (found.isLoading || query !== text.trim())

  const pick = (id: string | null) => {
    const result = results.find((one) => one.id === id)
    if (!result || adding) return
    if (!result.project) return void add({ trackId: result.app.trackId, store: result.app.store, locale })
    select({ projectId: result.project.projectId })
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      return pick(activeId ?? results[0]?.id ?? null)
    }
    const next = moveActive(results, activeId, event.key)
    if (next === undefined) return
    event.preventDefault()
    setActiveId(next)
  }

  return (
    <div className={classes.search}>
      <Field
        label={t`App name, store id or store address`}
        type="search"
        role="combobox"
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeId ? `${listId}-${activeId}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        {...(isFocused ? { 'data-autofocus': true } : {})}
        disabled={isOffline}
        value={text}
        onChange={(value) => {
          setText(value)
          setActiveId(null)
          forget()
        }}
        onKeyDown={onKeyDown}
        trailing={<IconSearch className={classes.glass} size={17} stroke={1.7} aria-hidden />}
        hint={
          isOffline ? (
            <Trans>Searching the stores needs a connection.</Trans>
          ) : (
            <Trans>For example Moorlight, 281940292 or https://apps.apple.com/us/app/…</Trans>
          )
        }
      />
      {failure !== null && <AddFailure failure={failure} />}
      <div className={classes.results} role="listbox" id={listId} aria-label={t`Apps found`} aria-busy={isWaiting}>
        {results.map(({ id, app, project }) => (
          <AppResult
            key={id}
            id={`${listId}-${id}`}
            app={app}
            isActive={id === activeId}
            isAdded={project !== undefined}
            isAdding={adding === app.trackId}
            onPick={() => pick(id)}
            onActive={() => setActiveId(id)}
          />
        ))}
      </div>
      <p className={classes.state} role="status">
        {isWaiting ? (
          <Trans>Searching</Trans>
        ) : isSearching && found.error ? (
          i18n._(failureText(found.error))
        ) : isSearching && found.data && results.length === 0 ? (
          <Trans>No app found. Check the spelling, or paste its store address.</Trans>
        ) : null}
      </p>
    </div>
  )
}

/** ONB-025: the country of a pasted store address, where it can be tracked, else en-US. */
function useListingLocale(query: string): string {
  const code = countryOfAddress(query)
  const { data: countries } = useRead(countriesRead(), { enabled: code !== null })
  return countries?.find((one) => one.country === code)?.locale ?? DEFAULT_LOCALE
}
