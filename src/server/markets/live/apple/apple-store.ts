import * as v from 'valibot'
import { lowerCase } from '#aso/lower-case.ts'
import type { FoundInStore } from '#contract/keywords/live-search.ts'
import type { SourceName } from '#contract/market/sources.ts'
import { countryCodeOf, type AppRef, type AppSummary, type Locale } from '#contract/store.ts'
import type { AppleAccess } from '#server/kernel/config.ts'
import { countries, countryByCode } from '../../countries.ts'
import { proxiedPicture } from '#server/media/picture-address.ts'
import type { Gateway, StoreAnswer } from '../gateway/gateway.ts'
import { withProxiedPictures } from '../../listed-app.ts'
import type { StoreApp, StoreClient, FreshnessPolicy } from '../store-client.ts'
import { appOfEntry } from './app-of-entry.ts'
import { appleCharts } from './charts/charts.ts'
import { genreId } from './genres.ts'
import { LookupEntry } from './lookup-entry.ts'
import { hintsBase, hintsHeaders, hintsOf, hintsPath } from './hints.ts'
import { storefrontId } from './storefront-id.ts'
import { type KeptResult, lookupResults } from './lookup-results.ts'
import type { ReadProductPage } from './page/product-pages.ts'
import type { PageReader } from './page/read-apart.ts'
import { nameApps } from './names.ts'
import { appleRequest, malformed, webStoreAsk, type Fetch } from './request.ts'
import { REVIEW_PAGES_MAX } from './review-feed.ts'
import { appleReviews } from './reviews.ts'
import { appleSearch } from './search/search.ts'

/** The ways to the App Store, one for each of its limits. */
export interface AppleGateways {
  /** Searches and the feeds of charts and reviews. */
  search: Gateway
  lookup: Gateway
  hints: Gateway
  /** Pages of the web store. */
  pages: Gateway
}

export interface AppleStoreParts {
  gateways: AppleGateways
  /** Reads product pages. */
  pages: ReadProductPage
  /** Reads what else the web store shows. */
  reader: PageReader
  access: Pick<AppleAccess, 'url' | 'pagesUrl' | 'timeoutMs'>
  isOn: (source: SourceName) => Promise<boolean>
  clock: () => Date
  /** Which of these keys the gateway keeps an answer under. */
  storedKeys: (keys: readonly string[]) => Promise<string[]>
  /** How this server names itself to the store, such as `Storeglass/1.2.0`. */
  userAgent: string
  fetch?: Fetch
}

/** What the App Store can do besides. */
export interface AppleStore extends StoreClient {
  /** Many apps of one country, in the order of the ids, with one call for each 200 that are not known yet. */
  apps: (
    trackIds: readonly string[],
    locale: Locale,
    freshness: FreshnessPolicy,
  ) => Promise<StoreAnswer<StoreApp | null>[]>
}

/** The most that one call gives. */
const RESULTS_MAX = 200

/** Where the term that always has hints is asked for. */
const US_STOREFRONT = '143441'

const TRACK_ID = /^[1-9]\d{0,14}$/
const KeptEntry = v.nullable(LookupEntry)

const keyOf = (trackId: string, locale: Locale) => `app/${trackId}/${locale}`
const hasStore = (locale: Locale) => countryByCode.has(countryCodeOf(locale))

/**
 * The App Store as its public answers tell it, which need no account: iTunes Search and Lookup, and the feeds of charts
 * and reviews, which tell of the current version only; the web store's charts; product pages, which tell of subtitle,
 * purchases inside the app and earlier versions; and the order of the store's own search.
 */
