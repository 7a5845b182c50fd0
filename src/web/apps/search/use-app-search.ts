import { useState } from 'react'
import { DEFAULT_LOCALE, SEARCH_DEBOUNCE_MS, SEARCH_MIN_EXCLUSIVE } from '#contract/protocol/limits.ts'
import { searchApps } from '#contract/projects.ts'
import { countryCodeOf, type FoundApp, type Locale, type Store } from '#contract/store.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { countriesRead } from '#web/data/queries/reads.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { countryOfAddress } from './store-address.ts'

interface Found {
  found: readonly FoundApp[]
  /** The locale that was asked; an id or address finds an app also where only another one has it. */
  asked: Locale
}

/** While a search is under way `found` is what the last one found. */
export interface AppSearch extends Found {
  /** `idle`: too short to be searched for, or there is no connection. */
  state: 'idle' | 'searching' | 'failed' | 'done'
  error: ApiError | null
  retry: () => void
  /** Searches for a short name too, until the field is empty: it was pasted, or Enter was pressed. */
  searchShort: () => void
}

const none: Found = { found: [], asked: DEFAULT_LOCALE }
/** One of these is a syllable or a word. */
const SYLLABLE = /[\p{Ideographic}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const isLongEnough = (query: string) => query.length > SEARCH_MIN_EXCLUSIVE || SYLLABLE.test(query)

/** Where to look: in a country by its code, or in a locale. Without either: in the country that a store address names, else in en-US (ONB-025). */
interface Where {
  country?: string | null
  locale?: Locale
  /** Left out: in both stores. */
  store?: Store
}

/**
 * Looks for an app by name, store id or store address once typing pauses (ONB-027 to ONB-031). Three letters may be the
 * beginning of a name or all of it, as of VLC: they are looked for with `searchShort` alone.
 */
export function useAppSearch(text: string, where: Where = {}): AppSearch {
  const isOffline = useConnectivity() === 'offline'
  const typed = text.trim()
  const [query] = useDebouncedValue(typed, SEARCH_DEBOUNCE_MS)
  const ofCountry = useLocaleOf(where.locale ? null : (where.country ?? countryOfAddress(query)))
  const locale = where.locale ?? ofCountry
  const ofStore = where.store ? { store: where.store } : {}
  const [isShortWanted, setShortWanted] = useState(false)
  const [before, setBefore] = useState(typed)
  if (typed !== before) {
    setBefore(typed)
    if (typed === '') setShortWanted(false)
  }
  const isSearchable = (text: string) => isLongEnough(text) || (isShortWanted && text !== '')
  const isWanted = isSearchable(typed) && !isOffline
  const { data, error, refresh } = useRead(
    read(searchApps, { query: { query: query || '-', locale: locale ?? DEFAULT_LOCALE, ...ofStore } }),
    { enabled: isWanted && isSearchable(query) && locale !== null },
  )
  const isCurrent = query === typed && locale !== null
  const state = !isWanted ? 'idle' : isCurrent && data ? 'done' : isCurrent && error ? 'failed' : 'searching'

  const answer = data && locale !== null && { found: data.content, asked: locale }
  const [last, setLast] = useState(none)
  const shown = state === 'searching' ? last : (state === 'done' && answer) || none
  if (shown !== last) setLast(shown)

  return { state, ...shown, error, retry: refresh, searchShort: () => setShortWanted(true) }
}

/** The locale of a country that can be tracked, en-US for others; null: not known yet. */
function useLocaleOf(code: string | null): Locale | null {
  const isAsked = code !== null && code !== countryCodeOf(DEFAULT_LOCALE)
  const { data: countries, isLoading } = useRead(countriesRead(), { enabled: isAsked })
  if (!isAsked) return DEFAULT_LOCALE
  if (isLoading) return null
  return countries?.find((one) => one.country === code)?.locale ?? DEFAULT_LOCALE
}
