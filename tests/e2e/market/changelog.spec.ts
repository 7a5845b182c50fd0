import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, connection, expect, pick, test } from '#tests/support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('MENU-077, OP-69: an app is removed after a question that says what goes with it; the changelog tells who did what', async ({
  page,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  await pick(page, 'Country', 'Track another country')
  await page.keyboard.type('Spa')
  await page.getByRole('option', { name: /Spain/ }).first().click()
  const app = page.getByRole('combobox', { name: 'App', exact: true })
  await app.click()
  await expect(page.getByRole('option', { name: /Facet Fall/ })).toBeVisible()
  await page.getByRole('button', { name: /^Remove Facet Fall/ }).click()
  const question = page.getByRole('dialog', { name: /^Remove Facet Fall/ })
  await expect(question).toContainText('with its competitors, tracked countries')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await app.click()
  await page.getByRole('button', { name: /^Remove Facet Fall/ }).click()
  await question.getByRole('button', { name: 'Remove app' }).click()
  await app.click()
  await expect(page.getByRole('option')).toHaveCount(3)
  await expect(page.getByRole('option', { name: /Facet Fall/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(appTitle(page)).toContainText('Moorlight')

  await page.goto(`${ownServer.url}/creatives/changelog`)
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toContainText(/App removed: Facet Fall/)
  await expect(rows.nth(1)).toContainText(/Country tracked:\s+Spain\s*Moorlight/)
  await ownServer.kill()
  await page.reload()
  await expect(connection(page)).toHaveText(/^Offline/)
  await expect(rows.first()).toContainText(/App removed: Facet Fall/)
})
