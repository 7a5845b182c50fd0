import type { Browser, BrowserContext, Page } from '@playwright/test'

export interface Condition {
  name: string
  cpuRate: number
  /** undefined: not slowed down. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | undefined
}

/** Slow 4G as Lighthouse applies it: 150 ms round trips and 1.6 Mbit/s, with the factors for request-level throttling. */
export const conditions: Condition[] = [
  { name: 'unthrottled', cpuRate: 1, network: undefined },
  {
    name: 'slow 4G, 4x CPU',
    cpuRate: 4,
    network: { latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 },
  },
]

export async function slowDown(page: Page, condition: Condition): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: condition.cpuRate })
  if (!condition.network) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...condition.network })
}

/** Milliseconds from the start of the navigation to the frame in which the selector's element first stands. */
export async function timeToContent(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  return readContentTime(page, selector)
}

async function readContentTime(page: Page, selector: string): Promise<number> {
  const handle = await page.waitForFunction(
    (wanted) => {
      // Set by the script that was added to the page.
      const marks = window as unknown as { contentAt?: Record<string, number> }
      return marks.contentAt?.[wanted]
    },
    selector,
    { timeout: 60_000, polling: 50 },
  )
  return (await handle.jsonValue()) ?? Number.NaN
}

/** Installs the stopwatch in every page of the context. */
export async function watchFor(context: BrowserContext, selectors: string[]): Promise<void> {
  await context.addInitScript((wanted: string[]) => {
    const contentAt: Record<string, number> = {}
    Object.assign(window, { contentAt, shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      for (const selector of wanted)
        if (contentAt[selector] === undefined && document.querySelector(selector))
          requestAnimationFrame((time) => {
            contentAt[selector] ??= time
          })
      if (wanted.some((selector) => contentAt[selector] === undefined)) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selectors)
}

export const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'UTC' })

export async function workerControls(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
}
