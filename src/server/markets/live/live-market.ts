import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { dayOf, DAY_MS, type UtcDay } from '#contract/protocol/days.ts'
import { LEADERS_KEPT } from '#aso/estimates/from-results.ts'
import type { FoundApp } from '#aso/estimates/search-results.ts'
import type { FoundInStore } from '#contract/keywords/live-search.ts'
import type { AppRef, AppSummary, ListingRef, Locale, Store } from '#contract/store.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { StoredListing } from '#server/history/stored.ts'
import type { Urgency } from './gateway/budget.ts'
import { SourceOff, StoreUnavailable } from './gateway/store-failure.ts'
import type { Listing, ListingPast, MarketSource, RatingDay } from '../market.ts'
import { measured } from '../provenance.ts'
import type { AppleStore } from './apple/apple-store.ts'
import { batched } from './apple/batched.ts'
import type { StoreAnswer } from './gateway/gateway.ts'
import type { ProductPage } from './apple/page/product-page.ts'
import type { FreshnessPolicy, StoreApp, StoreClient } from './store-client.ts'
import { chartCategories } from './chart-categories.ts'
import { ratingBefore } from './growth.ts'
import { performanceOf } from './performance.ts'
import { storefrontPerformanceOf } from './storefront-performance.ts'
import { searchedKeywords } from './searched-keywords.ts'
import { versionsOf } from './versions.ts'
import { pagePartsOf, storePageOf, textsIn } from './store-page.ts'
import { eventsOnPage, withPage, withPageVersions, withStars } from './with-page.ts'
import { countryByCode } from '../countries.ts'
import { changesBetween } from '../changes-between.ts'
import { chartPositions } from '#server/history/chart-positions.ts'
import { storedListings } from '#server/history/listings.ts'
import { storedRatings } from '#server/history/ratings.ts'

export interface LiveParts {
  apple: AppleStore
  google: StoreClient
  db: Kysely<Schema>
  clock: () => Date
  /** Who asks: pages get the last good answer when a store is down, jobs wait for a fresh one. */
  urgency: Urgency
}

const HOUR_MS = 3_600_000
const LISTING_AGE_MS = 6 * HOUR_MS
const SEARCH_AGE_MS = HOUR_MS
const COMPLETIONS_AGE_MS = 24 * HOUR_MS
/** How many have rated an app changes little in a week, and a search has ten first apps. */
const LEADER_AGE_MS = 7 * 24 * HOUR_MS
const REVIEWS_AGE_MS = 3 * HOUR_MS
/** A price in dollars only scales an estimate. */
const PRICE_AGE_MS = 7 * 24 * HOUR_MS

/** A page serves every feature, and is large. */
const PAGE_AGE_MS = 24 * HOUR_MS

const HOME: Locale = 'en-US'
/** Large storefronts, asked when nothing is known of an app and the first one does not list it. */
const LARGE: readonly Locale[] = ['en-GB', 'de-DE', 'ja-JP', 'fr-FR', 'en-IN']

