import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { TokenResponse } from '#contract/auth/auth.ts'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import type { AppRef } from '#contract/store.ts'
import { sample } from '../stores/sample-apps.ts'
import type { ServerProcess } from '../servers/server-process.ts'
import { expect } from '../test.ts'

interface Wanted {
  /** Where the browser finds the server. */
  appUrl?: string
  /** The account's first app, with which no guide stands above the pages; null: none yet. */
  app?: AppRef | null
}

const PASSWORD = 'Glass-barometer-7'

/** Creates an account as a person does: the form, the mailed link from the built-in mailbox, and on to the app. */
export async function signUpAndVerify(page: Page, server: ServerProcess, wanted: Wanted = {}): Promise<string> {
  const { appUrl = server.url, app = sample.moorlight } = wanted
  const email = `ada.${Date.now()}@example.com`
  await page.goto(`${appUrl}/sign-up`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Marlow')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page).toHaveURL(/\/sign-up\/verification/)
  await expect(page.getByText(email)).toBeVisible()

  await page.goto(`${server.url}/dev/mailbox`)
  const link = page.locator('a[href*="/sign-up/verification"]').first()
  const href = (await link.getAttribute('href')) ?? ''
  // The page goes on by itself soon after it is verified: the app must be there by then.
  await page.route('**/verify', async (route) => {
    const response = await route.fetch()
    if (app) await addFirstApp(server.url, v.parse(TokenResponse, await response.json()), app)
    await route.fulfill({ response })
  })
  await page.goto(href.replace(server.url, appUrl))
  await page.getByRole('button', { name: 'Confirm account' }).click()
  await page.getByRole('link', { name: 'Continue now' }).click()
  await page.unroute('**/verify')
  return email
}

/** Logs somebody in who has signed up above, on the page of the log-in. */
export async function logInAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Logs somebody in who has signed up above, beside their browser. */
export async function logInBeside(url: string, email: string): Promise<TokenResponse> {
  const answer = await fetch(`${url}${API_BASE}/auth/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token-transport': 'body' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  return v.parse(TokenResponse, await answer.json())
}

/** Adds an app to a new account, so that it does not begin with the guide. */
export async function addFirstApp(url: string, tokens: TokenResponse, { trackId, store }: AppRef): Promise<void> {
  const { accessToken, identity } = tokens
  const answer = await fetch(`${url}${API_BASE}/bff/v1/organizations/${identity.organizationId}/apps`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ apps: [{ trackId, store, locale: 'en-US' }] }),
  })
  if (!answer.ok) throw new Error(`No app was added: ${answer.status} ${await answer.text()}`)
}
