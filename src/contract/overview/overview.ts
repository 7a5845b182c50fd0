import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { OVERVIEW_DAYS } from '../protocol/limits.ts'
import { Count } from '../protocol/paging.ts'
import { Provenance } from '../protocol/provenance.ts'
import { SearchedPool } from '../keywords/searched-pool.ts'
import { UtcDay } from '../protocol/days.ts'
import { AppRef, CountryCode, Id, ListingRef, Locale, Market, Timestamp } from '../store.ts'

/** One word or phrase of a description; `density` is its share of all counted words, 0..1. */
export const KeywordDensity = v.object({
  value: v.string(),
  count: v.number(),
  density: v.number(),
  words: v.picklist([1, 2, 3]),
})
export type KeywordDensity = v.InferOutput<typeof KeywordDensity>

export const InAppPurchase = v.object({
  name: v.string(),
  recurringPeriodLabel: v.nullable(v.string()),
  price: v.string(),
})

/** OV-053. What the market does not know is null (or an empty list of pictures), never an invented value. */
export const AppDetails = v.object({
  ...ListingRef.entries,
  title: v.string(),
  developerName: v.nullable(v.string()),
  storeUrl: v.nullable(v.string()),
  shortDescription: v.nullable(v.string()),
  promotionalText: v.nullable(v.string()),
  description: v.nullable(v.string()),
  keywordDensities: v.nullable(v.array(KeywordDensity)),
  /** Words counted in the description, stop words included: the density's denominator. */
  wordCount: v.nullable(v.number()),
  categories: v.array(v.object({ name: v.string(), displayName: v.string() })),
  price: v.object({
    exactPrice: v.nullable(v.number()),
    displayPrice: v.nullable(v.string()),
    /** null: not known; empty: none. */
    inAppPurchases: v.nullable(v.array(InAppPurchase)),
    /** Google Play: the span of their prices, as the store prints it: "$0.99 - $49.99 per item". Left out: not known. */
    purchaseRange: v.optional(v.string()),
  }),
  images: v.object({
    icons: v.array(v.string()),
    banners: v.array(v.string()),
    screens: v.array(v.string()),
  }),
  videos: v.array(v.string()),
  devices: v.nullable(v.array(v.string())),
  /** Device models, where a dump has only their number. */
  deviceCount: v.nullable(v.number()),
  sizeBytes: v.nullable(v.number()),
  languages: v.nullable(v.array(v.string())),
  /** Languages, where a dump has only their number. */
  languageCount: v.nullable(v.number()),
  websiteUrl: v.nullable(v.string()),
  supportUrl: v.nullable(v.string()),
  contentRating: v.nullable(v.string()),
  version: v.nullable(v.string()),
  /** It can be ordered, or registered for, before it is out. Left out: it is out, or it is not known. */
  isPreorder: v.optional(v.boolean()),
  releaseDate: v.nullable(Timestamp),
  lastReleaseDate: v.nullable(Timestamp),
  market: Market,
  /** When the store's data was read. */
  retrievedAt: Timestamp,
  /** True: the store does not answer at present, and this is what it said last. */
  stale: v.boolean(),
})
export type AppDetails = v.InferOutput<typeof AppDetails>

export const getAppDetails = endpoint({
  id: 'getAppDetails',
  summary: "An app's listing in one country",
  method: 'GET',
  path: '/appdetails/v1/appdetails',
  feature: 'app-overview',
  query: ListingRef,
  response: AppDetails,
  shape: 2,
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})

/** What is searched of one localization: of the listing in `locale`, a language and a country where people see it. */
export const Localization = v.pick(AppDetails, [
  'locale',
  'title',
  'shortDescription',
  'description',
  'developerName',
  'categories',
])
export type Localization = v.InferOutput<typeof Localization>

/** A POST that reads: an App Store searches up to a dozen localizations. */
export const getLocalizations = endpoint({
  id: 'getLocalizations',
  summary: "An app's texts in several languages; those in which it is not listed, or not known just now, are left out",
  method: 'POST',
  path: '/appdetails/v1/appdetails/localizations',
  readOnly: true,
  feature: 'app-overview',
  body: v.object({ ...AppRef.entries, locales: v.pipe(v.array(Locale), v.minLength(1), v.maxLength(20)) }),
  response: v.object({ localizations: v.array(Localization) }),
  offline: 'cache',
})

