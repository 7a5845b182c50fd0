import type { Page } from '@playwright/test'
import { toggleFavourite } from '#tests/support/pages/changes.ts'
import { countAnswers } from '#tests/support/pages/device-rows.ts'
import { countLoads } from '#tests/support/pages/page-updates.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, connection, expect, goOffline, pick, test, workerReady } from '#tests/support/test.ts'
import { getAppDetails } from '#contract/overview/overview.ts'

/** Removes one kind of what the device keeps while no page of the app is open, as a browser short of room or a user does. */
async function remove(page: Page, url: string, kinds: string): Promise<void> {
  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: kinds })
  await session.detach()
}

/** Files of the app on the device. */
const files = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'))
    const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return entries.flat().length
  })

test('OP-86: what a browser has removed of the device comes back with the next start online, and opens offline again', async ({
  page,
  ownServer,
}) => {
  // Five downloads of the whole app, on a machine that may be busy.
  test.setTimeout(180_000)
  await openDemo(page, ownServer.url)
  const all = await files(page)
  for (const kinds of ['cache_storage', 'indexeddb', 'cache_storage,indexeddb', 'local_storage']) {
    await remove(page, ownServer.url, kinds)
    const count = countLoads(page)
    await page.goto(`${ownServer.url}/app-overview/my-app`)
    await expect(appTitle(page), kinds).toContainText('Moorlight')
    await expect(connection(page), kinds).toHaveText(/^Online/)
    await workerReady(page)
    await expect.poll(() => files(page), { message: `${kinds}: the app's files`, timeout: 40_000 }).toBe(all)
    await expect.poll(() => countAnswers(page, getAppDetails.id), `${kinds}: answers`).toBeGreaterThan(0)
    expect(count.loads, `${kinds}: one load, and one more at most`).toBeLessThanOrEqual(2)
  }
  await ownServer.kill()
  await page.reload()
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(connection(page)).toHaveText(/^Offline/)
})

test('OP-86: with the databases removed and the server gone, the app says what is not on this device, and once which changes went with it', async ({
  page,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  await pick(page, 'Country', /Germany/)
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('Germany')
  await expect.poll(() => countAnswers(page, getAppDetails.id)).toBe(2)
  await goOffline(page, ownServer)
  await toggleFavourite(page, 'Germany', true)
  await expect(connection(page)).toContainText('1 change waiting')
  await remove(page, ownServer.url, 'indexeddb')
  await page.goto(`${ownServer.url}/app-overview/my-app`)
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(connection(page)).toHaveText(/^Offline/)
  await expect(page.getByText('1 change is lost')).toBeVisible()
  await pick(page, 'Country', /United States/)
  await expect(page.getByText('Not saved on this device').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)

  await page.reload()
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(connection(page)).toHaveText(/^Offline/)
  await expect(page.getByText('1 change is lost')).toHaveCount(0)
})
