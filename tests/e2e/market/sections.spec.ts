import type { Locator, Page } from '@playwright/test'
import type { AppDetails } from '#contract/overview/overview.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, expect, goToSection, isDrawn, pick, test } from '#tests/support/test.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first()

interface DemoApp {
  name: RegExp
  countries: string[]
  header: 'Header' | 'Feature graphic'
}

const apps: DemoApp[] = [
  {
    name: /Moorlight/,
    countries: ['United States', 'Japan'],
    header: 'Header',
  },
  { name: /Facet Fall/, countries: ['Germany', 'Japan'], header: 'Header' },
  { name: /Trailmoss/, countries: ['Germany', 'Sweden'], header: 'Feature graphic' },
]

async function expectFilled(page: Page, { header }: DemoApp): Promise<void> {
  await goToSection(page, 'Creatives')
  await expect(card(page, 'Icon').getByRole('listitem').first()).toHaveText(/^#[0-9a-f]{6}/)
  await expect(card(page, 'Icon').getByRole('img', { name: /leading apps/ })).toBeVisible()
  await expect.poll(() => isDrawn(card(page, header).getByRole('img'))).toBe(true)

  const screens = card(page, 'Trailer & screenshots').getByRole('button', { name: /^Screenshot / })
  await screens.first().scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(screens.first().locator('img'))).toBe(true)

  if (header === 'Header') {
    const events = card(page, 'In-app events').getByRole('article')
    await events.first().scrollIntoViewIfNeeded()
    await expect(events.first()).toContainText(/Live|Scheduled|Ended/)
    await expect.poll(() => isDrawn(events.first().locator('img'))).toBe(true)
  } else await expect(page.getByRole('heading', { name: 'Promotional content' })).toHaveCount(0)

  await goToSection(page, 'Category rankings')
  const rankings = card(page, 'Category ranking history')
  await expect(
    rankings
      .locator('.recharts-surface')
      .first()
      .or(rankings.getByText(/^Not in the top \d+$/)),
  ).toBeVisible()
  await expect(rankings).not.toContainText('No data available')

  await page.getByRole('button', { name: 'Version history' }).click()
  const versions = page.getByRole('dialog', { name: 'Version history' })
  await expect(versions.getByRole('tab').nth(1)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(versions).toHaveCount(0)
}

for (const app of apps)
  test(`OV-035 to OV-043: the sections of ${app.name.source} are filled, in one country after the other`, async ({
    page,
    server,
  }) => {
    test.slow()
    await openDemo(page, server.url)
    if (!/Moorlight/.test(app.name.source)) await pick(page, 'App', app.name)
    for (const country of app.countries) {
      await page.evaluate(() => scrollTo(0, 0))
      const selector = page.getByRole('combobox', { name: 'Country', exact: true })
      if (!(await selector.textContent())?.includes(country)) await pick(page, 'Country', country)
      await expect(selector).toContainText(country)
      await expect(appTitle(page)).toHaveText(app.name)
      await expectFilled(page, app)
    }
  })

test('OP-105: what is further down is read when it nears the window, and says where it comes from', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  await goToSection(page, 'Creatives')
  await card(page, 'Icon').getByRole('button', { name: 'About Icon' }).click()
  await expect(page.getByRole('dialog', { name: 'Icon' })).toContainText('Sample market')
  await page.keyboard.press('Escape')
  await goToSection(page, 'Category rankings')
  await page.getByRole('button', { name: 'About Category ranking history' }).click()
  await expect(page.getByRole('dialog', { name: 'Category ranking history' })).toContainText('Sample market')
})

test('OV-038: by keyboard along the screenshots, one large, and back', async ({ page, server }) => {
  await openDemo(page, server.url)
  await goToSection(page, 'Creatives')
  const strip = card(page, 'Trailer & screenshots').getByRole('group', { name: 'Trailer & screenshots' })
  await strip.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Screenshot 1', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /Screenshot 2 of \d+/ })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: /Screenshot 3 of \d+/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Screenshot 3', exact: true })).toBeFocused()
})

test('OV-038: a finger swipes from one screenshot to the next', async ({ browser, server }) => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-US' }
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await openDemo(page, server.url)
  await goToSection(page, 'Creatives')
  await page.getByRole('button', { name: 'Screenshot 1', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /Screenshot \d+ of \d+/ })
  await expect(dialog).toBeInViewport({ ratio: 1 })
  const touch = await context.newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...x: number[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x.map((at) => ({ x: at, y: 400 })) })
  await finger('touchStart', 330)
  for (let x = 300; x >= 60; x -= 30) await finger('touchMove', x)
  await finger('touchEnd')
  await expect(dialog).toHaveAccessibleName(/^Screenshot 2 of/)
  await expect(dialog).toContainText("Follows the store's rules")
  await context.close()
})

test('OV-026: a deep link leads to its section, and what comes above later does not lead away', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  for (const [hash, name] of [
    ['creatives', 'Icon'],
    ['category-rankings', 'Category ranking history'],
    ['app-details', 'App details'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`${server.url}/app-overview/my-app#${hash}`)
    const heading = page.locator(`#${hash}`).getByRole('heading', { name, exact: true })
    await expect(heading).toBeInViewport()
    await expect(page.getByRole('region', { name: 'In-app events' }).first()).toBeAttached()
    await expect(page.locator('#category-rankings .recharts-surface').first()).toBeAttached()
    await expect(heading).toBeInViewport()
    const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]')
    await expect(current).toHaveAttribute('href', `#${hash}`)
  }
})