export const AppVersion = v.object({
  version: v.string(),
  releasedAt: v.nullable(Timestamp),
  releaseNotes: v.nullable(v.string()),
  /** The listing's texts while this version was current; null: not known. */
  texts: v.nullable(
    v.object({
      title: v.string(),
      shortDescription: v.nullable(v.string()),
      promotionalText: v.nullable(v.string()),
      description: v.nullable(v.string()),
    }),
  ),
})
export type AppVersion = v.InferOutput<typeof AppVersion>

export const getVersions = endpoint({
  id: 'getVersions',
  summary: 'Past versions with their release notes, newest first; null: not known',
  method: 'GET',
  path: '/appdetails/v1/appdetails/versions',
  feature: 'app-overview',
  query: ListingRef,
  response: v.object({ versions: v.nullable(v.array(AppVersion)) }),
  shape: 2,
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})

/** Where a store's editors show an app: its front page (Today), a collection, or a category's page. */
export const FeaturingPlace = v.picklist(['TODAY', 'COLLECTION', 'CATEGORY'])
export type FeaturingPlace = v.InferOutput<typeof FeaturingPlace>

/** One country's store featured the app on a day; `place` null: not known. */
export const Featuring = v.object({ country: CountryCode, date: UtcDay, place: v.nullable(FeaturingPlace) })
export type Featuring = v.InferOutput<typeof Featuring>

export const Featurings = v.object({
  days: v.number(),
  countries: v.nullable(v.array(CountryCode)),
  /** Each of them, newest first; null: not known. */
  featured: v.nullable(v.array(Featuring)),
  provenance: v.nullable(Provenance),
})

export const getFeaturings = endpoint({
  id: 'getFeaturings',
  summary: 'Where a store featured the app in the last `days` days, at most 400; null: not known',
  method: 'GET',
  path: '/appdetails/v1/featurings',
  feature: 'app-overview',
  query: v.object({ ...AppRef.entries, days: Count(OVERVIEW_DAYS) }),
  response: Featurings,
  shape: 3,
  errors: ['APP_NOT_FOUND'],
})

export const AverageRating = v.object({
  avgRating: v.nullable(v.number()),
  ratingCount: v.nullable(v.number()),
  /** Change against `days` days ago, in stars; null: not known. */
  delta: v.nullable(v.number()),
  country: CountryCode,
  days: v.number(),
  provenance: v.nullable(Provenance),
})

export const getAverageRating = endpoint({
  id: 'getAverageRating',
  summary: 'Average rating in one country',
  method: 'GET',
  path: '/appdetails/v1/avg-rating',
  feature: 'app-overview',
  query: ListingRef,
  response: AverageRating,
  shape: 2,
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})

/** It is being counted: asked again after `retryAfterSeconds`, whole seconds from 1 on, where the server can tell (OP-74). */
export const InProgress = v.object({
  status: v.literal('IN_PROGRESS'),
  retryAfterSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})

export const RankedKeywords = v.variant('status', [
  InProgress,
  v.object({
    status: v.literal('DONE'),
    /** Search terms for which the app is among the first 200 of the App Store or 30 of Google Play; null: the market can't know. */
    keywordsCount: v.nullable(v.number()),
    /** Absolute change against 30 days ago. */
    delta: v.nullable(v.number()),
    provenance: v.nullable(Provenance),
    pool: v.optional(SearchedPool),
    /** More is being searched for: to be asked for again then. Left out: not now. */
    ...v.pick(InProgress, ['retryAfterSeconds']).entries,
  }),
])
export type RankedKeywords = v.InferOutput<typeof RankedKeywords>

