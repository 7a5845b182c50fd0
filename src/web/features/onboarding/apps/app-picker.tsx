import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DEFAULT_LOCALE } from '#contract/limits.ts'
import { countryCodeOf, sameApp, type FoundApp } from '#contract/store.ts'
import { useConnectivity, useUnsaved } from '#web/offline/hooks.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { AppResults } from '../search/app-results.tsx'
import { foundOptions, type FoundOption } from '../search/found-options.ts'
import { SearchField } from '../search/search-field.tsx'
import { SearchStatus } from '../search/search-status.tsx'
import { useAppSearch } from '../search/use-app-search.ts'
import { useCombobox } from '../search/use-combobox.ts'
import { countryOfAddress } from '../store-address.ts'
import classes from './app-picker.module.css'
import { SearchCountry } from './search-country.tsx'
import { StoreUrls } from './store-urls.tsx'

interface Props {
  selected: readonly FoundApp[]
  max: number
  onAdd: (app: FoundApp) => void
  onRemove: (app: FoundApp) => void
}

const DEFAULT_COUNTRY = countryCodeOf(DEFAULT_LOCALE)

/** Finds apps by name, or in the advanced mode by the address of their store page in one country. */
export function AppPicker({ selected, max, onAdd, onRemove }: Props) {
  const { t } = useLingui()
  const [isAdvanced, setAdvanced] = useState(false)
  const [text, setText] = useState('')
  const [country, setCountry] = useState<string | null>(DEFAULT_COUNTRY)
  useUnsaved('onboarding-search', text !== '')
  const isOffline = useConnectivity() === 'offline'
  const search = useAppSearch(text, isAdvanced ? country : null)
  const isSearching = search.state === 'searching'
  const isFull = selected.length >= max

  const isSelected = (app: FoundApp) => selected.some((one) => sameApp(one, app))
  const options = foundOptions(search.found, search.asked, (app) =>
    isSelected(app) ? 'added' : isFull ? 'full' : 'add',
  )
  const pick = ({ app, mark }: FoundOption) => {
    if (mark === 'added') onRemove(app)
    if (mark === 'add') onAdd(app)
  }
  const combobox = useCombobox(options, search.state === 'done', pick)

  const type = (next: string) => {
    setText(next)
    // An address says itself where the app is.
    if (isAdvanced) setCountry(countryOfAddress(next) ?? country)
  }
  const toAdvanced = () => {
    setAdvanced(true)
    setCountry(countryOfAddress(text) ?? DEFAULT_COUNTRY)
  }
  const toBasic = () => {
    setAdvanced(false)
    setCountry(DEFAULT_COUNTRY)
  }
  return (
    <div className={classes.card}>
      <div className={classes.fields}>
        <SearchField
          combobox={combobox}
          label={isAdvanced ? t`Store URL` : t`Your app`}
          placeholder={isAdvanced ? t`Paste the address of its store page` : t`Search your app by name`}
          text={text}
          onText={type}
          isSearching={isSearching}
          isOffline={isOffline}
          isFocused
        />
        {isAdvanced && <SearchCountry code={country} onChange={setCountry} isOffline={isOffline} />}
      </div>
      {isOffline && (
        <Note kind="offline">
          <Trans>Searching the stores needs a connection.</Trans>
        </Note>
      )}
      {isFull && (
        <p className={classes.limit} role="status">
          <Plural
            value={max}
            one="# app can be added here. Remove it to add another one."
            other="# apps can be added here. Remove one to add another one."
          />
        </p>
      )}
      <AppResults combobox={combobox} options={options} isSearching={isSearching} />
      <SearchStatus
        search={search}
        nothing={
          isAdvanced ? (
            <Trans>No apps found. Check the address and the country.</Trans>
          ) : (
            <Trans>No apps found. Check the spelling, or search by store URL.</Trans>
          )
        }
      />
      <div className={classes.foot}>
        {isAdvanced ? (
          <StoreUrls isOffline={isOffline} onChoose={type} onBack={toBasic} />
        ) : (
          <>
            <span>
              <Trans>Can't find your app?</Trans>
            </span>
            <TextButton onClick={toAdvanced}>
              <Trans>Search by store URL</Trans>
            </TextButton>
          </>
        )}
      </div>
    </div>
  )
}
