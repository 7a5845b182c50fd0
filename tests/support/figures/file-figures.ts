import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import type { OverviewDocument } from '#web/features/overview/export/overview-document.ts'
import { daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { goTo, type Reader, type ReadApp } from './app-figures.ts'
import { CHANGE, said, sum } from './heard.ts'

type Row = Record<string, string>

/** What a file says that a press saves. */
export async function savedBy({ page }: Reader, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), button.click()])
  return readFile(await download.path(), 'utf8')
}

export const csvRows = (text: string): Row[] => parse(text, { columns: true, bom: true, relax_column_count: true })

const installs = (rows: readonly Row[]) => sum(rows.map((row) => Number(row['Installs'])))

/** A change as pages say it. */
function changeText(value: number | null, format: (value: number) => string): string | undefined {
  if (value === null) return undefined
  const text = format(Math.abs(value))
  return /[1-9]/.test(text) ? `${value > 0 ? 'up' : 'down'} ${text}` : 'no change'
}

const percent = (value: number) => formatPercent(value, 'en')

/** The overview that stands open, as JSON and as HTML. */
export async function readOverviewFiles(reader: Reader, { name }: ReadApp): Promise<void> {
  const { page, ledger } = reader
  await page.getByRole('button', { name: 'Share' }).click()
  const html = await savedBy(reader, page.getByRole('button', { name: 'Save as HTML' }))
  const { parts }: OverviewDocument = JSON.parse(
    await savedBy(reader, page.getByRole('button', { name: 'Save as JSON' })),
  )
  const [performance, rating] = [parts.performance?.data, parts.rating?.data]
  const ranked = parts.rankedKeywords?.data
  if (!performance || !rating || ranked?.status !== 'DONE') throw new Error('The file lacks figures.')
  ledger.note(name, 'downloads', 'JSON', {
    exact: performance.downloadsLast30Days ?? 0,
    change: changeText(performance.downloadsLast30DaysDelta, percent),
    mark: performance.own?.downloadsLast30Days == null ? 'estimate' : 'own',
  })
  ledger.note(name, 'revenue', 'JSON', {
    exact: performance.revenueLast30Days ?? 0,
    change: changeText(performance.revenueLast30DaysDelta, percent),
  })
  ledger.note(name, 'ranked keywords', 'JSON', {
    exact: ranked.keywordsCount ?? 0,
    change: changeText(ranked.delta, (value) => formatNumber(value, 'en')),
  })
  ledger.note(name, 'average rating', 'JSON', {
    exact: rating.avgRating ?? 0,
    change: changeText(rating.delta, (value) => formatNumber(value, 'en', 2)),
  })
  ledger.note(name, 'ratings', 'JSON', { exact: rating.ratingCount ?? 0 })

  const file = await page.context().newPage()
  await file.setContent(html)
  const figure = (title: string, pattern: string) =>
    said(
      file.locator('.figures > div').filter({ hasText: title }),
      new RegExp(String.raw`^${title} ${pattern} ?(?<sign>[+−±])?(?<by>[\d.,]+%?)?`),
    )
  const change = ({ sign, by }: Row | Record<string, string | undefined>) =>
    sign === undefined ? undefined : sign === '±' ? 'no change' : `${sign === '+' ? 'up' : 'down'} ${by}`
  const number = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))
  const downloads = await figure('Downloads', String.raw`(?<shown>[\d,]+)`)
  const marked = await said(
    file.locator('.figures > div').filter({ hasText: 'Downloads' }),
    /30 days, (?<mark>your figures|our estimate)/,
  )
  ledger.note(name, 'downloads', 'HTML', {
    exact: number(downloads['shown']),
    change: change(downloads),
    mark: marked['mark'] === 'your figures' ? 'own' : 'estimate',
  })
  const revenue = await figure('Revenue', String.raw`(?<shown>\$[\d.,]+)`)
  ledger.note(name, 'revenue', 'HTML', { shown: revenue['shown'] ?? '', change: change(revenue) })
  const keywords = await figure('Total ranked keywords', String.raw`(?<shown>[\d,]+)`)
  ledger.note(name, 'ranked keywords', 'HTML', { shown: keywords['shown'] ?? '', change: change(keywords) })
  const stars = await figure('Average rating', String.raw`(?<shown>\d\.\d\d)`)
  ledger.note(name, 'average rating', 'HTML', { shown: stars['shown'] ?? '', change: change(stars) })
  const { ratings } = await said(
    file.locator('.figures > div').filter({ hasText: 'Average rating' }),
    / (?<ratings>[\d,]+) ratings/,
  )
  ledger.note(name, 'ratings', 'HTML', { shown: ratings ?? '' })
  await file.close()
}

/** Installs of the connected store: the step of the funnel, and the files of days and countries. */
export async function readOwnPerformance(reader: Reader, app: ReadApp): Promise<void> {
  const { page, ledger } = reader
  await goTo(reader, '/dashboard/app-performance', app)
  const step = page
    .getByRole('list', { name: 'From impression to install' })
    .getByRole('listitem')
    .filter({ hasText: /^Installs/ })
  const { shown, change } = await said(step, new RegExp(String.raw`^Installs (?<shown>[\d.,]+[KMB]?) ${CHANGE}?`))
  ledger.note(app.name, 'downloads', 'app performance, installs', { shown: shown ?? '', change, mark: 'own' })
  const fileOf = async (name: string) => {
    await page.getByRole('button', { name: 'Export' }).click()
    return csvRows(await savedBy(reader, page.getByRole('menuitem', { name })))
  }
  const days = await fileOf('Days by source as CSV')
  const last = days
    .map(({ Day = '' }) => Day)
    .toSorted()
    .at(-1) as UtcDay
  const first = daysBefore(Date.parse(last), 29)
  ledger.note(app.name, 'downloads', 'app performance, days as CSV', {
    exact: installs(days.filter(({ Day = '' }) => Day >= first)),
    mark: 'own',
  })
  ledger.note(app.name, 'downloads', 'app performance, countries as CSV', {
    exact: installs(await fileOf('Countries as CSV')),
    mark: 'own',
  })
}
