import { expect, type Locator, type Page } from '@playwright/test'
import { CHANGE, numberIn, rowsOf, said, sum } from './heard.ts'
import type { Ledger, Mark } from './ledger.ts'

/** An app whose figures are read, in one country. */
export interface ReadApp {
  name: string
  trackId: string
  /** Of the own app that it is a competitor of; null: it is the own app itself. */
  rivalOf: string | null
  country: string
  /** As pages name it. */
  countryName: string
}

/** Where figures are read: a page of the demo, its server and what was read so far. */
export interface Reader {
  page: Page
  url: string
  ledger: Ledger
}

const main = (page: Page) => page.getByRole('main')

/** A page of the app. */
export async function goTo({ page, url }: Reader, path: string, app: ReadApp, more: Record<string, string> = {}) {
  const { trackId, rivalOf, country } = app
  const selected = { app: rivalOf ?? trackId, country, ...(rivalOf !== null && { competitor: trackId }) }
  const search = new URLSearchParams({ ...selected, ...more })
  await page.goto(`${url}${path}?${search.toString()}`)
}

const markOf = (text: string | undefined): Mark | undefined =>
  text === undefined ? undefined : /yours|your figures/i.test(text) ? 'own' : 'estimate'

const MARK = '(?<mark>your figures|our estimate)'
const DOWNLOADS = String.raw`(?<shown>[\d.,]+[KMB]?)`
const REVENUE = String.raw`(?<shown>\$[\d.,]+)`

/** Cards of downloads and revenue, wherever they stand. */
async function readPerformanceCards({ page, ledger }: Reader, app: ReadApp, place: string): Promise<void> {
  const card = (name: string) => main(page).getByRole('group', { name, exact: true })
  const read = async (name: 'Downloads' | 'Revenue', value: string) => {
    const { shown, change, mark } = await said(card(name), new RegExp(`^${name} ${value} ${CHANGE}?.*30 days, ${MARK}`))
    return { shown: shown ?? '', change, mark: markOf(mark) }
  }
  ledger.note(app.name, 'downloads', `${place}, card`, await read('Downloads', DOWNLOADS))
  ledger.note(app.name, 'revenue', `${place}, card`, await read('Revenue', REVENUE))
}

/** The stat cards of the overview and of home. */
export async function readStatCards(reader: Reader, app: ReadApp, place: string): Promise<void> {
  const { page, ledger } = reader
  await readPerformanceCards(reader, app, place)
  const ranked = await said(
    main(page).getByRole('group', { name: 'Total ranked keywords', exact: true }),
    new RegExp(String.raw`^Total ranked keywords (?<shown>[\d,]+) ${CHANGE}?`),
  )
  ledger.note(app.name, 'ranked keywords', `${place}, card`, { shown: ranked['shown'] ?? '', change: ranked['change'] })
  const rating = await said(
    main(page).getByRole('group', { name: 'Average rating', exact: true }),
    new RegExp(String.raw`^Average rating (?<shown>\d\.\d\d) ${CHANGE}?.* (?<ratings>[\d,]+) ratings`),
  )
  ledger.note(app.name, 'average rating', `${place}, card`, { shown: rating['shown'] ?? '', change: rating['change'] })
  ledger.note(app.name, 'ratings', `${place}, card`, { shown: rating['ratings'] ?? '' })
}

/** Cards, countries and days of the page of downloads: what stands in rows has to come to the total. */
export async function readDownloadsPage(reader: Reader, app: ReadApp): Promise<void> {
  const { page, ledger } = reader
  await goTo(reader, '/dashboard/downloads', app)
  await readPerformanceCards(reader, app, 'downloads page')
  const region = (name: string) => main(page).getByRole('region', { name, exact: true })
  await region('Day by day').getByRole('button', { name: 'View as table' }).click()
  for (const name of ['Downloads', 'Revenue'] as const) {
    const figure = name === 'Downloads' ? 'downloads' : 'revenue'
    await choose(main(page), name)
    const countries = await rowsOf(main(page).getByRole('table', { name: `${name} by country` }))
    ledger.note(app.name, figure, 'downloads page, sum of the countries', {
      exact: sum(countries.map(([, value]) => numberIn(value))),
      mark: await markBeside(region('By country')),
    })
    for (const days of ['30 days', '90 days']) {
      await choose(region('Day by day'), days)
      const table = main(page).getByRole('table', { name: `${name} by day` })
      await expect(table.getByRole('row').nth(days === '30 days' ? 30 : 60)).toBeAttached({ timeout: 30_000 })
      const rows = (await rowsOf(table)).filter(([, value]) => value !== '–')
      ledger.note(app.name, figure, `downloads page, last 30 of ${days}`, {
        exact: sum(rows.slice(0, 30).map(([, value]) => numberIn(value))),
        mark: await markBeside(region('Day by day')),
      })
    }
    await choose(region('Day by day'), '30 days')
  }
}

