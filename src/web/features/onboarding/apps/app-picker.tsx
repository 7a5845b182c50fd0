import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Paper, Text } from '@mantine/core'
import { useRef } from 'react'
import { parseAppReference } from '#aso/app-reference.ts'
import { type FoundApp, type Market, sameApp } from '#contract/store.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { useConnectivity, useUnsaved } from '#web/offline/hooks.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { AppResults } from '#web/apps/search/app-results.tsx'
import { foundOptions, type ResultMark } from '#web/apps/search/found-options.ts'
import { SearchField } from '#web/apps/search/search-field.tsx'
import { SearchStatus } from '#web/apps/search/search-status.tsx'
import { useAppSearch } from '#web/apps/search/use-app-search.ts'
import { useCombobox } from '#web/apps/search/use-combobox.ts'
import { useStableOrder } from '#web/apps/search/use-stable-order.ts'
import classes from './app-picker.module.css'
import { ExampleApps } from './example-apps.tsx'
import { SearchCountry } from './search-country.tsx'
import { StoreUrls } from './store-urls.tsx'
import { useSearchMode } from './use-search-mode.ts'

interface Props {
  selected: readonly FoundApp[]
  max: number
  onAdd: (app: FoundApp) => void
  onRemove: (app: FoundApp) => void
}

/** Finds apps by name, or in the advanced mode by the address of their store page in one country. */
export function AppPicker({ selected, max, onAdd, onRemove }: Props) {
  const { t } = useLingui()
  const market = useIdentity()?.market ?? 'live'
  const fields = useRef<HTMLDivElement>(null)
  const { isAdvanced, text, country, setCountry, type, toAdvanced, toBasic } = useSearchMode(fields)
  useUnsaved('onboarding-search', text !== '')
  const isOffline = useConnectivity() === 'offline'
  const search = useAppSearch(text, { country: isAdvanced ? country : null })
  const isSearching = search.state === 'searching'
  const isFull = selected.length >= max

  const markOf = (app: FoundApp): ResultMark =>
    selected.some((one) => sameApp(one, app)) ? 'added' : isFull ? 'full' : 'add'
  const { options, hold, letGo } = useStableOrder(foundOptions(search.found, search.asked, markOf), search.found)
  const pick = (app: FoundApp) => {
    const mark = markOf(app)
    if (mark === 'added') onRemove(app)
    if (mark === 'add') onAdd(app)
  }
  const combobox = useCombobox(options, search.state === 'done', {
    onPick: ({ app }) => pick(app),
    onSearch: search.searchShort,
  })
  const hasNothing = search.state === 'done' && search.found.length === 0

  return (
    <Paper className={classes.card} data-mode={isAdvanced ? 'url' : 'name'}>
      <div ref={fields} className={classes.fields}>
        <SearchField
          combobox={combobox}
          label={isAdvanced ? t`Store URL` : t`Your app`}
          placeholder={isAdvanced ? t`Paste the link to its store page` : t`Search for your app by name`}
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
          <Trans>You need a connection to search the stores.</Trans>
        </Note>
      )}
      {isFull && (
        <Text mt="sm" size="sm" role="status">
          <Plural
            value={max}
            one="You can add # app. Remove it to add another one."
            other="You can add # apps. Remove one to add another one."
          />
        </Text>
      )}
      <AppResults combobox={combobox} options={options} isSearching={isSearching} onPress={hold} onLeave={letGo} />
      <SearchStatus search={search} nothing={<NothingFound market={market} text={text} isAdvanced={isAdvanced} />} />
      {(hasNothing || (search.state === 'idle' && !isAdvanced)) && (
        <ExampleApps market={market} markOf={markOf} onPick={pick} />
      )}
      <div className={classes.foot}>
        {isAdvanced ? (
          <StoreUrls isOffline={isOffline} onChoose={type} onBack={toBasic} />
        ) : (
          <>
            <span>
              <Trans>Can't find your app?</Trans>
            </span>
            <Anchor component="button" type="button" variant="action" onClick={toAdvanced}>
              <Trans>Search by store URL</Trans>
            </Anchor>
          </>
        )}
      </div>
    </Paper>
  )
}

interface NothingFoundProps {
  market: Market
  text: string
  /** Searched by the address of a store page. */
  isAdvanced: boolean
}

/** What helps where no app was found: in a market that has not every app, it may be none of the person's doing. */
function NothingFound({ market, text, isAdvanced }: NothingFoundProps) {
  const isReference = parseAppReference(text) !== null
  if (market === 'sample')
    return isReference ? (
      <Trans>
        No apps found. Real apps aren't in this server's sample market, so their store links don't work here.
      </Trans>
    ) : (
      <Trans>No apps found. This server's sample market is invented and has no real apps.</Trans>
    )
  if (market === 'archive' && isReference) return <Trans>No apps found. This app isn't in this server's archive.</Trans>
  return isAdvanced ? (
    <Trans>No apps found. Check the link and the country.</Trans>
  ) : (
    <Trans>No apps found. Check the spelling, or search by store URL.</Trans>
  )
}
