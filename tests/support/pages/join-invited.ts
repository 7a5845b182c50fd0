import { expect, type Browser, type Page } from '@playwright/test'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import type { ServerProcess } from '../servers/server-process.ts'

const password = 'Glass-barometer-7'

/** The mailed link, accepted with a password; then a browser of their own, in which they log in. */
export async function joinInvited(browser: Browser, server: ServerProcess, page: Page, email: string): Promise<Page> {
  await page.goto(`${server.url}/dev/mailbox`)
  const href = await page.locator('a[href*="/accept-invitation/"]').first().getAttribute('href')
  const link = new URL(href ?? '')
  const userId = link.pathname.split('/').at(-1) ?? ''
  // Beside the browser, whose cookie is somebody else's.
  const answer = await fetch(`${server.url}${API_BASE}/auth/v1/users/${userId}/accept-invitation`, {
    method: 'POST',
    body: JSON.stringify({ code: link.searchParams.get('code'), password }),
    headers: { 'content-type': 'application/json', 'x-token-transport': 'body' },
  })
  expect(answer.status).toBe(200)
  const context = await browser.newContext({ locale: 'en-US' })
  const other = await context.newPage()
  await other.goto(`${server.url}/login`)
  await other.getByLabel('E-mail').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(other).not.toHaveURL(/login/)
  return other
}
