import { apiHeaders } from '#tests/support/pages/api-headers.ts'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { expect, test } from '#tests/support/test.ts'

test.slow()

test('the sessions of an account are shown and can be ended; the ended one logs in again', async ({
  page,
  browser,
  server,
}) => {
  const email = await signUpAndVerify(page, server)
  await expect(page).not.toHaveURL(/verification/)
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' })
  const other = await elsewhere.newPage()
  await other.goto(`${server.url}/login`)
  await other.getByLabel('E-mail').fill(email)
  await other.getByLabel('Password', { exact: true }).fill('Glass-barometer-7')
  await other.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(other).not.toHaveURL(/\/login/)

  await page.goto(`${server.url}/settings/sessions`)
  const sessions = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'This device' })).toContainText('with an e-mailed link')
  await expect(sessions.filter({ hasText: 'Firefox, Linux' })).toContainText('with a password')
  expect(await violations(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await page.getByRole('button', { name: 'End session: Firefox, Linux' }).click()
  await expect(sessions).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'End all others' })).toHaveCount(0)

  await other.reload()
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()
})

test('AUTH-022: the not-authorised page leads home or out', async ({ page, server }) => {
  await page.goto(`${server.url}/pages/miscellaneous/not-authorized`)
  await expect(page.getByRole('heading', { level: 1, name: 'You are not authorised' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0)
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await expect(page).toHaveURL(/app-overview/)
  await page.goto(`${server.url}/pages/miscellaneous/not-authorized`)
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('AUTH-021, C-02: what the server refuses on a page leads to the not-authorised page', async ({ page, server }) => {
  await page.route('**/api/auth/v1/sessions', (route) =>
    route.fulfill({ status: 403, headers: apiHeaders, json: { error: 'FORBIDDEN', message: 'as told' } }),
  )
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await expect(page).toHaveURL(/app-overview/)
  await page.goto(`${server.url}/settings/sessions`)
  await expect(page).toHaveURL(/\/pages\/miscellaneous\/not-authorized/)
})
