import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { Provenance } from '../protocol/provenance.ts'
import { UtcDay } from '../protocol/days.ts'
import { AppRef, CountryCode, ListingRef, Locale } from '../store.ts'
import { OVERVIEW_DAYS } from '../protocol/limits.ts'
import { Count } from '../protocol/paging.ts'

/** One day of a figure; null: it is not known for that day. Days that are left out are not known either. */
export const TrendPoint = v.object({ date: UtcDay, value: v.nullable(v.number()) })
export type TrendPoint = v.InferOutput<typeof TrendPoint>

/** Oldest day first; null: the market knows no past of this figure. */
const Trend = v.nullable(v.array(TrendPoint))

/**
 * The downloads are the app's own, as its connected store tells them for the days until `lastDay`; left out: they are our
 * estimates. Revenue always is, for stores tell proceeds in many currencies.
 */
const OwnDownloads = v.optional(v.object({ lastDay: UtcDay }))

/** The daily past of the overview's figures over the last 30 days; provenance is that of the figures themselves. */
export const OverviewTrends = v.object({
  /** Worldwide, a day each. */
  downloads: Trend,
  own: OwnDownloads,
  /** Worldwide, a day each, in the currency of the performance call. */
  revenue: Trend,
  /** In the selected country. */
  rankedKeywords: Trend,
  /** In the selected country, stars. */
  averageRating: Trend,
})
export type OverviewTrends = v.InferOutput<typeof OverviewTrends>

export const getOverviewTrends = endpoint({
  id: 'getOverviewTrends',
  summary: "The last 30 days of the overview's figures, for sparklines",
  method: 'GET',
  path: '/appstatistics/v2/overview-trends',
  feature: 'app-overview',
  query: ListingRef,
  response: OverviewTrends,
  shape: 2,
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})

/** null: not known for that day. */
const PerformanceDay = v.object({ date: UtcDay, downloads: v.nullable(v.number()), revenue: v.nullable(v.number()) })
export type PerformanceDay = v.InferOutput<typeof PerformanceDay>
const PerformanceDays = v.array(PerformanceDay)

/** What one country's store brought in the last 30 days; deltas are relative changes against the 30 days before. */
export const StorefrontPerformance = v.object({
  country: CountryCode,
  downloadsLast30Days: v.nullable(v.number()),
  downloadsLast30DaysDelta: v.nullable(v.number()),
  revenueLast30Days: v.nullable(v.number()),
  revenueLast30DaysDelta: v.nullable(v.number()),
  /** Oldest first; null: the market does not tell single days. */
  days: v.nullable(PerformanceDays),
})
export type StorefrontPerformance = v.InferOutput<typeof StorefrontPerformance>

export const StorefrontPerformances = v.object({
  /** Most downloads first; countries of which nothing is known are left out. null: the market tells no single country. */
  storefronts: v.nullable(v.array(StorefrontPerformance)),
  /**
   * What the worldwide figures hold beyond these countries, so that they add up; null: the countries are estimates of
   * their own, which don't. Left out: the market tells no single country.
   */
  elsewhere: v.optional(
    v.object({ downloadsLast30Days: v.nullable(v.number()), revenueLast30Days: v.nullable(v.number()) }),
  ),
  own: OwnDownloads,
  revenueCurrency: v.nullable(v.string()),
  provenance: v.object({ downloads: v.nullable(Provenance), revenue: v.nullable(Provenance) }),
})
export type StorefrontPerformances = v.InferOutput<typeof StorefrontPerformances>

export const getStorefrontPerformance = endpoint({
  id: 'getStorefrontPerformance',
  summary: 'Downloads and revenue by country, last 30 days',
  method: 'GET',
  path: '/appperformance/v1/app-performance/{trackId}/storefronts',
  feature: 'app-overview',
  params: v.object({ trackId: AppRef.entries.trackId }),
  query: v.object({ store: AppRef.entries.store }),
  response: StorefrontPerformances,
  shape: 2,
  errors: ['APP_NOT_FOUND'],
})

export const PerformanceHistory = v.object({
  /** Whole UTC days before today, oldest first; null: the market does not tell single days. */
  days: v.nullable(PerformanceDays),
  own: OwnDownloads,
  revenueCurrency: v.nullable(v.string()),
  provenance: v.object({ downloads: v.nullable(Provenance), revenue: v.nullable(Provenance) }),
})
export type PerformanceHistory = v.InferOutput<typeof PerformanceHistory>

/** `country` left out: worldwide; the locale only says whose currency is wanted. */
export const getPerformanceHistory = endpoint({
  id: 'getPerformanceHistory',
  summary: 'Downloads and revenue a day at a time, worldwide or of one country, at most 400 days',
  method: 'GET',
  path: '/appperformance/v1/app-performance/{trackId}/history',
  feature: 'app-overview',
  params: v.object({ trackId: AppRef.entries.trackId }),
  query: v.object({
    store: AppRef.entries.store,
    locale: Locale,
    country: v.optional(CountryCode),
    days: Count(OVERVIEW_DAYS),
  }),
  response: PerformanceHistory,
  shape: 2,
  errors: ['APP_NOT_FOUND'],
})

/** Parts of a listing whose changes are told. */
export const ListingPart = v.picklist([
  'title',
  'shortDescription',
  'promotionalText',
  'description',
  'icon',
  'header',
  'screenshots',
  'price',
  'category',
  'version',
])
export type ListingPart = v.InferOutput<typeof ListingPart>

/**
 * One part of a listing became another on `day`. Texts, prices and versions stand in `before` and `after`, of pictures
 * the addresses, a line each; null: there was none, or it is not known.
 */
export const ListingChange = v.object({
  part: ListingPart,
  day: UtcDay,
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
})
export type ListingChange = v.InferOutput<typeof ListingChange>

export const getListingChanges = endpoint({
  id: 'getListingChanges',
  summary: 'What changed in a listing in the last 400 days, newest first; null: the market knows no past of it',
  method: 'GET',
  path: '/appdetails/v1/appdetails/changes',
  feature: 'app-overview',
  query: ListingRef,
  response: v.object({ changes: v.nullable(v.array(ListingChange)), provenance: v.nullable(Provenance) }),
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})

export const RatingPoint = v.object({ date: UtcDay, avgRating: v.number(), ratingCount: v.number() })

const ByStars = v.array(v.number())

/** What came in between two days: ratings of 1, 2, 3, 4 and 5 stars. `before` is the same time before; null: not known. */
export const NewRatings = v.object({ days: v.number(), last: ByStars, before: v.nullable(ByStars) })
export type NewRatings = v.InferOutput<typeof NewRatings>

export const RatingHistory = v.object({
  /** Oldest first; a day that is left out was not read. null: the market knows no past. */
  points: v.nullable(v.array(RatingPoint)),
  /** Ratings of 1, 2, 3, 4 and 5 stars today; null: not known. */
  distribution: v.nullable(ByStars),
  /** In the days asked for, or since the first of them whose stars are known, against as many before; null: not known. */
  gained: v.nullable(NewRatings),
  provenance: v.nullable(Provenance),
})
export type RatingHistory = v.InferOutput<typeof RatingHistory>

export const getRatingHistory = endpoint({
  id: 'getRatingHistory',
  summary: 'Average and number of ratings in one country, a day at a time, at most 400 days',
  method: 'GET',
  path: '/appstatistics/v2/rating-history',
  feature: 'app-overview',
  query: v.object({ ...ListingRef.entries, startDate: UtcDay, endDate: UtcDay }),
  response: RatingHistory,
  shape: 2,
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})
