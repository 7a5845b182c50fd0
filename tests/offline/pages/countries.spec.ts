import type { Page } from '@playwright/test'
import { eightCountries, showsCountry, track, trackedFromStart, trackedLater } from '#tests/support/pages/countries.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, connection, expect, pick, test } from '#tests/support/test.ts'

/** Ranked keywords are not among them: they are counted while one waits, which takes longer than a look. */
const figures = ['Downloads', 'Revenue', 'App featuring', 'Average rating']

async function isWhole(page: Page, country: string): Promise<void> {
  await showsCountry(page, country)
  for (const name of figures)
    await expect(page.getByRole('group', { name, exact: true })).toContainText(/\d|No data available/)
  await expect(page.getByRole('region', { name: 'Keywords of the description' }).getByRole('row').nth(1)).toBeVisible()
}

test('OV-011, OP-86: eight countries of one app, seen once, each open offline', async ({ page, ownServer }) => {
  test.slow()
  await openDemo(page, ownServer.url)
  for (const country of trackedFromStart) {
    await pick(page, 'Country', new RegExp(country))
    await isWhole(page, country)
  }
  for (const country of trackedLater) {
    await track(page, country)
    await isWhole(page, country)
  }
  await ownServer.kill()

  await page.reload()
  await expect(connection(page)).toHaveText(/^Offline/)
  for (const country of eightCountries) {
    await pick(page, 'Country', new RegExp(country))
    await isWhole(page, country)
    await expect(appTitle(page)).toContainText('Moorlight')
  }
})
