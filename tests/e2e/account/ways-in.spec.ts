import type { Page } from '@playwright/test'
import { apiHeaders } from '#tests/support/pages/api-headers.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, expect, test } from '#tests/support/test.ts'

const newPassword = 'Another-barometer-8'

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
}

/** The newest mail with a link of that kind. */
async function openMailedLink(page: Page, server: ServerProcess, path: string): Promise<void> {
  await page.goto(`${server.url}/dev/mailbox`)
  const href = await page.locator(`a[href*="${path}"]`).first().getAttribute('href')
  await page.goto(href ?? '')
}

test('AUTH-001, AUTH-004, AUTH-005, AUTH-058, AUTH-062: a forgotten password is set anew through the mailbox', async ({
  page,
  server,
}) => {
  const email = await signUpAndVerify(page, server)
  await expect(page).toHaveURL(/app-overview/)
  await logOut(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/forgot-password/)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('E-mail is required')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

  await openMailedLink(page, server, '/reset-password')
  await page.getByLabel('New password').fill(newPassword)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('This field is required!')).toBeVisible()
  await page.getByLabel('Repeat password').fill('Another-barometer-9')
  await expect(page.getByText('The passwords must match')).toBeVisible()
  await page.getByLabel('Repeat password').fill(newPassword)
  await expect(page.getByText('The passwords must match')).toBeHidden()
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: 'Password set' })).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/app-overview/)
  await logOut(page)

  // The link was good for one time.
  await openMailedLink(page, server, '/reset-password')
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Repeat password').fill(newPassword)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('alert')).toContainText('We could not reset your password.')
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page).toHaveURL(/\/forgot-password/)
})

test('AUTH-059, AUTH-060, ERR-002: how strong a password is, and what the server finds too easy to guess', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/login`)
  await page.getByRole('link', { name: 'Sign up free' }).click()
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  const password = page.getByLabel('Password', { exact: true })
  const conditions = page.getByRole('listitem')
  await password.fill('glass')
  await expect(page.getByText('Weak', { exact: true })).toBeVisible()
  await expect(conditions.filter({ hasText: '(met)' })).toHaveText([/Lower-case letter/])
  await password.fill('Glass-baro-7')
  await expect(conditions.filter({ hasText: '(met)' })).toHaveCount(5)
  await expect(page.getByText('Strong', { exact: true })).toBeVisible()

  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Marlow')
  await page.getByLabel('E-mail').fill(`grace.${Date.now()}@example.com`)
  await password.fill('Password1234!')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByText('This password is easy to guess. Choose another one.')).toBeVisible()
  await expect(password).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
  await password.fill('Glass-barometer-7')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page).toHaveURL(/\/sign-up\/verification/)
})

test('ERR-001: with a captcha nobody signs up without its token; a refused one shows the words of the server', async ({
  page,
}) => {
  // The service that checks tokens does not exist here, so that the server can not confirm any.
  const server = await ServerProcess.start({
    TERMS_URL: 'https://example.com/terms',
    PRIVACY_URL: 'https://example.com/privacy',
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET: 'secret',
    RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/siteverify',
  })
  try {
    // Google can't be reached from a test: this stands in for its script, at its address, under the real policy.
    await page.route('https://www.google.com/recaptcha/api.js*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.grecaptcha = { ready: (then) => then(), render: (place, { sitekey, callback }) => {
          const box = document.createElement('button')
          box.type = 'button'
          box.textContent = 'I am a person ' + sitekey
          box.addEventListener('click', () => callback('token'))
          place.append(box)
        } }`,
      }),
    )
    await page.goto(`${server.url}/sign-up`)
    await page.getByLabel('First name').fill('Grace')
    await page.getByLabel('Last name').fill('Marlow')
    await page.getByLabel('E-mail').fill('grace@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Glass-barometer-7')
    await page.getByRole('checkbox', { name: 'I agree to the terms of use and the privacy policy' }).check()
    const submit = page.getByRole('button', { name: 'Sign up', exact: true })
    const box = page.getByRole('button', { name: 'I am a person site' })
    await expect(box).toBeVisible()
    await expect(submit).toBeDisabled()
    await box.click()
    await submit.click()
    await expect(page.getByRole('alert')).toContainText('Storeglass has a problem right now.')
    // A token is good for one try.
    await expect(submit).toBeDisabled()
    await page.route('**/api/auth/v1/sign-up', (route) =>
      route.fulfill({
        status: 400,
        headers: apiHeaders,
        json: { error: 'RECAPTCHA_FAILED', message: 'The service says no.' },
      }),
    )
    await box.click()
    await submit.click()
    await expect(page.getByRole('alert')).toHaveText('The service says no.')
    await expect(page.getByLabel('E-mail')).toHaveValue('grace@example.com')
  } finally {
    await server.remove()
  }
})

interface SignedIn {
  token: string
  projectIds: string[]
}

