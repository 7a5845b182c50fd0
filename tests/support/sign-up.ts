import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import type { ServerProcess } from './server-process.ts'

/** Creates an account as a person does: the form, the mailed link from the built-in mailbox, and on to the app. */
export async function signUpAndVerify(page: Page, server: ServerProcess, appUrl = server.url): Promise<string> {
  const email = `ada.${Date.now()}@example.com`
  await page.goto(`${appUrl}/sign-up`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Marlow')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Glass-barometer-7')
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page).toHaveURL(/\/sign-up\/verification/)
  await expect(page.getByText(email)).toBeVisible()

  await page.goto(`${server.url}/dev/mailbox`)
  const link = page.locator('a[href*="/sign-up/verification"]').first()
  const href = (await link.getAttribute('href')) ?? ''
  await page.goto(href.replace(server.url, appUrl))
  await page.getByRole('link', { name: 'Continue now' }).click()
  return email
}
