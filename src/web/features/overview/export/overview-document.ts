import * as v from 'valibot'
import { getBenchmarks, getCategoryRankings, getEvents } from '#contract/overview/sections.ts'
import {
  getAppDetails,
  getAppPerformance,
  getAsoScore,
  getAverageRating,
  getFeaturings,
  getVersions,
  RankedKeywords,
} from '#contract/overview/overview.ts'
import { getCompetitors } from '#contract/projects.ts'
import { AppRef, CountryCode, Locale, Market, Timestamp } from '#contract/store.ts'

/** An answer as the server gave it, with the moment at which it did; null: this device does not have it. */
const part = <T extends v.GenericSchema>(data: T) => v.nullable(v.object({ readAt: Timestamp, data }))

/**
 * What is known of one app in one country, as a file to keep or to read with other programs. Version 1. Each part holds an
 * answer of the API in the shape of its contract, so that a figure keeps its provenance: where it comes from, for which moment
 * it holds, how it was estimated and from what. Inside a part null is "not known", 0 is zero and '' is an empty text. A later
 * version that adds parts keeps the number; one that changes or drops any gets the next.
 */
export const OverviewDocument = v.object({
  format: v.literal('storeglass-overview'),
  version: v.literal(1),
  exportedAt: Timestamp,
  market: Market,
  app: v.object({
    ...AppRef.entries,
    title: v.string(),
    developerName: v.nullable(v.string()),
    /** false: a competitor of the project's own app. */
    isOwn: v.boolean(),
  }),
  country: CountryCode,
  locale: Locale,
  parts: v.object({
    details: part(getAppDetails.response),
    /** null for competitors too. */
    score: part(getAsoScore.response),
    performance: part(getAppPerformance.response),
    featurings: part(getFeaturings.response),
    rating: part(getAverageRating.response),
    rankedKeywords: part(RankedKeywords),
    top30Keywords: part(RankedKeywords),
    competitors: part(getCompetitors.response),
    benchmarks: part(getBenchmarks.response),
    events: part(getEvents.response),
    /** The last 30 days. */
    rankings: v.object({
      FREE: part(getCategoryRankings.response),
      PAID: part(getCategoryRankings.response),
      GROSSING: part(getCategoryRankings.response),
    }),
    versions: part(getVersions.response),
  }),
})
export type OverviewDocument = v.InferOutput<typeof OverviewDocument>

/** The document as a file's text. */
export const jsonOf = (document: OverviewDocument): string => `${JSON.stringify(document, null, 2)}\n`
