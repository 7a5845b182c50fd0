import { sideways, violations } from '#tests/support/pages/axe.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { expect, pick, test } from '#tests/support/test.ts'

test('OV-023, OV-025, OV-039: featurings, ratings and timeline of the selected app and country', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  const menu = page.getByRole('navigation', { name: 'Main menu' })

  await menu.getByRole('button', { name: 'Market' }).click()
  await menu.getByRole('link', { name: 'Featured' }).click()
  const countries = page.getByRole('region', { name: 'Countries' })
  await expect(countries.getByText(/^Featured in \d+ countries$/)).toBeVisible()
  await expect(countries.getByRole('listitem').filter({ hasText: 'Tracked' }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])

  await menu.getByRole('button', { name: 'Reviews and ratings' }).click()
  await menu.getByRole('link', { name: 'Ratings' }).click()
  await expect(page.getByRole('region', { name: 'Average rating in the United States' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Ratings by stars', exact: true }).getByRole('row')).toHaveCount(6)
  await expect(page.getByRole('table', { name: 'Average rating by country' })).toContainText('Germany')
  await page.getByRole('button', { name: 'View as table' }).click()
  await expect(page.getByRole('table', { name: 'Average rating by day' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await pick(page, 'Country', /Germany/)
  await expect(page.getByRole('region', { name: 'Average rating in Germany' })).toBeVisible()

  // The group of the page before is still open.
  await menu.getByRole('link', { name: 'App timeline' }).click()
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries.first()).toBeVisible()
  const others = entries.filter({ hasNotText: /Version \d/ })
  await expect(others.first()).toBeVisible()
  await page.getByText('Versions', { exact: true }).click()
  await expect(entries.first()).toContainText(/Version \d/)
  await expect(others).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  expect(await sideways(page)).toBe(0)

  const rival = page.getByRole('combobox', { name: 'App shown' }).getByRole('option').nth(1)
  const name = (await rival.textContent()) ?? ''
  await page.getByRole('combobox', { name: 'App shown' }).selectOption(name)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(name)
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(name)
})
