import * as v from 'valibot'
import { signUp, TokenResponse, verifyAccount } from '#contract/auth/auth.ts'
import { API_BASE, type Endpoint } from '#contract/protocol/endpoint.ts'
import { addFirstApp, logInAs } from '#tests/support/pages/sign-up.ts'
import { appPages } from '#tests/support/routes.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const ofPlans = /^\/(plans|settings\/(plan|billing))/
const password = 'Glass-barometer-7'

let server: ServerProcess
test.beforeAll(async () => {
  server = await ServerProcess.start({ STOREGLASS_PLANS: 'off' })
})
test.afterAll(async () => server.remove())

async function post({ path }: Endpoint, body: object, userId = ''): Promise<Response> {
  const answer = await fetch(server.url + API_BASE + path.replace('{userId}', userId), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

/** A confirmed account with an app, so that no guide stands above the pages. */
async function newAccount(): Promise<string> {
  const email = 'ada@example.com'
  const person = { firstName: 'Ada', lastName: 'Marlow', email, password, language: 'en' }
  await post(signUp, { ...person, termsAccepted: true, marketingConsent: false })
  const mailbox = await (await fetch(`${server.url}/dev/mailbox`)).text()
  const link = new URL(/href="([^"]*sign-up\/verification[^"]*)"/.exec(mailbox)?.[1]?.replaceAll('&amp;', '&') ?? '')
  const code = link.searchParams.get('code')
  const verified = await post(verifyAccount, { code }, link.searchParams.get('userId') ?? '')
  await addFirstApp(server.url, v.parse(TokenResponse, await verified.json()), sample.moorlight)
  return email
}

test('on a server without a payment provider no page shows a new user a trial, a lock, a plan or a way to pay', async ({
  page,
}) => {
  // Every page of the app, one after the other.
  test.slow()
  const email = await newAccount()
  await page.goto(`${server.url}/sign-up`)
  await expect(page.getByRole('button', { name: 'Sign up', exact: true })).toBeVisible()
  await expect(page.getByText(/without a card|terms of use/)).toHaveCount(0)
  await page.goto(`${server.url}/login`)
  await logInAs(page, email)
  await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible()
  for (const path of appPages()) {
    await test.step(path, async () => {
      await page.goto(server.url + path)
      await expect(page.getByRole('main').locator('*').filter({ visible: true }).first()).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 30_000 })
      if (ofPlans.test(path)) await expect(page.getByRole('heading', { name: 'Everything is included' })).toBeVisible()
      await expect(page.locator('a[href^="/plans"], a[href^="/settings/plan"]')).toHaveCount(0)
      const controls = await page.locator('a, button, h1, h2, h3, [role=menuitem], header').allInnerTexts()
      expect(controls.filter((text) => /\bupgrade\b|\btrial\b|checkout|\bplans\b|book a demo/i.test(text))).toEqual([])
    })
  }
  await page.getByRole('button', { name: /^User menu/ }).click()
  const menu = page.getByRole('menu', { name: 'User menu' })
  await expect(menu.getByRole('menuitem', { name: 'Account settings' })).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: /plan|billing/i })).toHaveCount(0)
  await expect(page.getByText(/trial/i)).toHaveCount(0)
})
