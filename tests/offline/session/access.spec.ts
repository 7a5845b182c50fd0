import type { Page } from '@playwright/test'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { addKeywords } from '#tests/support/pages/changes.ts'
import { isKept } from '#tests/support/pages/kept.ts'
import { keywordPages, listIsThere } from '#tests/support/pages/keyword-pages.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, connection, expect, goOffline, pick, test } from '#tests/support/test.ts'

const looks = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const

async function expectNothing(page: Page, within?: string): Promise<void> {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await expect(connection(page)).toHaveText(/^Offline/)
    expect(await violations(page, within)).toEqual([])
    expect(await sideways(page)).toBe(0)
  }
  await page.setViewportSize(looks[0].viewport)
}

test('OP-86: axe finds nothing offline: strip, ages, a waiting change, a country that is not saved', async ({
  page,
  ownServer,
}) => {
  test.slow()
  await openDemo(page, ownServer.url)
  await ownServer.kill()
  await page.reload()
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(connection(page)).toHaveText(/^Offline/)
  await page.getByRole('combobox', { name: 'Country', exact: true }).click()
  await page
    .getByRole('button', { name: /Add .* to favourites$/ })
    .first()
    .click()
  await expect(connection(page)).toHaveText(/1 change waiting/)
  await page.keyboard.press('Escape')

  await expectNothing(page)
  await pick(page, 'Country', /Japan/)
  await expect(page.getByText('Not saved on this device').first()).toBeVisible()
  await expectNothing(page)
})

test('KEY-001, OP-86: axe finds nothing offline where keywords are found and tracked, while an addition waits', async ({
  page,
  ownServer,
}) => {
  test.slow()
  await openDemo(page, ownServer.url)
  const pages = {
    [keywordPages.ranked]: 'getAllRankedKeywords',
    [keywordPages.research]: 'getKeywordSuggestions',
    [keywordPages.monitor]: 'getTrackedKeywords',
  }
  for (const [path, endpoint] of Object.entries(pages)) {
    await page.goto(ownServer.url + path)
    await listIsThere(page)
    await isKept(page, endpoint)
  }
  await goOffline(page, ownServer)
  await addKeywords(page, ['noise'])
  for (const path of Object.keys(pages)) {
    await page.goto(ownServer.url + path)
    await expect(connection(page)).toHaveText(/1 change waiting/)
    await expect(page.getByText(/^Saved /).first()).toBeVisible()
    await expectNothing(page)
  }
  await page.getByRole('button', { name: 'Add keywords' }).click()
  await expect(page.getByText("Sent when you're back online", { exact: true })).toBeVisible()
  await expectNothing(page, '[role=dialog]')
  await page.goto(`${ownServer.url}${keywordPages.live}?q=sleep+sounds`)
  await expect(page.getByText('A live search needs a connection.')).toBeVisible()
  await expectNothing(page, '[role=dialog]')
})
