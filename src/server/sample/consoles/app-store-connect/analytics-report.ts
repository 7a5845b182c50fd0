import { setImmediate } from 'node:timers/promises'
import { daysBetween, type UtcDay } from '#contract/protocol/days.ts'
import { countryCodeOf } from '#contract/store.ts'
import { drawnBetween } from '../../hash.ts'
import { isWorldLocale, type WorldLocale } from '../../locales.ts'
import type { SampleApp } from '../../sample-app.ts'
import { keyOf } from '../../seeds.ts'
import { ownDay, wholeOf } from './own-figures.ts'
import { reportFile } from './report-file.ts'
import type { ReportKind } from './report-ids.ts'

/** Where people come from: share of the downloads, impressions for each page view, page views for each download. */
const sources = [
  { name: 'App Store search', share: 0.62, impressions: 9, views: 2.1 },
  { name: 'App Store browse', share: 0.16, impressions: 21, views: 3.4 },
  { name: 'Web referrer', share: 0.13, impressions: 1.2, views: 2.6 },
  { name: 'App referrer', share: 0.09, impressions: 1.3, views: 2.2 },
]
const devices = [
  { name: 'iPhone', share: 0.82 },
  { name: 'iPad', share: 0.18 },
]
/** What a day's first delivery holds of it. */
const FIRST_SHARE = 0.97

type Row = (string | number)[]

const headers: Record<ReportKind, string[]> = {
  engagement: [
    'Date',
    'App Name',
    'App Apple Identifier',
    'Event',
    'Page Type',
    'Source Type',
    'Engagement Type',
    'Device',
    'Platform Version',
    'Territory',
    'Counts',
    'Unique Counts',
  ],
  downloads: [
    'Date',
    'App Name',
    'App Apple Identifier',
    'Download Type',
    'App Version',
    'Device',
    'Platform Version',
    'Source Type',
    'Page Type',
    'Pre-Order',
    'Territory',
    'Counts',
  ],
}

interface Place {
  app: SampleApp
  locale: WorldLocale
  day: UtcDay
  /** How complete the day is, 0..1. */
  share: number
}

function engagementRows({ app, locale, day, share }: Place): Row[] {
  const { downloads } = ownDay(app, locale, day)
  const key = keyOf(app.ref)
  const taste = drawnBetween(0.75, 1.35, `own/views/${key}`)
  return sources.flatMap((source) =>
    devices.flatMap((device) => {
      const seed = `own/${key}/${locale}/${day}/${source.name}/${device.name}`
      const views = downloads * source.share * device.share * source.views * taste * drawnBetween(0.9, 1.1, seed)
      const row = (event: string, page: string, engagement: string, exact: number): Row[] => {
        const counts = Math.floor(share * wholeOf(exact, `${seed}/${event}`))
        const unique = Math.ceil(counts * 0.78)
        const cells = [event, page, source.name, engagement, device.name, 'iOS 26.1', countryCodeOf(locale)]
        return counts === 0 ? [] : [[day, app.brand, app.ref.trackId, ...cells, counts, unique]]
      }
      return [
        row('Impression', 'No page', '', views * source.impressions),
        row('Page view', 'Product page', '', views),
        row('Tap', 'Product page', 'Get', views * 0.4),
      ].flat()
    }),
  )
}

function downloadRows({ app, locale, day, share }: Place): Row[] {
  const own = ownDay(app, locale, day)
  const kinds = [
    { type: 'First-time download', page: 'Product page', total: own.downloads },
    { type: 'Redownload', page: 'Product page', total: own.redownloads },
    { type: 'Auto-update', page: 'No page', total: own.updates },
  ]
  return kinds.flatMap(({ type, page, total }) => {
    let left = Math.floor(share * total)
    return sources.flatMap((source, at) => {
      // The last source takes what is left, so that the rows add up to the sales report.
      const counts = at === sources.length - 1 ? left : Math.min(left, Math.round(share * total * source.share))
      left -= counts
      const cells = [type, '1.0', 'iPhone', 'iOS 26.1', source.name, page, '', countryCodeOf(locale), counts]
      return counts === 0 ? [] : [[day, app.brand, app.ref.trackId, ...cells]]
    })
  })
}

/** A segment of an analytics report, packed; the last day before it was processed is not complete yet. */
export async function analyticsReport(
  kind: ReportKind,
  app: SampleApp,
  { days, processed }: { days: readonly UtcDay[]; processed: UtcDay },
): Promise<Uint8Array<ArrayBuffer>> {
  const rowsOf = kind === 'engagement' ? engagementRows : downloadRows
  const rows: Row[] = []
  for (const day of days) {
    const share = daysBetween(day, processed) > 1 ? 1 : FIRST_SHARE
    for (const locale of app.locales.filter(isWorldLocale)) rows.push(...rowsOf({ app, locale, day, share }))
    // A month takes long enough for others to wait.
    await setImmediate()
  }
  return reportFile(headers[kind], rows)
}
