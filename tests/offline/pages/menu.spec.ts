import { openDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

test('OP-86: without the server the menu is there, unfolds, and opens beside its icons', async ({
  page,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  await ownServer.kill()
  await page.reload()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'Market' }).click()
  await expect(menu.getByRole('link', { name: 'Featured' })).toBeVisible()
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await menu.getByRole('button', { name: 'Dashboards' }).hover()
  await expect(page.getByRole('group', { name: 'Dashboards' }).getByRole('link', { name: 'ASO score' })).toBeVisible()
})
