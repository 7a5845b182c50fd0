import type { AppDetails, AppVersion, Featurings } from '#contract/overview.ts'
import type { AppRef, AppSummary, ListingRef, Locale, Store } from '#contract/store.ts'
import type { InferOutput } from 'valibot'

/**
 * A listing without what Storeglass computes from it (densities) or adds (market). A text that the developer left
 * empty is '', one that the market does not know, or the store does not have, is null. Languages are ISO 639-1 codes.
 */
export type Listing = Omit<AppDetails, 'keywordDensities' | 'wordCount' | 'market'>

export interface Rating {
  avgRating: number
  ratingCount: number
  /** Stars against 30 days ago; null where no history is known. */
  delta: number | null
}

export interface Performance {
  downloadsLast30Days: number
  downloadsLast30DaysDelta: number | null
  revenueLast30Days: number
  revenueLast30DaysDelta: number | null
  revenueCurrency: string
}

export interface RankedKeywordCount {
  keywordsCount: number
  delta: number | null
}

export interface SearchQuery {
  /** A name, or words of one; ids and URLs are resolved by the caller. */
  text: string
  locale: Locale
  store: Store | undefined
  limit: number
}

/**
 * Where market data comes from. A method answers null for what the market can't know;
 * it throws only when the source itself is down, never for an unknown app.
 */
export interface MarketSource {
  readonly id: AppDetails['market']
  /** Best match first. Apps that are not listed in the locale's country are left out. */
  search(query: SearchQuery): Promise<AppSummary[]>
  /** The locales in which the app is listed; empty: the market does not know the app. */
  localesOf(app: AppRef): Promise<Locale[]>
  /** null: unknown, or not listed in this country. */
  listing(ref: ListingRef): Promise<Listing | null>
  versions(ref: ListingRef): Promise<InferOutput<typeof AppVersion>[] | null>
  featuredCountries(app: AppRef, days: number): Promise<InferOutput<typeof Featurings>['countries']>
  rating(ref: ListingRef): Promise<Rating | null>
  performance(app: AppRef): Promise<Performance | null>
  /** May take seconds: call it from a job, not from a request. null: this market can't know ranks. */
  countRankedKeywords(ref: ListingRef, day: string): Promise<RankedKeywordCount | null>
}

export type Markets = Record<'sample' | 'archive', MarketSource>
