import type { Page } from '@playwright/test'
import { violations } from '#tests/support/pages/axe.ts'
import { menuPages } from '#tests/support/pages/menu-rows.ts'
import { moveToFreePlan } from '#tests/support/pages/free-plan.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { openDemo, signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

/** Opens every group, one after the other, and tells what leads somewhere. */
async function linksOf(page: Page): Promise<{ name: string; path: string }[]> {
  const menu = menuOf(page)
  await expect(menu.getByRole('link').first()).toBeVisible()
  const found = new Map<string, string>()
  const look = async () => {
    for (const link of await menu.locator('a[href]').all()) {
      const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
      // An area's first page stands for its bare address, which would only lead on to it.
      found.set(path.replace(/\/my-app$/, ''), (await link.locator('span').first().textContent()) ?? '')
    }
  }
  const opened = new Set<string>()
  const openGroups = async () => {
    await look()
    // A group that was opened holds others; one that is opened closes the one before.
    for (const name of await menu.locator('button[aria-expanded]').allTextContents()) {
      if (opened.has(name)) continue
      opened.add(name)
      const group = menu.getByRole('button', { name, exact: true })
      if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
      await openGroups()
    }
  }
  await openGroups()
  return [...found].map(([path, name]) => ({ name, path }))
}

test('MENU-019, MENU-045 to MENU-081: every entry with a page shows it, under its own heading; no other leads anywhere', async ({
  page,
  server,
}) => {
  test.slow()
  await openDemo(page, server.url)
  const byPath = (one: { path: string }, other: { path: string }) => one.path.localeCompare(other.path)
  expect((await linksOf(page)).toSorted(byPath)).toEqual(menuPages.toSorted(byPath))
  for (const { name, path } of menuPages) {
    await page.goto(server.url + path)
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('main')).not.toBeEmpty()
    await expect(menuOf(page).locator('a[aria-current=page]')).toHaveText(new RegExp(`^${name}`))
  }
})

test('MENU-001: bar, menu, content and footer stand in this order', async ({ page, server }) => {
  await openDemo(page, server.url)
  // The menu's entries come after the page's first frame.
  await expect(menuOf(page)).toBeVisible()
  const order = await page.evaluate(() => {
    const parts = ['header', '[aria-label="Main menu"]', 'main', 'footer'].map((part) => document.querySelector(part))
    return parts.every((part, index) => {
      const next = parts[index + 1]
      return part && (!next || part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING)
    })
  })
  expect(order).toBe(true)
  const side = await menuOf(page).boundingBox()
  const main = await page.getByRole('main').boundingBox()
  expect(side && main && side.x + side.width <= main.x).toBe(true)
})

