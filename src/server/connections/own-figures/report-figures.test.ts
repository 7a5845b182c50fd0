import { expect, test } from 'vitest'
import type { DownloadRow, EngagementRow } from '#server/integrations/app-store-connect/analytics-rows.ts'
import { downloadsReport, engagementReport } from './apple-reports.ts'
import { installsReport, visitsByCountryReport, visitsBySourceReport } from './google-reports.ts'

async function* of<T>(...rows: T[]): AsyncGenerator<T> {
  yield* rows
}

const shown = { trackId: '1', pageType: 'No page', device: 'iPhone', uniqueCounts: 1 }
const row = (country: string | null, sourceType: string, event: string, counts: number): EngagementRow => ({
  ...shown,
  day: '2026-11-01',
  country,
  sourceType,
  event,
  counts,
})
const delivery = { trackId: '1', processedOn: '2026-11-03' as const }

test('impressions and page views of Apple by country and source, and their sums; what is not told stays null', async () => {
  const rows = of(
    row('DE', 'App Store search', 'Impression', 90),
    row('DE', 'App Store search', 'Impression', 10),
    row('DE', 'App Store search', 'Page view', 20),
    row('DE', 'App Store search', 'Tap', 5),
    row(null, 'Web referrer', 'Page view', 3),
    { ...row('DE', 'App Store search', 'Impression', 7), trackId: '2' },
  )
  const { days, cells, totals } = await engagementReport(rows, delivery)
  expect(days).toEqual(['2026-11-01'])
  expect(cells).toEqual([
    { day: '2026-11-01', country: 'DE', source: 'search', impressions: 100, pageViews: 20, installs: null },
    { day: '2026-11-01', country: 'ZZ', source: 'web-referrer', impressions: null, pageViews: 3, installs: null },
  ])
  const total = (country: string, source: string) =>
    totals.find((one) => one.country === country && one.source === source)
  expect(total('DE', '*')).toMatchObject({ impressions: 100, pageViews: 20 })
  expect(total('*', 'web-referrer')).toMatchObject({ impressions: null, pageViews: 3 })
  expect(total('*', '*')).toMatchObject({ impressions: 100, pageViews: 23, installs: null })
  expect(totals).toHaveLength(5)
})

test('first-time downloads of Apple alone are installs', async () => {
  const download = (downloadType: string, counts: number): DownloadRow => ({
    ...shown,
    day: '2026-11-01',
    country: 'US',
    sourceType: 'App Store browse',
    downloadType,
    counts,
  })
  const rows = of(download('First-time download', 8), download('Redownload', 3), download('Auto-update', 90))
  const { cells } = await downloadsReport(rows, delivery)
  expect(cells).toEqual([
    { day: '2026-11-01', country: 'US', source: 'browse', impressions: null, pageViews: null, installs: 8 },
  ])
})

test('Google tells of countries and of sources, never of both together, and never impressions', () => {
  const day = '2026-11-01' as const
  const figures = { userUninstalls: null, deviceInstalls: null, deviceUninstalls: null, activeDevices: null }
  const installs = installsReport(
    [
      { day, country: 'DE', userInstalls: 4, ...figures },
      { day, country: null, userInstalls: 2, ...figures },
      { day: '2026-11-02', country: 'DE', userInstalls: null, ...figures },
    ],
    '2026-11-03',
  )
  expect(installs.cells).toEqual([])
  expect(installs.totals).toContainEqual({
    day,
    country: '*',
    source: '*',
    impressions: null,
    pageViews: null,
    installs: 6,
  })
  expect(installs.days).toEqual([day])
  const visit = { day, visitors: 10, acquisitions: 3, impressions: null }
  const byCountry = visitsByCountryReport([{ ...visit, country: 'DE', source: null }], '2026-11-03')
  expect(byCountry.totals).toHaveLength(2)
  expect(byCountry.totals[0]).toMatchObject({ country: 'DE', source: '*', pageViews: 10, installs: null })
  const bySource = visitsBySourceReport([{ ...visit, country: null, source: 'Play Store search' }], '2026-11-03')
  expect(bySource.totals).toEqual([
    { day, country: '*', source: 'search', impressions: null, pageViews: 10, installs: 3 },
  ])
})
