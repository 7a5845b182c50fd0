import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { downloadsEstimate } from '#aso/estimates/downloads.ts'
import { revenueEstimate } from '#aso/estimates/revenue.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import type { ListingRef, Locale } from '#contract/store.ts'
import type { Performance } from '../market.ts'
import { estimated } from '../provenance.ts'
import type { StoreApp } from './store-client.ts'
import { ratingsGained } from './growth.ts'
import { latestPositions } from '#server/history/chart-positions.ts'

/** Places in charts that are older say nothing about today. */
export const CHART_DAYS = 7

export interface PerformanceFacts {
  ref: ListingRef
  db: Kysely<Schema>
  /** Where the app is known to be listed. */
  locales: readonly Locale[]
  /** US dollars; 0: free; null: not known. */
  price: number | null
  hasPurchases: StoreApp['hasPurchases']
  now: Date
}

/**
 * Estimates from what the jobs kept: places in charts of the last week and ratings gained. Changes against the month
 * before are not known: two guesses of this kind make no trend. null where neither is known.
 */
export async function performanceOf(facts: PerformanceFacts): Promise<Performance | null> {
  const { ref, db, locales, price, hasPurchases, now } = facts
  const positions = await latestPositions(db, 'live', { app: ref, since: daysBefore(now, CHART_DAYS) })
  const gained = await ratingsGained(
    db,
    locales.map((locale) => ({ store: ref.store, trackId: ref.trackId, locale })),
    now,
  )
  const downloads = downloadsEstimate({ store: ref.store, positions, ratingsGained: gained })
  const revenue =
    positions.length === 0 && gained === null
      ? null
      : revenueEstimate({ positions, price, hasPurchases, downloads: downloads?.value ?? null })
  if (!downloads && !revenue) return null
  const asOf = now.toISOString()
  return {
    downloadsLast30Days: downloads?.value ?? null,
    downloadsLast30DaysDelta: null,
    revenueLast30Days: revenue?.value ?? null,
    revenueLast30DaysDelta: null,
    revenueCurrency: revenue ? 'USD' : null,
    provenance: {
      downloads: downloads && estimated(asOf, 'downloads', downloads.inputs),
      revenue: revenue && estimated(asOf, 'revenue', revenue.inputs),
    },
  }
}
