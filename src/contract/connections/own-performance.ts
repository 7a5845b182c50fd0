import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { Provenance } from '../protocol/provenance.ts'
import { UtcDay } from '../protocol/days.ts'
import { CountryCode, Id, Timestamp } from '../store.ts'

/** How people came to the store page, as both stores tell it in words of their own. */
export const OwnSource = v.picklist(['search', 'browse', 'app-referrer', 'web-referrer', 'ads', 'other'])
export type OwnSource = v.InferOutput<typeof OwnSource>

/** Periods of the page, days; each is held against as many days before it. */
export const OWN_PERIODS = [7, 30, 90] as const

/** Counts of a day or a period; null: the store does not count this, or told nothing of it. Never filled up with zeros. */
export const OwnCounts = v.object({
  impressions: v.nullable(v.number()),
  pageViews: v.nullable(v.number()),
  /** First-time downloads (Apple), installs of users who had it on no device (Google). */
  installs: v.nullable(v.number()),
})
export type OwnCounts = v.InferOutput<typeof OwnCounts>

export const OwnDay = v.object({ day: UtcDay, source: OwnSource, ...OwnCounts.entries })
export type OwnDay = v.InferOutput<typeof OwnDay>

/** A period and as many days before it; `before` null: nothing is known of them. */
const Compared = v.object({ now: OwnCounts, before: v.nullable(OwnCounts) })

export const OwnCountry = v.object({
  country: CountryCode,
  periods: v.object({ '7': Compared, '30': Compared, '90': Compared }),
})
export type OwnCountry = v.InferOutput<typeof OwnCountry>

/**
 * `none`: no connection has the app; `waiting`: there is one, and the store makes its first report, which takes 1 to 2
 * days; `permission`: its key may not read reports; `broken`: the last import failed; `ready`.
 * Figures that were imported before stay in all of them.
 */
export const OwnPerformanceState = v.picklist(['none', 'waiting', 'permission', 'broken', 'ready'])

/** The figures of the primary connection of a project's app. */
export const OwnPerformance = v.object({
  state: OwnPerformanceState,
  connection: v.nullable(v.object({ id: Id, name: v.string() })),
  /** Since when the first report is awaited. */
  requestedAt: v.nullable(Timestamp),
  /** The last day of which the store has told; figures end there. Periods count back from it. */
  lastDay: v.nullable(UtcDay),
  /** The last 180 days until `lastDay` by source, oldest first, of the chosen country or of all. */
  days: v.array(OwnDay),
  /** All countries, most installs within 30 days first. */
  countries: v.array(OwnCountry),
  /** Units sold and proceeds of the last 30 days, one for each currency: they are never added up. */
  proceeds: v.array(v.object({ currency: v.string(), amount: v.number() })),
  /** null: there are no figures. */
  provenance: v.nullable(Provenance),
})
export type OwnPerformance = v.InferOutput<typeof OwnPerformance>

export const getOwnPerformance = endpoint({
  id: 'getOwnPerformance',
  summary: "A project's own figures from its connected store: impressions, page views, installs",
  method: 'GET',
  path: '/appperformance/v1/{projectId}/own-performance',
  feature: 'app-overview',
  params: v.object({ projectId: Id }),
  /** Without a country: all together. */
  query: v.object({ country: v.optional(CountryCode) }),
  response: OwnPerformance,
  errors: ['PROJECT_NOT_FOUND'],
})
