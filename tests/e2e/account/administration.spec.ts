import type { Browser, BrowserContext, Page } from '@playwright/test'
import * as v from 'valibot'
import { TokenResponse } from '#contract/auth/auth.ts'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { csvDump } from '#tests/support/stores/csv-dump.ts'
import { launchWith } from '#tests/support/pages/launch-file.ts'
import { layoutShift } from '#tests/support/pages/layout-shift.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { addFirstApp } from '#tests/support/pages/sign-up.ts'
import { expect, test, watch, workerReady } from '#tests/support/test.ts'

const STAFF = 'staff@example.com'
const PASSWORD = 'Glass-barometer-7'
/** Runs, or is at least drawn, wherever a text is taken for HTML. */
const HOSTILE = '<img src=x onerror=alert(1)>'

let server: ServerProcess
test.beforeAll(async () => {
  server = await ServerProcess.start({ STOREGLASS_STAFF: STAFF })
  await signUp({ email: STAFF, firstName: 'Sam', lastName: 'Keeper' })
})
test.afterAll(async () => server.remove())

const request = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown, token?: string) => {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}
const post = (path: string, body: unknown, token?: string) => request('POST', path, body, token)

interface Person {
  email: string
  firstName: string
  lastName: string
}

/** A confirmed account with an app, and its id. */
async function signUp(person: Person): Promise<string> {
  const agreed = { language: 'en', termsAccepted: true, marketingConsent: false }
  await post('/auth/v1/sign-up', { ...person, ...agreed, password: PASSWORD })
  const mailbox = await (await fetch(`${server.url}/dev/mailbox`)).text()
  const link = new URL(/href="([^"]*sign-up\/verification[^"]*)"/.exec(mailbox)?.[1]?.replaceAll('&amp;', '&') ?? '')
  const userId = link.searchParams.get('userId') ?? ''
  const verified = await post(`/auth/v1/users/${userId}/verify`, { code: link.searchParams.get('code') })
  await addFirstApp(server.url, v.parse(TokenResponse, await verified.json()), sample.moorlight)
  return userId
}

const someone = (firstName: string, lastName = 'Marlow'): Person => ({
  email: `${firstName.toLowerCase()}.${crypto.randomUUID()}@example.com`,
  firstName,
  lastName,
})

/** What breaks the policy is among the problems by itself; what would run in spite of it opens a dialog. */
function watchDialogs(page: Page, problems: string[]): void {
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
}

/** The hostile text stands there as text, and nowhere as an element. */
async function expectAsText(page: Page): Promise<void> {
  await expect(page.getByText(HOSTILE).first()).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible()
}

/** Of who is logged in, asked for as another client would. */
async function tokenOf(email: string): Promise<string> {
  const answer: unknown = await (await post('/auth/v1/login', { email, password: PASSWORD })).json()
  return (answer as { accessToken: string }).accessToken
}

const banner = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Notices' }).getByText(text)

/** Everything of a user that the browser holds. */
const tracesOf = (page: Page, userId: string) =>
  page.evaluate(async (id) => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const kept = [...databases, ...(await caches.keys())].filter((name) => name.includes(id))
    const stored = [localStorage, sessionStorage].flatMap((one) => Object.entries(one).flat())
    return [...kept, ...stored.filter((text) => String(text).includes(id))]
  }, userId)