const choose = (within: Locator, name: string) =>
  within.getByRole('radio', { name, exact: true }).check({ force: true })

async function markBeside(card: Locator): Promise<Mark | undefined> {
  const { mark } = await said(card, new RegExp(`^(?:By country|Day by day) (?<mark>Your figures|Our estimate)`))
  return markOf(mark)
}

/** The own app and one competitor in the list of competitors. */
export async function readCompetitorsPage(reader: Reader, apps: readonly ReadApp[]): Promise<void> {
  const { page, ledger } = reader
  const [own] = apps
  if (!own) return
  await goTo(reader, '/analyze-market/competitors', own)
  const delta = (name: string) => CHANGE.replace('<change>', `<${name}>`)
  const pattern = new RegExp(
    [
      String.raw`Rating (?<stars>\d\.\d\d) ${delta('starsChange')}?`,
      String.raw`.*Downloads, 30 days (?<downloads>[\d.,]+[KMB]?) ${delta('downloadsChange')}? ?(?<mark>Your figures|Our estimate)`,
      String.raw`.*Ranked keywords (?<keywords>[\d,]+) ${delta('keywordsChange')}?`,
    ].join(''),
  )
  for (const { name } of apps) {
    const row = main(page).getByRole('listitem').filter({ hasText: name })
    const found = await said(row, pattern)
    const place = `competitors of ${own.name}`
    ledger.note(name, 'average rating', place, { shown: found['stars'] ?? '', change: found['starsChange'] })
    ledger.note(name, 'downloads', place, {
      shown: found['downloads'] ?? '',
      change: found['downloadsChange'],
      mark: markOf(found['mark']),
    })
    ledger.note(name, 'ranked keywords', place, { shown: found['keywords'] ?? '', change: found['keywordsChange'] })
  }
}

/** Both sides of the comparison. */
export async function readComparePage(reader: Reader, own: ReadApp, competitor: ReadApp): Promise<void> {
  const { page, ledger } = reader
  await goTo(reader, '/app-overview/compare', competitor)
  const table = main(page).getByRole('table', { name: 'Figures' })
  const place = `compare ${own.name}`
  for (const [index, { name }] of [own, competitor].entries()) {
    const cell = (row: RegExp) => table.getByRole('row', { name: row }).getByRole('cell').nth(index)
    const lead = String.raw`(?:Even|Ahead by \S+)?`
    const marked = async (row: RegExp, value: string) => {
      const { shown, mark } = await said(cell(row), new RegExp(`^${value} ${lead} ?(?<mark>Your figures|Our estimate)`))
      return { shown: shown ?? '', mark: markOf(mark) }
    }
    const plain = async (row: RegExp) => ({ shown: (await said(cell(row), /^(?<shown>[\d.,]+)/))['shown'] ?? '' })
    ledger.note(name, 'downloads', place, await marked(/^Downloads/, DOWNLOADS))
    ledger.note(name, 'revenue', place, await marked(/^Revenue/, REVENUE))
    ledger.note(name, 'ranked keywords', place, await plain(/^Total ranked keywords/))
    ledger.note(name, 'average rating', place, await plain(/^Average rating/))
    ledger.note(name, 'ratings', place, await plain(/^Number of ratings/))
  }
}

/** Stars by country, by number of stars and by day. */
export async function readRatingsPage(reader: Reader, app: ReadApp): Promise<void> {
  const { page, ledger } = reader
  await goTo(reader, '/rr/ratings', app)
  const country = main(page)
    .getByRole('table', { name: 'Average rating by country' })
    .getByRole('row', { name: new RegExp(app.countryName) })
  const { shown, change, ratings } = await said(
    country,
    new RegExp(String.raw`(?<shown>\d\.\d\d) ${CHANGE}? ?(?<ratings>[\d,]+)$`),
  )
  ledger.note(app.name, 'average rating', 'ratings, by country', { shown: shown ?? '', change })
  ledger.note(app.name, 'ratings', 'ratings, by country', { shown: ratings ?? '' })
  const stars = await rowsOf(main(page).getByRole('table', { name: 'Ratings by stars', exact: true }))
  ledger.note(app.name, 'ratings', 'ratings, sum of the stars', {
    exact: sum(stars.map((row) => numberIn(row.at(-1)))),
  })
  await main(page).getByRole('button', { name: 'View as table' }).click()
  const [today = []] = await rowsOf(main(page).getByRole('table', { name: 'Average rating by day' }))
  ledger.note(app.name, 'average rating', 'ratings, last day', { shown: today[1] ?? '' })
  ledger.note(app.name, 'ratings', 'ratings, last day', { shown: today[3] ?? '' })
}