test('MENU-034, MENU-041: 260 px wide, 80 px collapsed, where groups open beside their icons', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  const width = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left)
  expect(await width()).toBe(260)
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  expect(await width()).toBe(80)
  const menu = menuOf(page)
  await menu.getByRole('button', { name: 'Market' }).hover()
  const flyout = page.getByRole('group', { name: 'Market' })
  await expect(flyout.getByRole('link', { name: 'Featured' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.mouse.move(700, 500)
  await expect(flyout).toBeHidden()

  await menu.getByRole('button', { name: 'Coming soon' }).focus()
  await page.keyboard.press('ArrowRight')
  const soon = page.getByRole('group', { name: 'Coming soon' })
  await expect(soon.getByRole('button', { name: 'Ads', exact: true })).toBeFocused()
  // Up from the first goes to the last.
  await page.keyboard.press('ArrowUp')
  await expect(soon.getByRole('link', { name: 'Reports', disabled: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('group', { name: 'Ads', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('group', { name: 'Ads', exact: true })).toBeHidden()
  await expect(soon).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('button', { name: 'Coming soon' })).toBeFocused()

  await menu.getByRole('button', { name: 'Market' }).hover()
  await flyout.getByRole('link', { name: 'Featured' }).click()
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('Featured')
  await page.reload()
  expect(await width()).toBe(80)
})

test('MENU-002, MENU-003, MENU-041 to MENU-043: at the top its groups open below it, inside the window, and it stays so', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/settings/account`)
  await page.getByText('At the top').click()
  const menu = menuOf(page)
  await menu.getByRole('button', { name: 'Coming soon' }).hover()
  await page.getByRole('button', { name: 'Ads', exact: true }).hover()
  await expect(page.getByRole('group', { name: 'Ads', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.mouse.move(200, 600)
  await expect(page.getByRole('group', { name: 'Coming soon' })).toBeHidden()

  await page.setViewportSize({ width: 1210, height: 300 })
  await menu.getByRole('button', { name: 'Market' }).hover()
  const low = page.getByRole('group', { name: 'Market' })
  await expect(low).toBeVisible()
  const box = await low.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(300 - 28)
  expect(await low.evaluate((panel) => panel.scrollHeight > panel.clientHeight)).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(menu.getByRole('button', { name: 'Market' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Collapse menu' })).toHaveCount(0)
})

test('MENU-003: menu, top bar and footer can be hidden, and each has a way back', async ({ page, server }) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/settings/account`)
  const choose = (group: string, option: string) =>
    page.getByRole('radiogroup', { name: group }).getByText(option).click()
  await choose('Footer', 'Hidden')
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await choose('Pages', 'Boxed')
  expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width)).toBeLessThanOrEqual(1280)
  await choose('Menu', 'Hidden')
  await expect(menuOf(page)).toHaveCount(0)
  await choose('Top bar', 'Hidden')
  await expect(page.getByRole('button', { name: /^User menu/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeAttached()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show the top bar' }).click()
  await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible()
})

test('MENU-035, MENU-036, OP-34: below 1200 px the menu comes over the page, and navigating closes it', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  await page.setViewportSize({ width: 1199, height: 800 })
  await expect(menuOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menuOf(page).getByRole('link', { name: 'Keyword research' })).toBeVisible()
  await menuOf(page).getByRole('link', { name: 'Keyword research' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('Keyword research')
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(menuOf(page)).toBeVisible()
})

test('MENU-037: in a low window the menu scrolls to the entry of the page', async ({ page, server }) => {
  await openDemo(page, server.url)
  await page.setViewportSize({ width: 1440, height: 420 })
  await page.goto(`${server.url}/rr/ratings`)
  await expect(menuOf(page).getByRole('link', { name: 'Ratings' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})

test('MENU-038: mark and name of the menu are drawn for light and for dark, and lead to the start page', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/settings/account`)
  const brand = page.getByRole('link', { name: 'Storeglass' })
  const looks = () =>
    brand.evaluate((link) => [getComputedStyle(link).color, getComputedStyle(link.querySelector('path')!).fill])
  const light = await looks()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await looks())[0]).not.toBe(light[0])
  expect((await looks())[1]).not.toBe(light[1])
  await brand.click()
  await expect(page).toHaveURL(/\/(home|app-overview)/)
})

test('MENU-024, MENU-026, C-08: on the free plan a lock tells what the plan would add and leads to the plans', async ({
  page,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  await moveToFreePlan(ownServer)
  await page.reload()
  const menu = menuOf(page)
  await expect(menu.getByText('Upgrade').first()).toBeVisible()
  await menu.getByRole('link', { name: /^App Overview/ }).hover()
  const popover = page.getByRole('dialog', { name: 'App Overview' })
  await expect(popover.getByRole('listitem')).toHaveCount(3)
  expect(await violations(page)).toEqual([])
  await menu.getByRole('button', { name: 'Store listing' }).click()
  await expect(menu.getByText('Store data')).toBeVisible()
  await expect(menu.getByText('Bulk changes')).toHaveCount(0)
  await menu.getByRole('button', { name: 'App Overview: what the plan adds' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(popover.getByRole('link', { name: 'See plans' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/plans/)
  await expect(page.getByRole('main').getByText('Your plan').first()).toBeVisible()
})

test('MENU-020, OP-28: an entry without a page leads to the older frontend with a token that signs in there', async ({
  page,
}) => {
  const older = 'http://127.0.0.1:9'
  const server = await ServerProcess.start({ LEGACY_BASE_URL: older })
  try {
    await page.route(`${older}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Older</h1>' }))
    await openDemo(page, server.url)
    await menuOf(page).getByRole('link', { name: 'Reports' }).click()
    await page.waitForURL(`${older}/**`)
    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toBe('/login-token')
    expect(searchParams.get('redirectTo')).toBe('/dashboard/reports')
    expect(searchParams.get('selectedAppId')).toMatch(/\S/)
    const redeem = () =>
      page.request.post(`${server.url}/api/auth/v1/token/login-token`, { data: { token: searchParams.get('token') } })
    expect((await redeem()).status()).toBe(200)
    expect((await redeem()).ok()).toBe(false)
  } finally {
    await server.remove()
  }
})
