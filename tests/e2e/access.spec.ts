import { sideways, violations } from '#tests/support/axe.ts'
import { expect, exploreDemo, goToSection, test } from '#tests/support/test.ts'

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

for (const [size, viewport] of Object.entries(sizes))
  for (const scheme of ['light', 'dark'] as const)
    test(`${size}, ${scheme}: axe finds nothing and nothing scrolls sideways`, async ({ browser, server }) => {
      test.slow()
      const context = await browser.newContext({
        viewport,
        colorScheme: scheme,
        reducedMotion: 'reduce',
        locale: 'en-US',
      })
      const page = await context.newPage()
      for (const path of ['/login', '/sign-up']) {
        await page.goto(server.url + path)
        await expect(page.getByRole('button', { name: /^(Log in|Sign up)$/ })).toBeVisible()
        expect(await violations(page)).toEqual([])
        expect(await sideways(page)).toBe(0)
      }
      await exploreDemo(page, server.url)
      await expect(page.getByRole('group', { name: 'Downloads', exact: true })).toContainText(/\d/)
      expect(await violations(page)).toEqual([])
      expect(await sideways(page)).toBe(0)
      for (const section of ['Creatives', 'Category rankings', 'App details'] as const) {
        await goToSection(page, section)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect(await violations(page)).toEqual([])
        expect(await sideways(page)).toBe(0)
      }
      // What opens looks alike on both: each once.
      if ((size === 'desktop') !== (scheme === 'light')) return await context.close()
      await page.getByRole('button', { name: 'View as table' }).click()
      await page.getByRole('button', { name: 'Version history' }).click()
      await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Screenshot 1', exact: true }).click()
      await expect(page.getByRole('dialog', { name: /Screenshot 1 of/ })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('combobox', { name: 'Country', exact: true }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Pending changes' }).click()
      await expect(page.getByRole('dialog', { name: 'Pending changes' })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Add competitor' }).first().click()
      await expect(page.getByRole('dialog', { name: 'Add competitor' })).toBeVisible()
      expect(await violations(page)).toEqual([])
      expect(await sideways(page)).toBe(0)
      await context.close()
    })

test('I18N-001: German throughout, with German numbers and dates', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: sizes.desktop })
  const page = await context.newPage()
  await page.goto(server.url)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'Demo ansehen' }).click()
  await expect(page.getByRole('heading', { name: 'Beschreibung', exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Durchschnittliche Bewertung' })).toContainText(/\d,\d/)
  const text = (await page.locator('body').textContent()) ?? ''
  for (const english of ['Updated', 'Worldwide', 'Add competitor', 'Show all', 'No data available'])
    expect(text).not.toContain(english)
  await context.close()
})

test('the whole way by keyboard: into the demo, through the country list, to a section', async ({ page, server }) => {
  await page.goto(server.url)
  await expect(page.getByRole('button', { name: 'Explore the demo' })).toBeVisible()
  const focus = async (matches: (name: string) => boolean) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      })
      if (matches(name)) return
    }
    throw new Error('not reachable by Tab')
  }
  await focus((name) => name === 'Explore the demo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Description', exact: true })).toBeVisible()

  await focus((name) => name.startsWith('Country'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: /Germany/ }).first()).toBeVisible()
  await page.keyboard.type('Germ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toContainText('Germany')
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toBeFocused()

  await focus((name) => name === 'App details')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'App details' })).toBeInViewport()
})
