import { violations } from '#tests/support/pages/axe.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { connection, expect, pick, test } from '#tests/support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('MENU-068: free, paid and grossing by category and country; what was seen opens offline', async ({
  page,
  ownServer,
}) => {
  await signInToDemo(page, ownServer.url)
  await page.goto(`${ownServer.url}/analyze-market/top-charts`)
  await expect(page.getByRole('heading', { level: 1, name: 'Top charts' })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Top charts' }).getByRole('row')
  await expect(rows.nth(20)).toBeVisible()
  const free = await rows.nth(1).textContent()
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Health & Fitness')
  await expect(page.getByText('Your app', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Grossing' }).check({ force: true })
  await expect(rows.nth(1)).not.toHaveText(free ?? '')
  await pick(page, 'Country', /Germany/)
  await expect(page.getByText(/in Germany\. Your app/)).toBeVisible()
  await expect(rows.nth(5)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await ownServer.kill()
  await page.reload()
  await expect(connection(page)).toHaveText(/^Offline/)
  await page.getByRole('radio', { name: 'Paid' }).check({ force: true })
  await expect(page.getByText("This chart loads when you're back online")).toBeVisible()
})
