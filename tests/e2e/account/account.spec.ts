import { signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { appTitle, expect, test } from '#tests/support/test.ts'

test('AUTH-005, AUTH-039: a person signs up and confirms through the built-in mailbox; the guide begins', async ({
  page,
  server,
}) => {
  await signUpAndVerify(page, server, { app: null })
  await expect(page.getByRole('dialog', { name: 'Get started with Storeglass' })).toBeVisible()
})

test('log-in refuses a wrong password in plain words and keeps what was typed', async ({ page, server }) => {
  await page.goto(`${server.url}/login`)
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com')
})

test('I18N-003: another language keeps what stands in the form', async ({ page, server }) => {
  await page.goto(`${server.url}/sign-up`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByLabel('Vorname')).toHaveValue('Ada')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})

test('AUTH-008: who is signed in does not see the log-in page; after log-out the app asks again', async ({
  page,
  server,
}) => {
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await expect(appTitle(page)).toBeVisible()
  await page.goto(`${server.url}/login`)
  await expect(page).toHaveURL(/app-overview/)

  await page.getByRole('button', { name: /Account|User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto(`${server.url}/app-overview/my-app`)
  await expect(page).toHaveURL(/\/login/)

  const left = () =>
    page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map((database) => database.name),
      caches: (await caches.keys()).filter((name) => /^(api|media)-/.test(name)),
      keys: Object.keys(localStorage).filter((key) => key !== 'storeglass.ui'),
    }))
  // A deletion that the last step broke off is made good by this start.
  await expect.poll(left).toEqual({ databases: [], caches: [], keys: [] })
})
