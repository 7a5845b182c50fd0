import type { SearchOrigin } from '#contract/keywords/search-origin.ts'
import type { FoundInStore } from '#contract/keywords/live-search.ts'
import type { AppVersion } from '#contract/overview/overview.ts'
import type { StorePage } from '#contract/overview/store-page.ts'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import type { AppRef, AppSummary, ListingRef, Locale } from '#contract/store.ts'
import type { Urgency } from './gateway/budget.ts'
import type { StoreAnswer } from './gateway/gateway.ts'
import type { Listing, Rating, ReviewPage } from '../market.ts'
import type { ProductPage } from './apple/page/product-page.ts'

/** What a page shows besides the listing, without when it was read. */
export type PageParts = Omit<StorePage, 'retrievedAt' | 'stale'>

/** An app in one country as its store tells it now. */
export interface StoreApp {
  listing: Omit<Listing, 'retrievedAt' | 'stale'>
  rating: Pick<Rating, 'avgRating' | 'ratingCount'> | null
  /** Ratings of 1, 2, 3, 4 and 5 stars, where the same answer tells them. */
  byStars?: number[] | null
  /** null: the store does not say which version is current. */
  version: Omit<AppVersion, 'texts'> | null
  /** Whether anything is sold inside; null: not known. */
  hasPurchases: boolean | null
  /** What its page shows besides, where the same answer tells it. */
  pageParts?: PageParts
}

export interface StoreSearch {
  text: string
  locale: Locale
  /** At most 200. */
  limit: number
}

export interface StoreChart {
  locale: Locale
  /** The category's `name` in listings; null: the chart of all apps. */
  category: string | null
  group: CategoryGroup
}

/** How fresh an answer has to be, and who waits for it. */
export interface FreshnessPolicy {
  urgency: Urgency
  /** An answer as young as this costs no call. */
  maxAgeMs: number
}

/** Apps as they were found, best match first, and where the order comes from; left out: the store has but one source. */
export type SearchAnswer = StoreAnswer<FoundInStore[]> & { origin?: SearchOrigin }

/**
 * One store of the live market. Every method throws `StoreUnavailable` when the store does not answer and nothing good
 * was kept; an app or a chart that does not exist is null.
 */
export interface StoreClient {
  search: (query: StoreSearch, freshness: FreshnessPolicy) => Promise<SearchAnswer>
  /** What the store completes a beginning with, in its order; null: it is not known how to ask in this country. */
  complete: (query: Omit<StoreSearch, 'limit'>, freshness: FreshnessPolicy) => Promise<StoreAnswer<string[] | null>>
  app: (ref: ListingRef, freshness: FreshnessPolicy) => Promise<StoreAnswer<StoreApp | null>>
  /**
   * What the app's page shows besides, in one of the storefront's languages; null: not offered in this country, or this
   * store's pages tell no more than `app`.
   */
  page: (
    ref: ListingRef & { language?: string },
    freshness: FreshnessPolicy,
  ) => Promise<StoreAnswer<ProductPage | null>>
  /** Leader first, as many as the store gives out. */
  chart: (query: StoreChart, freshness: FreshnessPolicy) => Promise<StoreAnswer<AppSummary[] | null>>
  /** `page` counts from 1. */
  reviews: (ref: ListingRef, page: number, freshness: FreshnessPolicy) => Promise<StoreAnswer<ReviewPage | null>>
  /** The locales in which a kept answer says that the app is listed; calls nobody. */
  knownLocales: (app: AppRef) => Promise<Locale[]>
}
