import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { CategoryGroup } from '../overview/sections.ts'
import { Provenance } from '../protocol/provenance.ts'
import { UtcDay } from '../protocol/days.ts'
import { AppSummary, Locale, Store } from '../store.ts'

/** An app's place in a chart, and the one of the day that it is compared to; null: it was not in the chart. */
export const ChartPlace = v.object({ ...AppSummary.entries, rank: v.number(), before: v.nullable(v.number()) })
export type ChartPlace = v.InferOutput<typeof ChartPlace>

/** `category` left out: the chart of all apps. */
export const getTopChart = endpoint({
  id: 'getTopChart',
  summary: "A store's chart of one country today, leader first, and the categories that have one; null: not known",
  method: 'GET',
  path: '/appstatistics/v2/top-charts',
  feature: 'app-overview',
  query: v.object({
    store: Store,
    locale: Locale,
    categoryGroup: CategoryGroup,
    category: v.optional(v.pipe(v.string(), v.maxLength(60))),
  }),
  response: v.object({
    categories: v.array(v.object({ name: v.string(), displayName: v.string() })),
    places: v.nullable(v.array(ChartPlace)),
    /** The day before, where it is known; null: `before` of every place says nothing. */
    comparedTo: v.nullable(UtcDay),
    provenance: v.nullable(Provenance),
  }),
  errors: ['COUNTRY_NOT_SUPPORTED'],
})