export function appleStore({
  gateways,
  pages,
  reader,
  access,
  isOn,
  clock,
  storedKeys,
  userAgent,
  fetch,
}: AppleStoreParts): AppleStore {
  const request = appleRequest({ baseUrl: access.url, timeoutMs: access.timeoutMs, userAgent, clock, fetch })
  const requestStore = appleRequest({
    baseUrl: hintsBase(access.url),
    timeoutMs: access.timeoutMs,
    userAgent,
    clock,
    fetch,
  })
  /** What is known without asking: there is no such thing. */
  const none = <T>(value: T): StoreAnswer<T> => ({ value, readAt: clock().toISOString(), stale: false })

  /** iTunes Search and Lookup always know an answer. */
  async function results(path: string, query: Record<string, string>): Promise<LookupEntry[]> {
    const text = await request(`${path}?${new URLSearchParams(query)}`)
    if (text === null) throw malformed('The store answered 404')
    return lookupResults(text)
  }

  const searched = (term: string, country: string, limit: number) =>
    results('/search', { term, country, media: 'software', entity: 'software', limit: String(limit) })

  async function hints(term: string, storefrontId: string): Promise<string[]> {
    const text = await requestStore(hintsPath(term), hintsHeaders(storefrontId))
    if (text === null) throw malformed('The store answered 404')
    return hintsOf(text)
  }

  const lookedUp = (trackIds: readonly string[], locale: Locale) =>
    results('/lookup', { id: trackIds.join(), country: countryCodeOf(locale) })

  async function lookup(trackIds: readonly string[], locale: Locale, freshness: FreshnessPolicy) {
    const ids = new Map(trackIds.map((trackId) => [keyOf(trackId, locale), trackId]))
    const answers = await gateways.lookup.readMany({
      source: 'documented',
      keys: [...ids.keys()],
      ...freshness,
      schema: KeptEntry,
      fetch: async (keys) => {
        const entries = await lookedUp(
          keys.flatMap((key) => ids.get(key) ?? []),
          locale,
        )
        const byKey = new Map(entries.map((entry) => [keyOf(String(entry.trackId), locale), entry]))
        return new Map(keys.map((key) => [key, byKey.get(key) ?? null]))
      },
    })
    return new Map([...ids.values()].map((trackId, i) => [trackId, answers[i]]))
  }

  async function apps(trackIds: readonly string[], locale: Locale, freshness: FreshnessPolicy) {
    const known = new Map<string, StoreAnswer<LookupEntry | null> | undefined>()
    const valid = hasStore(locale) ? [...new Set(trackIds.filter((id) => TRACK_ID.test(id)))] : []
    for (let start = 0; start < valid.length; start += RESULTS_MAX)
      for (const [id, answer] of await lookup(valid.slice(start, start + RESULTS_MAX), locale, freshness))
        known.set(id, answer)
    return trackIds.map((id): StoreAnswer<StoreApp | null> => {
      const answer = known.get(id)
      if (!answer) return none(null)
      return { value: answer.value && storeApp(answer.value, locale), readAt: answer.readAt, stale: answer.stale }
    })
  }

  const named = nameApps(gateways.lookup, lookedUp)
  const ask = webStoreAsk({ baseUrl: access.pagesUrl, timeoutMs: access.timeoutMs, userAgent, clock, fetch })
  const charts = appleCharts({ gateways, request, ask, reader, nameApps: named })
  const search = appleSearch({
    gateway: gateways.search,
    isOn,
    requestStore,
    ask,
    reader,
    searched,
    nameApps: named,
    clock,
  })

  const reviews = appleReviews({ gateway: gateways.search, request, pages })

  return {
    apps,

    async app({ trackId, locale }, freshness) {
      const [answer] = await apps([trackId], locale, freshness)
      return answer ?? none(null)
    },

    async page(ref, freshness) {
      return hasStore(ref.locale) && TRACK_ID.test(ref.trackId) ? pages(ref, freshness) : none(null)
    },

    async search({ text, locale, limit }, freshness) {
      const term = lowerCase(text.trim().replaceAll(/\s+/g, ' '), locale)
      if (!hasStore(locale) || term === '') return none([])
      const { value, ...rest } = await search({ text: term, locale, limit }, freshness)
      return { ...rest, value: value.map(found) }
    },

    async complete({ text, locale }, freshness) {
      const term = lowerCase(text.trim().replaceAll(/\s+/g, ' '), locale)
      const id = storefrontId(locale)
      if (id === null) return none(null)
      if (term === '') return none([])
      return gateways.hints.read({
        source: 'hints',
        key: `hints/${locale}/${term}`,
        ...freshness,
        schema: v.array(v.string()),
        fetch: async (anotherTurn) => {
          const terms = await hints(term, id)
          if (terms.length > 0) return terms
          await anotherTurn()
          if ((await hints('game', US_STOREFRONT)).length === 0)
            throw malformed('There are no hints, nor for the control')
          return terms
        },
      })
    },

    async chart(query, freshness) {
      if (!hasStore(query.locale) || (query.category !== null && genreId(query.category) === null)) return none(null)
      const { value, ...rest } = await charts(query, freshness)
      return { ...rest, value: value && value.map(withProxiedIcon) }
    },

    async reviews(ref, page, freshness) {
      if (!hasStore(ref.locale) || !TRACK_ID.test(ref.trackId) || page > REVIEW_PAGES_MAX) return none(null)
      return reviews(ref, page, freshness)
    },

    async knownLocales({ trackId }: AppRef) {
      const locales = new Map(countries.map(({ locale }) => [keyOf(trackId, locale), locale]))
      return (await storedKeys([...locales.keys()])).flatMap((key) => locales.get(key) ?? [])
    },
  }
}

function storeApp(entry: LookupEntry, locale: Locale): StoreApp {
  const { listing, rating, versions } = withProxiedPictures(appOfEntry(entry, locale))
  return { listing, rating, version: versions?.[0] ?? null, hasPurchases: null }
}

/** iTunes Search tells no subtitle. */
const found = ({ rating, ratingCount, screenshots, ...app }: KeptResult): FoundInStore => ({
  ...withProxiedIcon(app),
  rating,
  ratingCount,
  subtitle: null,
  screenshots: screenshots.flatMap((url) => proxiedPicture(url, 'screen-800') ?? []),
})

const withProxiedIcon = ({ iconUrl, ...app }: AppSummary): AppSummary => ({
  ...app,
  iconUrl: iconUrl === null ? null : proxiedPicture(iconUrl, 'icon-256'),
})