async function actAs(page: Page, { email, firstName }: Person): Promise<void> {
  await page.goto(`${server.url}/pages/administration`)
  await page.getByLabel('Name, e-mail or organisation').fill(email)
  await page.getByRole('button', { name: `Impersonate ${firstName}` }).click()
  const dialog = page.getByRole('dialog', { name: /^Impersonate/ })
  await dialog.getByRole('button', { name: 'Impersonate' }).click()
  await expect(dialog.getByText('This field is required!')).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await dialog.getByLabel('Reason').fill(`Their projects do not load ${HOSTILE}`)
  await dialog.getByRole('button', { name: 'Impersonate' }).click()
  await expect(banner(page, /You're signed in as/)).toBeVisible()
}

test('TEAM-007: who is not staff comes to no administration', async ({ page }) => {
  const bob = someone('Bob')
  await signUp(bob)
  await logIn(page, bob.email)
  await page.goto(`${server.url}/pages/administration`)
  await expect(page).toHaveURL(/not-authorized/)
})

test.describe('with the worker, whose caches are looked at, too', () => {
  test.use({ serviceWorkers: 'allow' })

  test('TEAM-008, TEAM-009, TEAM-010, BAN-012, BAR-028, BAR-029: acting as a user, in this tab alone, and back where one was', async ({
    page,
    context,
    problems,
  }) => {
    test.slow()
    watchDialogs(page, problems)
    // His own words: in his names, the name of his organisation, and in the staff's reason.
    const ada = someone('Ada', `Marlow ${HOSTILE}`)
    const userId = await signUp(ada)
    await logIn(page, STAFF)
    const other = await context.newPage()
    await other.goto(`${server.url}/settings/offline`)
    await actAs(page, ada)
    await workerReady(page)
    await expect(banner(page, 'Ada Marlow')).toBeVisible()
    await expectAsText(page)
    const shift = await layoutShift(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      // A server that is busy beside other tests may be taken for gone for a moment, which is said above the page, too.
      await expect(async () => {
        await page.reload()
        await expect(page.getByText("You're signed in as Ada Marlow")).toBeVisible()
        expect(await shift(), `${width} px: the line moves no page`).toBeLessThan(0.02)
        expect(await page.evaluate(() => scrollY)).toBe(0)
      }).toPass({ timeout: 30_000 })
    }
    await page.goto(`${server.url}/settings/offline`)
    await expect(banner(page, 'Ada Marlow')).toBeVisible()

    await other.reload()
    await other.getByRole('button', { name: /^User menu/ }).click()
    await expect(other.getByText(STAFF)).toBeVisible()
    await expect(other.getByRole('region', { name: 'Notices' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Stop' }).click()
    await expect(page).toHaveURL(`${server.url}/settings/offline`)
    await page.getByRole('button', { name: /^User menu/ }).click()
    await expect(page.getByText(STAFF)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notices' })).toHaveCount(0)
    expect(await tracesOf(page, userId)).toEqual([])

    await actAs(page, ada)
    await page.goto(`${server.url}/settings/team`)
    await expect(page.getByText('Only the users themselves can do this.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeDisabled()
    await page.goto(`${server.url}/settings/offline`)
    await expect(banner(page, 'Ada Marlow')).toBeVisible()
    await page.getByRole('button', { name: /^User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Stop impersonating' }).click()
    await expect(page).toHaveURL(`${server.url}/settings/offline`)
    await page.getByRole('button', { name: /^User menu/ }).click()
    await expect(page.getByText(STAFF)).toBeVisible()
    await page.getByRole('menuitem', { name: 'Impersonate' }).click()
    await expect(page).toHaveURL(`${server.url}/pages/administration`)

    await page.goto(`${server.url}/pages/administration?part=log`)
    const rows = page.getByRole('row').filter({ hasText: ada.email })
    await expect(rows.first()).toContainText('Impersonation stopped')
    await expect(rows.nth(1)).toContainText(`Their projects do not load ${HOSTILE}`)
    await expectAsText(page)
    await expect(rows).toHaveCount(4)
  })

  test("the impersonator's log-out in another tab ends the acting", async ({ page, context }) => {
    const eve = someone('Eve')
    const userId = await signUp(eve)
    await logIn(page, STAFF)
    const other = await context.newPage()
    await other.goto(`${server.url}/settings/offline`)
    await actAs(page, eve)
    await other.getByRole('button', { name: /^User menu/ }).click()
    await other.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(() => tracesOf(page, userId)).toEqual([])
  })
})

async function newIncident(page: Page, { title, type, url }: { title: string; type: string; url: string }) {
  await page.getByRole('button', { name: 'New incident' }).click()
  const dialog = page.getByRole('dialog', { name: 'New incident' })
  await dialog.getByLabel('Type').selectOption({ label: type })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Message').fill(`Listings are up to date again by noon. ${HOSTILE}`)
  await dialog.getByLabel('Link').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A page in this app, e.g. /plans, or an https address')).toBeVisible()
  await dialog.getByLabel('Link').fill(url)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
}

test('BAN-013, BAN-014, BAN-015, BAN-016: an incident is told to everybody, until it is deleted', async ({
  page,
  browser,
  problems,
}) => {
  test.slow()
  await logIn(page, STAFF)
  await page.goto(`${server.url}/pages/administration?part=incidents`)
  await newIncident(page, { title: 'Imports are slow', type: 'Warning', url: '/plans' })
  await expect(banner(page, 'Imports are slow')).toBeVisible()
  await newIncident(page, { title: HOSTILE, type: 'Error', url: 'https://status.example.com/' })

  const member = someone('Mia')
  await signUp(member)
  const { context, page: theirs } = await phoneOf(browser)
  watch(theirs, problems)
  watchDialogs(theirs, problems)
  await logIn(theirs, member.email)
  await expect(banner(theirs, HOSTILE).first()).toBeVisible()
  await expectAsText(theirs)
  await expect(banner(theirs, 'Imports are slow')).toHaveCount(0)
  await theirs.getByRole('button', { name: '1 more notice' }).click()
  const link = theirs.getByRole('link', { name: 'More about “Imports are slow”' })
  await expect(link).toHaveAttribute('href', '/plans')
  await expect(theirs.getByRole('link', { name: /More about “<img/ })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(await violations(theirs)).toEqual([])
  expect(await sideways(theirs)).toBe(0)
  await context.close()

  for (const title of ['Imports are slow', HOSTILE]) {
    await page.getByRole('button', { name: `Delete “${title}”` }).click()
    await page.getByRole('button', { name: 'Delete for everyone' }).click()
    await expect(page.getByRole('button', { name: `Delete “${title}”` })).toHaveCount(0)
    // The question closes once the server has answered.
    await expect(page.getByRole('button', { name: 'Delete for everyone' })).toHaveCount(0)
  }
  await expect(page.getByRole('region', { name: 'Notices' })).toHaveCount(0)
})

async function phoneOf(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  return { context, page: await context.newPage() }
}

test('BAN-001, BAN-005, BAN-006, BAN-013: what is told moves no page, be it told first or again; an account says until when, until it is kept', async ({
  page,
}) => {
  test.slow()
  const zoe = someone('Zoe')
  const userId = await signUp(zoe)
  await logIn(page, zoe.email)
  const [staff, token] = await Promise.all([tokenOf(STAFF), tokenOf(zoe.email)])
  const incident = await startIncident(staff)
  const path = `/usermanagement/v2/users/${userId}/close-account`
  await post(path, { password: PASSWORD }, token)
  const changed = () => page.evaluate(() => document.dispatchEvent(new Event('account-status:changed')))
  const moved = await layoutShift(page)
  const notices = page.getByRole('region', { name: 'Notices' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => localStorage.removeItem('storeglass.banners'))
    const tell = async (time: string) => {
      await page.reload()
      await expect(banner(page, 'Charts are late')).toBeInViewport()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('storeglass.banners'))).not.toBeNull()
      expect(await moved(), `${width} px, told ${time}`).toBeLessThanOrEqual(0.02)
    }
    await tell('first')
    await page.evaluate(() => window.scrollTo(0, 0))
    const bar = await page.getByRole('banner').boundingBox()
    expect(bar?.y, 'the bar stands below what is told').toBe((await notices.boundingBox())?.height)
    await tell('again')
  }
  await expect(banner(page, /Your account is marked for deletion on \d\d\. \w+ \d{4}\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Account settings' })).toHaveAttribute('href', '/settings/account')

  await request('DELETE', `/admin/v1/incidents/${incident}`, undefined, staff)
  await page.reload()
  await expect(banner(page, /Your account is marked for deletion/)).toBeVisible()
  expect(await moved(), 'one notice less than at the last start').toBeLessThanOrEqual(0.02)
  await request('DELETE', path, undefined, token)
  await changed()
  await expect(notices).toHaveCount(0)
})

/** Something to be said to everybody. Returns its id. */
async function startIncident(token: string): Promise<string> {
  const id = crypto.randomUUID()
  const said = { type: 'warning', title: 'Charts are late', message: 'They come at noon.', url: '/plans' }
  await request('PUT', `/admin/v1/incidents/${id}`, { ...said, activeFrom: new Date(0), activeUntil: null }, token)
  return id
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`the administration, ${colorScheme}: axe finds nothing and nothing scrolls sideways`, async ({ browser }) => {
    test.slow()
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', locale: 'en-US' })
    const page = await context.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    await logIn(page, STAFF)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${server.url}/pages/administration`)
      await page.getByLabel('Name, e-mail or organisation').fill('example.com')
      await expect(page.getByText(STAFF).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      for (const part of ['Incidents', 'Feature flags', 'Store data', 'Audit log']) {
        await page.getByText(part, { exact: true }).first().click()
        await expect(page.getByRole('heading', { name: part })).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect(await violations(page)).toEqual([])
        expect(await sideways(page)).toBe(0)
      }
    }
    await context.close()
  })

test('store data is imported from files that are chosen, and from one that the system opens with the installed app', async ({
  page,
}) => {
  await logIn(page, STAFF)
  const imported = page.getByRole('list', { name: 'Imported files' }).getByRole('listitem')
  const start = page.getByRole('button', { name: 'Import', exact: true })
  await page.goto(`${server.url}/pages/administration?part=store-data`)
  await expect(start).toBeDisabled()
  const dump = csvDump({ id: '900000001' }, { id: '900000002', price: 'free' })
  await page.getByLabel('Store data dumps').setInputFiles([
    { name: 'apps.csv', mimeType: 'text/csv', buffer: Buffer.from(dump) },
    { name: 'page.csv', mimeType: 'text/csv', buffer: Buffer.from('<html>') },
  ])
  await page.getByLabel('Storefront of CSV files').fill('english')
  await expect(start).toBeDisabled()
  await page.getByLabel('Storefront of CSV files').fill('en-US')
  await start.click()
  await expect(imported.first()).toContainText('1 new, 0 changed, 0 unchanged')
  await expect(imported.first()).toContainText('line 3: price is not a number')
  await expect(page.getByRole('alert')).toContainText("This file can't be imported. Nothing has changed.")
  await expect(page.getByRole('alert')).toContainText('it is a web page')
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('page.csv')

  await launchWith(page, 'opened.csv', csvDump({ id: '900000003' }))
  await page.goto(`${server.url}/open`)
  await expect(page).toHaveURL(/administration\?part=store-data/)
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('opened.csv')
  await start.click()
  await expect(imported).toContainText('opened.csv1 new, 0 changed, 0 unchanged')
})