/** A log-in token of whoever is signed in on the page, and the projects there are. */
const loginToken = (page: Page): Promise<SignedIn> =>
  page.evaluate(async () => {
    const post = (path: string, headers = {}) =>
      fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: path.endsWith('one-time') ? null : '{}',
      })
    const { accessToken, identity } = await (await post('/auth/v1/token/refresh')).json()
    const bearer = { authorization: `Bearer ${accessToken}` }
    const { token } = await (await post('/auth/v1/token/one-time', bearer)).json()
    const projects = await (await fetch(`/api/bff/${identity.organizationId}/projects`, { headers: bearer })).json()
    return { token, projectIds: projects.map((one: { projectId: string }) => one.projectId) }
  })

test('AUTH-014 to AUTH-019: a log-in link opens its page with its app in another browser, once', async ({
  page,
  server,
  browser,
}) => {
  await openDemo(page, server.url)
  const { token, projectIds } = await loginToken(page)
  const elsewhere = await browser.newContext()
  try {
    const there = await elsewhere.newPage()
    const link = new URL('/login-token', server.url)
    const redirectTo = '/app-overview/my-app'
    link.search = new URLSearchParams({ token, redirectTo, selectedAppId: projectIds[1] ?? '' }).toString()
    let loads = 0
    there.on('load', () => (loads += 1))
    await there.goto(link.href)
    await expect(there).toHaveURL(/\/app-overview\/my-app(\?|$)/)
    await expect(appTitle(there)).toBeVisible()
    await expect.poll(() => loads, 'the page is loaded anew, not only shown').toBe(2)
    await expect(appTitle(there)).not.toContainText('Moorlight: Sleep')
    expect(await there.evaluate(() => sessionStorage.getItem('storeglass.selected-app'))).toBeNull()

    // Who is signed in is asked first; the token was good for one time.
    await there.goto(link.href)
    await there.getByRole('button', { name: 'Continue with the link' }).click()
    await expect(there.getByRole('alert')).toHaveText('This link has already been used or is more than a minute old.')
    await there.getByRole('link', { name: 'Back to log in' }).click()
    await expect(there).toHaveURL(/app-overview/)
  } finally {
    await elsewhere.close()
  }
})

test('AUTH-015: a log-in link leads to no other site', async ({ page, server, browser }) => {
  await openDemo(page, server.url)
  const { token } = await loginToken(page)
  const elsewhere = await browser.newContext()
  try {
    const there = await elsewhere.newPage()
    const search = new URLSearchParams({ token, redirectTo: '//example.com/', selectedAppId: 'nothing' })
    await there.goto(`${server.url}/login-token?${search.toString()}`)
    await expect(there).toHaveURL(/\/app-overview\/my-app/)
    expect(new URL(there.url()).origin).toBe(server.url)
    await expect(appTitle(there)).toContainText('Moorlight')
  } finally {
    await elsewhere.close()
  }
})

/** Invites an address to the organisation of whoever is signed in on the page. */
const invite = (page: Page, email: string): Promise<void> =>
  page.evaluate(async (address) => {
    const headers = { 'content-type': 'application/json' }
    const renewed = await fetch('/api/auth/v1/token/refresh', { method: 'POST', headers, body: '{}' })
    const { accessToken, identity } = await renewed.json()
    await fetch(`/api/usermanagement/v2/organizations/${identity.organizationId}/users`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ email: address, permissions: { role: 'admin', account: 'edit', apps: [], grants: [] } }),
    })
  }, email)

test('AUTH-001, AUTH-005, AUTH-020, AUTH-038, ERR-004, ERR-005: who is invited logs out, sets a password, and is in the team after 3 s', async ({
  page,
  server,
}) => {
  await signUpAndVerify(page, server)
  await expect(page).toHaveURL(/app-overview/)
  await invite(page, `grace.${Date.now()}@example.com`)
  await openMailedLink(page, server, '/accept-invitation')
  const link = page.url()
  await expect(page.getByRole('heading', { name: 'Join Ada Marlow' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Repeat password').fill(newPassword)
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(link)
  await elsewhere.getByLabel('New password').fill(newPassword)
  await elsewhere.getByLabel('Repeat password').fill(newPassword)

  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('heading', { name: "You're in" })).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Join' }).click()
  await expect(elsewhere.getByText('Accepting invitation has failed')).toBeVisible()
  await expect(page).toHaveURL(/app-overview/)
})

const nobody = '00000000-0000-4000-8000-000000000004'

test('ERR-006: an invitation that is not valid says so, and what to do', async ({ page, server }) => {
  await page.goto(`${server.url}/accept-invitation/${nobody}?code=forged`)
  await expect(page.getByRole('heading', { name: 'Invite Expired or Invalid' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to log in' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('AUTH-007: pages of guests lead whoever is signed in to the app', async ({ page, server }) => {
  await openDemo(page, server.url)
  for (const path of ['/login', '/sign-up', '/sign-up/verification', '/forgot-password', '/reset-password']) {
    await page.goto(server.url + path)
    await expect(page).toHaveURL(/app-overview/)
  }
})
