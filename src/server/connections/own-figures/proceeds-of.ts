import type { SalesRow } from '#server/integrations/app-store-connect/sales.ts'
import { NO_COUNTRY } from '#server/history/own-figures/reported-days.ts'

export interface ProceedsSum {
  trackId: string
  country: string
  currency: string
  units: number
  /** A decimal number as text, 4 decimal places. */
  amount: string
}

/** In ten-thousandths of a currency's unit, so that sums of many lines are exact. */
const FRACTION = 10_000

/**
 * Units and proceeds of a day by app, country and currency, of the apps themselves and of what is sold within them.
 * Updates and downloads by people who had the app already are no sales.
 */
export function proceedsOf(
  rows: readonly SalesRow[],
  apps: readonly { trackId: string; sku: string }[],
  trackIds: readonly string[],
): ProceedsSum[] {
  const bySku = new Map(apps.map(({ sku, trackId }) => [sku, trackId]))
  const wanted = new Set(trackIds)
  const sums = new Map<string, Omit<ProceedsSum, 'amount'> & { fractions: number }>()
  for (const { trackId: id, parentSku, country, kind, units, proceeds, currency } of rows) {
    const trackId = parentSku === null ? id : bySku.get(parentSku)
    if (trackId === undefined || !wanted.has(trackId) || currency === null) continue
    if (kind === 'update' || kind === 'redownload') continue
    const place = { trackId, country: country ?? NO_COUNTRY, currency }
    const key = `${trackId} ${place.country} ${currency}`
    const sum = sums.get(key) ?? { ...place, units: 0, fractions: 0 }
    sum.units += units
    sum.fractions += Math.round(proceeds * FRACTION)
    sums.set(key, sum)
  }
  return [...sums.values()].map(({ trackId, country, currency, units, fractions }) => ({
    trackId,
    country,
    currency,
    units,
    amount: (fractions / FRACTION).toFixed(4),
  }))
}
