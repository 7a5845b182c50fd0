import type { AppDetails } from '#contract/overview/overview.ts'
import { OVERALL_CHART, type CategoryGroup } from '#contract/overview/sections.ts'
import type { SearchOrigin } from '#contract/keywords/search-origin.ts'
import type { FirstFacts } from '#aso/estimates/first-facts.ts'
import type { FoundApp } from '#aso/estimates/search-results.ts'
import type { AppRef, AppSummary, Locale, Store } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { PoolTermRow } from '#server/db/rows/pool.ts'

/**
 * What is stored of a market whose stores only tell the present. Recording the same day again replaces that day, so that a
 * repeated job changes nothing. All of it is public store data; what an organisation tracks is private and lives with its
 * projects.
 */
export type Market = AppDetails['market']

/**
 * A listing without what Storeglass computes from it (densities) or adds (market). A text that the developer left
 * empty is '', one that the market does not know, or the store does not have, is null. Languages are ISO 639-1 codes.
 */
export type Listing = Omit<AppDetails, 'keywordDensities' | 'wordCount' | 'market'> & {
  /** Of the current version: what a kept listing tells later of a version that is past. Left out where no listing is kept. */
  releaseNotes?: string | null
  /** The variant of a product page test that was shown; left out: the page that everybody sees, or it is not known. */
  pageVariant?: string
}

export interface ChartCategory {
  /** What charts are asked for by. */
  name: string
  displayName: string
}

/** How the chart of all apps is named among those of the categories. */
export const OVERALL: ChartCategory = { name: OVERALL_CHART, displayName: 'Overall' }

export interface ChartQuery {
  store: Store
  locale: Locale
  /** The category's `name` in listings; null: the chart of all apps. */
  category: string | null
  group: CategoryGroup
  /** UTC day, ISO. */
  day: UtcDay
}

/** A chart as it was read on its `day`, leader first. */
export interface ChartReading extends ChartQuery {
  apps: AppSummary[]
}

/** First and last UTC day, ISO. */
export interface Span {
  from: UtcDay
  to: UtcDay
}

/** A listing as it stood from `since` on, until the next one. */
export interface StoredListing {
  /** UTC day, ISO, on which this state was first seen. */
  since: UtcDay
  /** UTC day, ISO, on which it was last seen. */
  until: UtcDay
  listing: Listing
}

export interface StoredRating {
  day: UtcDay
  avgRating: number
  ratingCount: number
  /** Ratings of 1, 2, 3, 4 and 5 stars; null: not known. */
  byStars: number[] | null
}

/** Which app's rank for which keyword where. */
export interface RankKey {
  app: AppRef
  /** ISO 3166-1 alpha-2. */
  country: string
  keyword: string
}

/** `rank` null: searched, and the app was not among the places that the store lists. */
export interface StoredRank extends RankKey {
  day: UtcDay
  rank: number | null
}

export interface LatestRank {
  keyword: string
  day: UtcDay
  rank: number | null
  /** Places gained (positive) or lost against 30 days before `day`; null: not ranked then or now, or not known. */
  change: number | null
}

/** Which result lists: of keywords that were searched for between two days inclusive. */
export interface ResultsQuery extends Span {
  store: AppRef['store']
  /** ISO 3166-1 alpha-2. */
  country: string
  keywords: readonly string[]
}

/** Ranks of an app for keywords between two days inclusive. */
export interface RanksOfApp extends Span {
  app: AppRef
  /** ISO 3166-1 alpha-2. */
  country: string
  keywords: readonly string[]
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
  day: UtcDay
  /** Each once. */
  apps: readonly { trackId: string; title: string; iconUrl?: string | null }[]
  /** The first eleven; empty: nothing more is known of them. */
  leaders: readonly FoundApp[]
  /** Where the order comes from; left out: the store has but one source. */
  origin?: SearchOrigin | undefined
}

/** The newest list of a keyword, as far as estimates and comparisons need it. */
export interface NewestResults {
  keyword: string
  /** UTC day, ISO. */
  day: UtcDay
  resultCount: number
  leaders: FoundApp[]
  /** Ids of the first ten in the history, best first. */
  first: number[]
  hintCount: PoolTermRow['hint_count']
  prefixLength: PoolTermRow['prefix_length']
}

/** The newest list of a keyword as estimates need it, with the place of an app. */
export interface LatestRankOfApp {
  keyword: string
  /** UTC day, ISO. */
  day: UtcDay
  resultCount: number
  facts: FirstFacts
  hintCount: PoolTermRow['hint_count']
  prefixLength: PoolTermRow['prefix_length']
  /** null: it is not in the list. */
  rank: number | null
  /** About 30 days before `day`; null: not listed then, or not known. */
  rankBefore: number | null
}

/** Which newest lists: of searches of a day or later. */
export interface LatestQuery {
  store: AppRef['store']
  /** ISO 3166-1 alpha-2. */
  country: string
  /** First UTC day, ISO. */
  from: UtcDay
}

export interface LatestPosition {
  country: string
  /** The category's `name` in listings; null: the chart of all apps. */
  category: string | null
  group: CategoryGroup
  day: UtcDay
  rank: number
}

/** Who stood first for a keyword on a UTC day, ISO. */
export interface FirstPlace {
  keyword: string
  day: UtcDay
  trackId: string
  title: string | null
  iconUrl: string | null
}
