import type { Page } from '@playwright/test'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { moveToFreePlan } from '#tests/support/pages/free-plan.ts'
import { openDemo, signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, pick, test } from '#tests/support/test.ts'

const pages = [
  { path: '/home', title: 'Home' },
  { path: '/analyze-market/competitors', title: 'Competitors' },
  { path: '/analyze-market/category-rankings', title: 'Category rankings' },
  { path: '/dashboard/downloads', title: 'Downloads' },
  { path: '/dashboard/aso-score', title: 'ASO score' },
]

/** Resolves once nothing on the page is loading any more: ranked keywords are counted, which takes a while. */
const settled = (page: Page) =>
  expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0, { timeout: 40_000 })

test('MENU-008, MENU-012: the brand leads to the start page, which greets, shows the five figures, what to do next and what changed', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  await page.getByRole('link', { name: 'Storeglass' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ })).toBeVisible()
  for (const card of ['Downloads', 'Revenue', 'App featuring', 'Total ranked keywords', 'Average rating'])
    await expect(main.getByRole('group', { name: card, exact: true }).getByText(/\d/).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Changed since your last visit' })).toContainText('Nothing to show yet')
  await page.getByRole('region', { name: 'Open tasks' }).getByRole('link', { name: 'Improve your ASO score' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ASO score' })).toBeVisible()
})

test('OV-049, OP-101: competitors are removed, found by their name and added again, and opened on their page', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/analyze-market/competitors`)
  const card = page.getByRole('region', { name: 'Competitors', exact: true })
  // The first is the app itself, to compare with.
  const rows = card.getByRole('listitem').filter({ has: page.getByRole('link') })
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  const first = rows.first().getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  const removed = (await rows.last().getByRole('link').first().textContent()) ?? ''
  await rows
    .last()
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(rows).toHaveCount(before - 1)
  await card.getByRole('button', { name: 'Add competitor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add competitor' })
  await dialog.getByRole('combobox').fill(removed)
  await dialog.getByRole('option').filter({ hasText: removed }).first().click()
  await expect(dialog.getByText('Added. Pick another one, or close.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows.filter({ hasText: removed })).toHaveCount(1)
  await first.click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(name)
})

test('OV-041, OV-075: own and competitors’ places in one chart, as lines and as a table', async ({ page, server }) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/analyze-market/category-rankings`)
  await page.getByRole('button', { name: 'View as table' }).click()
  const table = page.getByRole('table', { name: 'Category ranking history' })
  await expect(table.getByRole('row').nth(1)).toContainText(/#\d/)
  // The day and the app itself; a competitor's places come by themselves.
  await expect.poll(() => table.getByRole('columnheader').count()).toBeGreaterThan(2)
  const lines = await table.getByRole('columnheader').count()
  const shown = page.getByRole('group', { name: 'Competitors' })
  await shown.getByRole('button', { pressed: true }).first().click()
  await expect(table.getByRole('columnheader')).toHaveCount(lines - 1)
  await page.getByText('Grossing', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Grossing' })).toBeChecked()
})

test('OV-021, OV-022: downloads and revenue as a whole, day by day and by country, each with where it comes from', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  await page.getByRole('group', { name: 'Downloads', exact: true }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Downloads' })).toBeVisible()
  // The chart is as wide as its card, also once the window is another one.
  const chart = page.getByRole('region', { name: 'Day by day' }).locator('.recharts-surface').first()
  const over = () =>
    chart.evaluate((svg) => {
      const card = svg.closest('section')
      return card ? svg.getBoundingClientRect().right - card.getBoundingClientRect().right : Number.NaN
    })
  await expect.poll(over).toBeLessThan(0)
  await page.setViewportSize({ width: 800, height: 900 })
  await expect.poll(over).toBeLessThan(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'View as table' }).click()
  await expect(page.getByRole('table', { name: 'Downloads by day' }).getByRole('row')).toHaveCount(31)
  await page.getByRole('radiogroup', { name: 'Where' }).getByText('United States').click()
  await expect(page.getByRole('table', { name: 'Downloads by day' }).getByRole('row')).toHaveCount(31)
  await page.getByRole('radiogroup', { name: 'Figure' }).getByText('Revenue').click()
  await expect(page.getByRole('table', { name: 'Revenue by day' })).toContainText('$')
  await page.getByRole('table', { name: 'Revenue by country' }).getByRole('button', { name: 'Germany' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Where' })).toContainText('Germany')
  await page.getByRole('button', { name: 'About Day by day' }).click()
  await expect(page.getByRole('dialog')).toContainText('Source')
})

test('OV-016, OV-019: the score with its parts, the best next edit, and the other tracked countries', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/dashboard/aso-score`)
  await expect(page.getByRole('img', { name: /^ASO score \d+ of 100$/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Points of each part' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Best next edit' })).toBeVisible()
  await page.getByRole('table', { name: 'ASO score by country' }).getByRole('button', { name: 'Germany' }).click()
  await expect(page.getByRole('region', { name: 'ASO score in Germany' })).toBeVisible()
})

for (const look of [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const)
  test.describe(`at ${look.viewport.width} px`, () => {
    test.use(look)
    test('every page fits its window, and axe finds nothing', async ({ page, server }) => {
      await signInToDemo(page, server.url)
      for (const { path, title } of pages) {
        await page.goto(`${server.url}${path}`)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await settled(page)
        expect(await violations(page), path).toEqual([])
        expect(await sideways(page), path).toBe(0)
      }
    })
  })

test.describe('without the server', () => {
  test.use({ serviceWorkers: 'allow' })

  const seen = [
    ...pages,
    { path: '/analyze-market/featurings', title: 'Featured' },
    { path: '/rr/ratings', title: 'Ratings' },
    { path: '/analyze-market/timeline', title: 'App timeline' },
  ]

  test('OP-86: offline every page opens with what was seen of it; a country that never was says so', async ({
    page,
    ownServer,
  }) => {
    await openDemo(page, ownServer.url)
    for (const { path } of seen) {
      await page.goto(`${ownServer.url}${path}`)
      await settled(page)
      // Also what is read for other countries.
      await page.waitForLoadState('networkidle')
    }
    await ownServer.stop()
    for (const { path, title } of seen) {
      await page.goto(`${ownServer.url}${path}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/Not saved|back online/)
    }
    await page.goto(`${ownServer.url}/analyze-market/category-rankings`)
    await pick(page, 'Country', /Germany/)
    await expect(
      page
        .getByRole('main')
        .getByText(/ when you're back online/)
        .first(),
    ).toBeVisible()
  })
})

test('OV-050: on the free plan the pages of the overview are locked, the start page and the competitors are not', async ({
  page,
  ownServer,
}) => {
  await signInToDemo(page, ownServer.url)
  await moveToFreePlan(ownServer)
  for (const path of ['/analyze-market/category-rankings', '/dashboard/downloads', '/dashboard/aso-score']) {
    await page.goto(`${ownServer.url}${path}`)
    await expect(page.getByRole('main').getByRole('link', { name: /upgrade|plans/i })).toBeVisible()
  }
  await page.goto(`${ownServer.url}/home`)
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /upgrade|plans/i })).toBeVisible()
  await page.goto(`${ownServer.url}/analyze-market/competitors`)
  await expect(page.getByRole('region', { name: 'Competitors', exact: true })).toBeVisible()
})
