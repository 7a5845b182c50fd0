import { expectAccessible } from '#tests/support/pages/axe.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, goOffline, test } from '#tests/support/test.ts'

test('MENU-071: downloads of the app and its competitors stand in one chart, absolute, indexed and as shares, with what happened; offline, too', async ({
  page,
  ownServer,
}) => {
  await signInToDemo(page, ownServer.url)
  await page.goto(`${ownServer.url}/home`)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'Market' }).click()
  await menu.getByRole('link', { name: 'Download trends' }).click()
  const card = page.getByRole('region', { name: 'Downloads by day' })
  await expect(card.locator('.recharts-surface').first()).toBeVisible()
  const totals = page.getByRole('table', { name: 'Totals by app' })
  await expect(totals.getByRole('row')).toHaveCount(4)

  await card.getByRole('button', { name: 'View as table' }).click()
  const days = card.getByRole('table')
  await expect(days.getByRole('columnheader')).toHaveCount(4)
  await card.getByText('Share', { exact: true }).click()
  const shares = await days.getByRole('row').nth(1).getByRole('cell').allTextContents()
  const sum = shares.slice(-3).reduce((all, text) => all + Number.parseFloat(text), 0)
  expect(sum).toBeGreaterThan(99.8)
  expect(sum).toBeLessThan(100.2)
  await card.getByText('Indexed', { exact: true }).click()
  await expect(days.getByRole('row').last().getByRole('cell').last()).toHaveText(/^\d{2,3}$/)

  const chips = page.getByRole('group', { name: 'Competitors' }).getByRole('button')
  await chips.first().click()
  await expect(totals.getByRole('row')).toHaveCount(3)
  const happened = page.getByRole('region', { name: 'What happened' })
  await happened.scrollIntoViewIfNeeded()
  await expect(happened.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'download trends')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'download trends on a phone')

  await goOffline(page, ownServer)
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
  await page.goBack()
  await expect(totals.getByRole('row')).toHaveCount(4)
})
