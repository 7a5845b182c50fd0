import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { openDemo, signInToDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, expect, filled, test } from '#tests/support/test.ts'

const phone = { width: 390, height: 844 }

test('MENU-006, MENU-007, MENU-011: the empty path leads to the overview, an unknown one to the error page; one is hidden', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await page.goto(server.url)
  await expect(page).toHaveURL(/\/app-overview\/my-app/)
  await page.goto(`${server.url}/no/such/page`)
  await expect(page).toHaveURL(`${server.url}/pages/miscellaneous/error`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(appTitle(page)).toContainText('Moorlight')
  await page.goto(`${server.url}/easter-egg`)
  await expect(page.getByRole('heading', { level: 1, name: 'Storeglass' })).toBeVisible()
  await expect(page.getByText(/^Release “.+” · \d+\.\d+\.\d+/)).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('BAR-004, BAR-018, FOOT-003: help, learning centre and privacy settings, on wide and narrow windows', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  await page.getByRole('button', { name: 'How it works' }).click()
  await expect(page.getByRole('region', { name: 'How it works' })).toContainText('ASO score')
  expect(await violations(page, 'header')).toEqual([])
  // Nothing in it takes the focus here: Tab goes on to what comes after it.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'My app' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'How it works' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Learning center' }).click()
  await expect(page.getByRole('menuitem', { name: 'ASO guide' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Privacy settings' }).click()
  const panel = page.getByRole('dialog', { name: 'Privacy settings' })
  await expect(panel.getByRole('switch')).toHaveCount(3)
  expect(await violations(page, '[role=dialog]')).toEqual([])
  await panel.getByRole('button', { name: 'Only necessary' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Privacy settings' })).toBeFocused()

  await page.setViewportSize(phone)
  await expect.poll(() => sideways(page)).toBe(0)
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBeLessThan(110)
  await page.getByRole('button', { name: 'How it works' }).click()
  const sheet = page.getByRole('dialog', { name: 'How it works' })
  await expect(sheet.getByRole('navigation', { name: 'Learning center' }).getByRole('link')).not.toHaveCount(0)
})

test('BAR-001: on a phone a long title is there in full, in German too', async ({ page, server }) => {
  await signInToDemo(page, server.url)
  await page.setViewportSize(phone)
  const title = page.getByRole('heading', { level: 1 })
  for (const [code, language] of [
    ['en', 'English'],
    ['de', 'Deutsch'],
  ] as const) {
    await page.goto(`${server.url}/dashboard/app-performance`)
    await page.getByRole('button', { name: /^(User menu|Nutzermenü)/ }).click()
    await page.getByRole('menuitemradio', { name: language }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    for (const path of ['dashboard/app-performance', 'analyze-keywords/keyword-monitoring', 'rr/review-summaries']) {
      await page.goto(`${server.url}/${path}`)
      await expect(title).not.toHaveText('Storeglass')
      const cut = await title.evaluate((one) => [
        one.scrollWidth - one.clientWidth,
        one.scrollHeight - one.clientHeight,
      ])
      expect(cut, path).toEqual([0, 0])
      expect(await sideways(page), path).toBe(0)
    }
  }
})

/** What stands in the frame that has the focus: its name, and what is said of its state. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    const said = ['aria-current', 'aria-expanded'].flatMap((state) => element?.getAttribute(state) ?? [])
    return [element?.getAttribute('aria-label') ?? element?.textContent, ...said].join(' ')
  })

test('MENU-001, MENU-013, MENU-016, MENU-022, BAR-004, BAR-006, BAR-011, BAR-018, BAR-021: the frame by the keyboard alone, and what it says of itself', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/analyze-keywords/keyword-research`)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Keyword research' })).toHaveAttribute('aria-current', 'page')
  const walked: string[] = []
  for (let step = 0; step < 18; step += 1) {
    await page.keyboard.press('Tab')
    walked.push(await focused(page))
  }
  expect(walked).toEqual([
    'Skip to content',
    'How it works false',
    'App false',
    'Country false',
    'Pending changes false',
    'Search and commands',
    'Learning center false',
    'User menu DS false',
    'Storeglass',
    'Collapse menu true',
    'Home',
    'App Overview',
    'Dashboards false',
    'Keywords true',
    'Keyword research page',
    'Keyword monitoring',
    'All ranked keywords',
    'Live search',
  ])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Market true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Competitors' })).toBeVisible()

  for (const name of ['User menu DS', 'Learning center', 'Search and commands', 'Pending changes']) {
    await page.getByRole('banner').getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner').getByRole('button', { name, includeHidden: true })).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').getByRole('button', { name }), name).toBeFocused()
  }
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.setViewportSize(phone)
  await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('button', { name: 'Menu' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Competitors' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
})

test('the palette leads to pages, apps and commands by the keyboard alone', async ({ page, server }) => {
  await openDemo(page, server.url)
  const field = page.getByRole('textbox', { name: 'Search pages, apps, countries and commands' })
  await page.keyboard.press('Control+k')
  await field.fill('timeline')
  expect(await violations(page, '[role=dialog]')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'App timeline' })).toBeVisible()
  await expect(field).toBeHidden()

  await page.keyboard.press('Control+k')
  await field.fill('pending')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Pending changes' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Search and commands' }).click()
  await field.fill('log out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the palette works without a server', async ({ page, ownServer }) => {
    await openDemo(page, ownServer.url)
    await filled(page)
    await ownServer.stop()
    await page.keyboard.press('Control+k')
    await page.getByRole('textbox', { name: 'Search pages, apps, countries and commands' }).fill('on this device')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'On this device' })).toBeVisible()
  })
})

test('AUTH-041, OP-40, OP-94: analytics hear of a log-in only once the user agreed, also under the content policy, and of a log-out', async ({
  page,
}) => {
  const told: unknown[] = []
  const collector = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      told.push(JSON.parse(body))
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const address = collector.address() as AddressInfo
  const server = await ServerProcess.start({ ANALYTICS_URL: `http://127.0.0.1:${address.port}/events` })
  try {
    await page.goto(server.url)
    const panel = page.getByRole('dialog', { name: 'Privacy settings' })
    await panel.getByRole('button', { name: 'Accept all' }).click()
    await page.getByRole('button', { name: 'Explore the demo' }).click()
    await expect(appTitle(page)).toContainText('Moorlight')
    await expect.poll(() => told).toMatchObject([{ name: 'login', method: 'demo' }])
    await page.reload()
    await expect(appTitle(page)).toContainText('Moorlight')
    await expect(panel).toBeHidden()

    const heard = await page.evaluateHandle(() => {
      const events: unknown[] = []
      document.addEventListener('storeglass:analytics', (event) => events.push((event as CustomEvent).detail))
      return events
    })
    await page.getByRole('button', { name: /User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect.poll(() => heard.jsonValue()).toEqual([{ name: 'reset' }])
  } finally {
    await server.remove()
    collector.close()
  }
})

test('MENU-060: without the test menu there are no test pages', async ({ page, server }) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/pages/test-pages`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})
