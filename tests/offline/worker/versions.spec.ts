import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { toggleFavourite } from '#tests/support/pages/changes.ts'
import { test as base } from '#tests/support/faults/faulty-line.ts'
import { makeNextBuild, nextBuildOf } from '#tests/support/servers/next-build.ts'
import {
  countLoads,
  forgetMissingFile,
  hide,
  lookForUpdate,
  updateNow,
  updatePrompt,
} from '#tests/support/pages/page-updates.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, connection, expect, goOffline, pick, watch } from '#tests/support/test.ts'

const test = base.extend<object, { nextBuild: string }>({
  nextBuild: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const folder = makeNextBuild()
      await use(folder)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})
test.slow()

const always = Number.POSITIVE_INFINITY
/** A change whose answer was lost, and a page with a new worker, take their time. */
const patient = { timeout: 60_000 }

async function openTab(context: BrowserContext, url: string, problems: string[]): Promise<Page> {
  const page = await context.newPage()
  watch(page, problems)
  await page.goto(url)
  return page
}

/** What the region "Connection" says. */
const nothingWaits = /^Online[^\d]*$/
const firstName = (page: Page) => page.getByLabel('First name')
const onDevice = async () => ({
  caches: await caches.keys(),
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  databases: (await indexedDB.databases()).length,
})
const isFavourite = async (page: Page, country: string) => {
  await page.getByRole('combobox', { name: 'Country', exact: true }).click()
  await expect(page.getByRole('button', { name: `Remove ${country} from favourites` }).first()).toBeVisible()
  await page.keyboard.press('Escape')
}

test('three tabs come to a newer version: nothing typed and no change is lost, with the files of the one before or without', async ({
  page: sending,
  context,
  ownServer,
  faults,
  nextBuild,
  problems,
}) => {
  await openDemo(sending, faults.url)
  const typing = await openTab(context, `${faults.url}/settings/account`, problems)
  await firstName(typing).fill('Grace')
  const hidden = await openTab(context, faults.url, problems)
  await expect(appTitle(hidden)).toContainText('Moorlight')
  await hide(hidden)
  const loads = { typing: countLoads(typing), hidden: countLoads(hidden) }

  const effects: string[] = []
  faults.onPassing = ({ at, key, replayed }) => at === 'answer' && key && !replayed && effects.push(key)
  faults.break('PUT', /favourite/, { kind: 'silence' }, always)
  await toggleFavourite(sending, 'Germany', true)
  await toggleFavourite(sending, 'Japan', true)
  await expect(connection(sending)).toHaveText(/^Syncing/)
  await ownServer.release({ build: nextBuild })
  await lookForUpdate(sending)
  await expect(updatePrompt(sending)).toBeVisible()
  await expect(updatePrompt(typing)).toBeVisible()
  expect(loads.hidden.loads, 'while changes are sent no tab starts anew by itself').toBe(0)

  faults.mend()
  await updateNow(sending)
  await expect(nextBuildOf(sending)).toBeAttached(patient)
  await isFavourite(sending, 'Germany')
  await isFavourite(sending, 'Japan')
  await expect(connection(sending)).toHaveText(nothingWaits, patient)
  expect(effects, 'each change was made once').toHaveLength(2)
  await expect(nextBuildOf(hidden), 'the hidden tab follows by itself').toBeAttached(patient)
  await expect.poll(() => loads.hidden.loads).toBe(1)

  // Parts that were not open yet in the tab of the version before: one whose file is there, one whose file is gone.
  await typing.getByRole('button', { name: 'Search and commands' }).click()
  await expect(typing.getByRole('textbox', { name: 'Search pages, apps, countries and commands' })).toBeVisible()
  await typing.keyboard.press('Escape')
  rmSync(join(ownServer.data, 'assets'), { recursive: true })
  await (await context.newCDPSession(typing)).send('Network.clearBrowserCache')
  await typing.getByRole('button', { name: 'Privacy settings' }).click()
  await expect(typing.getByText("Couldn't open this")).toBeVisible()
  await expect(firstName(typing)).toHaveValue('Grace')
  expect(loads.typing.loads, 'what is typed in is not reloaded away').toBe(0)
  await updateNow(typing)
  await expect(nextBuildOf(typing)).toBeAttached(patient)
  await expect.poll(() => loads.typing.loads).toBe(1)
  forgetMissingFile(problems)
})

