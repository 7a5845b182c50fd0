import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, comeBack, connection, expect, goToSection, isDrawn, pick, test } from '#tests/support/test.ts'
import { reviewCards, reviewPages } from '#tests/support/pages/reviews.ts'
import type { Page } from '@playwright/test'

// Everything of nine pages is loaded, and on a slow machine that takes its time.
test.setTimeout(240_000)

const control = (page: Page) => page.getByRole('button', { name: /^Keep available offline/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Keep available offline' })

/** Starts keeping the selected app, as a person does. */
async function keep(page: Page): Promise<void> {
  await control(page).click()
  await panel(page).getByRole('button', { name: 'Keep available offline', exact: true }).click()
  await expect(panel(page).getByRole('status')).toHaveText(/^Saving|^Kept/)
}

const isKept = (page: Page) => expect(panel(page).getByRole('status')).toHaveText(/^Saved, /, { timeout: 120_000 })

/** Entries of the caches of a kind, and rows of saved answers. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept-media-'))
    const pictures = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return pictures.flat().length
  })

test('OP-86, REV-001: a kept app opens offline in every country, with its competitors, pictures and last reviews, until it is removed', async ({
  page,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  await pick(page, 'App', /Facet Fall/)
  await expect(appTitle(page)).toContainText('Facet Fall')
  await keep(page)
  await isKept(page)
  await page.keyboard.press('Escape')
  await ownServer.kill()
  await page.reload()
  await expect(connection(page)).toHaveText(/^Offline/)

  for (const country of [/United States/, /Germany/, /Japan/]) {
    await pick(page, 'Country', country)
    await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toContainText(country)
    await expect(page.getByRole('heading', { name: 'Description', exact: true })).toBeVisible()
    await goToSection(page, 'Creatives')
    const screen = page.getByRole('button', { name: 'Screenshot 1', exact: true })
    await expect.poll(() => isDrawn(screen.locator('img'))).toBe(true)
    await goToSection(page, 'Category rankings')
    await expect(page.getByText("Rankings load when you're back online")).toHaveCount(0)
    await expect(page.getByText(/not saved on this device/i)).toHaveCount(0)
  }

  await page.goto(`${ownServer.url}/app-overview/competitors-app`)
  await expect(appTitle(page)).toContainText('Prism Picnic')
  await goToSection(page, 'Creatives')
  await expect
    .poll(() => isDrawn(page.getByRole('button', { name: 'Screenshot 1', exact: true }).locator('img')))
    .toBe(true)
  await expect(page.getByText(/not saved on this device/i)).toHaveCount(0)

  // Nobody has ever looked at them.
  await page.goto(`${ownServer.url}${reviewPages.inbox}`)
  await expect(page.getByRole('main').getByRole('search').getByRole('status')).toHaveText(/^(2\d\d|[3-9]\d\d) reviews/)
  await expect(reviewCards(page).first()).toBeVisible()

  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'On this device' }).click()
  const card = page.getByRole('region', { name: /^Facet Fall/ })
  await expect(card).toContainText('3 of 3 countries')
  const toggle = card.getByRole('switch')
  await expect(toggle).toBeChecked()
  expect(await onDevice(page)).toBeGreaterThan(20)
  await toggle.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from this device' }).click()
  await expect(toggle).not.toBeChecked()
  await expect(card).toContainText('0 of 3 countries')
  expect(await onDevice(page)).toBe(0)
})

test('keeping goes on where it was after the server was gone and the page reloaded', async ({ page, ownServer }) => {
  await openDemo(page, ownServer.url)
  await pick(page, 'App', /Facet Fall/)
  await expect(appTitle(page)).toContainText('Facet Fall')
  await keep(page)
  await expect(panel(page).getByRole('status')).toHaveText(/^Saving [1-9]/, { timeout: 60_000 })
  await ownServer.kill()
  await expect(panel(page).getByRole('status')).toHaveText(/^\d+ of \d+ not saved yet$/)
  await expect(panel(page)).toContainText("Continues automatically when you're back online.")
  await page.reload()
  await expect(appTitle(page)).toContainText('Facet Fall')
  await control(page).click()
  await expect(panel(page).getByRole('status')).toHaveText(/^\d+ of \d+ not saved yet$/)
  await comeBack(page, ownServer)
  // A count that was being made when the server was killed takes its time.
  await expect(panel(page).getByRole('status')).toHaveText(/^Saved, |^Saved, except keyword counts$/, {
    timeout: 120_000,
  })
})
