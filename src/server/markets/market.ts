import type { EndpointAnswer } from '#contract/protocol/endpoint.ts'
import type { AppDetails, AppVersion, Featuring, getAppPerformance } from '#contract/overview/overview.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { FoundApp } from '#aso/estimates/search-results.ts'
import type { SearchOrigin } from '#contract/keywords/search-origin.ts'
import type { FoundInStore } from '#contract/keywords/live-search.ts'
import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import type { ListingChange, StorefrontPerformances } from '#contract/overview/history.ts'
import { type AppEvent, type CategoryGroup, type CategoryRankingSeries } from '#contract/overview/sections.ts'
import type { LocalizedTexts, StorePage } from '#contract/overview/store-page.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { AppRef, AppSummary, ListingRef, Locale, Store } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { ChartCategory, ChartQuery, ChartReading, Listing } from '#server/history/stored.ts'

export {
  OVERALL,
  type ChartCategory,
  type ChartQuery,
  type ChartReading,
  type Listing,
} from '#server/history/stored.ts'

/** Mean stars and number of ratings; `delta`: stars against 30 days ago, null where no history is known. */
export interface Rating {
  avgRating: number
  ratingCount: number
  delta: number | null
  provenance: Provenance
}

/** The answer of the performance call: what the market can't know is null. */
export type Performance = EndpointAnswer<typeof getAppPerformance>

/** Estimates of one UTC day, in the currency of `Performance`. */
export interface DailyPerformance {
  /** UTC day, ISO. */
  day: UtcDay
  downloads: number
  revenue: number
}

/** What became of a listing, newest first, and when that was looked at last. */
export interface ListingPast {
  changes: ListingChange[]
  asOf: string
}

/** All that one country has given by the end of a day. */
export interface RatingDay {
  /** UTC day, ISO. */
  date: UtcDay
  avgRating: number
  ratingCount: number
  /** Ratings of 1, 2, 3, 4 and 5 stars; null: not known. */
  byStars: number[] | null
}

/** Ratings of one country, oldest first. */
export interface RatingPast {
  days: RatingDay[]
  /** When it was looked at last. */
  asOf: string
}

export interface RankedKeywordCount {
  keywordsCount: number
  /** Against 30 days before; null: not known. */
  delta: number | null
}

export interface SearchQuery {
  /** A name, or words of one; ids and URLs are resolved by the caller. */
  text: string
  locale: Locale
  store: Store | undefined
  limit: number
}

/** A search as people do it in a store on one day. */
export interface KeywordQuery {
  keyword: string
  locale: Locale
  store: Store
  /** UTC day, ISO. */
  day: UtcDay
}

/** What somebody types into a store's search. */
export interface TermQuery {
  term: string
  locale: Locale
  store: Store
}

/** What a store shows for a term now, best first, as deep as its search goes; screenshots of the first ten at most. */
export interface StoreResults {
  apps: FoundInStore[]
  /** Where their order comes from; left out: the market has but one source. */
  origin?: SearchOrigin
  asOf: string
  /** Older than wanted, because the store does not answer at present. */
  stale: boolean
}

/** The apps a store lists for a keyword, best first, as deep as its search goes (`searchDepth`); `apps` empty: nothing is found. */
export interface KeywordResults {
  apps: AppSummary[]
  /** What estimates need of the first eleven; left out where nobody keeps it. */
  leaders?: FoundApp[]
  /** Where the order comes from; left out: the store has but one source. */
  origin?: SearchOrigin
  asOf: string
}

/** Where apps of one store stand for keywords on days one after the other. */
export interface RanksQuery {
  store: Store
  locale: Locale
  trackIds: readonly string[]
  keywords: readonly string[]
  /** First and last UTC day, ISO. */
  from: UtcDay
  to: UtcDay
}

export interface KeywordRanks {
  /** By trackId, in the order asked. */
  ranks: ReadonlyMap<string, DailyRanks>
  /** The first app of each day, as it is listed on the last one; null: nothing is found. */
  leaders: (AppSummary | null)[]
}

