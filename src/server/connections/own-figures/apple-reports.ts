import type { UtcDay } from '#contract/protocol/days.ts'
import type { DownloadRow, EngagementRow } from '#server/integrations/app-store-connect/analytics-rows.ts'
import { NO_COUNTRY } from '#server/history/own-figures/reported-days.ts'
import { appleSource } from './source-of.ts'
import { sumFigures, type ReportFigures } from './report-figures.ts'

/** Impressions and page views of a delivery; rows of other apps are left out. */
export async function engagementReport(
  rows: AsyncIterable<EngagementRow>,
  { trackId, processedOn }: { trackId: string; processedOn: UtcDay },
): Promise<ReportFigures> {
  const sums = sumFigures('engagement', processedOn)
  for await (const row of rows) {
    if (row.trackId !== trackId) continue
    const event = row.event.toLowerCase()
    if (event === 'impression') sums.add(placeOf(row), { impressions: row.counts })
    else if (event === 'page view') sums.add(placeOf(row), { pageViews: row.counts })
  }
  return sums.figures()
}

/** First-time downloads of a delivery. */
export async function downloadsReport(
  rows: AsyncIterable<DownloadRow>,
  { trackId, processedOn }: { trackId: string; processedOn: UtcDay },
): Promise<ReportFigures> {
  const sums = sumFigures('downloads', processedOn)
  for await (const row of rows)
    if (row.trackId === trackId && row.downloadType.toLowerCase() === 'first-time download')
      sums.add(placeOf(row), { installs: row.counts })
  return sums.figures()
}

const placeOf = ({ day, country, sourceType }: Pick<EngagementRow, 'day' | 'country' | 'sourceType'>) => ({
  day,
  country: country ?? NO_COUNTRY,
  source: appleSource(sourceType),
})
