import type { Page } from '@playwright/test'
import {
  addCompetitor,
  countriesAtHand,
  pendingChanges,
  toggleFavourite,
  trackCountry,
  untrackCountry,
} from '#tests/support/pages/changes.ts'
import { clearRows } from '#tests/support/pages/device-rows.ts'
import { forgetMissingFile } from '#tests/support/pages/page-updates.ts'
import { watchQueue } from '#tests/support/queue/queue-watch.ts'
import { appPages } from '#tests/support/routes.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { comeBack, connection, expect, goOffline, pick, test } from '#tests/support/test.ts'

/** Longest time that the interface may say what is no longer so, ms. */
const HONEST_MS = 2000
/** Longest time that a page may look as if something were still coming, offline, ms. */
const WAITING_MS = 3000

/** When the first request after now failed or was answered, and when the words of the connection changed, by the page's clock. */
const watchConnection = (page: Page) =>
  page.evaluate(() => {
    const seen: Record<string, number> = {}
    const note = (name: string) => (seen[name] ??= performance.now())
    const ask = window.fetch
    window.fetch = async (...asked) => {
      try {
        const answer = await ask(...asked)
        // Not a copy of the worker's, nor a server that is not ready yet.
        const isLive = /\/api\/(?!media)/.test(answer.url) && !answer.headers.has('x-storeglass-saved-at')
        if (seen['failed'] && answer.status < 500 && isLive) note('answered')
        return answer
      } catch (error) {
        note('failed')
        throw error
      }
    }
    const status = document.querySelector('[role=status][aria-label=Connection]')
    const read = () => {
      const isOffline = status?.textContent?.startsWith('Offline') ?? false
      if (isOffline) note('saidOffline')
      else if (seen['saidOffline']) note('saidOnline')
    }
    new MutationObserver(read).observe(status!, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { seenOfConnection: seen })
  })

const moments = ['answered', 'failed', 'saidOffline', 'saidOnline']
const seen = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => Reflect.get(window, 'seenOfConnection') as Record<string, number>)

test('offline is said within two seconds of the first request that fails, and taken back as soon as one is answered', async ({
  page,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  await watchConnection(page)
  await ownServer.kill()
  await pick(page, 'App', /Facet Fall/)
  await expect(connection(page)).toHaveText(/^Offline/)
  // Nobody tells the page that the server is back: its own questions find out.
  await ownServer.start()
  await expect(connection(page)).toHaveText(/^(Online|Syncing)/, { timeout: 60_000 })
  await expect.poll(async () => Object.keys(await seen(page)).toSorted()).toEqual(moments)

  const { failed, saidOffline, answered, saidOnline } = await seen(page)
  const late = { offline: Math.round(saidOffline! - failed!), online: Math.round(saidOnline! - answered!) }
  process.stdout.write(`offline said after ${late.offline} ms, online after ${late.online} ms\n`)
  expect(late.offline).toBeLessThan(HONEST_MS)
  expect(late.online).toBeLessThan(HONEST_MS)
})

test('the number of changes that wait is that of the queue on the device, at every moment', async ({
  page,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  const watched = await watchQueue(page)
  await countriesAtHand(page)
  await goOffline(page, ownServer)
  await trackCountry(page, 'Spain')
  await toggleFavourite(page, 'Spain', true)
  await addCompetitor(page, 'https://apps.apple.com/us/app/weatherbug/id281940292')
  await untrackCountry(page, 'Germany')
  const dialog = await pendingChanges(page)
  await dialog.getByRole('button', { name: 'Undo' }).first().click()
  await expect(connection(page)).toContainText(/[23] changes waiting/)
  await page.keyboard.press('Escape')
  await comeBack(page, ownServer)
  await expect(connection(page)).toHaveText(/^Online$|^Online(?!.*waiting)/, { timeout: 60_000 })

  const { most, samples, longestMs } = await watched.end()
  process.stdout.write(`${samples} looks, at most ${most} changes, longest difference ${longestMs} ms\n`)
  expect(most).toBeGreaterThanOrEqual(3)
  expect(longestMs).toBeLessThan(1000)
})

test('every page that shows data of the stores says how old it is', async ({ page, serverWithFigures }) => {
  test.slow()
  await openDemo(page, serverWithFigures.url)
  const withoutStores = /^\/(settings|plans|share|open|connection|creatives\/csv-upload)/
  const pages = appPages().filter((path) => !withoutStores.test(path))
  for (const path of pages) {
    await page.goto(serverWithFigures.url + path)
    await expect(
      page
        .getByRole('main')
        .getByText(/^Updated /)
        .first(),
      path,
      // A server's first list of keywords takes its time.
    ).toBeVisible({ timeout: 60_000 })
  }
})

test('without anything saved no page waits for what can not come, nor stays empty', async ({
  page,
  ownServer,
  problems,
}) => {
  test.slow()
  await openDemo(page, ownServer.url)
  await goOffline(page, ownServer)
  // What only log-out would take: the user is known, every answer and picture is gone.
  await page.evaluate(async () => {
    localStorage.removeItem('storeglass.banners')
    const boot = JSON.parse(localStorage.getItem('storeglass.boot') ?? '')
    const ofFrame = (one: { meta?: { part: string } }) => one.meta === undefined || one.meta.part === 'frame'
    boot.clientState.queries = boot.clientState.queries.filter(ofFrame)
    localStorage.setItem('storeglass.boot', JSON.stringify(boot))
    for (const name of await caches.keys()) if (!/precache|runtime/.test(name)) await caches.delete(name)
  })
  const emptied = await clearRows(page, 'data', 'queries')
  expect(emptied).toBe(true)

  const late: Record<string, string> = {}
  let longest = 0
  for (const path of appPages()) {
    await page.goto(ownServer.url + path)
    await expect(page.getByRole('main').locator('*').filter({ visible: true }).first(), path).toBeVisible()
    const waited = await waiting(page, WAITING_MS)
    longest = Math.max(longest, waited.ms)
    if (waited.left.length > 0) late[path] = waited.left.join(' | ')
  }
  process.stdout.write(`${appPages().length} pages, the longest wait ${longest} ms\n`)
  expect(late).toEqual({})
  // Of the pages that come with a visit, those that were never opened are not on the device, and say that they could not be shown.
  forgetMissingFile(problems)
})

/** How long a page looked as if something were coming, ms, and what still does after `patience`. */
const waiting = (page: Page, patience: number): Promise<{ ms: number; left: string[] }> =>
  page.evaluate(async (patience) => {
    const began = performance.now()
    const busy = () => [...document.querySelectorAll('main [aria-busy=true], main [class*=skeleton]')]
    while (busy().length > 0 && performance.now() - began < patience)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return { ms: Math.round(performance.now() - began), left: busy().map((one) => one.outerHTML.slice(0, 120)) }
  }, patience)
