import type { IsoDay } from '#contract/protocol/days.ts'
import { countryOfTerritory } from '#server/markets/territories.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { dayIn, numberIn, textIn } from './report-cells.ts'
import { reportRows, type ReportRow } from './report-rows.ts'
import type { Transport } from './transport.ts'

/** `purchase`: in the app, subscriptions included; `other`: bundles and what Apple adds some day. */
export type SaleKind = 'download' | 'redownload' | 'update' | 'purchase' | 'other'

/** A line of a day's sales report. */
export interface SalesRow {
  /** The app's id, or that of an in-app purchase. */
  trackId: string
  /** Of an in-app purchase the app's SKU (`StoreApp.sku`); null: it is an app. */
  parentSku: string | null
  /** Pacific day, ISO. */
  day: IsoDay
  /** ISO 3166-1 alpha-2; null: not known. */
  country: string | null
  kind: SaleKind
  /** Negative: refunds. */
  units: number
  /** What the developer gets for all units together, in `currency`; negative: given back. */
  proceeds: number
  /** ISO 4217, of the proceeds; null: there are none. */
  currency: string | null
}

const DOWNLOADS = new Set(['1', '1-B', '1E', '1EP', '1EU', '1F', '1T', 'F1', 'F1-B'])
const NEEDED = [
  'product type identifier',
  'units',
  'developer proceeds',
  'begin date',
  'country code',
  'currency of proceeds',
  'apple identifier',
]
const BYTES_MAX = 64 * 1024 * 1024

/**
 * Sales of a Pacific day, ISO. Empty: there were none; null: the report is not there yet, it comes about 08:00 Pacific
 * time of the next day. Apple keeps reports for a year.
 * @throws ProviderFailure; `not-found`: there is none any more
 */
export async function readSales(
  transport: Transport,
  { day, vendorNumber, signal }: { day: IsoDay; vendorNumber: string; signal?: AbortSignal | undefined },
): Promise<SalesRow[] | null> {
  try {
    const query = {
      'filter[frequency]': 'DAILY',
      'filter[reportDate]': day,
      'filter[reportSubType]': 'SUMMARY',
      'filter[reportType]': 'SALES',
      'filter[vendorNumber]': vendorNumber,
    }
    const packed = await transport.bytes('/v1/salesReports', query, { maxBytes: BYTES_MAX, signal })
    const rows: SalesRow[] = []
    for await (const row of reportRows(packed, NEEDED)) rows.push(rowOf(row))
    return rows
  } catch (error) {
    const said = error instanceof ProviderFailure && error.kind === 'not-found' ? (error.detail ?? '') : ''
    if (/there were no sales/i.test(said)) return []
    if (/not available yet/i.test(said)) return null
    throw error
  }
}

function rowOf(row: ReportRow): SalesRow {
  const units = numberIn(row, 'units')
  const currency = textIn(row, 'currency of proceeds')
  return {
    trackId: textIn(row, 'apple identifier'),
    parentSku: textIn(row, 'parent identifier') || null,
    day: dayIn(row, 'begin date'),
    country: countryOfTerritory(textIn(row, 'country code')),
    kind: kindOf(textIn(row, 'product type identifier')),
    units,
    proceeds: proceedsOf(units, numberIn(row, 'developer proceeds')),
    currency: currency === '' ? null : currency,
  }
}

/** Apple tells them per unit. Of a refund the units are negative, the proceeds of one unit may be, too. */
function proceedsOf(units: number, ofUnit: number): number {
  const amount = Math.round(Math.abs(units * ofUnit) * 10_000) / 10_000
  return units < 0 || ofUnit < 0 ? -amount : amount
}

function kindOf(product: string): SaleKind {
  if (DOWNLOADS.has(product)) return 'download'
  if (product.startsWith('3')) return 'redownload'
  if (product.startsWith('7')) return 'update'
  return /^(IA|FI)/.test(product) ? 'purchase' : 'other'
}
