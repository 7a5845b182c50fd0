import * as v from 'valibot'
import type { SearchOrigin } from '#contract/keywords/search-origin.ts'
import type { SourceName } from '#contract/market/sources.ts'
import { countryCodeOf, type Locale } from '#contract/store.ts'
import { backOffMs } from '../../gateway/back-off.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { StoreFailure, StoreUnavailable } from '../../gateway/store-failure.ts'
import type { FreshnessPolicy, StoreSearch } from '../../store-client.ts'
import type { LookupEntry } from '../lookup-entry.ts'
import { KeptResult, resultsOf, WITH_SCREENSHOTS } from '../lookup-results.ts'
import type { NameApps } from '../names.ts'
import type { PageReader } from '../page/read-apart.ts'
import { malformed, type Ask, type Request } from '../request.ts'
import { storefrontId } from '../storefront-id.ts'
import { idsOfStoreSearch, searchPagePath, storeSearchHeaders, storeSearchPath } from './search-orders.ts'

interface AppleSearchParts {
  gateway: Gateway
  isOn: (source: SourceName) => Promise<boolean>
  /** Asks the host of the store's own application. */
  requestStore: Request
  /** Asks for pages of the web store. */
  ask: Ask
  reader: PageReader
  /** Asks iTunes Search. */
  searched: (term: string, country: string, limit: number) => Promise<LookupEntry[]>
  nameApps: NameApps
  clock: () => Date
}

/** A person who looks for an app by its name needs no more. */
const NAME_SEARCH_MAX = 50
/** Places that are kept of a search. */
const RESULTS_MAX = 200
/** A search that always finds something is asked for this seldom. */
const CONTROL_MAX_AGE_MS = 10 * 60_000

/** What is kept of a search: the store's own order names its apps by id alone. */
const KeptSearch = v.variant('origin', [
  v.object({ origin: v.literal('api'), apps: v.array(KeptResult) }),
  v.object({ origin: v.picklist(['store', 'page']), ids: v.array(v.string()) }),
])
type KeptSearch = v.InferOutput<typeof KeptSearch>

/** Best match first, and which source the order comes from. */
export interface SearchedApps {
  value: KeptResult[]
  readAt: string
  stale: boolean
  origin: SearchOrigin
}

/**
 * Searches of the App Store. For places, its own search comes first, then its search page on the web, and Apple's Search API last:
 * where one of the first two fails, it rests for a while and the next one is asked in its place. Names are looked for with the Search
 * API alone. `text` is normalised: single spaces, lower case. @throws StoreUnavailable
 */
export function appleSearch(parts: AppleSearchParts) {
  const { gateway, isOn, requestStore, ask, reader, searched, nameApps, clock } = parts
  const rests = openRests(clock)

  const orders = {
    async store(term: string, locale: Locale) {
      const id = storefrontId(locale)
      if (id === null) return null
      const text = await requestStore(storeSearchPath(term), storeSearchHeaders(id))
      if (text === null) throw malformed('The store answered 404')
      return idsOfStoreSearch(text, id)
    },
    async page(term: string, locale: Locale) {
      const storefront = countryCodeOf(locale).toLowerCase()
      const { text, url } = await ask(searchPagePath(storefront, term))
      if (text === null || !url.pathname.includes(`/${storefront}/`)) throw malformed('There is no such page')
      return reader.read('search', text, { storefront, term })
    },
  }

  /** null: neither has the places. An empty list is believed of the last source alone, which has a control. */
  async function storeOrder(term: string, locale: Locale, turn: () => Promise<void>): Promise<KeptSearch | null> {
    if (!(await isOn('searchOrder'))) return null
    for (const origin of ['store', 'page'] as const) {
      if (rests.isResting(origin)) continue
      await turn()
      try {
        const ids = await orders[origin](term, locale)
        if (ids === null) continue
        rests.end(origin)
        if (ids.length > 0) return { origin, ids: ids.slice(0, RESULTS_MAX) }
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error
        rests.begin(origin, error)
      }
    }
    return null
  }

  /** @throws StoreFailure unless a search that always finds something does so now */
  async function requireControl({ urgency }: FreshnessPolicy): Promise<void> {
    const control = await gateway
      .read({
        source: 'documented',
        key: 'control/search',
        maxAgeMs: CONTROL_MAX_AGE_MS,
        urgency,
        schema: v.pipe(v.number(), v.minValue(1, 'it is empty, which it never is')),
        fetch: async () => (await searched('game', 'US', 1)).length,
      })
      .catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error
        return { stale: true }
      })
    if (control.stale) throw malformed('Nothing is found, and neither is the control')
  }

  return async ({ text: term, locale, limit }: StoreSearch, freshness: FreshnessPolicy): Promise<SearchedApps> => {
    const most = limit <= NAME_SEARCH_MAX ? NAME_SEARCH_MAX : RESULTS_MAX
    const { value: kept, ...rest } = await gateway.read({
      // Names of what the store's own order lists come from Lookup.
      source: 'documented',
      key: `search/${locale}/${most}/${term}`,
      ...freshness,
      schema: KeptSearch,
      fetch: async (anotherTurn) => {
        let isFirst = true
        const turn = async () => {
          if (!isFirst) await anotherTurn()
          isFirst = false
        }
        const order = most === RESULTS_MAX ? await storeOrder(term, locale, turn) : null
        if (order) return order
        await turn()
        const found = await searched(term, countryCodeOf(locale), most)
        // What is kept as a day's ranks has to be true: a store that wants fewer calls may answer with nothing.
        if (found.length === 0 && most === RESULTS_MAX) await requireControl(freshness)
        return { origin: 'api', apps: resultsOf(found, locale) }
      },
    })
    const apps = kept.origin === 'api' ? kept.apps : withScreenshots(await nameApps(kept.ids, locale, freshness))
    return { ...rest, origin: kept.origin, value: apps.slice(0, limit) }
  }
}

/** Sources that failed rest as a whole store does: 30 s, doubling to an hour, or as long as they ask. */
function openRests(clock: () => Date) {
  const states = new Map<SearchOrigin, { failures: number; until: number }>()
  return {
    isResting: (origin: SearchOrigin) => (states.get(origin)?.until ?? 0) > clock().getTime(),
    begin(origin: SearchOrigin, failure: StoreFailure) {
      const failures = (states.get(origin)?.failures ?? 0) + 1
      states.set(origin, { failures, until: clock().getTime() + backOffMs(failures, failure, Math.random()) })
    },
    end: (origin: SearchOrigin) => states.delete(origin),
  }
}

/** Lists show those of the first apps alone. */
const withScreenshots = (apps: readonly KeptResult[]): KeptResult[] =>
  apps.map((app, place) => (place < WITH_SCREENSHOTS ? app : { ...app, screenshots: [] }))
