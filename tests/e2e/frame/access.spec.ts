import type { Page } from '@playwright/test'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { tabTo } from '#tests/support/pages/tab-to.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { expect, goToSection, test } from '#tests/support/test.ts'

const looks = {
  'desktop, light': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'phone, dark': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const

/** A dialog is looked at alone: the page under it was looked at before. */
async function expectNothingInDialog(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  expect(await violations(page, '[role=dialog]')).toEqual([])
  expect(await sideways(page)).toBe(0)
  await page.keyboard.press('Escape')
}

for (const [look, options] of Object.entries(looks))
  test(`${look}: axe finds nothing and nothing scrolls sideways`, async ({ browser, server }) => {
    test.slow()
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce', locale: 'en-US' })
    const page = await context.newPage()
    const expectNothing = async () => {
      expect(await violations(page)).toEqual([])
      expect(await sideways(page)).toBe(0)
    }
    for (const path of ['/login', '/sign-up']) {
      await page.goto(server.url + path)
      await expect(page.getByRole('button', { name: /^(Log in|Sign up)$/ })).toBeVisible()
      await expectNothing()
    }
    await openDemo(page, server.url)
    await expect(page.getByRole('group', { name: 'Downloads', exact: true })).toContainText(/\d/)
    await expectNothing()
    for (const section of ['Creatives', 'Category rankings', 'App details'] as const) {
      await goToSection(page, section)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'View as table' }).click()
    await expectNothing()

    await page.getByRole('button', { name: 'Version history' }).click()
    await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible()
    await expectNothingInDialog(page, 'Version history')
    await page.getByRole('button', { name: 'Screenshot 1', exact: true }).click()
    await expectNothingInDialog(page, /Screenshot 1 of/)
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('combobox', { name: 'Country', exact: true }).click()
    await expect(page.getByRole('option', { name: /Germany/ }).first()).toBeVisible()
    await expectNothing()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Pending changes' }).click()
    await expectNothingInDialog(page, 'Pending changes')
    await page.getByRole('button', { name: 'Add competitor' }).first().click()
    await expectNothingInDialog(page, 'Add competitor')
    await context.close()
  })

test('I18N-001: German throughout, with German numbers and dates', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: looks['desktop, light'].viewport })
  const page = await context.newPage()
  await page.goto(server.url)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'Demo ansehen' }).click()
  await expect(page.getByRole('heading', { name: 'Beschreibung', exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Ø Bewertung' })).toContainText(/\d,\d/)
  const text = (await page.locator('body').textContent()) ?? ''
  for (const english of ['Updated', 'Worldwide', 'Add competitor', 'Show all', 'No data available'])
    expect(text).not.toContain(english)

  // German titles are longer: on a phone figures that stand side by side stand on one line all the same.
  await page.setViewportSize({ width: 390, height: 844 })
  const figure = (name: string, text: RegExp) => page.getByRole('group', { name, exact: true }).getByText(text).first()
  const place = async (name: string, text: RegExp) => (await figure(name, text).boundingBox())?.y
  const count = /^[\d.]+$/
  await expect(figure('Keyword-Rankings', count)).toBeVisible()
  // The page may still be finding its place in the narrower window.
  await expect(async () => {
    expect(await place('Keyword-Rankings', count)).toBe(await place('Ø Bewertung', /^\d,\d\d$/))
    expect(await place('Downloads', count)).toBe(await place('Umsatz', /^[\d.]+\s\$$/))
  }).toPass()
  await page.goto(`${server.url}/analyze-market/timeline`)
  const row = page.getByRole('main').getByRole('listitem').first()
  await expect(row).toBeVisible()
  const top = async () => (await row.boundingBox())?.y
  await expect.poll(top, { message: 'the first row of the timeline' }).toBeLessThanOrEqual(300)
  await context.close()
})

test('the whole way by keyboard: into the demo, through the country list, to a section', async ({ page, server }) => {
  await page.goto(server.url)
  await expect(page.getByRole('button', { name: 'Explore the demo' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Explore the demo' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Description', exact: true })).toBeVisible()

  await tabTo(page, page.getByRole('combobox', { name: 'Country', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: /Germany/ }).first()).toBeVisible()
  await page.keyboard.type('Germ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toContainText('Germany')
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toBeFocused()

  await tabTo(page, page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'App details' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'App details' })).toBeInViewport()
})