/** The two stores themselves, and what the jobs kept of their past. */
export function liveMarket({ apple, google, db, clock, urgency }: LiveParts): MarketSource {
  const together: Record<Store, StoreClient> = { APP_STORE: batched(apple), GOOGLE_PLAY: google }
  // One app that can't be read fails all that are asked for together: a page that shows one asks for it alone.
  const clients: Record<Store, StoreClient> = urgency === 'page' ? { ...together, APP_STORE: apple } : together
  const freshness = (maxAgeMs: number) => ({ urgency, maxAgeMs })
  /** What jobs keep as a day's state has to be read on that day. */
  const ofToday = () => freshness(sinceMidnight(clock()))
  const listingFreshness = () =>
    freshness(Math.min(LISTING_AGE_MS, urgency === 'page' ? Infinity : sinceMidnight(clock())))
  const isToday = (day: UtcDay) => day === dayOf(clock())

  const read = (ref: ListingRef, wanted = listingFreshness()) => clients[ref.store].app(ref, wanted)

  /**
   * What the app's page tells, up to a day old, and of an earlier day where the store does not answer; null: nothing is
   * known, or there is no more than `read` tells.
   */
  async function readPage(ref: ListingRef): Promise<StoreAnswer<ProductPage | null> | null> {
    const ask = (wanted: FreshnessPolicy) => clients[ref.store].page(ref, wanted)
    const nothing = async () => null
    if (urgency === 'page') return ask(freshness(PAGE_AGE_MS)).catch(unlessUnavailable(nothing))
    const kept = () => ask({ urgency: 'page', maxAgeMs: Infinity })
    return ask(ofToday()).catch(unlessUnavailable(kept)).catch(unlessUnavailable(nothing))
  }

  const pageOf = async (ref: ListingRef) => (await readPage(ref))?.value ?? null

  /** Ratings by stars, and the day on which the store told them; null: it tells none, or nothing is known. */
  async function starsOf(ref: ListingRef): Promise<RatingDay | null> {
    if (ref.store === 'APP_STORE') {
      const page = await readPage(ref)
      if (!page?.value?.ratings) return null
      const { average, count, byStars } = page.value.ratings
      return { date: dayOf(page.readAt), avgRating: average, ratingCount: count, byStars }
    }
    const { value, readAt } = await read(ref)
    return value?.rating ? { date: dayOf(readAt), ...value.rating, byStars: value.byStars ?? null } : null
  }

  const readWhole = async (ref: ListingRef): Promise<StoreAnswer<StoreApp | null>> => {
    const [answer, page] = await Promise.all([read(ref), pageOf(ref)])
    return { ...answer, value: answer.value && withPage(answer.value, page) }
  }

  /** null for pages: what is off can't be known. Jobs try again, for it may be switched on while the day lasts. */
  async function unlessOff<T>(answer: Promise<T>): Promise<T | null> {
    try {
      return await answer
    } catch (error) {
      if (urgency === 'page' && error instanceof SourceOff) return null
      throw error
    }
  }

  async function localesOf({ store, trackId }: AppRef): Promise<Locale[]> {
    const known = await clients[store].knownLocales({ store, trackId })
    if (known.length > 0) return known
    const lists = async (locale: Locale) => (await read({ store, trackId, locale })).value !== null
    if (await lists(HOME)) return [HOME]
    const listed = await Promise.all(LARGE.map(lists))
    return LARGE.filter((_, index) => listed[index])
  }

  /** US dollars; null: not known, or not now. */
  async function dollarsOf(ref: ListingRef, price: number | null): Promise<number | null> {
    if (price === 0 || ref.locale === HOME) return price
    try {
      const { value } = await read({ ...ref, locale: HOME }, freshness(PRICE_AGE_MS))
      return value?.listing.price.exactPrice ?? null
    } catch (error) {
      if (error instanceof StoreUnavailable) return null
      throw error
    }
  }

  return {
    id: 'live',
    pastDays: 0,
    about: async () => ({ apps: null, examples: [] }),
    demoProjects: async () => [],
    picture: async () => null,
    locales: async () => null,
    localesOf,

    async search({ text, locale, store, limit }) {
      const asked = store === undefined ? [apple, google] : [clients[store]]
      const answers = await Promise.allSettled(
        asked.map((client) => client.search({ text, locale, limit }, freshness(SEARCH_AGE_MS))),
      )
      const failed = answers.filter((answer) => answer.status === 'rejected').map(({ reason }): unknown => reason)
      const unforeseen = failed.find((reason) => !(reason instanceof StoreUnavailable))
      if (unforeseen !== undefined || failed.length === asked.length) throw unforeseen ?? failed[0]
      return interleave(
        answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.value.map(summaryIn)] : [])),
      ).slice(0, limit)
    },

    listing: async (ref) => listingIn(await readWhole(ref)),

    async listings(refs) {
      const wanted = listingFreshness()
      const answers = await Promise.allSettled(refs.map((ref) => together[ref.store].app(ref, wanted)))
      return answers.flatMap((answer) => {
        if (answer.status === 'fulfilled') return listingIn(answer.value) ?? []
        if (answer.reason instanceof StoreUnavailable) return []
        throw answer.reason
      })
    },

    async versions(ref) {
      const [{ value }, page] = await Promise.all([read(ref), pageOf(ref)])
      if (!value) return null
      const whole = withPage(value, page)
      const known = versionsOf(whole, await storedListings(db, 'live', { ref })) ?? []
      const versions = withPageVersions(known, page)
      return versions.length === 0 ? null : versions
    },

    async rating(ref) {
      const { value, readAt, stale } = await read(ref)
      if (!value?.rating) return null
      const { avgRating, ratingCount } = value.rating
      const before = await ratingBefore(db, ref, clock())
      const delta = before && Math.round(100 * (avgRating - before.avgRating)) / 100
      return { avgRating, ratingCount, delta, provenance: measured(readAt, stale) }
    },

    listingPast: async (ref, since) => listingPastOf(await storedListings(db, 'live', { ref }), since),

    async ratingPast(ref, from, to) {
      const stored = await storedRatings(db, 'live', { ref, from, to })
      const last = stored.at(-1)
      const days = stored.map(({ day, avgRating, ratingCount, byStars }) => ({
        date: day,
        avgRating,
        ratingCount,
        byStars,
      }))
      return {
        days: isToday(to) ? withStars(days, await starsOf(ref)) : days,
        asOf: last ? `${last.day}T00:00:00.000Z` : clock().toISOString(),
      }
    },

    async performance(ref) {
      const locales = await localesOf(ref)
      const locale = locales.includes(ref.locale) ? ref.locale : locales[0]
      if (locale === undefined) return null
      const listed = { store: ref.store, trackId: ref.trackId, locale }
      const { value } = await readWhole(listed)
      const price = await dollarsOf(listed, value?.listing.price.exactPrice ?? null)
      const hasPurchases = value?.hasPurchases ?? null
      return performanceOf({ ref, db, locales, price, hasPurchases, now: clock() })
    },

    storefrontPerformance: (app) => storefrontPerformanceOf(db, app, clock()),

    async keywordResults({ keyword, locale, store, day }) {
      if (!isToday(day)) return null
      const query = { text: keyword, locale, limit: searchDepth(store) }
      const { value, readAt, origin } = await clients[store].search(query, ofToday())
      const leaders = value.slice(0, LEADERS_KEPT).map(leaderOf(store))
      return { apps: value.map(summaryIn), leaders, ...(origin && { origin }), asOf: readAt }
    },

    async keywordLeaders({ keyword, locale, store, day }) {
      if (TELLS_RATINGS[store] || !isToday(day)) return null
      const query = { text: keyword, locale, limit: searchDepth(store) }
      const { value } = await clients[store].search(query, ofToday())
      const leaders: FoundApp[] = []
      // One after the other: each is a call, and others wait for the store, too.
      for (const { trackId, title, developerName } of value.slice(0, LEADERS_KEPT)) {
        const page = (await read({ store, trackId, locale }, freshness(LEADER_AGE_MS))).value
        const category = page?.listing.categories[0]?.name ?? null
        leaders.push({ title, developerName, category, rating: page?.rating ?? { avgRating: 0, ratingCount: 0 } })
      }
      return leaders
    },

    async storeResults({ term, locale, store }) {
      const query = { text: term, locale, limit: searchDepth(store) }
      const answer = await unlessOff(clients[store].search(query, freshness(SEARCH_AGE_MS)))
      if (!answer) return null
      const { value, readAt, stale, origin } = answer
      return { apps: value, ...(origin && { origin }), asOf: readAt, stale }
    },

    async autoComplete({ term, locale, store }) {
      const answer = await unlessOff(clients[store].complete({ text: term, locale }, freshness(COMPLETIONS_AGE_MS)))
      return answer && answer.value
    },

    chartCategories: async (store) => chartCategories[store],

    async chart(query) {
      if (!isToday(query.day)) return null
      const answer = await unlessOff(clients[query.store].chart(query, ofToday()))
      if (!answer) return null
      const { value, readAt, stale } = answer
      return value && { ...query, day: dayOf(new Date(readAt)), apps: value, provenance: measured(readAt, stale) }
    },

    async categoryRankings({ ref, group, from, to }) {
      const { value } = await read(ref)
      return value && chartPositions(db, 'live', { ref, group, categories: value.listing.categories, from, to })
    },

    async reviews(ref, page) {
      const answer = await unlessOff(clients[ref.store].reviews(ref, page, freshness(REVIEWS_AGE_MS)))
      return answer && answer.value
    },

    ...searchedKeywords(db, clock),
    unlistedKeywords: async (_ref, _day, keywords) => [...keywords],
    // Compared by who asks, for it may take a search in the store.
    relatedKeywords: async () => null,
    keywordRanks: async () => null,
    // Estimates start from the newest places and from ratings gained in a month: a day of its own can't be told.
    dailyPerformance: async () => null,
    // Nothing public tells whom the stores' editors show.
    featuredCountries: async () => null,

    storePage: async (ref) =>
      ref.store === 'APP_STORE'
        ? storePageOf(await unlessOff(clients.APP_STORE.page(ref, freshness(PAGE_AGE_MS))), pagePartsOf)
        : storePageOf(await unlessOff(read(ref)), ({ pageParts }) => pageParts ?? null),

    async localizedTexts(ref, language) {
      const page = ref.store === 'APP_STORE' ? clients.APP_STORE.page : null
      const own = page && (await unlessOff(page(ref, freshness(PAGE_AGE_MS))))
      if (!page || !own?.value?.languages.includes(language)) return null
      const answer = await unlessOff(page({ ...ref, language }, freshness(PAGE_AGE_MS)))
      return answer && textsIn(language, answer.value)
    },

    async events({ store, trackIds, countries, from, to }) {
      const asked = countries.flatMap((country) => {
        const locale = countryByCode.get(country)?.locale
        return locale === undefined ? [] : trackIds.map((trackId) => ({ store, trackId, locale, country }))
      })
      const pages = await Promise.all(asked.map(async (ref) => Object.assign(ref, { page: await pageOf(ref) })))
      const told = pages.flatMap(({ page, trackId, country }) =>
        page && page.events !== null ? [eventsOnPage(page, trackId, country)] : [],
      )
      if (told.length === 0) return null
      return told
        .flat()
        .filter((event) => dayOf(event.from) <= to && dayOf(event.to) >= from)
        .toSorted((a, b) => b.from.localeCompare(a.from))
    },
  }
}

