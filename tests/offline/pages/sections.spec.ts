import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, connection, expect, filled, goToSection, isDrawn, pick, test } from '#tests/support/test.ts'
import type { Page } from '@playwright/test'

/** Resolves once the worker keeps a picture whose address ends so. */
const keepsPicture = (page: Page, ending: string) =>
  expect
    .poll(() =>
      page.evaluate(async (ending) => {
        const names = (await caches.keys()).filter((name) => name.startsWith('media-'))
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return requests.flat().some(({ url }) => new URL(url).pathname.endsWith(ending))
      }, ending),
    )
    .toBe(true)

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first()

test('OP-86: the whole overview is there offline, also what nobody scrolled to', async ({ page, ownServer }) => {
  await openDemo(page, ownServer.url)
  // The pictures come last; the leaders' icons are the last of them.
  await keepsPicture(page, '/en/screen-1.svg')
  await expect(async () => {
    const leaders = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('media-'))
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().filter(({ url }) => url.includes('/icon.svg')).length
    })
    expect(leaders).toBeGreaterThan(8)
  }).toPass()
  await filled(page)
  await ownServer.kill()

  await page.reload()
  await expect(appTitle(page)).toHaveText('Moorlight: Sleep & Wind Down')
  await expect(connection(page)).toHaveText(/^Offline/)

  await goToSection(page, 'Creatives')
  await expect(card(page, 'Icon').getByRole('listitem').first()).toHaveText(/^#[0-9a-f]{6}/)
  await expect.poll(() => isDrawn(card(page, 'Header').getByRole('img'))).toBe(true)
  const screen = page.getByRole('button', { name: 'Screenshot 1', exact: true })
  await expect.poll(() => isDrawn(screen.locator('img'))).toBe(true)
  const event = card(page, 'In-app events').getByRole('article').first()
  await event.scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(event.locator('img'))).toBe(true)
  await screen.click()
  await expect(page.getByRole('dialog', { name: /Screenshot 1 of/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await goToSection(page, 'Category rankings')
  const rankings = card(page, 'Category ranking history')
  await expect(rankings.locator('.recharts-surface').first()).toBeVisible()
  await rankings.getByText('Grossing', { exact: true }).click()
  await expect(rankings.locator('.recharts-surface').first()).toBeVisible()
  await rankings.getByText('180 days').click()
  await expect(rankings).toContainText("Rankings load when you're back online")

  await page.getByRole('button', { name: 'Version history' }).click()
  await expect(page.getByRole('dialog').getByRole('tabpanel')).toHaveText(/\S/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})

test('a country that this device has never seen says so in each section, calmly', async ({ page, ownServer }) => {
  await openDemo(page, ownServer.url)
  await ownServer.kill()
  await pick(page, 'Country', /Japan/)
  await goToSection(page, 'Creatives')
  await expect(card(page, 'In-app events')).toContainText("In-app events load when you're back online")
  await goToSection(page, 'Category rankings')
  await expect(card(page, 'Category ranking history')).toContainText("Rankings load when you're back online")
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})
