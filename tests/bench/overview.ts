import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#tests/support/chromium.ts'
import { eightCountries, showsCountry, track, trackedFromStart, trackedLater } from '../support/pages/countries.ts'
import { ServerProcess } from '../support/servers/server-process.ts'
import { exploreDemo, pick } from '#tests/support/test.ts'
import { newContext } from './page-timing.ts'
import { percentile, type Row } from './row.ts'

const SWITCHES = 40
/** A reader's quick scroll: so many pixels in every frame. */
const PIXELS_A_FRAME = 60

/** The overview in use, unthrottled: switching between eight countries seen once, and scrolling through the whole page. */
export async function benchOverview(): Promise<Row[]> {
  const server = await ServerProcess.start({}, { isShort: false })
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  })
  try {
    return [await benchCountries(browser, server.url), ...(await benchScroll(browser, server.url))]
  } finally {
    await browser.close()
    await server.remove()
  }
}

async function benchCountries(browser: Browser, url: string): Promise<Row> {
  const context = await newContext(browser)
  const page = await context.newPage()
  await exploreDemo(page, url)
  for (const country of trackedFromStart) {
    await pick(page, 'Country', new RegExp(country))
    await showsCountry(page, country)
  }
  for (const country of trackedLater) await track(page, country)
  const times: number[] = []
  for (let run = 0; run < SWITCHES; run += 1)
    times.push(await timeOfSwitch(page, eightCountries[run % eightCountries.length]!))
  await context.close()
  return {
    name: `cached switch between eight countries, to full content above the fold, p95 of ${SWITCHES}`,
    value: percentile(times, 0.95),
    unit: 'ms',
    budget: 100,
  }
}

/** From the press on a country to the first frame in which nothing above the fold is of another country or missing. */
async function timeOfSwitch(page: Page, country: string): Promise<number> {
  await page.getByRole('combobox', { name: 'Country', exact: true }).click()
  const option = page.getByRole('option', { name: new RegExp(country) }).first()
  await option.waitFor()
  return option.evaluate(async (element, wanted) => {
    const isAboveFold = (one: Element) => one.getBoundingClientRect().top < innerHeight
    const isWhole = () => {
      const cards = [...document.querySelectorAll('main [role=group]')]
      const ofCountry = cards.some((card) => card.textContent?.includes(wanted))
      // Ranked keywords are counted while one waits.
      const busy = [...document.querySelectorAll('main [aria-busy=true]')].filter(
        (one) => isAboveFold(one) && !one.closest('[role=group]')?.textContent?.includes('keywords'),
      )
      return ofCountry && busy.length === 0
    }
    const started = performance.now()
    ;(element as HTMLElement).click()
    return new Promise<number>((resolve) => {
      const look = () => {
        if (isWhole()) resolve(performance.now() - started)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  }, country)
}

/** Scrolls twice: sections arrive the first time, and are all there the second time. */
async function benchScroll(browser: Browser, url: string): Promise<Row[]> {
  const context = await newContext(browser)
  const page = await context.newPage()
  await exploreDemo(page, url)
  await page.reload()
  await page.getByRole('heading', { name: 'Description', exact: true }).waitFor()
  const first = await scrollThrough(page)
  await page.evaluate(() => scrollTo(0, 0))
  const again = await scrollThrough(page)
  await context.close()
  return [
    { name: 'scroll while sections load, longest task', value: first.longestTask, unit: 'ms', budget: 50 },
    { name: 'scroll while sections load, layout shift', value: first.shift, unit: 'CLS', budget: 0.02 },
    { name: 'scroll through the whole page, longest task', value: again.longestTask, unit: 'ms', budget: 50 },
    { name: 'scroll through the whole page, layout shift', value: again.shift, unit: 'CLS', budget: 0.02 },
  ]
}

/** The longest task (0: none over 50 ms) and the sum of layout shifts on the way from top to bottom. */
const scrollThrough = (page: Page): Promise<{ longestTask: number; shift: number }> =>
  page.evaluate(async (step) => {
    let longestTask = 0
    let shift = 0
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
    })
    const shifts = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value
    })
    tasks.observe({ type: 'longtask' })
    shifts.observe({ type: 'layout-shift' })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 2) {
      scrollBy(0, step)
      await frame()
    }
    // What the last step brought into view still arrives.
    for (let wait = 0; wait < 60; wait += 1) await frame()
    tasks.disconnect()
    shifts.disconnect()
    return { longestTask, shift }
  }, PIXELS_A_FRAME)
