import type { AppDetails } from '#contract/overview/overview.ts'
import type { CategoryGroup, CategoryRankingSeries } from '#contract/overview/sections.ts'
import type { FoundApp } from '#aso/estimates/search-results.ts'
import type { AppRef, ListingRef } from '#contract/store.ts'
import type { ChartReading, Listing } from './market.ts'

type Market = AppDetails['market']

/** First and last UTC day, ISO. */
export interface Span {
  from: string
  to: string
}

/** A listing as it stood from `since` on, until the next one. */
export interface StoredListing {
  /** UTC day, ISO, on which this state was first seen. */
  since: string
  /** UTC day, ISO, on which it was last seen. */
  until: string
  listing: Listing
}

export interface StoredRating {
  day: string
  avgRating: number
  ratingCount: number
}

/** Which app's rank for which keyword where. */
export interface RankKey {
  app: AppRef
  /** ISO 3166-1 alpha-2. */
  country: string
  keyword: string
}

/** `rank` null: searched, and the app was not among the first 200. */
export interface StoredRank extends RankKey {
  day: string
  rank: number | null
}

export interface LatestRank {
  keyword: string
  day: string
  rank: number | null
  /** Places gained (positive) or lost against 30 days before `day`; null: not ranked then or now, or not known. */
  change: number | null
}

/** Which result list. */
export interface ResultsKey {
  store: AppRef['store']
  /** ISO 3166-1 alpha-2. */
  country: string
  keyword: string
}

/** Apps of a list, best first; `title` as it was seen last, null: not known. */
export type KeptResults = { trackId: string; title: string | null }[]

/** What a store listed on a UTC day, ISO. */
export interface StoredResults extends ResultsKey {
  day: string
  /** Each once. */
  apps: readonly { trackId: string; title: string; iconUrl?: string | null }[]
  /** The first eleven; empty: nothing more is known of them. */
  leaders: readonly FoundApp[]
}

/** The newest list of a keyword, as far as estimates and comparisons need it. */
export interface NewestResults {
  keyword: string
  /** UTC day, ISO. */
  day: string
  resultCount: number
  leaders: FoundApp[]
  /** Ids of the first ten in the history, best first. */
  first: number[]
}

export interface LatestPosition {
  country: string
  /** The category's `name` in listings; null: the chart of all apps. */
  category: string | null
  group: CategoryGroup
  day: string
  rank: number
}

/** Who stood first for a keyword on a UTC day, ISO. */
export interface FirstPlace {
  keyword: string
  day: string
  trackId: string
  title: string | null
  iconUrl: string | null
}

/**
 * What the jobs keep of a market whose stores only tell the present. Writing the same day again replaces that day, so
 * that a repeated job changes nothing. All of it is public store data; what an organisation tracks is private and lives
 * with its projects.
 */
export interface History {
  /** Stores the listing when its content differs from the last one kept (the moment of reading does not count). */
  recordListing(market: Market, listing: Listing, day: string): Promise<'stored' | 'unchanged'>
  recordRating(market: Market, ref: ListingRef, rating: StoredRating): Promise<void>
  /** Keeps a chart's positions as read on its day, and that it was read. */
  recordChart(market: Market, chart: ChartReading): Promise<void>
  /** Any number of ranks, of any apps. */
  recordRanks(market: Market, ranks: readonly StoredRank[]): Promise<void>
  /** Keeps the list of a keyword; pruned after 90 days. */
  recordResults(market: Market, results: StoredResults): Promise<void>

  /** UTC days whose list is kept, newest first. */
  resultDays(market: Market, key: ResultsKey): Promise<string[]>
  /** On each day of the span on which one of the keywords was searched for and something was found, oldest first. */
  firstPlaces(
    market: Market,
    store: AppRef['store'],
    country: string,
    keywords: readonly string[],
    span: Span,
  ): Promise<FirstPlace[]>
  /** Of each keyword that was searched for in the span. */
  newestResults(
    market: Market,
    store: AppRef['store'],
    country: string,
    keywords: readonly string[],
    span: Span,
  ): Promise<NewestResults[]>
  /** The same; of those whose first apps' ratings are known, if there is one. */
  newestRatedResults: History['newestResults']
  /** null: none is kept of that day. */
  resultsOn(market: Market, key: ResultsKey, day: string): Promise<KeptResults | null>
  /** Newest first, each with all its texts; with `most` no more than so many, with `until` those seen by that day. */
  listings(market: Market, ref: ListingRef, most?: number, until?: string): Promise<StoredListing[]>
  /** Oldest first, between two days inclusive. */
  ratings(market: Market, ref: ListingRef, from: string, to: string): Promise<StoredRating[]>
  /**
   * The app's positions in every chart of the group that holds it at least once in the span, or is one of `categories`;
   * each day that is a point was read. The chart of all apps is named `OVERALL`.
   */
  chartPositions(
    market: Market,
    ref: ListingRef,
    group: CategoryGroup,
    categories: readonly { name: string; displayName: string }[],
    from: string,
    to: string,
  ): Promise<CategoryRankingSeries[]>
  /**
   * The app's position in every chart of every country whose newest reading, not older than `since`, holds it: what
   * estimates start from.
   */
  latestPositions(market: Market, app: AppRef, since: string): Promise<LatestPosition[]>
  /** Every keyword searched for the app in the country, with its latest rank and the change against 30 days before. */
  latestRanks(market: Market, app: AppRef, country: string): Promise<LatestRank[]>
  rankHistory(
    market: Market,
    app: AppRef,
    country: string,
    keywords: readonly string[],
    from: string,
    to: string,
  ): Promise<StoredRank[]>
}
