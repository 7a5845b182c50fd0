import type { Page } from '@playwright/test'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { openDemo, signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, isDrawn, pick, test } from '#tests/support/test.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first()
const sectionLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name })
const cells = (page: Page, section: string, row: RegExp) =>
  card(page, section).getByRole('row', { name: row }).getByRole('cell')

test('the own app and a competitor stand side by side, section by section', async ({ page, server }) => {
  test.slow()
  await openDemo(page, server.url)
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/app-overview\/compare(\?|$)/)
  const competitor = page.getByRole('combobox', { name: 'Competitor', exact: true })
  await expect(card(page, 'Figures')).toBeVisible()
  const name = (await page.getByRole('main').getByRole('heading', { level: 2 }).nth(1).textContent()) ?? ''
  await expect(competitor).toContainText(name)
  await expect(page.getByRole('img', { name: /^ASO score/ })).toHaveCount(1)

  await expect(cells(page, 'Figures', /^Downloads/)).toHaveText([/\d/, /\d/])
  await expect(
    card(page, 'Figures')
      .getByText(/^Ahead by/)
      .first(),
  ).toBeVisible()
  await expect(cells(page, 'Texts', /^Title/)).toHaveText([/Moorlight/, new RegExp(name)])
  await sectionLink(page, 'App details').click()
  await expect(cells(page, 'App details', /^Version/)).toHaveText([/\d/, /\d/])
  const density = page.getByRole('table', { name: 'Keyword density of both descriptions' })
  await density.getByRole('button', { name: 'Difference' }).click()
  await expect(density.getByRole('columnheader', { name: 'Difference' })).toHaveAttribute('aria-sort', 'descending')

  await sectionLink(page, 'Creatives').click()
  const strips = card(page, 'Creatives').getByRole('group', { name: /^Trailer & screenshots of/ })
  await expect.poll(() => isDrawn(strips.nth(1).getByRole('img').first())).toBe(true)
  // Both strips are scrolled in step.
  await strips.nth(0).evaluate((strip) => strip.scrollTo({ left: 60 }))
  const ends = await strips.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
  await expect.poll(() => strips.nth(1).evaluate((strip) => strip.scrollLeft)).toBe(Math.min(60, ...ends))

  const rankings = card(page, 'Category rankings')
  await expect(rankings.locator('.recharts-line')).toHaveCount(2)
  await rankings.getByRole('button', { name: 'View as table' }).click()
  await expect(rankings.getByRole('columnheader')).toHaveText(['Day', /Moorlight/, new RegExp(name)])

  // However far down one is, the way to the other sections is there.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeInViewport({ ratio: 1 })
  await sectionLink(page, 'Figures').click()
  await expect(card(page, 'Figures')).toBeInViewport()

  await pick(page, 'Competitor', /^(?!.*Add competitor)/)
  await pick(page, 'Country', /Germany/)
  await expect(page.getByRole('main')).toContainText('Germany')
  await expect(cells(page, 'Texts', /^Title/).first()).toContainText('Moorlight')
})

for (const [viewport, scheme] of [
  [{ width: 1440, height: 900 }, 'light'],
  [{ width: 390, height: 844 }, 'dark'],
] as const)
  test(`${viewport.width} px, ${scheme}: axe finds nothing and nothing scrolls sideways`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({
      viewport,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale: 'en-US',
    })
    const page = await context.newPage()
    await signInToDemo(page, server.url)
    await page.goto(`${server.url}/app-overview/compare`)
    await sectionLink(page, 'Category rankings').click()
    await expect(card(page, 'Category rankings').locator('.recharts-surface').first()).toBeVisible()
    // Ranked keywords are asked for again after 15 s where they were still counted.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 40_000 })
    expect(await violations(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
    await page.getByRole('button', { name: 'About Downloads' }).click()
    await expect(page.getByRole('dialog', { name: 'Downloads' })).toContainText('Sample market')
    expect(await violations(page)).toEqual([])
    await context.close()
  })
