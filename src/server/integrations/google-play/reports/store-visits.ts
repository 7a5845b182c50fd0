import type { UtcDay } from '#contract/protocol/days.ts'
import { countryOf } from './country-of.ts'
import { reportRows } from './report-rows.ts'
import { reportText } from './report-text.ts'

/** What the app's page got on one day, from one country or one source. null: not told, which is not 0. */
export interface VisitDay {
  /** UTC day, ISO. */
  day: UtcDay
  /** ISO 3166-1 alpha-2; null: of sources, or of countries that Google tells together. */
  country: string | null
  /** Google's words, such as `Play Store search`; null: of countries. */
  source: string | null
  /** People without the app who saw its page. */
  visitors: number | null
  /** Those of them who installed it. */
  acquisitions: number | null
  /** Google does not tell how often an app was shown in a list. */
  impressions: null
}

/** Of `stats/store_performance/…`, by country or by traffic source, whose search terms are summed. @throws ReportFault */
export function visitsOf(bytes: Uint8Array): VisitDay[] {
  const rows = reportRows(reportText(bytes), ['Date', 'Store listing visitors', 'Store listing acquisitions'])
  const days = new Map<string, VisitDay>()
  for (const row of rows) {
    const day = row.day()
    if (day === null) continue
    const source = row.text('Traffic source')
    const country = source === null ? countryOf(row.text('Country / region') ?? row.text('Country')) : null
    const key = `${day}\n${country}\n${source}`
    const before = days.get(key)
    days.set(key, {
      day,
      country,
      source,
      visitors: sum(before?.visitors, row.number('Store listing visitors')),
      acquisitions: sum(before?.acquisitions, row.number('Store listing acquisitions')),
      impressions: null,
    })
  }
  return [...days.values()]
}

const sum = (a: number | null | undefined, b: number | null) => (a == null ? b : a + (b ?? 0))
