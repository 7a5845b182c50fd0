import { rmSync } from 'node:fs'
import { makeNextBuild, nextBuildOf } from '#tests/support/servers/next-build.ts'
import { forgetMissingFile, lookForUpdate, updateNow } from '#tests/support/pages/page-updates.ts'
import { test } from '#tests/support/faults/faulty-line.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, connection, expect, fillState, filled, goOffline, watch } from '#tests/support/test.ts'

const always = Number.POSITIVE_INFINITY
const isWhole = async (state: Promise<{ saved: number; of: number } | null>) => {
  const { saved = 0, of = 1 } = (await state) ?? {}
  return saved === of
}

test('the rest of the app comes in the background: a killed browser goes on where it was, and a minute after the first visit every page opens offline', async ({
  profile,
  ownServer,
  faults,
}) => {
  const problems: string[] = []
  faults.break('GET', /\/assets\/account-/, { kind: 'silence' }, always)
  const first = await profile.open()
  await openDemo(first, faults.url)
  await expect.poll(async () => (await fillState(first))?.saved).toBeGreaterThan(0)
  // A browser that is closed writes down who is logged in.
  await profile.close()
  const second = await profile.open()
  await second.goto(faults.url)
  await expect(appTitle(second)).toContainText('Moorlight')
  await profile.kill()
  faults.mend()

  const page = await profile.open()
  watch(page, problems)
  await page.goto(`${faults.url}/settings/offline`)
  await expect(page.getByText('All saved', { exact: true })).toBeVisible({ timeout: 60_000 })
  await goOffline(page, ownServer)
  for (const [path, text] of [
    ['/settings/team', /Team/],
    ['/analyze-keywords/keyword-research', /Keyword/],
    ['/app-overview/compare', /Compare/],
  ] as const) {
    await page.goto(faults.url + path)
    await expect(page.getByRole('main')).toContainText(text)
    await expect(page.getByText("Couldn't show this page")).toHaveCount(0)
  }
  expect(problems).toEqual([])
})

test('those who save data get files as they open pages; what they never opened is not on the device, and says so without a reload', async ({
  page,
  ownServer,
  problems,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  })
  await openDemo(page, ownServer.url)
  await page.goto(`${ownServer.url}/settings/offline`)
  await expect(page.getByText('The other parts are saved as you open them, to save mobile data.')).toBeVisible()
  expect(await isWhole(fillState(page))).toBe(false)
  await ownServer.kill()
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  let loads = 0
  await page.goto(`${ownServer.url}/settings/offline`)
  await expect(page.getByText('Parts of the app')).toBeVisible()
  page.on('load', () => (loads += 1))
  await page.goto(`${ownServer.url}/analyze-keywords/keyword-research`)
  await expect(page.getByText("Not saved on this device. The page loads when you're back online.")).toBeVisible()
  await expect(connection(page)).toHaveText(/^Offline/)
  expect(loads).toBe(1)
  forgetMissingFile(problems)

  await ownServer.start()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.goto(`${ownServer.url}/settings/offline`)
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByText('All saved', { exact: true })).toBeVisible({ timeout: 60_000 })
})

test('an update in the middle of it: the new version goes on with its own files', async ({
  page,
  ownServer,
  faults,
}) => {
  const build = makeNextBuild()
  faults.break('GET', /\/assets\/account-[\w-]{8}\.js/, { kind: 'silence' }, always)
  await openDemo(page, faults.url)
  await ownServer.release({ build })
  await lookForUpdate(page)
  await updateNow(page)
  await expect(nextBuildOf(page)).toBeAttached({ timeout: 60_000 })
  await expect(appTitle(page)).toContainText('Moorlight')
  await filled(page)
  expect(await isWhole(fillState(page))).toBe(true)
  rmSync(build, { recursive: true })
})
