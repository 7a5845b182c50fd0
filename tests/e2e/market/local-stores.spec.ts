import type { Page } from '@playwright/test'
import type { Store } from '#contract/store.ts'
import { listIsThere } from '#tests/support/pages/keyword-pages.ts'
import { appTitle, expect, isDrawn, test, watch } from '#tests/support/test.ts'
import { finishGuide, guideOf, skipTour } from '#tests/support/pages/guide.ts'
import { signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { type LocalStores, openLocalStores } from '#server/sample/stores/open-local-stores.ts'

// The sample market is made when somebody first asks the stores, and pictures are drawn when a page shows them.
test.setTimeout(480_000)

let stores: LocalStores
let server: ServerProcess

test.beforeAll(async () => {
  test.setTimeout(120_000)
  stores = await openLocalStores({ port: 0, limits: false })
  server = await ServerProcess.start({
    ...stores.env,
    STOREGLASS_DEMO: 'off',
    STOREGLASS_PLANS: 'off',
    STORE_TIMEOUT_SECONDS: '60',
    JOBS_POLL_SECONDS: '1',
  })
  await fetch(`${stores.url}/search?term=sleep+sounds`)
})
test.afterAll(async () => {
  await server.remove()
  await stores.close()
})

const storeNames: Record<Store, string> = { APP_STORE: 'App Store', GOOGLE_PLAY: 'Google Play' }

interface Wanted {
  store: Store
  app: string
  competitor: string
  /** What completions and related keywords are asked for. */
  term: string
}

/** A new account, through the guide, to the overview of its app. */
async function startWith(page: Page, { store, app }: Pick<Wanted, 'store' | 'app'>): Promise<void> {
  await signUpAndVerify(page, server, { app: null })
  const guide = guideOf(page)
  await guide.getByRole('combobox', { name: 'Your app' }).fill(app)
  await guide
    .getByRole('option', { name: new RegExp(`^${app}`) })
    .filter({ hasText: storeNames[store] })
    .first()
    .click()
  await finishGuide(guide)
  await expect(appTitle(page)).toContainText(app)
  await expect(page.getByRole('dialog', { name: 'Your apps' })).toBeVisible({ timeout: 60_000 })
  await skipTour(page)
}

/** Reloads the page until it shows what jobs read within minutes of adding an app. */
async function comesWithinMinutes(page: Page, isThere: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.reload()
    await isThere()
  }).toPass({ timeout: 120_000 })
}

async function finderIsFilled(page: Page, term: string): Promise<void> {
  await page.goto(`${server.url}/analyze-keywords/keyword-research`)
  await listIsThere(page)
  for (const source of ['AI suggestions', 'Metadata', 'Ranked', 'Auto-complete', 'Related']) {
    await page.getByRole('tab', { name: new RegExp(`^${source}`) }).click()
    if (source === 'Auto-complete') await page.getByRole('searchbox', { name: 'Keyword, app or sentence' }).fill(term)
    await expect(page.getByRole('tab', { name: new RegExp(`^${source} [1-9]`) })).toBeVisible({ timeout: 90_000 })
  }
}

/** Score, rating and ranked keywords of the overview. */
async function overviewIsFilled(page: Page): Promise<void> {
  const card = (name: string) => page.getByRole('group', { name, exact: true })
  await expect(page.getByRole('main').getByText('ASO score').first()).toBeVisible()
  await expect(card('Average rating')).toContainText(/\d[.]\d/)
  await comesWithinMinutes(page, () =>
    expect(card('Total ranked keywords')).toContainText(/in [1-9]\d* searched terms/, { timeout: 5000 }),
  )
}

/** KEY-002, KEY-006, and the pages of the market and of reviews. */
async function pagesAreFilled(page: Page, wanted: Wanted): Promise<void> {
  const { competitor, term } = wanted
  const main = page.getByRole('main')
  const card = (name: string) => page.getByRole('group', { name, exact: true })
  await overviewIsFilled(page)
  await comesWithinMinutes(page, () => expect(card('Downloads')).toContainText('our estimate', { timeout: 5000 }))
  const picture = main.locator('img[src*="/media/v1/remote"]').first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(picture), { timeout: 60_000 }).toBe(true)

  await finderIsFilled(page, term)
  await page.goto(`${server.url}/analyze-keywords/all-ranked`)
  await expect(main).toContainText(/Ranked in [1-9]\d* of [1-9]\d* searched terms/)
  await listIsThere(page)

  await page.goto(`${server.url}/analyze-market/competitors`)
  await page.getByRole('button', { name: 'Add Competitors', exact: true }).click()
  await page.getByRole('dialog').getByRole('combobox').fill(competitor)
  await page
    .getByRole('dialog')
    .getByRole('option', { name: new RegExp(`^${competitor}`) })
    .first()
    .click()
  await expect(page.getByText('Added. Pick another one, or close.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(main).toContainText(competitor)

  await page.goto(`${server.url}/rr/reviews`)
  await comesWithinMinutes(page, () =>
    expect(main.getByRole('region', { name: 'Reviews', exact: true })).toContainText('View as table'),
  )
  await page.goto(`${server.url}/rr/ratings`)
  await comesWithinMinutes(page, () => expect(main).toContainText(/Recorded since .*The first comparison comes after/))

  await page.goto(`${server.url}/analyze-market/top-charts`)
  await expect(page.getByRole('table', { name: 'Top charts' }).getByRole('row').nth(50)).toBeVisible()
  await page.goto(`${server.url}/analyze-market/category-rankings`)
  await comesWithinMinutes(page, () => expect(main).toContainText(/Recorded since .*The first comparison comes after/))
  await page.goto(`${server.url}/analyze-market/featurings`)
  await expect(main).toContainText("The stores don't publish which apps their editors feature")
}

test('KEY-002, KEY-006: a new account on the live market, from sign-up to filled pages, with an app of the App Store', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  const page = await context.newPage()
  const problems: string[] = []
  watch(page, problems)
  const wanted: Wanted = { store: 'APP_STORE', app: 'Moorlight', competitor: 'Dusk Harbour', term: 'sleep' }
  await startWith(page, wanted)
  const main = page.getByRole('main')
  // Each is told by the app's product page alone.
  await expect(main).toContainText('Night stories & noise')
  await expect(main.getByRole('button', { name: 'In-app purchases' })).toBeVisible()
  await main.getByRole('button', { name: 'Version history' }).click()
  await expect(page.getByRole('dialog', { name: 'Version history' }).getByRole('tab')).toHaveCount(25)
  await page.keyboard.press('Escape')
  await pagesAreFilled(page, wanted)
  expect(problems).toEqual([])
  await context.close()
})

test('KEY-002, KEY-006: the same with an app of Google Play, whose ranks are told 30 deep', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  const page = await context.newPage()
  const problems: string[] = []
  watch(page, problems)
  const wanted: Wanted = { store: 'GOOGLE_PLAY', app: 'Cairnfinder', competitor: 'Trailmoss', term: 'hiking' }
  await startWith(page, wanted)
  await expect(page.getByRole('main')).toContainText('Short description')
  await pagesAreFilled(page, wanted)
  await page.goto(`${server.url}/analyze-keywords/all-ranked`)
  await expect(page.getByRole('main')).toContainText('ranks in the top 30')
  expect(problems).toEqual([])
  await context.close()
})
