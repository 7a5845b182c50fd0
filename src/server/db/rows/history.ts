import type { UtcDay } from '#contract/protocol/days.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { FoundApp } from '#aso/estimates/search-results.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { AppDetails } from '#contract/overview/overview.ts'

/** What a listing says, without when and how it was read, and without what is computed from it. */
export type ListingContent = Omit<AppDetails, 'keywordDensities' | 'wordCount' | 'market' | 'retrievedAt' | 'stale'> & {
  releaseNotes?: string | null
  /** Of a product page test. */
  pageVariant?: string
}

export interface AppRow {
  id: Generated<number>
  market: 'sample' | 'archive' | 'live'
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  track_id: string
  /** As it was called when a result list held it last; null: none has. */
  title: Generated<string | null>
  /** The store's address of its icon then. */
  icon_url: Generated<string | null>
}

export interface KeywordRow {
  id: Generated<number>
  text: string
}

export interface ChartRow {
  id: Generated<number>
  market: 'sample' | 'archive' | 'live'
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  country: string
  /** null: the chart of all apps. */
  category: string | null
  category_group: 'FREE' | 'PAID' | 'GROSSING'
}

/** A state of a listing, seen from `since` until `until`. */
export interface ListingSnapshotRow {
  app_id: number
  locale: string
  since: UtcDay
  until: UtcDay
  /** When it was read last. */
  read_at: Date
  content_hash: string
  body: ListingContent
}

export interface RatingDayRow {
  app_id: number
  country: string
  day: UtcDay
  avg_rating: number
  rating_count: number
  /** Of 1 to 5 stars; null: not known. */
  by_stars: number[] | null
}

/** Since when the result lists of a keyword come from another source than before. */
export interface ResultOriginRow {
  keyword_id: number
  market: 'sample' | 'archive' | 'live'
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  country: string
  since: UtcDay
  origin: 'store' | 'page' | 'api'
}

/** That a chart was read on a day, and what it said: ids of its apps, leader first. */
export interface ChartDayRow {
  chart_id: number
  day: UtcDay
  app_ids: number[]
}

/** The same, app first. */
export interface ChartPositionRow {
  app_id: number
  country: string
  day: UtcDay
  chart_id: number
  rank: number
}

/** `rank` null: searched, and not found among the first. */
export interface KeywordRankRow {
  app_id: number
  country: string
  day: UtcDay
  keyword_id: number
  rank: number | null
  /** Number of the 16 days in which the day lies. */
  period: GeneratedAlways<number>
}

/** What a store listed for a keyword on a day: ids of its apps, best first. */
export interface ResultListRow {
  keyword_id: number
  market: 'sample' | 'archive' | 'live'
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  country: string
  day: UtcDay
  app_ids: number[]
  /** The first eleven. */
  leaders: Generated<FoundApp[]>
}

/** The newest row of each keyword. */
export type KeywordRankLatestRow = Omit<KeywordRankRow, 'period'>

/** A count per app, country and day; `finished_at` null while it is being counted. */
export interface RankedKeywordCountRow {
  market: 'sample' | 'archive' | 'live'
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  track_id: string
  locale: string
  day: UtcDay
  /** Positions that count: 30 or 200. */
  top: number
  keywords_count: number | null
  delta: number | null
  started_at: Date
  finished_at: Date | null
}

/** The keywords that such a count counts; `keywords` null where the market can't know them. */
export interface RankedKeywordListRow extends Omit<RankedKeywordCountRow, 'top' | 'keywords_count' | 'delta'> {
  keywords: KeywordMetrics[] | null
}
