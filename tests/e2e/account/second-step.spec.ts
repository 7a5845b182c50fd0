import { stepOf, totpCode } from '#server/auth/second-step/totp.ts'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { logInAs, signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { expect, test } from '#tests/support/test.ts'

/** How long an app shows a code, ms. */
const STEP_MS = 30_000

test.slow()

test('two-step verification is turned on with an app; the next log-in asks for a code', async ({
  page,
  browser,
  server,
}) => {
  const email = await signUpAndVerify(page, server)
  await expect(page).not.toHaveURL(/verification/)
  await page.goto(`${server.url}/settings/account`)
  const card = page.getByRole('region', { name: 'Two-step verification' })
  await card.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '')
  // A code of the step before is one of two steps ago once a new one begins on the way.
  await expect.poll(() => Date.now() % STEP_MS, { timeout: STEP_MS }).toBeLessThan(STEP_MS / 2)
  // Of the step before, so that the next code is there at once.
  await dialog.getByLabel('Enter the code that the app shows').fill(totpCode(secret, stepOf(new Date()) - 1))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: "I've saved them" }).click()
  await expect(card.getByText(/10 recovery codes are left/)).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(`${server.url}/login`)
  await logInAs(other, email)
  const code = other.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  expect(await violations(other)).toEqual([])
  expect(await sideways(other)).toBe(0)
  await code.fill(totpCode(secret, stepOf(new Date())))
  await code.press('Enter')
  await expect(other).not.toHaveURL(/\/login/)
  await elsewhere.close()
})
