import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { Provenance } from '../protocol/provenance.ts'
import { UtcDay } from '../protocol/days.ts'
import { AppRef, CountryCode, Id, ListingRef, listOf, Locale, Store, Timestamp, TrackId } from '../store.ts'

/** The stores' three charts of a category. */
export const CategoryGroup = v.picklist(['FREE', 'PAID', 'GROSSING'])
export type CategoryGroup = v.InferOutput<typeof CategoryGroup>

/** `category` of the chart of all apps. */
export const OVERALL_CHART = 'OVERALL'

/**
 * One category's chart over time. A day that is left out was not read; a null rank: read, and the app was not in the chart.
 * `depth`: how many places the store listed on such a day; left out where it is not known.
 */
export const CategoryRankingSeries = v.object({
  category: v.string(),
  displayName: v.string(),
  points: v.array(v.object({ date: UtcDay, rank: v.nullable(v.number()), depth: v.optional(v.number()) })),
})
export type CategoryRankingSeries = v.InferOutput<typeof CategoryRankingSeries>

export const CategoryRankings = v.object({
  /** null: the market does not know this chart; empty: it has no category of the app. */
  series: v.nullable(v.array(CategoryRankingSeries)),
  provenance: v.nullable(Provenance),
})
export type CategoryRankings = v.InferOutput<typeof CategoryRankings>

/** OP-53, OP-56: one call for each group. */
export const getCategoryRankings = endpoint({
  id: 'getCategoryRankings',
  summary: "The app's positions in its categories' charts, a day at a time, at most 400 days",
  method: 'GET',
  path: '/appdetails/v1/category-rankings',
  feature: 'app-overview',
  query: v.object({ ...ListingRef.entries, categoryGroup: CategoryGroup, startDate: UtcDay, endDate: UtcDay }),
  response: CategoryRankings,
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})

/** Apple's badges of in-app events; Google Play's promotional content is told by the same seven. */
export const AppEventType = v.picklist([
  'LIVE_EVENT',
  'PREMIERE',
  'CHALLENGE',
  'COMPETITION',
  'NEW_SEASON',
  'MAJOR_UPDATE',
  'SPECIAL_EVENT',
])
export type AppEventType = v.InferOutput<typeof AppEventType>

export const AppEvent = v.object({
  id: v.string(),
  trackId: TrackId,
  type: AppEventType,
  title: v.string(),
  shortDescription: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
  from: Timestamp,
  to: Timestamp,
  country: CountryCode,
})
export type AppEvent = v.InferOutput<typeof AppEvent>

export const getEvents = endpoint({
  id: 'getEvents',
  summary: 'In-app events or promotional content that run between two days, newest first; null: not known',
  method: 'GET',
  path: '/appevents/v1/events',
  feature: 'app-overview',
  query: v.object({
    store: Store,
    countries: listOf(CountryCode),
    trackIds: listOf(TrackId),
    from: UtcDay,
    to: UtcDay,
  }),
  response: v.object({ events: v.nullable(v.array(AppEvent)), provenance: v.nullable(Provenance) }),
})

/** One colour of a palette with its share of the icons' surface, 0..1. */
export const PaletteColor = v.object({ color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)), share: v.number() })

export const Benchmarks = v.object({
  categoryMetrics: v.object({
    /** Icons of the category's leading apps in this country; null: not known. */
    iconUrls: v.nullable(v.array(v.string())),
    /** The colours those icons use most, computed from their pixels, most used first; null: not known. */
    palette: v.nullable(v.array(PaletteColor)),
  }),
  provenance: v.nullable(Provenance),
})
export type Benchmarks = v.InferOutput<typeof Benchmarks>

export const getBenchmarks = endpoint({
  id: 'getBenchmarks',
  summary: "What the leading apps of the app's category show: their icons and the colours these use",
  method: 'GET',
  path: '/appstatistics/v2/organizations/{orgId}/apps/{trackId}/metadata/benchmarks',
  feature: 'app-overview',
  params: v.object({ orgId: Id, trackId: AppRef.entries.trackId }),
  query: v.object({
    store: Store,
    category: v.pipe(v.string(), v.maxLength(60)),
    locale: Locale,
    /** The specification's flag; further statistics are not offered. */
    withStatistics: v.optional(v.picklist(['false'])),
  }),
  response: Benchmarks,
})
