import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#tests/support/chromium.ts'
import { ServerProcess } from '../support/servers/server-process.ts'
import { exploreDemo } from '#tests/support/test.ts'
import { percentile, type Row } from './row.ts'

const KEYWORDS = 10_000
/** A quick scroll: so many pixels in every frame, for so many frames. */
const PIXELS_A_FRAME = 120
const FRAMES = 600
/** Typed one after the other into the search, and taken away again. */
const WORDS = ['s', 'sl', 'sle', 'slee', 'sleep', 'm', 'me', 'no', 'rain', '99']

interface Ranked {
  status: string
  keywords?: { keyword: string }[]
}

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
    return [...(await benchScroll(page)), await benchFilter(page)]
  } finally {
    await browser.close()
    await server.remove()
  }
}

/** No app of the sample market ranks for so many: the server's own rows, again and again. */
const makeLong = (page: Page): Promise<unknown> =>
  page.route('**/keywordmetrics/ranked-keywords/all', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Ranked
    const { keywords = [] } = answer
    if (keywords.length > 0)
      answer.keywords = Array.from({ length: KEYWORDS }, (_, index) => {
        const row = keywords[index % keywords.length]!
        return { ...row, keyword: `${row.keyword} ${index}` }
      })
    await route.fulfill({ response, json: answer })
  })

async function benchScroll(page: Page): Promise<Row[]> {
  const { frames, longestTask } = await page.evaluate(
    async ([step, count]) => {
      let longestTask = 0
      const tasks = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
      })
      tasks.observe({ type: 'longtask' })
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const started = await frame()
      let now = started
      for (let run = 0; run < count; run += 1) {
        scrollBy(0, step)
        now = await frame()
      }
      tasks.disconnect()
      return { frames: (count * 1000) / (now - started), longestTask }
    },
    [PIXELS_A_FRAME, FRAMES] as const,
  )
  await page.evaluate(() => scrollTo(0, 0))
  return [
    { name: '10,000 keywords, scrolled: frames a second', value: frames, unit: '/s', budget: 58, atLeast: true },
    { name: '10,000 keywords, scrolled: longest task', value: longestTask, unit: 'ms', budget: 50 },
  ]
}

/** From what is typed to the first frame with the rows that are left. */
async function benchFilter(page: Page): Promise<Row> {
  const search = page.getByRole('searchbox', { name: 'Search keywords' })
  const times: number[] = []
  for (const word of WORDS.flatMap((one) => [one, '']))
    times.push(
      await search.evaluate(async (input, text) => {
        const rows = () => document.querySelector('main table')?.getAttribute('aria-rowcount')
        const before = rows()
        const started = performance.now()
        // React listens to the setter of the element itself.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        while (rows() === before) await new Promise((resolve) => requestAnimationFrame(resolve))
        return performance.now() - started
      }, word),
    )
  return { name: '10,000 keywords, filtered while typing, p95', value: percentile(times, 0.95), unit: 'ms', budget: 50 }
}
