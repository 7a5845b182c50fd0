import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { storefrontEstimates } from '#aso/estimates/storefronts.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import type { StorefrontPerformances } from '#contract/overview/history.ts'
import type { AppRef } from '#contract/store.ts'
import { estimated } from '../provenance.ts'
import { CHART_DAYS } from './performance.ts'
import { latestPositions } from '#server/history/chart-positions.ts'

/**
 * Estimates from places in the charts of the last week, country by country. Changes and single days are not known: they
 * start from the newest places. null: no place is known.
 */
export async function storefrontPerformanceOf(
  db: Kysely<Schema>,
  app: AppRef,
  now: Date,
): Promise<StorefrontPerformances | null> {
  const { storefronts, ...inputs } = storefrontEstimates(
    await latestPositions(db, 'live', { app, since: daysBefore(now, CHART_DAYS) }),
  )
  if (storefronts.length === 0) return null
  const asOf = now.toISOString()
  const hasRevenue = storefronts.some(({ revenue }) => revenue !== null)
  return {
    storefronts: storefronts.map(({ country, downloads, revenue }) => ({
      country,
      downloadsLast30Days: downloads,
      downloadsLast30DaysDelta: null,
      revenueLast30Days: revenue,
      revenueLast30DaysDelta: null,
      days: null,
    })),
    revenueCurrency: hasRevenue ? 'USD' : null,
    provenance: {
      downloads: storefronts.some(({ downloads }) => downloads !== null)
        ? estimated(asOf, 'downloads', inputs.downloads)
        : null,
      revenue: hasRevenue ? estimated(asOf, 'revenue', inputs.revenue) : null,
    },
  }
}
