import type { IsoDay } from '#contract/protocol/days.ts'
import { countryOfTerritory } from '#server/markets/territories.ts'
import { dayIn, numberIn, textIn } from './report-cells.ts'
import type { ReportRow } from './report-rows.ts'

interface AnalyticsRow {
  /** Pacific day, ISO. */
  day: IsoDay
  trackId: string
  /** As Apple calls it, such as `App Store search`. */
  sourceType: string
  /** Such as `Product page`. */
  pageType: string
  device: string
  /** ISO 3166-1 alpha-2; null: not known. */
  country: string | null
  counts: number
}

export interface EngagementRow extends AnalyticsRow {
  /** `Impression`, `Page view` or `Tap`. */
  event: string
  uniqueCounts: number
}

export interface DownloadRow extends AnalyticsRow {
  /** `First-time download`, `Redownload`, `Manual update`, `Auto-update` or `Restore`, as Apple writes it. */
  downloadType: string
}

const common = ['date', 'app apple identifier', 'source type', 'territory', 'counts']
export const engagementColumns = [...common, 'event', 'unique counts']
export const downloadColumns = [...common, 'download type']

const rowOf = (row: ReportRow): AnalyticsRow => ({
  day: dayIn(row, 'date'),
  trackId: textIn(row, 'app apple identifier'),
  sourceType: textIn(row, 'source type'),
  pageType: textIn(row, 'page type'),
  device: textIn(row, 'device'),
  country: countryOfTerritory(textIn(row, 'territory')),
  counts: numberIn(row, 'counts'),
})

export const engagementOf = (row: ReportRow): EngagementRow => ({
  ...rowOf(row),
  event: textIn(row, 'event'),
  uniqueCounts: numberIn(row, 'unique counts'),
})

export const downloadOf = (row: ReportRow): DownloadRow => ({
  ...rowOf(row),
  downloadType: textIn(row, 'download type'),
})
