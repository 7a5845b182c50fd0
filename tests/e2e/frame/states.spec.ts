import type { Browser, Page } from '@playwright/test'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { keywordPages } from '#tests/support/pages/keyword-pages.ts'
import { FaultProxy, type Fault } from '#tests/support/faults/fault-proxy.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, expect, test as base } from '#tests/support/test.ts'

const test = base.extend<{ faults: FaultProxy }>({
  faults: async ({ server }, use) => {
    const faults = await FaultProxy.start(server.port)
    await use(faults)
    await faults.stop()
  },
})

const always = Number.POSITIVE_INFINITY
/** What the pages ask of the market and of tracked keywords; the shell's own reads stay whole. */
const market =
  /\/api\/(appdetails|appperformance|appstatistics|appevents|keywordmetrics|projects\/[^/]+\/(keywords|notes))\b/
const looks = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const
const overview = '/app-overview/my-app'

/**
 * Breaks every answer of the market and opens pages of the demo, at each size, without a worker that could have kept
 * answers. `pages`: by their addresses, what stands there.
 */
async function openBroken(
  browser: Browser,
  faults: FaultProxy,
  fault: Fault,
  pages: Record<string, (page: Page) => Promise<void>>,
) {
  for (const method of ['GET', 'POST']) faults.break(method, market, fault, always)
  for (const look of looks) {
    const context = await browser.newContext({ ...look, locale: 'en-US' })
    const page = await context.newPage()
    await page.goto(faults.url)
    await page.getByRole('button', { name: 'Explore the demo' }).click()
    await expect(appTitle(page)).toContainText('Moorlight')
    for (const [path, check] of Object.entries(pages)) {
      if (path !== overview) await page.goto(faults.url + path)
      await check(page)
      expect(await violations(page), path).toEqual([])
      expect(await sideways(page), path).toBe(0)
    }
    await context.close()
  }
}

test('while everything loads the pages stand in grey, with what one can choose, and axe finds nothing', async ({
  browser,
  faults,
}) => {
  test.slow()
  const isGrey = (page: Page) => expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible()
  await openBroken(
    browser,
    faults,
    { kind: 'silence' },
    {
      [overview]: async (page) => {
        await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
        for (const card of ['Downloads', 'Revenue', 'App featuring', 'Average rating'])
          await expect(page.getByRole('group', { name: card, exact: true }).locator('[aria-busy=true]')).toHaveCount(1)
      },
      [keywordPages.research]: async (page) => {
        await expect(page.getByRole('tab', { name: 'Metadata' })).toBeVisible()
        await isGrey(page)
      },
      [keywordPages.monitor]: isGrey,
      [keywordPages.ranked]: isGrey,
      [`${keywordPages.live}?q=sleep+sounds`]: async (page) => {
        await expect(page.getByRole('dialog', { name: 'Live search' })).toContainText('Asking the App Store')
      },
    },
  )
})

test('where everything fails each part says so with a retry of its own, and axe finds nothing', async ({
  browser,
  faults,
}) => {
  test.slow()
  const missing = JSON.stringify({ error: 'NOT_FOUND', message: 'No' })
  const says = (text: string) => async (page: Page) => {
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  }
  await openBroken(
    browser,
    faults,
    { kind: 'answer', status: 404, body: missing },
    {
      [overview]: async (page) => {
        for (const card of ['Downloads', 'Revenue', 'App featuring', 'Total ranked keywords', 'Average rating'])
          await expect(page.getByRole('group', { name: card, exact: true }).getByText('Try again')).toBeVisible()
        await expect(page.getByText("Couldn't load the listing").first()).toBeVisible()
      },
      [keywordPages.research]: says("Couldn't load the keywords"),
      [keywordPages.monitor]: says("Couldn't load the tracked keywords"),
      [keywordPages.ranked]: says("Couldn't load the keywords"),
      [`${keywordPages.live}?q=sleep+sounds`]: says('No live search data'),
    },
  )
})

test('what is on this device, the plans and the lists stand without a violation, at both sizes', async ({
  browser,
  server,
}) => {
  test.slow()
  const pages = {
    '/settings/offline': 'Storage',
    '/plans': 'Your plan',
    '/analyze-market/featurings': 'Countries',
    '/rr/ratings': 'Tracked countries',
  }
  for (const look of looks) {
    const context = await browser.newContext({ ...look, locale: 'en-US' })
    const page = await context.newPage()
    await signInToDemo(page, server.url)
    for (const [path, heading] of Object.entries(pages)) {
      await page.goto(server.url + path)
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await violations(page)).toEqual([])
      expect(await sideways(page)).toBe(0)
    }
    await context.close()
  }
})
