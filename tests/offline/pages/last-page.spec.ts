import { pageIsSaved, removeScripts, savedPages, watchLastPages } from '#tests/support/pages/last-page.ts'
import { layoutShift } from '#tests/support/pages/layout-shift.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, connection, expect, goOffline, test } from '#tests/support/test.ts'

const overview = '/app-overview/my-app'

test('a start without the server shows the page of last time before any script of the app has run', async ({
  page,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  await pageIsSaved(page, overview)
  await goOffline(page, ownServer)
  await removeScripts(page)
  await page.goto(ownServer.url)

  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' })).toBeVisible()
  // What was true at that moment alone is not said.
  await expect(connection(page)).toBeHidden()
  await expect(page.getByText(/^Updated/).first()).toBeHidden()
  // The app itself is not there: the marked press waits for it.
  const home = page.getByRole('link', { name: 'Home', exact: true })
  await home.click()
  await expect(home).toHaveAttribute('data-pressed')
  await expect(page.locator('#root')).toHaveText('')
})

test('a start without the server shows home as it was last before any script of the app has run', async ({
  page,
  ownServer,
}) => {
  const home = `${ownServer.url}/home`
  await openDemo(page, ownServer.url)
  await page.goto(home)
  await pageIsSaved(page, '/home')
  await goOffline(page, ownServer)
  await removeScripts(page)
  await page.goto(home)

  const main = page.getByRole('main')
  await expect(main.getByRole('group', { name: 'Downloads' })).toBeInViewport()
  await expect(main.getByRole('heading', { name: 'What moved' })).toBeVisible()
  // The hour of then greets nobody now.
  await expect(main.getByText(/^Good /)).toBeHidden()
  await expect(page.locator('#root')).toHaveText('')
})

test('the app takes over the page of last time without a shift, and does what was pressed meanwhile', async ({
  page,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  await pageIsSaved(page, overview)
  await goOffline(page, ownServer)
  const shift = await layoutShift(page)
  const shown = await watchLastPages(page)
  await page.goto(ownServer.url)
  await expect(connection(page)).toHaveText(/^Offline/)
  await expect(page.locator('#last-page')).toHaveCount(0)
  expect(await shown()).toBe(1)
  expect(await shift()).toBeLessThan(0.001)

  await watchLastPages(page, '/home')
  await page.goto(ownServer.url + overview)
  await expect(page).toHaveURL(/\/home/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.locator('#last-page')).toHaveCount(0)
})

test('C-27: the page of last time goes with its user, and whoever comes next never sees it', async ({
  page,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  await pageIsSaved(page, overview)
  const [saved] = await savedPages(page)
  const headers = await page.evaluate(async ({ cache, path }) => {
    const answer = await (await caches.open(cache)).match(path)
    return [...(answer?.headers ?? [])]
  }, saved!)
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => savedPages(page)).toEqual([])

  // As if the device had failed to delete it.
  const leave = () =>
    page.evaluate(
      async ({ cache, path, markup, headers }) => {
        const latest = new Headers(headers)
        latest.set('x-storeglass-saved-at', new Date(Date.now() + 3600_000).toISOString())
        await (await caches.open(cache)).put(path, new Response(markup, { headers: latest }))
      },
      { ...saved!, headers },
    )
  await leave()
  const shown = await watchLastPages(page)
  await page.goto(ownServer.url)
  await expect(page).toHaveURL(/\/login/)
  expect(await shown()).toBe(0)

  await openDemo(page, ownServer.url)
  await leave()
  await page.goto(ownServer.url)
  await expect(appTitle(page)).toContainText('Moorlight')
  expect(await shown()).toBe(0)
  await expect(page.locator('#last-page')).toHaveCount(0)
})