test('an update that is brought with the server gone opens from the device, also where no browser tells that the new worker took over', async ({
  page,
  ownServer,
  nextBuild,
}) => {
  await page.addInitScript(() => {
    // The first to hear of it is the only one.
    navigator.serviceWorker.addEventListener('controllerchange', (event) => event.stopImmediatePropagation())
  })
  await page.goto(ownServer.url)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await ownServer.release({ build: nextBuild })
  await lookForUpdate(page)
  await goOffline(page, ownServer)
  await updateNow(page)
  await expect(nextBuildOf(page)).toBeAttached(patient)
  await expect(appTitle(page)).toContainText('Moorlight')
})

test('a page that was still loading when another tab changed the version is asked to follow', async ({
  page,
  context,
  ownServer,
  faults,
  nextBuild,
  problems,
}) => {
  await openDemo(page, faults.url)
  faults.break('GET', /\/held\.png/, { kind: 'silence' }, always)
  const late = await context.newPage()
  watch(late, problems)
  await late.addInitScript(() => {
    // The page has not loaded before its pictures have.
    const held = Object.assign(new Image(), { src: '/held.png' })
    Object.assign(window, { letGo: () => (held.src = 'data:,') })
  })
  await late.goto(faults.url, { waitUntil: 'domcontentloaded' })
  await expect(appTitle(late)).toContainText('Moorlight')
  await ownServer.release({ build: nextBuild })
  await lookForUpdate(page)
  await updateNow(page)
  await expect(nextBuildOf(page)).toBeAttached(patient)
  await expect(updatePrompt(late)).toBeHidden()
  await late.evaluate(() => Reflect.get(window, 'letGo')())
  await updateNow(late)
  await expect(nextBuildOf(late)).toBeAttached(patient)
})

test('an update of which one file is missing leaves the version before at work; once whole it comes, and a way back loses no change', async ({
  page,
  ownServer,
  faults,
  nextBuild,
}) => {
  await openDemo(page, faults.url)
  await ownServer.release({ build: nextBuild })
  faults.break('GET', /\/assets\/start-.*-next\.js/, { kind: 'answer', status: 404, body: '' }, always)
  await lookForUpdate(page)
  await goOffline(page, ownServer)
  await page.reload()
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(nextBuildOf(page)).not.toBeAttached()
  await pick(page, 'Country', /Germany/)

  await ownServer.start()
  await lookForUpdate(page)
  await expect(updatePrompt(page)).toBeHidden()
  faults.mend()
  await lookForUpdate(page)
  await updateNow(page)
  await expect(nextBuildOf(page)).toBeAttached(patient)

  await goOffline(page, ownServer)
  await toggleFavourite(page, 'Germany', true)
  await expect(connection(page)).toContainText('1 change waiting')
  await ownServer.release({ build: join(import.meta.dirname, '../../../dist') })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await lookForUpdate(page)
  await updateNow(page)
  await expect(nextBuildOf(page)).not.toBeAttached(patient)
  await isFavourite(page, 'Germany')
  await expect(connection(page)).toHaveText(nothingWaits, patient)
})

test('a worker that is switched off by the operator goes with its caches; answers and changes stay', async ({
  page,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  await goOffline(page, ownServer)
  await toggleFavourite(page, 'Germany', true)
  await ownServer.release({ env: { STOREGLASS_WORKER: 'off' } })
  await lookForUpdate(page)
  await updateNow(page)
  await expect(appTitle(page)).toContainText('Moorlight')
  await isFavourite(page, 'Germany')
  await expect(connection(page)).toHaveText(nothingWaits)
  await expect(async () => {
    await page.reload()
    expect(await page.evaluate(onDevice)).toEqual({ caches: [], workers: 0, databases: 2 })
  }).toPass()

  await ownServer.release({ env: { STOREGLASS_WORKER: 'on' } })
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
})
