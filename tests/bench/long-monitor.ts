import { setTimeout } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#tests/support/chromium.ts'
import { ServerProcess } from '../support/servers/server-process.ts'
import { appTitle, exploreDemo } from '#tests/support/test.ts'
import { longMonitor, RANK_HISTORY, TRACKED_KEYWORDS } from './long-answer.ts'
import { scrollThrough, timeOfTyping } from './list-work.ts'
import { median, percentile, type Row } from './row.ts'

const MONITOR = '/analyze-keywords/keyword-monitoring'
/** Columns that are sorted by, each twice: downwards and upwards. */
const COLUMNS = ['Keyword', 'Volume', 'Rank', 'Change', 'Reach', 'Owner, 7 days', 'Difficulty'] as const
const OPENED = 5

/** The monitor in the browser, unthrottled: 10,000 keywords filtered, sorted and scrolled; 1,000 opened from the device. */
export async function benchLongMonitor(): Promise<Row[]> {
  const server = await ServerProcess.start({ STOREGLASS_DEMO: 'on' }, { isShort: false })
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  })
  try {
    return [...(await benchWork(browser, server.url)), ...(await benchOpening(browser, server.url))]
  } finally {
    await browser.close()
    await server.remove()
  }
}

/** No project tracks 10,000 keywords. */
async function openLong(browser: Browser, url: string, count: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  for (const path of [TRACKED_KEYWORDS, RANK_HISTORY])
    await page.route(
      ({ pathname }) => path.test(pathname),
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: longMonitor(await response.json(), count) })
      },
    )
  await exploreDemo(page, url)
  await page.goto(`${url}${MONITOR}`)
  await rowsOf(page, count)
  await page.getByRole('img', { name: /^Rank history of/ }).waitFor()
  return page
}

const rowsOf = (page: Page, count: number) =>
  page
    .locator(`main table[aria-rowcount="${count + 1}"] tbody th`)
    .first()
    .waitFor({ timeout: 90_000 })

async function benchWork(browser: Browser, url: string): Promise<Row[]> {
  const page = await openLong(browser, url, 10_000)
  const what = 'monitor, 10,000 keywords'
  const sorted: number[] = []
  for (const name of COLUMNS) for (const _ of ['first', 'second']) sorted.push(await timeOfSorting(page, name))
  const typed = await timeOfTyping(page)
  const { frames, longestTask } = await scrollThrough(page)
  await page.close()
  return [
    { name: `${what}: sorted, p95`, value: percentile(sorted, 0.95), unit: 'ms', budget: 50 },
    { name: `${what}: filtered while typing, p95`, value: percentile(typed, 0.95), unit: 'ms', budget: 50 },
    { name: `${what}, scrolled: frames a second`, value: frames, unit: '/s', budget: 58, atLeast: true },
    { name: `${what}, scrolled: longest task`, value: longestTask, unit: 'ms', budget: 50 },
  ]
}

/** From the press on a column to the first frame in which its order stands. */
const timeOfSorting = (page: Page, name: string): Promise<number> =>
  page
    .getByRole('columnheader', { name, exact: true })
    .first()
    .evaluate(async (head) => {
      const before = head.getAttribute('aria-sort')
      const started = performance.now()
      head.querySelector('button')?.click()
      while (head.getAttribute('aria-sort') === before) await new Promise((resolve) => requestAnimationFrame(resolve))
      return performance.now() - started
    })

/** From the press in the menu to the first frame with rows; the answers are on the device, and the server gives none. */
async function benchOpening(browser: Browser, url: string): Promise<Row[]> {
  const count = 1000
  const page = await openLong(browser, url, count)
  const times: number[] = []
  for (let run = 0; run < OPENED; run += 1) {
    await page.goto(`${url}/app-overview/my-app`)
    await appTitle(page).waitFor()
    for (const path of [TRACKED_KEYWORDS, RANK_HISTORY])
      await page.route(
        ({ pathname }) => path.test(pathname),
        (route) => route.abort(),
      )
    await page.waitForLoadState('networkidle')
    const link = page.locator(`nav a[href^="${MONITOR}"]`).first()
    await link.hover()
    // A hand needs about this long from arriving to pressing.
    await setTimeout(60)
    times.push(
      await link.evaluate(async (element, rows) => {
        const started = performance.now()
        ;(element as HTMLElement).click()
        while (!document.querySelector(`main table[aria-rowcount="${rows}"] tbody th`))
          await new Promise((resolve) => requestAnimationFrame(resolve))
        return performance.now() - started
      }, count + 1),
    )
  }
  await page.close()
  return [
    { name: 'monitor, 1,000 keywords from the device: press to rows', value: median(times), unit: 'ms', budget: 150 },
  ]
}
