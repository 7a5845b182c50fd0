import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, goOffline, test } from '#tests/support/test.ts'

const looks = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

async function fillInAddress(page: Page): Promise<void> {
  const address = page.getByRole('region', { name: 'Billing address' })
  await address.getByLabel('First name').fill('Ada')
  await address.getByLabel('Last name').fill('Marlow')
  await address.getByLabel('Street and number').fill('Lindenweg 4')
  await address.getByLabel('Postcode').fill('04109')
  await address.getByLabel('City').fill('Leipzig')
  await address.getByLabel('Country').selectOption('DE')
}

test('BAN-022, SUB-011, SUB-015 to SUB-017: choose, see the price with VAT, order, cancel, take it back, save the invoice', async ({
  page,
  server,
}) => {
  test.slow()
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/plans`)
  const paid = page.getByRole('region', { name: 'Paid plan' })
  await expect(paid).toContainText('$49 a month, plus VAT')
  await page.getByText('Yearly, two months free').click()
  await page.getByRole('group', { name: 'Apps' }).getByRole('button', { name: 'More' }).click()
  await page.getByLabel('Currency').selectOption('eur')
  await expect(paid).toContainText('€530 a year, plus VAT')
  await expect(paid).toContainText('6 apps')
  await page.reload()
  await paid.getByRole('link', { name: 'Get the Paid plan' }).click()

  const order = page.getByRole('region', { name: 'Your order' })
  const pay = order.getByRole('button', { name: 'Place test order' })
  await expect(order).toContainText('€530')
  await pay.click()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await expect(page.getByText('This field is required!').first()).toBeVisible()
  await fillInAddress(page)
  await expect(order).toContainText('€630.70')
  await pay.click()

  await expect(page).toHaveURL(/\/settings\/plan$/)
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Renews on')
  await expect(page.getByRole('region', { name: 'Usage' })).toContainText('of 6')
  await page.getByRole('button', { name: 'Cancel the plan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why? (optional)').fill('Just looking')
  await dialog.getByRole('button', { name: 'Cancel the plan' }).click()
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText("It won't renew")
  await page.getByRole('button', { name: 'Keep the plan' }).click()
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Renews on')

  await page.goto(`${server.url}/settings/billing`)
  const invoices = page.getByRole('region', { name: 'Invoices' })
  await expect(invoices).toContainText('€630.70')
  const saved = page.waitForEvent('download')
  await invoices.getByRole('button', { name: /as PDF/ }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^invoice-TEST-\d{4}-\d{6}\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.route('**/pdf', (route) => route.abort())
  await invoices.getByRole('button', { name: /as PDF/ }).click()
  const toast = page.getByRole('alert').filter({ hasText: "Couldn't save the invoice" })
  expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(375)
  await page.getByRole('button', { name: 'Use the test card' }).click()
  await expect(page.getByRole('region', { name: 'Payment method' })).toContainText('Test ending in 0000')
})

test('BAN-021, ERR-028: a refused payment says so where it was ordered, and changes nothing', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/settings/billing`)
  await page.getByRole('textbox', { name: 'Purchase order' }).fill('decline')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const snackbar = page.getByText('Saved', { exact: true }).locator('..')
  expect((await snackbar.boundingBox())?.width).toBe(375)
  await fillInAddress(page)
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Lindenweg 4')).toBeVisible()
  await page.goto(`${server.url}/plans/checkout`)
  await page.getByRole('button', { name: 'Place test order' }).click()
  await expect(page.getByRole('alert')).toContainText('An error occurred while charging the payment method.')
  await expect(page).toHaveURL(/\/plans\/checkout$/)
})

test('SUB-017: plans, checkout, plan and billing stand without a violation, at both sizes', async ({
  browser,
  server,
}) => {
  test.slow()
  for (const look of looks) {
    const context = await browser.newContext({ ...look, locale: 'en-US', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await signInToDemo(page, server.url)
    for (const path of ['/plans', '/plans/checkout', '/settings/plan', '/settings/billing']) {
      await page.goto(server.url + path)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await violations(page)).toEqual([])
      expect(await sideways(page)).toBe(0)
    }
    await context.close()
  }
})

test.describe('without the server', () => {
  test.use({ serviceWorkers: 'allow' })

  test('SUB-017: offline nothing is ordered, and the page says why', async ({ page, ownServer }) => {
    await signInToDemo(page, ownServer.url)
    await page.goto(`${ownServer.url}/plans/checkout`)
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Net')
    await goOffline(page, ownServer)
    await expect(page.getByText("You can order a plan when you're back online.")).toBeVisible()
    await expect(page.getByRole('button', { name: 'Place test order' })).toBeDisabled()
  })
})
