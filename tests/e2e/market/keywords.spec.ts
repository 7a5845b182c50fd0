import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { filterBy } from '#tests/support/pages/keyword-pages.ts'
import { layoutShift } from '#tests/support/pages/layout-shift.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { formatDay } from '#web/i18n/format.ts'
import { openDemo, signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

const keywords = (page: Page) => page.getByRole('main').getByRole('table').getByRole('rowheader')
/** The number of keywords that the toolbar names. */
const count = async (page: Page) => Number((await page.getByText(/^[\d,]+ keywords?$/).innerText()).replace(/\D/g, ''))

test('OV-024, KEY-006, C-15: the card of the ranked keywords leads to all of them, to filter, sort and export', async ({
  page,
  server,
}) => {
  test.slow()
  await openDemo(page, server.url)
  await page.getByRole('link', { name: 'Total ranked keywords' }).click()
  await expect(page).toHaveURL(/\/analyze-keywords\/all-ranked(\?|$)/)
  // The page before it has a table of words, too; and the first list takes its time.
  const rank = page.getByRole('columnheader', { name: 'Rank' })
  await expect(rank).toHaveAttribute('aria-sort', 'ascending', { timeout: 60_000 })
  expect(await violations(page)).toEqual([])
  const all = await count(page)
  const groups = await page.getByRole('radiogroup', { name: 'Rank' }).locator('label').allInnerTexts()
  const [, ...counts] = groups.map((text) => Number(text.split('\n')[1]?.replace(/\D/g, '')))
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(all)

  const top = page.getByRole('radio', { name: /^4–10 / })
  await top.check({ force: true })
  await expect.poll(() => count(page)).toBeLessThan(all)
  const left = await count(page)
  expect(left).toBeGreaterThan(0)
  await expect(page.getByRole('radio', { name: `4–10 ${left}` })).toBeChecked()

  await page.getByRole('button', { name: 'Volume', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Volume' })).toHaveAttribute('aria-sort', 'descending')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^moorlight-.*ranked-keywords-US-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(left + 1)
  expect(lines[1]).toContain(await keywords(page).first().innerText())

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => count(page)).toBe(all)
  // Of a long list the rows near the window are drawn.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('main').getByRole('row').last()).toHaveAttribute('aria-rowindex', String(all + 1))
})

test('OV-029: keyword research shows what the listing’s own words are worth, and how that is worked out', async ({
  page,
  server,
}) => {
  test.slow()
  await openDemo(page, server.url)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Keyword research' }).click()
  // The page before it has a table of words, too; and a server's first list takes its time.
  await expect(page.getByRole('columnheader', { name: 'Volume' }).first()).toBeVisible({ timeout: 60_000 })
  const sleep = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'sleep', exact: true }) })
  await expect(sleep).toContainText('Title')
  const all = await count(page)
  await filterBy(page, 'Number of words', '2 words')
  await expect.poll(() => count(page)).toBeLessThan(all)
  expect(await violations(page)).toEqual([])

  const how = page.getByRole('button', { name: 'How is this calculated?' })
  await how.click()
  const told = page.getByRole('region', { name: 'How is this calculated?' })
  await expect(told).toContainText("Stores don't publish this number")
  await expect(told).toContainText(`Sample market${formatDay(dayOf(new Date()), 'en')}`)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(how).toBeFocused()

  await page.goto(`${server.url}/analyze-keywords/keyword-research?q=noise`)
  await expect(page.getByRole('searchbox', { name: 'Keyword, app or sentence' })).toHaveValue('noise')
  await expect(keywords(page).first()).toContainText('noise')
})

test('on a phone each keyword takes two lines, and nothing scrolls sideways', async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  const page = await context.newPage()
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/analyze-keywords/keyword-research`)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toContainText(/Vol \d+Diff \d+/, { timeout: 60_000 })
  const top = await rows.first().evaluate((row) => row.getBoundingClientRect().top)
  expect(top, 'the list begins in the upper half of the screen').toBeLessThanOrEqual(422)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Volume')
  const volumes = (await rows.allInnerTexts()).map((text) => Number(/Vol (\d+)/.exec(text)?.[1]))
  expect(volumes).toEqual(volumes.toSorted((a, b) => b - a))
  expect(await sideways(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  await context.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const list of ['keyword-research', 'all-ranked'])
    test(`a reload of a scrolled list comes back to the same place, and nothing moves: ${list}`, async ({
      page,
      server,
    }) => {
      await signInToDemo(page, server.url)
      await page.goto(`${server.url}/analyze-keywords/${list}`)
      const rows = page.getByRole('main').getByRole('listitem')
      await expect(rows.nth(30)).toBeAttached({ timeout: 60_000 })
      // Nobody reloads in the very frame of scrolling.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('scroll', resolve, { once: true })
            scrollTo(0, 1500)
          }),
      )
      const shift = await layoutShift(page)
      await page.reload()
      await expect(rows.nth(30)).toBeAttached()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
      expect(await shift()).toBeLessThan(0.02)
    })
})
