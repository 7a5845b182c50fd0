import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#tests/support/chromium.ts'
import { ServerProcess } from '../support/servers/server-process.ts'
import { exploreDemo } from '#tests/support/test.ts'
import { newContext } from './page-timing.ts'
import type { Row } from './row.ts'

const NAVIGATIONS = 200
/** What the overview is drawn from. */
const LISTING = '/appdetails/v1/appdetails'
/** A round through pages of different kinds: the navigation and its link. */
const ROUND = [
  ['Main menu', 'Home'],
  ['Main menu', 'App Overview'],
  ['Views', 'Competitor'],
  ['Views', 'Compare'],
] as const

/** What a long visit leaves on the heap, and how many answers a new device waits for one after the other. */
export async function benchVisits(): Promise<Row[]> {
  const server = await ServerProcess.start({}, { isShort: false })
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  })
  try {
    return [await benchHeap(browser, server.url), await benchWaterfall(browser, server.url)]
  } finally {
    await browser.close()
    await server.remove()
  }
}

async function benchHeap(browser: Browser, url: string): Promise<Row> {
  const context = await newContext(browser)
  const page = await context.newPage()
  await exploreDemo(page, url)
  const session = await context.newCDPSession(page)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024
  }
  // What each page brings once.
  await visit(page, ROUND.length * 3)
  const before = await heap()
  await visit(page, NAVIGATIONS)
  const growth = (await heap()) - before
  await context.close()
  return { name: `heap growth over ${NAVIGATIONS} navigations`, value: growth, unit: 'MB', budget: 5 }
}

async function visit(page: Page, times: number): Promise<void> {
  for (let run = 0; run < times; run += 1) {
    const [navigation, name] = ROUND[run % ROUND.length]!
    const link = page.getByRole('navigation', { name: navigation }).getByRole('link', { name, exact: true })
    await link.click()
    await link.and(page.locator('[aria-current=page]')).waitFor()
  }
}

interface Span {
  name: string
  start: number
  end: number
}

/**
 * The overview on a new device: the longest chain of API answers of which each is asked for only after the one before has
 * come, up to the listing.
 */
async function benchWaterfall(browser: Browser, url: string): Promise<Row> {
  const first = await newContext(browser)
  const page = await first.newPage()
  await exploreDemo(page, url)
  const fresh = await newContext(browser)
  await fresh.addCookies(await first.cookies())
  const device = await fresh.newPage()
  await device.goto(`${url}/app-overview/my-app`)
  await device.getByRole('heading', { name: 'Description', exact: true }).waitFor()
  const spans = await device.evaluate((): Span[] =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/api/') && !name.includes('/api/media'))
      .map(({ name, startTime, responseEnd }) => ({ name, start: startTime, end: responseEnd })),
  )
  await fresh.close()
  await first.close()
  const listing = spans.find(({ name }) => name.includes(LISTING))?.end ?? Number.NaN
  const chain = longestChain(spans.filter(({ end }) => end <= listing))
  return {
    name: 'overview on a new device: API answers one after the other, up to the listing',
    value: chain.length,
    unit: 'answers',
    budget: 3,
    plan: chain
      .map(({ name, start, end }) => `${start.toFixed(0)} to ${end.toFixed(0)} ms  ${new URL(name).pathname}`)
      .join('\n'),
  }
}

/** The most spans that can be laid one after the other. */
function longestChain(spans: readonly Span[]): Span[] {
  const chain: Span[] = []
  for (const span of spans.toSorted((a, b) => a.end - b.end))
    if (span.start >= (chain.at(-1)?.end ?? 0)) chain.push(span)
  return chain
}
