import type { Page } from '@playwright/test'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { appTitle, expect, test } from '#tests/support/test.ts'

/** As the installed app is opened by the share sheet of another program. */
const share = (page: Page, url: string, shared: Record<string, string>) =>
  page.goto(`${url}/share?${new URLSearchParams(shared).toString()}`)

const address = (trackId: string) => `https://apps.apple.com/us/app/id${trackId}`
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a shared store address leads to what is known of the app: one of the own, a competitor, or a new one', async ({
  page,
  server,
}) => {
  test.slow()
  const api = await openDemo(page, server.url)
  const [own, other] = await api.projects()
  const [rival] = await api.competitors(own!.projectId)

  await share(page, server.url, { title: 'Facet', text: `Look: ${address(other!.trackId)}.` })
  await expect(card(page, 'Already in Storeglass')).toContainText('This is one of your apps.')
  await expect(card(page, 'Add this app')).toHaveCount(0)
  await page.getByRole('button', { name: 'Open the overview' }).click()
  await expect(appTitle(page)).toContainText(other!.title)

  await share(page, server.url, { url: address(rival!) })
  await card(page, 'Already in Storeglass').getByRole('button', { name: 'Open the overview' }).click()
  await expect(page).toHaveURL(/competitors-app/)
  await expect(page).toHaveURL(new RegExp(rival!))
  await expect(page).toHaveURL(new RegExp(`app=${own!.trackId}`))

  await share(page, server.url, { text: address(sample.nappery.trackId) })
  await expect(page.getByRole('heading', { name: /Nappery/ })).toBeVisible()
  await card(page, 'Add this app').getByRole('button', { name: 'Add as competitor' }).click()
  await expect(card(page, 'Already in Storeglass')).toContainText(/A competitor of/)
  await expect.poll(async () => api.competitors(own!.projectId)).toContain(sample.nappery.trackId)
})

test('a shared app becomes one of the own; where the plan has no room it is said', async ({ page, server }) => {
  await openDemo(page, server.url)
  await share(page, server.url, { text: address(sample.nappery.trackId) })
  await page.getByRole('button', { name: 'Add as one of your apps' }).click()
  await expect(appTitle(page).or(page.getByRole('alert'))).toContainText(/Nappery|app limit/)
})

test('an app that the store does not have is said to be missing, and nothing offers to add it', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  await share(page, server.url, { text: address('987654321987') })
  const adding = card(page, 'Add this app')
  await expect(adding.getByRole('status')).toHaveText("This app isn't in the store in this country.")
  await expect(adding.getByRole('button')).toHaveCount(0)
})

test('what holds no store address is said to hold none', async ({ page, server }) => {
  await openDemo(page, server.url)
  for (const text of ['Booking.com', 'https://example.com/app/id1234567890', '<img src=x onerror=alert(1)>']) {
    await share(page, server.url, { text })
    await expect(page.getByRole('heading', { name: 'No store link was shared' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/\/home/)
})

for (const look of [
  { locale: 'en-US', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { locale: 'de-DE', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const)
  test(`${look.locale}, ${look.viewport.width} px, ${look.colorScheme}: what was shared stands without a violation`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ ...look, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(server.url)
    await page
      .getByRole('button', { name: /Explore the demo|Demo ansehen|Demo/ })
      .first()
      .click()
    await expect(appTitle(page)).toContainText('Moorlight')
    for (const shared of [{ text: address(sample.nappery.trackId) }, { text: 'nothing' }]) {
      await share(page, server.url, shared)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await violations(page)).toEqual([])
      expect(await sideways(page)).toBe(0)
    }
    await context.close()
  })
