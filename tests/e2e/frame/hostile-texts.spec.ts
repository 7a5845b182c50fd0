import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { sideways } from '#tests/support/pages/axe.ts'
import { test } from '#tests/support/faults/faulty-line.ts'
import { makeAccountHostile } from '#tests/support/faults/hostile-account.ts'
import { hostileTexts, withHostileTexts } from '#tests/support/faults/hostile-texts.ts'
import { appPages } from '#tests/support/routes.ts'
import { connection, expect } from '#tests/support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const always = Number.POSITIVE_INFINITY
/** Reads of what stores say, of apps and of words. */
const storeData = /^\/api\/(appdetails|appstatistics|appperformance|appevents|keywordmetrics|projects|bff)\//
/** What begins a formula in a spreadsheet. */
const formula = /^[=+\-@\t\r]/
const kinds = [...new Set(hostileTexts)]
const isNumber = /^-\d+$/

/** What ran, what could be pressed that runs, and what has become an element, of a page as it stands. */
const harm = (page: Page) =>
  page.evaluate(() => [
    ...(Reflect.get(window, 'allThatRan') as unknown[]).map((what) => `ran ${String(what)}`),
    // React writes an address of its own in place of such a one.
    ...Array.from(
      document.querySelectorAll('[href^="javascript:" i]:not([href*="React has blocked"]), [src^="javascript:" i]'),
      (one) => one.outerHTML,
    ),
    ...Array.from(
      document.querySelectorAll('iframe, [onerror], [onload], [onfocus], #root script'),
      (one) => one.outerHTML,
    ),
  ])

test('200 hostile names, keywords and texts, of stores and of people, are drawn as texts on every page: none runs, none breaks out of a phone, none is a formula in a spreadsheet', async ({
  page,
  faults,
}) => {
  test.slow()
  await page.addInitScript(() => {
    const ran: unknown[] = []
    Object.assign(window, { allThatRan: ran, ran: (what: unknown) => ran.push(what) })
  })
  makeAccountHostile(faults)
  for (const method of ['GET', 'POST'])
    faults.break(method, storeData, { kind: 'changed-body', change: withHostileTexts }, always)
  const drawn = new Set<string>()
  const wide: Record<string, number> = {}
  await page.goto(faults.url)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await expect(connection(page)).toHaveText(/^Online/)
  for (const path of appPages()) {
    await page.goto(faults.url + path)
    await expect(page.getByRole('main').locator('*').filter({ visible: true }).first(), path).toBeVisible()
    await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0, { timeout: 30_000 })
    expect(await harm(page), path).toEqual([])
    if ((await sideways(page)) > 0) wide[path] = await sideways(page)
    const text = await page.getByRole('main').evaluate((main) => main.textContent)
    for (const one of hostileTexts) if (text.includes(one)) drawn.add(one)
    if (path === '/settings/team' || path === '/creatives/changelog')
      expect(hostileTexts.filter((one) => !text.includes(one), path)).toEqual([])
    if (path !== '/analyze-keywords/all-ranked') continue
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const rows = parse(readFileSync(await (await file).path()), { bom: true })
    expect(rows.length).toBeGreaterThan(200)
    expect(rows.flat().filter((cell) => formula.test(cell) && !isNumber.test(cell))).toEqual([])
    const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first()
    for (const one of kinds) await search.fill(one)
    expect(await harm(page), path).toEqual([])
  }
  process.stdout.write(`${drawn.size} of ${kinds.length} kinds of texts drawn\n`)
  expect(wide).toEqual({})
  expect(kinds.filter((one) => !drawn.has(one))).toEqual([])

  await page.getByRole('button', { name: '2 more notices' }).click()
  await page.getByRole('button', { name: /^User menu/ }).click()
  expect(await harm(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('textbox', { name: 'Search pages, apps, countries and commands' })
  for (const one of kinds) await palette.fill(one)
  expect(await harm(page)).toEqual([])

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${faults.url}/accept-invitation/00000000-0000-4000-8000-000000000009?code=${'c'.repeat(43)}`)
  await expect(page.getByText(kinds[0] ?? '').first()).toBeVisible()
  expect(await harm(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
})