const toMetadata = (page: Page) => page.evaluate(() => document.querySelector('#metadata')?.scrollIntoView())

/**
 * The pointer goes to where a link of the bar stands. Asked to click or to hover, Playwright would scroll the page for a
 * link at the bar's edge; and after a press that met what had moved there meanwhile, the bar as well.
 */
async function toWhereItStands(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
}

test('OV-026: on a phone the links stay where they are while they can be seen, and the current one comes into sight', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openDemo(page, server.url)
  const nav = page.getByRole('navigation', { name: 'Sections' })
  const swiped = () => nav.evaluate((bar) => bar.scrollLeft)
  // Under the top bar the links stay in their place, whatever comes above them meanwhile.
  await toMetadata(page)
  await toWhereItStands(page, nav.getByRole('link', { name: 'Creatives' }))
  await page.mouse.down()
  await page.mouse.up()
  await expect(nav.locator('[aria-current]')).toHaveText('Creatives')
  expect(await swiped()).toBe(0)
  await page.mouse.wheel(0, 10_000)
  await expect(nav.locator('[aria-current]')).toHaveText('App details')
  await expect(nav.getByRole('link', { name: 'App details' })).toBeInViewport({ ratio: 1 })
  expect(await swiped()).toBeGreaterThan(0)
  await context.close()
})

test('OV-026: on a phone a link that is being pressed stays under the finger while the page moves', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openDemo(page, server.url)
  await goToSection(page, 'App details')
  const nav = page.getByRole('navigation', { name: 'Sections' })
  await expect(nav.locator('[aria-current]')).toHaveText('App details')
  const link = nav.getByRole('link', { name: 'App details' })
  await expect(link).toBeInViewport({ ratio: 1 })
  await toWhereItStands(page, link)
  await page.mouse.down()
  // Where the bar still stands at the top of the window.
  await toMetadata(page)
  await expect(nav.locator('[aria-current]')).toHaveText('Metadata')
  await page.mouse.up()
  await expect(page.getByRole('region', { name: 'App details', exact: true }).first()).toBeInViewport()
  await expect(nav.locator('[aria-current]')).toHaveText('App details')
  await context.close()
})

test('OV-026: back and forward lead between the sections that addresses name', async ({ page, server }) => {
  await openDemo(page, server.url)
  const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]')
  for (const hash of ['creatives', 'app-details'])
    await page.evaluate((next) => {
      location.hash = next
    }, hash)
  await expect(current).toHaveText('App details')
  await page.goBack()
  await expect(current).toHaveText('Creatives')
  await expect(page.getByRole('region', { name: 'Icon', exact: true })).toBeInViewport()
  await page.goForward()
  await expect(current).toHaveText('App details')
})

test('OV-041: the charts by keyboard, over longer spans, and as a table', async ({ page, server }) => {
  await openDemo(page, server.url)
  await goToSection(page, 'Category rankings')
  const rankings = card(page, 'Category ranking history')
  await expect(rankings.locator('.recharts-surface').first()).toBeVisible()
  const line = rankings.getByRole('button', { name: 'Health & Fitness' })
  await line.press('Enter')
  await expect(line).toHaveAttribute('aria-pressed', 'false')
  await rankings.getByRole('radio', { name: 'Free' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(rankings.getByRole('radio', { name: 'Paid' })).toBeChecked()
  // A free app is in no chart of paid ones.
  await expect(rankings.getByText('No data available')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(rankings.getByRole('radio', { name: 'Grossing' })).toBeChecked()

  await rankings.getByRole('radio', { name: '30 days' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await rankings.getByRole('button', { name: 'View as table' }).click()
  const table = rankings.getByRole('table')
  await expect(table.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText(/^#\d+$|^Not in the top \d+$/)
})

test('OV-043: the versions by keyboard, with what changed in the listing', async ({ page, server }) => {
  await openDemo(page, server.url)
  await page.getByRole('button', { name: 'Version history' }).click()
  const dialog = page.getByRole('dialog', { name: 'Version history' })
  const tabs = dialog.getByRole('tab')
  await expect(tabs.first()).toBeFocused()
  const notes = dialog.getByRole('tabpanel')
  const changed = dialog.getByRole('heading', { name: 'Changed texts' })
  for (let steps = (await tabs.count()) - 1; steps > 0 && !(await changed.isVisible()); steps -= 1)
    await page.keyboard.press('ArrowDown')
  await expect(changed).toBeVisible()
  await expect(notes).toHaveText(/\S/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Version history' })).toBeFocused()
})

test('OV-015: a long list of in-app purchases scrolls in a panel of 475 px', async ({ page, server }) => {
  await page.route('**/appdetails/v1/appdetails?*', async (route) => {
    const response = await route.fetch()
    const details: AppDetails = await response.json()
    const [purchase] = details.price.inAppPurchases ?? []
    details.price.inAppPurchases = Array.from({ length: 40 }, () => purchase!)
    await route.fulfill({ response, json: details })
  })
  await openDemo(page, server.url)
  await page.getByRole('main').getByRole('button', { name: 'In-app purchases' }).click()
  const panel = page.getByRole('dialog', { name: 'In-app purchases' })
  await expect(panel.getByRole('listitem')).toHaveCount(40)
  expect((await panel.boundingBox())?.height).toBe(475)
})
