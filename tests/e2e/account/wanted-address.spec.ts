import type { Page } from '@playwright/test'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { logInAs, signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { appTitle, expect, test } from '#tests/support/test.ts'

const view = `/app-overview/my-app?app=${sample.moorlight.trackId}&country=US#details`
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /Account|User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

test('a view that was shared opens after the sign-up and after the log-in; a log-out leaves no address to the next user', async ({
  page,
  server,
}) => {
  test.slow()
  await page.goto(server.url + view)
  await expect(page).toHaveURL(/\/login$/)
  const email = await signUpAndVerify(page, server)
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(page).toHaveURL(server.url + view)

  await page.goto(`${server.url}/settings/account`)
  await logOut(page)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('/settings')
  await logInAs(page, email)
  await expect(page).toHaveURL(/\/app-overview\/my-app/)

  await logOut(page)
  await page.goto(server.url + view)
  await expect(page).toHaveURL(/\/login$/)
  await page.reload()
  await logInAs(page, email)
  await expect(page).toHaveURL(server.url + view)
})

test('what another program shared waits for the log-in', async ({ page, server }) => {
  const shared = new URLSearchParams({ text: `https://apps.apple.com/us/app/id${sample.nappery.trackId}` })
  await page.goto(`${server.url}/share?${shared}`)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await expect(page.getByRole('heading', { name: /Nappery/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Add this app', exact: true })).toBeVisible()
})
