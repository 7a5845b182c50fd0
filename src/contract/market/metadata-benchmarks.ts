import * as v from 'valibot'
import { CategoryGroup } from '../overview/sections.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { UtcDay } from '../protocol/days.ts'
import { Provenance } from '../protocol/provenance.ts'
import { AppSummary, Locale, Store, Timestamp, type Market } from '../store.ts'

/** How many of a chart's first apps a listing can be compared with. */
export const benchmarkDepths = [30, 50, 100, 200] as const

/**
 * The depths that a market can tell. On the live market every app of Google Play is a page of its own, so that more than the
 * first would take all calls of several minutes.
 */
export const depthsOf = (market: Market, store: Store): readonly number[] =>
  market === 'live' && store === 'GOOGLE_PLAY' ? benchmarkDepths.slice(0, 1) : benchmarkDepths

/** What an app of a chart shows in its listing; what isn't known is null, and an empty text is ''. */
export const BenchmarkedApp = v.object({
  ...v.pick(AppSummary, ['trackId', 'title', 'iconUrl']).entries,
  /** Place in the chart, from 1. */
  place: v.number(),
  shortDescription: v.nullable(v.string()),
  /** Characters. */
  promotionalText: v.nullable(v.number()),
  /** Characters. */
  description: v.nullable(v.number()),
  screenshots: v.nullable(v.number()),
  videos: v.nullable(v.number()),
  isFree: v.nullable(v.boolean()),
  hasPurchases: v.nullable(v.boolean()),
  lastReleaseDate: v.nullable(Timestamp),
})
export type BenchmarkedApp = v.InferOutput<typeof BenchmarkedApp>

/** `category` left out: the chart of all apps. */
export const getMetadataBenchmarks = endpoint({
  id: 'getMetadataBenchmarks',
  summary: 'What the first apps of a chart show in their listings',
  method: 'GET',
  path: '/appstatistics/v2/metadata-benchmarks',
  feature: 'app-overview',
  query: v.object({
    store: Store,
    locale: Locale,
    categoryGroup: CategoryGroup,
    category: v.optional(v.pipe(v.string(), v.maxLength(60))),
    top: v.picklist(benchmarkDepths.map(String)),
  }),
  response: v.object({
    /** In the order of the chart; those whose listing isn't known now are left out. null: there is no such chart. */
    apps: v.nullable(v.array(BenchmarkedApp)),
    /** Apps of the chart that were asked for. */
    of: v.number(),
    day: UtcDay,
    provenance: v.nullable(Provenance),
  }),
  errors: ['COUNTRY_NOT_SUPPORTED'],
})