export interface Chart extends ChartReading {
  provenance: Provenance
}

export interface RankingsQuery {
  ref: ListingRef
  group: CategoryGroup
  /** First and last UTC day, ISO. */
  from: UtcDay
  to: UtcDay
}

/** One customer's review; the name is as the store shows it. */
export interface Review {
  id: string
  /** 1..5. */
  rating: number
  title: string | null
  body: string
  author: string | null
  /** Version of the app that was reviewed; null: the store does not say. */
  version: string | null
  createdAt: string
  locale: Locale
  /** ISO 639-1; null: not known. */
  language: string | null
  /** How many found it helpful; null: the store does not say. */
  likes: number | null
  reply: { body: string; createdAt: string } | null
}

export interface ReviewPage {
  /** Newest first. */
  reviews: Review[]
  /** Number of the next page; null: this was the last one. */
  next: number | null
  /** The store counts ratings and withholds its list of reviews: these are some that it shows elsewhere. */
  isWithheld?: boolean
}

export interface EventsQuery {
  store: Store
  trackIds: readonly string[]
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** First and last UTC day, ISO. */
  from: UtcDay
  to: UtcDay
}

export interface FeaturedCountries {
  countries: string[]
  /** Each single one, newest first. */
  featured: Featuring[]
  provenance: Provenance
}

/** A project of a fresh demo organisation. */
export interface DemoProject {
  app: AppRef
  countries: Locale[]
  competitors: AppRef[]
  /** What it tracks in its first country. */
  keywords: readonly string[]
}

/** What a market holds. */
export interface MarketFacts {
  /** How many apps, both stores together; null: nobody can count them. */
  apps: number | null
  /** Some that show well what there is to see, at most three. */
  examples: readonly ListingRef[]
}

/** Texts of a listing, as a store has them. */
export type ListingTexts = Pick<LocalizedTexts, 'title' | 'shortDescription' | 'description'>

/** What stores show of apps, now and before. */
interface Listings {
  /** Best match first. Apps that are not listed in the locale's country are left out. */
  search(query: SearchQuery): Promise<AppSummary[]>
  /** The locales in which the app is known to be listed; empty: the market does not know the app. */
  localesOf(app: AppRef): Promise<Locale[]>
  /** null: unknown, or not listed in this country. */
  listing(ref: ListingRef): Promise<Listing | null>
  /** Several at once, in as few calls as the store allows; those that are not listed, or not known just now, are left out. */
  listings(refs: readonly ListingRef[]): Promise<Listing[]>
  /** Changes of the listing's parts since a UTC day, inclusive; null: no past of the listing is known. */
  listingPast(ref: ListingRef, since: UtcDay): Promise<ListingPast | null>
  /** Newest first. */
  versions(ref: ListingRef): Promise<AppVersion[] | null>
  featuredCountries(app: AppRef, days: number): Promise<FeaturedCountries | null>
  /** `page` counts from 1. */
  reviews(ref: ListingRef, page: number): Promise<ReviewPage | null>
  /** What its page shows besides; null: nothing is known of it. */
  storePage(ref: ListingRef): Promise<StorePage | null>
  /** The listing's texts in another language of the country's store, one of `StorePage.languages`; null: it has none in it. */
  localizedTexts(ref: ListingRef, language: string): Promise<ListingTexts | null>
  /** Those that run between the days, newest first. */
  events(query: EventsQuery): Promise<AppEvent[] | null>
  /**
   * One of an app's pictures as SVG, by what its address on this server says; null: there is no such app or picture, or
   * the market's pictures are its stores' own.
   */
  picture(store: string, trackId: string, name: string): Promise<string | null>
}

