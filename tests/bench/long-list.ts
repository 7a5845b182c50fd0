import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#tests/support/chromium.ts'
import { ServerProcess } from '../support/servers/server-process.ts'
import { exploreDemo } from '#tests/support/test.ts'
import { KEYWORDS, longAnswer, RANKED_KEYWORDS } from './long-answer.ts'
import { scrollThrough, timeOfTyping } from './list-work.ts'
import { percentile, type Row } from './row.ts'

/** A list of 10,000 keywords in the browser: scrolled through, and filtered by what is typed. Unthrottled. */
export async function benchLongList(): Promise<Row[]> {
  const server = await ServerProcess.start({}, { isShort: false })
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
    await makeLong(page)
    await exploreDemo(page, server.url)
    await page.goto(`${server.url}/analyze-keywords/all-ranked`)
    await page.locator(`table[aria-rowcount="${KEYWORDS + 1}"]`).waitFor({ timeout: 60_000 })
    const { frames, longestTask } = await scrollThrough(page)
    const filtered = percentile(await timeOfTyping(page), 0.95)
    return [
      { name: '10,000 keywords, scrolled: frames a second', value: frames, unit: '/s', budget: 58, atLeast: true },
      { name: '10,000 keywords, scrolled: longest task', value: longestTask, unit: 'ms', budget: 50 },
      { name: '10,000 keywords, filtered while typing, p95', value: filtered, unit: 'ms', budget: 50 },
    ]
  } finally {
    await browser.close()
    await server.remove()
  }
}

/** No app of the sample market ranks for so many. */
const makeLong = (page: Page): Promise<unknown> =>
  page.route(`**${RANKED_KEYWORDS}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: longAnswer(await response.json()) })
  })
