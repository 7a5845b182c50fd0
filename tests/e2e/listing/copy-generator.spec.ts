import { expectAccessible } from '#tests/support/pages/axe.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, goOffline, test } from '#tests/support/test.ts'

test('MENU-058, MKT-008: copy is made of the listing, kept, and there without a connection', async ({
  page,
  ownServer,
}) => {
  await signInToDemo(page, ownServer.url)
  await page.goto(`${ownServer.url}/home`)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'Creatives' }).click()
  await menu.getByRole('link', { name: 'Copy generator' }).click()
  await page.getByRole('combobox', { name: 'For' }).selectOption('google-app-campaign')
  await page.getByRole('button', { name: 'Write 4 variants' }).click()
  const first = page.getByRole('article', { name: 'Variant 1', exact: true })
  await expect(first.getByRole('img', { name: /of 30 characters/ })).toBeVisible()
  await expect(first.getByRole('img', { name: /of 90 characters/ })).toBeVisible()
  await first.getByRole('button', { name: 'Keep Variant 1' }).click()
  await expect(first.getByRole('button', { name: 'Keep Variant 1' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'copy generator')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'copy generator on a phone')

  await page.reload()
  const kept = page.getByRole('article', { name: 'Kept variant 1' })
  await expect(kept).toBeVisible()
  await goOffline(page, ownServer)
  await expect(page.getByText(/Writing needs a connection/)).toBeVisible()
  await kept.getByRole('button', { name: 'Keep Kept variant 1' }).click()
  await expect(kept).toHaveCount(0)
})
