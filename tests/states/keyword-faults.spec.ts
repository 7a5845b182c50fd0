import type { Page } from '@playwright/test'
import { FaultProxy, type Fault } from '#tests/support/faults/fault-proxy.ts'
import { addKeywords, pendingChanges } from '#tests/support/pages/changes.ts'
import { apiOf, openDemo, type DemoApi } from '#tests/support/pages/demo-api.ts'
import { moveToFreePlan } from '#tests/support/pages/free-plan.ts'
import { isKept } from '#tests/support/pages/kept.ts'
import { keywordPages } from '#tests/support/pages/keyword-pages.ts'
import { logInAs, logInBeside, signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import {
  appTitle,
  comeBack,
  connection,
  expect,
  filled,
  goOffline,
  test as base,
  watch,
  workerReady,
} from '#tests/support/test.ts'

const test = base.extend<{ line: FaultProxy }>({
  line: async ({ server }, use) => {
    const line = await FaultProxy.start(server.port)
    await use(line)
    await line.stop()
  },
})

test.use({ serviceWorkers: 'allow' })

const additions = /\/projects\/[^/]+\/keywords\?/
/** A country of the demo in which nothing is tracked: the page is short. */
const france = { address: `${keywordPages.monitor}?country=FR`, locale: 'fr-FR' }
const sentAdditions = ({ forwarded }: FaultProxy) =>
  forwarded.filter((one) => one.startsWith('POST') && additions.test(one))

async function projectOf(api: DemoApi): Promise<string> {
  const [project] = await api.projects()
  if (!project) throw new Error('there is no project')
  return project.projectId
}

const allSent = (page: Page) => expect(connection(page)).toHaveText(/^Online(?!.*waiting)/, { timeout: 60_000 })

test('KEY-001: additions whose answers are lost are sent again, and each keyword is tracked once', async ({
  page,
  server,
  line,
}) => {
  test.slow()
  const api = await openDemo(page, line.url, server.url)
  const project = await projectOf(api)
  await page.goto(line.url + france.address)
  line.break('POST', additions, { kind: 'lost-response' }, 3)
  await addKeywords(page, ['dune', 'dune grass'])
  await addKeywords(page, ['tide pool'])
  await allSent(page)
  expect((await api.trackedKeywords(project, france.locale)).toSorted()).toEqual(['dune', 'dune grass', 'tide pool'])
  // Two submissions, and three answers that never came.
  expect(sentAdditions(line)).toHaveLength(5)
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['dune', 'dune grass', 'tide pool'])
})

test('KEY-001: a keyword that two devices of one person add without the server stands there once and takes one slot', async ({
  page,
  browser,
  server,
  line,
  problems,
}) => {
  test.slow()
  const email = await signUpAndVerify(page, server, { appUrl: line.url })
  const context = await browser.newContext({ locale: 'en-US' })
  const other = await context.newPage()
  watch(other, problems)
  await other.goto(`${line.url}/login`)
  await logInAs(other, email)
  const devices = [page, other]
  for (const device of devices) {
    await expect(appTitle(device)).toContainText('Moorlight')
    await workerReady(device)
    await device.goto(line.url + keywordPages.monitor)
    await expect(device.getByRole('heading', { name: 'Track your first keywords' })).toBeVisible()
    await filled(device)
  }
  line.isCut = true
  for (const device of devices) {
    await device.evaluate(() => window.dispatchEvent(new Event('offline')))
    await addKeywords(device, device === page ? ['sleep sounds'] : ['Sleep  Sounds', 'tide pool'])
    await expect(connection(device)).toContainText('1 change waiting')
  }
  line.isCut = false
  for (const device of devices) {
    await device.evaluate(() => window.dispatchEvent(new Event('online')))
    await allSent(device)
    await expect((await pendingChanges(device)).getByText('All changes sent.')).toBeVisible()
  }
  const api = apiOf(server.url, await logInBeside(server.url, email))
  const project = await projectOf(api)
  expect((await api.trackedKeywords(project)).toSorted()).toEqual(['sleep sounds', 'tide pool'])
  expect((await api.keywordSlots(project)).used).toBe(2)
  await context.close()
})

test('KEY-030: where the slots run out while one is offline, what fits is tracked, and the rest is named', async ({
  page,
  ownServer,
}) => {
  test.slow()
  const email = await signUpAndVerify(page, ownServer)
  await expect(appTitle(page)).toContainText('Moorlight')
  await moveToFreePlan(ownServer)
  const api = apiOf(ownServer.url, await logInBeside(ownServer.url, email))
  const project = await projectOf(api)
  const some = (count: number, of: string) => Array.from({ length: count }, (_, index) => `${of} ${index + 1}`)
  await api.trackKeywords(project, some(40, 'harbour'))
  await page.goto(ownServer.url + keywordPages.monitor)
  const rows = page.getByRole('table', { name: 'Tracked keywords' }).getByRole('rowheader')
  await expect(rows).toHaveCount(40, { timeout: 60_000 })
  await workerReady(page)
  await isKept(page, 'getTrackedKeywords')
  await api.trackKeywords(project, some(5, 'lantern'))

  await goOffline(page, ownServer)
  await addKeywords(page, some(8, 'meadow'))
  await expect(rows.getByText('Not sent yet')).toHaveCount(8)
  await comeBack(page, ownServer)
  const told = page.getByRole('status').filter({ hasText: '3 keywords are not tracked' })
  await expect(told).toContainText('No slot left. Upgrade or remove keywords: “meadow 6”, “meadow 7”, and “meadow 8”', {
    timeout: 60_000,
  })
  await allSent(page)
  await expect(rows.getByText('Not sent yet')).toHaveCount(0)
  // The first list of a server that has just started takes its time.
  await expect(rows).toHaveCount(50, { timeout: 60_000 })
  const all = [...some(40, 'harbour'), ...some(5, 'lantern'), ...some(5, 'meadow')]
  expect((await api.trackedKeywords(project)).toSorted()).toEqual(all.toSorted())
  expect(await api.keywordSlots(project)).toEqual({ used: 50, limit: 50 })
})

test('KEY-027: who adds too many is told about the hour; the addition is kept and sent once', async ({
  page,
  server,
  line,
}) => {
  test.slow()
  const api = await openDemo(page, line.url, server.url)
  const project = await projectOf(api)
  await page.goto(line.url + france.address)
  const tooMany: Fault = {
    kind: 'answer',
    status: 429,
    headers: { 'retry-after': '3600' },
    body: JSON.stringify({ error: 'RATE_LIMITED', message: 'Too many new keywords.' }),
  }
  // The next start asks once more.
  line.break('POST', additions, tooMany, 2)
  await addKeywords(page, ['kelp forest'])
  const told = page.getByRole('status').filter({ hasText: 'Too many keywords were added' })
  await expect(told).toContainText('automatically within one hour')
  const again = page.waitForResponse((response) => response.status() === 429)
  await page.reload()
  await again
  await expect(connection(page)).toContainText('1 change waiting')
  await expect(page.getByRole('row', { name: /kelp forest/ })).toContainText('Not sent yet')
  expect(sentAdditions(line)).toEqual([])

  const dialog = await pendingChanges(page)
  await dialog.getByRole('button', { name: 'Try now' }).click()
  await expect(dialog.getByText('All changes sent.')).toBeVisible()
  expect(sentAdditions(line)).toHaveLength(1)
  expect(await api.trackedKeywords(project, france.locale)).toEqual(['kelp forest'])
})
