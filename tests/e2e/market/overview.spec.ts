import type { Page } from '@playwright/test'
import { openDemo, signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, goToSection, test } from '#tests/support/test.ts'

/** Paths below the API that the page asks for, in order, without what stands in them. */
function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname.replace('/api', ''))
  })
  return asked
}

const has = (asked: readonly string[], path: RegExp) => asked.some((one) => path.test(one))

test('OV-002, OV-003, OV-005, OV-006, LIM-011: the empty path leads to the own app’s overview, at full width; its density table has its own end', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  for (const path of ['/', '/app-overview']) {
    await page.goto(server.url + path)
    await expect(page).toHaveURL(/\/app-overview\/my-app(\?|$)/)
  }
  await expect(page).toHaveTitle(/^App Overview/)
  await expect(page.getByRole('heading', { level: 1, name: 'App Overview' })).toBeVisible()
  const main = await page.getByRole('main').boundingBox()
  const card = await page.getByRole('region', { name: 'Metadata' }).boundingBox()
  expect((main?.width ?? 0) - (card?.width ?? 0)).toBeLessThan(80)
  const description = page.getByRole('region', { name: 'Description', exact: true })
  await description.getByRole('button', { name: 'Show all', exact: true }).click()
  const table = description.getByRole('region', { name: 'Keywords of the description' }).locator('..')
  await expect.poll(async () => (await table.boundingBox())?.height).toBe(618)
})

test('OV-001: nobody signed in is sent to the log-in', async ({ page, server }) => {
  await page.goto(`${server.url}/app-overview/my-app`)
  await expect(page).toHaveURL(/\/login$/)
})

test('OV-007, OV-055: one page shows texts, creatives, rankings and details of a listing', async ({ page, server }) => {
  await openDemo(page, server.url)
  for (const section of ['Creatives', 'Category rankings', 'App details'] as const) await goToSection(page, section)
  const regions = [
    'Competitors',
    'Metadata',
    'Description',
    'Icon',
    'Header',
    'In-app events',
    'Category ranking history',
    'App details',
  ]
  for (const name of regions) await expect(page.getByRole('region', { name, exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: /screenshots/i }).first()).toBeVisible()
})

/** What the first look at the overview asks. */
const firstLook = [
  /^\/appdetails\/v1\/appdetails$/,
  /^\/appdetails\/v1\/featurings$/,
  /^\/appdetails\/v1\/avg-rating$/,
  /^\/keywordmetrics\/ranked-keywords\/app-overview$/,
  /^\/keywordmetrics\/ranked-keywords\/app-overview-top30$/,
  /^\/appdetails\/v1\/[^/]+\/aso-score$/,
  /^\/appperformance\/v1\/app-performance\/[^/]+$/,
  /^\/projects\/[^/]+\/competitors$/,
]

test('OV-063, COMP-010: what the first look needs is asked at once', async ({ page, server }) => {
  const asked = listen(page)
  await openDemo(page, server.url)
  await expect.poll(() => firstLook.filter((path) => !has(asked, path))).toEqual([])
})

test('OV-064, OP-105: what the sections further down show is asked after the first look, once the page rests or when one nears the window', async ({
  page,
  server,
}) => {
  const asked = listen(page)
  await openDemo(page, server.url)
  const later = [/\/metadata\/benchmarks$/, /^\/appdetails\/v1\/category-rankings$/, /^\/appevents\/v1\/events$/]
  await expect.poll(() => later.filter((path) => !has(asked, path))).toEqual([])
  const place = (path: RegExp) => asked.findIndex((one) => path.test(one))
  expect(Math.max(...firstLook.map(place))).toBeLessThan(Math.min(...later.map(place)))
})

test('OV-029: from the title to what the words of the texts are worth', async ({ page, server }) => {
  await openDemo(page, server.url)
  await page.getByRole('region', { name: 'Metadata' }).getByRole('link', { name: 'Keyword research' }).click()
  await expect(page).toHaveURL(/\/analyze-keywords\/keyword-research(\?|$)/)
  await expect(page.getByRole('heading', { level: 1, name: 'Keyword research' })).toBeVisible()
})