const unlessUnavailable =
  <T>(instead: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (error instanceof StoreUnavailable) return instead()
    throw error
  }

const summaryIn = ({ trackId, store, title, developerName, iconUrl, category, price }: FoundInStore): AppSummary => ({
  trackId,
  store,
  title,
  developerName,
  iconUrl,
  category,
  price,
})

/** Whether the results of a search tell how many have rated an app: null is then none. */
const TELLS_RATINGS: Readonly<Record<Store, boolean>> = { APP_STORE: true, GOOGLE_PLAY: false }

const leaderOf =
  (store: Store) =>
  ({ title, developerName, category, rating, ratingCount }: FoundInStore): FoundApp => ({
    title,
    developerName,
    category,
    rating: TELLS_RATINGS[store] ? { avgRating: rating ?? 0, ratingCount: ratingCount ?? 0 } : null,
  })

function listingIn({ value, readAt, stale }: StoreAnswer<StoreApp | null>): Listing | null {
  const releaseNotes = value?.version?.releaseNotes ?? null
  return value && { ...value.listing, releaseNotes, retrievedAt: readAt, stale }
}

/** Milliseconds since the UTC day began. */
const sinceMidnight = (moment: Date): number => moment.getTime() % DAY_MS

/** One of each list in turn, until all are used up. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat()
}

/**
 * What changed between the states of a listing that were kept, each on the day on which it was first seen. `stored` is
 * newest first. null: none was kept.
 */
function listingPastOf(stored: readonly StoredListing[], since: UtcDay): ListingPast | null {
  const [newest] = stored
  if (!newest) return null
  const changes = stored.flatMap((state, i) => {
    const before = stored[i + 1]
    return before && state.since >= since ? changesBetween(before.listing, state.listing, state.since) : []
  })
  return { changes, asOf: newest.listing.retrievedAt }
}