/** Where apps stand in the charts of categories. */
interface Charts {
  /** The categories whose charts can be asked for, by name; empty: none. */
  chartCategories(store: Store): Promise<ChartCategory[]>
  /** null: the market has no such chart. */
  chart(query: ChartQuery): Promise<Chart | null>
  categoryRankings(query: RankingsQuery): Promise<CategoryRankingSeries[] | null>
}

/** What apps are found by. */
interface Keywords {
  /** Keywords for which the app is among the first `top`. May take seconds: call it from a job. null: not knowable here. */
  countRankedKeywords(ref: ListingRef, day: UtcDay, top: number): Promise<RankedKeywordCount | null>
  /** Those keywords themselves, best rank first, as deep as the store's search goes. May take seconds too. null: not knowable here. */
  rankedKeywords(ref: ListingRef, day: UtcDay): Promise<KeywordMetrics[] | null>
  /** Those of the keywords that `rankedKeywords` of a day does not look at, wherever the app stands for them. */
  unlistedKeywords(ref: ListingRef, day: UtcDay, keywords: readonly string[]): Promise<string[]>
  /** What is known of keywords for an app, in the order given; null: it takes a search in a store to know. */
  keywordMetrics(ref: ListingRef, day: UtcDay, keywords: readonly string[]): Promise<KeywordMetrics[] | null>
  keywordResults(query: KeywordQuery): Promise<KeywordResults | null>
  /**
   * The first apps of a search of today with the ratings and categories of their own pages, up to a week old: a call for
   * each page, so call it from a job. null: the results of the search tell as much, or nothing more can be known.
   */
  keywordLeaders(query: KeywordQuery): Promise<FoundApp[] | null>
  /** As people see it now; null: the market can't be searched. */
  storeResults(query: TermQuery): Promise<StoreResults | null>
  /** What the store completes a beginning with, in its order; null: it has no such suggestions. */
  autoComplete(query: TermQuery): Promise<string[] | null>
  /**
   * Keywords whose results share apps with the term's, most alike first (`aso/keywords/related.ts`), at most 60; null:
   * no results are known.
   */
  relatedKeywords(query: TermQuery): Promise<string[] | null>
  /** Ranks day by day, keywords in the order given; null: only what the jobs recorded tells them. */
  keywordRanks(query: RanksQuery): Promise<KeywordRanks[] | null>
}

/** Ratings, and estimates of downloads and revenue. */
interface PerformanceFigures {
  rating(ref: ListingRef): Promise<Rating | null>
  /** Between two UTC days, inclusive; null: no past of ratings is known here. */
  ratingPast(ref: ListingRef, from: UtcDay, to: UtcDay): Promise<RatingPast | null>
  /** Worldwide; the locale only says whose currency is wanted. */
  performance(ref: ListingRef): Promise<Performance | null>
  /**
   * The last `days` whole days, oldest first, worldwide or in one country's store; null: they are not known day by day.
   * Without `days` the 30 that `performance` sums up, and `storefrontPerformance` for a country.
   */
  dailyPerformance(app: AppRef, days?: number, country?: string): Promise<DailyPerformance[] | null>
  /** The same 30 days country by country; null: they are not told apart. */
  storefrontPerformance(app: AppRef): Promise<StorefrontPerformances | null>
}

/**
 * Where market data comes from. A method answers null for what the market can't know; it throws only when the source
 * itself is down and nothing was kept, never for an unknown app. Days before today are asked only of a market whose
 * `pastDays` is not 0; other markets answer for today, and what the jobs stored tells their past.
 */
export interface MarketSource extends Listings, Charts, Keywords, PerformanceFigures {
  readonly id: AppDetails['market']
  /** Days before today for which keyword results and charts can be asked. */
  readonly pastDays: number
  about(): Promise<MarketFacts>
  /** What a fresh demo organisation starts with, first one selected; empty: the market has no demo. */
  demoProjects(): Promise<readonly DemoProject[]>
  /** The locales of the countries that the market covers; null: of every country. */
  locales(): Promise<readonly Locale[] | null>
}

export type Markets = Record<MarketSource['id'], MarketSource>
