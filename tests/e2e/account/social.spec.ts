import type { Page } from '@playwright/test'
import { OpenIdProvider } from '#tests/support/servers/openid-provider.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { expect, test as base } from '#tests/support/test.ts'

/** A server that offers both log-ins, and the provider that stands behind them, on another site. */
const test = base.extend<object, { social: { server: ServerProcess; provider: OpenIdProvider } }>({
  social: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const provider = await OpenIdProvider.start()
      const server = await ServerProcess.start(provider.env)
      provider.appUrl = server.url
      await use({ server, provider })
      await server.remove()
      await provider.close()
    },
    { scope: 'worker' },
  ],
})

/** The provider's own pages: its log-in, then its consent. */
async function confirmAtProvider(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

const userMenu = (page: Page, initials: string) => page.getByRole('button', { name: `User menu ${initials}` })

const keptInTab = (page: Page) => page.evaluate(() => JSON.stringify(window.sessionStorage))

test('AUTH-002, AUTH-004, AUTH-010: from the log-in page through Google to the own apps', async ({ page, social }) => {
  const { server, provider } = social
  provider.people.set('grace', {
    email: 'grace@gmail.com',
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Marlow',
  })
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await confirmAtProvider(page, 'grace')
  await expect(userMenu(page, 'GM')).toBeVisible()
  expect(await keptInTab(page)).not.toContain('oauth')

  // Of a session that began at a provider, too, nothing is left to go back to.
  await page.goBack()
  await expect(page).not.toHaveURL(/\/oauth\//)
})

test('through Google one comes to the address that was opened before the log-in', async ({ page, social }) => {
  const { server, provider } = social
  provider.people.set('mary', {
    email: 'mary@gmail.com',
    email_verified: true,
    given_name: 'Mary',
    family_name: 'Stone',
  })
  await page.goto(`${server.url}/settings/account?from=mail#name`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await confirmAtProvider(page, 'mary')
  await expect(userMenu(page, 'MS')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/settings/account?from=mail#name`)
  expect(await keptInTab(page)).not.toContain('settings')
})

test('AUTH-012: from the sign-up page through Apple, whose form brings the name', async ({ page, social }) => {
  const { server, provider } = social
  provider.people.set('ada', { email: 'ada@privaterelay.appleid.com', email_verified: 'true' })
  provider.appleUser = { name: { firstName: 'Ada', lastName: 'Byron' }, email: 'ada@privaterelay.appleid.com' }
  await page.goto(`${server.url}/sign-up`)
  await page.getByRole('button', { name: 'Continue with Apple' }).click()
  await confirmAtProvider(page, 'ada')
  await expect(userMenu(page, 'AB')).toBeVisible()
  expect(await keptInTab(page)).not.toMatch(/Ada|oauth/)
  provider.appleUser = null
})

test('who cancels at the provider is told so, and is back at the log-in', async ({ page, social }) => {
  await page.goto(`${social.server.url}/login`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('You cancelled the log-in with Google.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to log-in' }).click()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
})

test("AUTH-037, AUTH-045: a link with somebody else's code signs nobody in, and ends nobody's session", async ({
  page,
  social,
}) => {
  const { url } = social.server
  await page.goto(`${url}/oauth/google?code=stolen&state=made-up`)
  await expect(page.getByText("This log-in wasn't started here")).toBeVisible()
  await page.getByRole('link', { name: 'Back to log-in' }).click()
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await expect(userMenu(page, 'DS')).toBeVisible()
  await page.goto(`${url}/oauth/google?code=stolen&state=made-up`)
  await expect(page.getByText("This log-in wasn't started here")).toBeVisible()
  await page.getByRole('link', { name: 'Back to log-in' }).click()
  await expect(userMenu(page, 'DS')).toBeVisible()
})

test('AUTH-003: a provider that does not exist is an error page, one that is not configured has no button', async ({
  page,
  social,
  server,
}) => {
  await page.goto(`${social.server.url}/oauth/elsewhere?code=c&state=s`)
  await expect(page).toHaveURL(`${social.server.url}/pages/miscellaneous/error`)
  await page.goto(`${server.url}/login`)
  await expect(page.getByRole('button', { name: 'Explore the demo' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0)
  await page.goto(`${server.url}/oauth/apple?code=c&state=s`)
  await expect(page.getByText("You can't log in with Apple here.")).toBeVisible()
})
