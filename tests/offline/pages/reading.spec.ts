import type { Page } from '@playwright/test'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, comeBack, connection, expect, filled, pick, test, watch } from '#tests/support/test.ts'

test('OP-86: with the server gone, what was seen opens after a reload, with its age', async ({ page, ownServer }) => {
  await openDemo(page, ownServer.url)
  const description = page.getByRole('region', { name: 'Description' }).or(page.getByRole('main'))
  await expect(description.first()).toContainText('SLEEP STORIES')
  await ownServer.kill()

  await page.reload()
  await expect(appTitle(page)).toHaveText('Moorlight: Sleep & Wind Down')
  await expect(page.getByRole('main')).toContainText('SLEEP STORIES')
  await expect(connection(page)).toHaveText(/^Offline/)
  await expect(page.getByText(/^Saved /).first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Downloads', exact: true })).toContainText(/\d/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})

test('OP-86: it opens after the browser was closed, and recovers by itself', async ({ profile, ownServer }) => {
  const problems: string[] = []
  let page = await profile.open()
  watch(page, problems)
  await openDemo(page, ownServer.url)
  await pick(page, 'Country', /Germany/)
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('Germany')
  await profile.close()
  await ownServer.kill()

  page = await profile.open()
  watch(page, problems)
  await page.goto(ownServer.url)
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('Germany')
  await expect(connection(page)).toHaveText(/^Offline/)

  await comeBack(page, ownServer)
  await expect(connection(page)).toHaveText(/^Online/, { timeout: 40_000 })
  await expect(page.getByText(/^Updated /).first()).toBeVisible()
  expect(problems).toEqual([])
})

test('a country seen before switches offline, an unseen one says calmly that it is not saved', async ({
  page,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  await pick(page, 'Country', /Germany/)
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('Germany')
  await ownServer.kill()

  await pick(page, 'Country', /United States/)
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('United States')
  await pick(page, 'Country', /Japan/)
  await expect(page.getByText('Not saved on this device').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})

test('the network cut off instead of the server: the same', async ({ page, context, ownServer }) => {
  await openDemo(page, ownServer.url)
  await context.setOffline(true)
  await page.reload()
  await expect(appTitle(page)).toHaveText('Moorlight: Sleep & Wind Down')
  await expect(connection(page)).toHaveText(/^Offline/)
  await context.setOffline(false)
  await expect(connection(page)).toHaveText(/^Online/)
})

/** Notes in every page when its frame is first drawn, ms after the page was asked for. */
const watchShell = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[role=status][aria-label=Connection]'))
        Object.assign(window, { shellDrawnAt: performance.now() })
      else requestAnimationFrame(look)
    }
    look()
  })
const shellDrawnAt = async (page: Page): Promise<number> => {
  const drawn = await page.waitForFunction(() => Number(Reflect.get(window, 'shellDrawnAt') ?? 0))
  return drawn.jsonValue()
}

test('every address of the app opens offline, an unknown one too, and no failed request is told', async ({
  page,
  ownServer,
}) => {
  await watchShell(page)
  await openDemo(page, ownServer.url)
  // Of the account's pages, those that were opened before.
  await page.goto(`${ownServer.url}/settings/team`)
  await expect(page.getByRole('cell', { name: /Demo Storeglass/ }).first()).toBeVisible()
  await filled(page)
  await ownServer.kill()
  await page.reload()
  await expect(page.getByRole('cell', { name: /Demo Storeglass/ }).first()).toBeVisible()
  const drawn = [await shellDrawnAt(page)]
  for (const path of ['/', '/app-overview', '/app-overview/my-app', '/app-overview/my-app?x=1#app-details']) {
    await page.goto(ownServer.url + path)
    await expect(appTitle(page)).toContainText('Moorlight')
    await expect(page.getByRole('alert'), path).toHaveCount(0)
    drawn.push(await shellDrawnAt(page))
  }
  process.stdout.write(`the shell is drawn after ${drawn.map((ms) => Math.round(ms)).join(', ')} ms\n`)
  await page.goto(`${ownServer.url}/no/such/page`)
  await expect(page.getByRole('heading', { name: /Page not found/ })).toBeVisible()
})
