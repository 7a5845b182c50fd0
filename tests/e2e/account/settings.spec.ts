import type { Page } from '@playwright/test'
import { signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { isKept } from '#tests/support/pages/kept.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { expect, filled, test } from '#tests/support/test.ts'

const password = 'Glass-barometer-7'
const newPassword = 'Rain-gauge-of-1868'

async function openAccount(page: Page) {
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Account settings' }).click()
  await expect(page.getByRole('heading', { name: 'E-mail address' })).toBeVisible()
}

test('BAR-023, SUB-026: names, password and address are changed in the account settings', async ({ page, server }) => {
  await signUpAndVerify(page, server)
  await openAccount(page)

  await page.getByLabel('First name').fill('Grace')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Name saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Grace')

  await page.getByLabel('Current password').fill('Not-the-password-1')
  await page.getByLabel('New password').fill(newPassword)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('The password is wrong')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue(newPassword)
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(/Password changed/)).toBeVisible()

  const email = `grace.${Date.now()}@example.com`
  await page.getByLabel('New e-mail address').fill(email)
  await page.locator('[name=password-for-email]').fill(newPassword)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()

  await page.goto(`${server.url}/dev/mailbox`)
  const link = page.locator('a[href*="/confirm-email"]').first()
  await page.goto((await link.getAttribute('href')) ?? '')
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('heading', { name: 'E-mail address changed' })).toBeVisible()
  await page.goto(`${server.url}/settings/account`)
  await expect(page.getByText(email)).toBeVisible()
})

test('OP-112: language and appearance of the settings hold at once and on the next device', async ({
  browser,
  page,
  server,
}) => {
  const email = await signUpAndVerify(page, server)
  await openAccount(page)
  const main = page.getByRole('main')
  await main.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await main.getByText('Deutsch').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(`${server.url}/login`)
  await other.getByLabel('E-mail').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Log in', exact: true }).click()
  // The profile is asked for when the page stands and the browser is idle.
  await expect(other.locator('html')).toHaveAttribute('lang', 'de', { timeout: 30_000 })
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await context.close()
})

test('a link to confirm an address that is not valid says so', async ({ page, server }) => {
  await page.goto(`${server.url}/confirm-email?userId=00000000-0000-4000-8000-000000000004&code=wrong`)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('alert')).toContainText("This link isn't valid")
})

test.describe('without the server', () => {
  test.use({ serviceWorkers: 'allow' })

  test('account settings open without the server, though the page was never opened with it', async ({
    page,
    ownServer,
  }) => {
    await openDemo(page, ownServer.url)
    await page.goto(`${ownServer.url}/settings/sessions`)
    await expect(page.getByRole('heading', { name: 'Sessions' }).first()).toBeVisible()
    await isKept(page, 'getProfile')
    await filled(page)
    await ownServer.kill()
    await page.goto(`${ownServer.url}/settings/account`)
    await expect(page.getByRole('main')).toContainText('Language and appearance')
    await page.getByRole('main').getByText('Dark', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })
})