/** A POST that reads: it waits up to 2 s for the count, else it is in progress and asked again (OV-068, C-12). */
export const getRankedKeywords = endpoint({
  id: 'getRankedKeywords',
  summary: 'Number of ranked keywords; answers IN_PROGRESS until it is counted',
  method: 'POST',
  path: '/keywordmetrics/ranked-keywords/app-overview',
  readOnly: true,
  feature: 'app-overview',
  body: ListingRef,
  response: RankedKeywords,
  shape: 2,
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})

/** OP-54: the same count for the first 30 positions. */
export const getTop30Keywords = endpoint({
  id: 'getTop30Keywords',
  summary: 'Number of keywords ranked among the first 30; answers IN_PROGRESS until it is counted',
  method: 'POST',
  path: '/keywordmetrics/ranked-keywords/app-overview-top30',
  readOnly: true,
  feature: 'app-overview',
  body: ListingRef,
  response: RankedKeywords,
  errors: ['APP_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})

/** One part of the ASO score: what it looks at, the points it gives and could give. */
export const AsoScoreComponent = v.object({
  id: v.picklist(['title', 'subtitle', 'description', 'creatives', 'ratings', 'freshness']),
  points: v.number(),
  maxPoints: v.number(),
})
export type AsoScoreComponent = v.InferOutput<typeof AsoScoreComponent>

export const AsoScore = v.object({
  /** 0..1; null: too little is known of the app. */
  score: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Only parts whose data the market has; the score is their points over their maximum. */
  components: v.array(AsoScoreComponent),
  provenance: v.nullable(Provenance),
})

export const getAsoScore = endpoint({
  id: 'getAsoScore',
  summary: "ASO score of the project's own app",
  method: 'GET',
  path: '/appdetails/v1/{projectId}/aso-score',
  feature: 'app-overview',
  params: v.object({ projectId: Id }),
  query: v.object({ locale: Locale }),
  response: AsoScore,
  shape: 2,
  errors: ['PROJECT_NOT_FOUND', 'APP_NOT_AVAILABLE'],
})

/** Of the project's own app, from its connected store. */
export const OwnFigures = v.object({
  /** Worldwide, of the 30 days until `lastDay`; null: not every one of them is told. */
  downloadsLast30Days: v.nullable(v.number()),
  downloadsLast30DaysDelta: v.nullable(v.number()),
  /** What we would estimate without the store; null: not known. */
  estimatedDownloadsLast30Days: v.nullable(v.number()),
  lastDay: UtcDay,
  /** How far our estimate was off, the median of 30 days: 0.25 = a quarter too high or too low; null: too few days. */
  estimateError: v.nullable(v.number()),
})
export type OwnFigures = v.InferOutput<typeof OwnFigures>

/**
 * Worldwide, of the last 30 days; deltas are relative changes against the 30 days before, 0.064 = +6.4 %. Downloads are
 * the app's own where `own` tells those of 30 days, and our estimate elsewhere; revenue is our estimate.
 */
export const AppPerformance = v.object({
  downloadsLast30Days: v.nullable(v.number()),
  downloadsLast30DaysDelta: v.nullable(v.number()),
  revenueLast30Days: v.nullable(v.number()),
  revenueLast30DaysDelta: v.nullable(v.number()),
  revenueCurrency: v.nullable(v.string()),
  /** Left out: the app is not the organisation's own, or no connected store tells its figures. */
  own: v.optional(OwnFigures),
  /** The downloads are scaled by what own figures of the category and country say of our estimates; left out: they are not. */
  scaledBy: v.optional(v.number()),
  /** null where the number is. */
  provenance: v.object({ downloads: v.nullable(Provenance), revenue: v.nullable(Provenance) }),
})
export type AppPerformance = v.InferOutput<typeof AppPerformance>

export const getAppPerformance = endpoint({
  id: 'getAppPerformance',
  summary: 'Downloads and revenue, worldwide, last 30 days',
  method: 'GET',
  path: '/appperformance/v1/app-performance/{trackId}',
  feature: 'app-overview',
  params: v.object({ trackId: AppRef.entries.trackId }),
  query: v.object({ locale: Locale, store: v.optional(AppRef.entries.store) }),
  response: AppPerformance,
  shape: 3,
  errors: ['APP_NOT_FOUND'],
})
