// What each market answers, in schemas.
import * as v from 'valibot'
import { AppDetails, Featuring } from '#contract/overview/overview.ts'
import { SearchOrigin } from '#contract/keywords/search-origin.ts'
import { FoundInStore } from '#contract/keywords/live-search.ts'
import { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { ListingChange, RatingPoint } from '#contract/overview/history.ts'
import { CategoryGroup } from '#contract/overview/sections.ts'
import { Provenance } from '#contract/protocol/provenance.ts'
import { UtcDay } from '#contract/protocol/days.ts'
import { AppSummary, CountryCode, Locale, Timestamp } from '#contract/store.ts'

const { keywordDensities: _, wordCount: __, market: ___, ...listingEntries } = AppDetails.entries
export const Listing = v.strictObject({ ...listingEntries, releaseNotes: v.optional(v.nullable(v.string())) })
export const Rating = v.strictObject({
  avgRating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  ratingCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  delta: v.nullable(v.pipe(v.number(), v.minValue(-4), v.maxValue(4))),
  provenance: Provenance,
})
export const Summaries = v.pipe(v.array(v.strictObject(AppSummary.entries)), v.maxLength(200))
export const KeywordResults = v.strictObject({
  apps: Summaries,
  leaders: v.optional(v.pipe(v.array(v.object({ title: v.string() })), v.maxLength(11))),
  origin: v.optional(SearchOrigin),
  asOf: Timestamp,
})
export const StoreResults = v.strictObject({
  apps: v.pipe(v.array(v.strictObject(FoundInStore.entries)), v.maxLength(200)),
  origin: v.optional(SearchOrigin),
  asOf: Timestamp,
  stale: v.boolean(),
})
export const Terms = v.array(v.pipe(v.string(), v.minLength(1)))
export const Chart = v.strictObject({
  store: v.string(),
  locale: Locale,
  category: v.nullable(v.string()),
  group: CategoryGroup,
  day: UtcDay,
  apps: Summaries,
  provenance: Provenance,
})
export const Reviews = v.strictObject({
  reviews: v.array(
    v.strictObject({
      id: v.string(),
      rating: v.picklist([1, 2, 3, 4, 5]),
      title: v.nullable(v.string()),
      body: v.string(),
      author: v.nullable(v.string()),
      version: v.nullable(v.string()),
      createdAt: Timestamp,
      locale: Locale,
      language: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
      likes: v.nullable(v.pipe(v.number(), v.minValue(0))),
      reply: v.nullable(v.strictObject({ body: v.string(), createdAt: Timestamp })),
    }),
  ),
  next: v.nullable(v.number()),
})
export const Featured = v.strictObject({
  countries: v.array(CountryCode),
  featured: v.array(Featuring),
  provenance: Provenance,
})
export const Count = v.strictObject({ keywordsCount: v.pipe(v.number(), v.minValue(0)), delta: v.nullable(v.number()) })
export const Keywords = v.array(v.strictObject(KeywordMetrics.entries))
export const ListingPast = v.strictObject({ changes: v.array(v.strictObject(ListingChange.entries)), asOf: Timestamp })
const Amount = v.pipe(v.number(), v.integer(), v.minValue(0))
export const RatingPast = v.strictObject({
  days: v.array(v.strictObject({ ...RatingPoint.entries, byStars: v.nullable(v.pipe(v.array(Amount), v.length(5))) })),
  asOf: Timestamp,
})
export const Performances = v.array(v.strictObject({ day: UtcDay, downloads: Amount, revenue: Amount }))
