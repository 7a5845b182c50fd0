import { isKept } from '#tests/support/pages/kept.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, connection, expect, test } from '#tests/support/test.ts'

test('OP-86: a competitor seen before opens with the server gone; one added offline says what it lacks', async ({
  page,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  await page.getByRole('link', { name: 'Competitor', exact: true }).click()
  await expect(appTitle(page)).not.toContainText('Moorlight')
  await expect(page.getByRole('heading', { name: 'Description', exact: true })).toBeVisible()
  await isKept(page, 'getAppDetails', 2)
  const name = (await appTitle(page).textContent()) ?? ''
  await ownServer.kill()

  await page.reload()
  await expect(appTitle(page)).toHaveText(name)
  await expect(connection(page)).toHaveText(/^Offline/)
  await expect(page.getByRole('heading', { name: 'Description', exact: true })).toBeVisible()

  await page.getByRole('combobox', { name: 'Competitor', exact: true }).click()
  await page.getByRole('option', { name: 'Add competitor' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('https://apps.apple.com/us/app/weatherbug/id281940292')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('combobox', { name: 'Competitor', exact: true })).toContainText('281940292')
  await expect(page.getByText(/Not saved on this device/).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})
