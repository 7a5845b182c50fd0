import type { Page } from '@playwright/test'
import { toggleFavourite } from '#tests/support/changes.ts'
import { cacheStorage } from '#tests/support/cache-storage.ts'
import type { Fault, FaultProxy } from '#tests/support/fault-proxy.ts'
import { test } from '#tests/support/faulty-line.ts'
import { forgetMissingFile } from '#tests/support/page-updates.ts'
import { appTitle, connection, expect, exploreDemo, isDrawn, workerReady } from '#tests/support/test.ts'

test.slow()

const always = Number.POSITIVE_INFINITY
const LOG_IN = '<!doctype html><title>Company</title><h1>Who are you?</h1><a href="/company/back?to=1">Ada</a>'
const page200: Fault = { kind: 'answer', status: 200, headers: { 'content-type': 'text/html' }, body: LOG_IN }
const redirectTo = (location: string): Fault => ({ kind: 'answer', status: 302, headers: { location }, body: '' })

/** The proxy of a company or a hotel: nobody comes through `path` who has not logged in there. */
function wantLogIn(line: FaultProxy, path: RegExp, fault: Fault): void {
  line.mend()
  line.break('GET', /^\/company\/log-in/, page200, always)
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) line.break(method, path, fault, always)
}

const ways: [string, RegExp, Fault][] = [
  ['every address answers with a log-in page', /./, page200],
  ['every address leads to a log-in page', /./, redirectTo('/company/log-in')],
  ['the API answers with a log-in page', /^\/api\//, page200],
  ['the API leads to a log-in page', /^\/api\//, redirectTo('/company/log-in')],
]

/** Addresses that the page itself went to. */
function visits(page: Page): string[] {
  const all: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) all.push(request.url())
  })
  return all
}

const proxysPage = (page: Page) => page.getByRole('heading', { name: 'Who are you?' })

/** Entries of the caches that are pages, by their address. */
async function pagesInCaches(page: Page): Promise<string[]> {
  const { answers } = await cacheStorage(page)
  return answers.flatMap(({ url, headers }) => (/^content-type: text\/html/m.test(headers) ? url.pathname : []))
}

test('who comes for the first time past a proxy that wants a log-in is at a log-in after two navigations at most', async ({
  browser,
  faults,
}) => {
  for (const [way, path, fault] of ways) {
    wantLogIn(faults, path, fault)
    const context = await browser.newContext()
    const page = await context.newPage()
    const went = visits(page)
    await page.goto(faults.url)
    const logIn = page.getByRole('button', { name: 'Log in', exact: true })
    await expect(proxysPage(page).or(logIn), way).toBeVisible()
    expect(new Set(went).size, way).toBeLessThanOrEqual(2)
    await context.close()
  }
})

test('the installed app goes on from the device behind a proxy that wants a log-in, says so and leads to it; what waits is sent once, afterwards', async ({
  page,
  faults,
}) => {
  await exploreDemo(page, faults.url)
  const before = await pagesInCaches(page)
  const went = visits(page)
  const effects: string[] = []
  faults.onPassing = ({ at, key, replayed }) => at === 'answer' && key && !replayed && effects.push(key)
  for (const [way, path, fault] of ways) {
    wantLogIn(faults, path, fault)
    went.length = 0
    await page.reload()
    await expect(appTitle(page), way).toContainText('Moorlight')
    await expect(connection(page), way).toHaveText(/^Offline/)
    await expect(page.getByRole('button', { name: 'Log in' }), way).toBeVisible()
    expect(went, way).toHaveLength(1)
  }
  await toggleFavourite(page, 'Japan', true)
  await toggleFavourite(page, 'Germany', true)
  await expect(connection(page)).toContainText('2 changes')
  expect(await pagesInCaches(page)).toEqual(before)

  wantLogIn(faults, /./, redirectTo('/company/log-in'))
  went.length = 0
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(proxysPage(page)).toBeVisible()
  expect(new Set(went).size).toBeLessThanOrEqual(2)
  expect(effects).toEqual([])

  // Logged in there, the proxy leads back to where it stood in the way.
  faults.mend()
  faults.break('GET', /^\/company\/back/, redirectTo(went[0] ?? ''))
  await page.getByRole('link', { name: 'Ada' }).click()
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect.poll(() => effects.length, { timeout: 60_000 }).toBe(2)
  await expect(connection(page)).toHaveText(/^Online[^\d]*$/)
  expect(new Set(effects).size).toBe(2)
  expect(await pagesInCaches(page)).toEqual(before)
})

test('a proxy that steps in while the worker is installed, or a page or a picture is opened, leaves nothing behind', async ({
  page,
  faults,
  problems,
}) => {
  const asked: string[] = []
  faults.onPassing = ({ at, path }) => at === 'request' && asked.push(path)
  wantLogIn(faults, /^\/(index\.html|assets\/(compare|keywords)-)/, page200)
  await page.goto(faults.url)
  await expect.poll(() => asked.filter((path) => path.startsWith('/index.html'))).not.toEqual([])
  faults.mend()
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await expect(appTitle(page)).toContainText('Moorlight')
  await workerReady(page)
  expect(await pagesInCaches(page)).toEqual(['/index.html'])

  wantLogIn(faults, /^\/assets\/|^\/api\/media\//, page200)
  await page.goto(`${faults.url}/settings/team`)
  await expect.poll(() => asked.filter((path) => path.startsWith('/assets/account-'))).not.toEqual([])
  await page.goto(`${faults.url}/app-overview/compare`)
  faults.mend()
  await page.goto(`${faults.url}/settings/team`)
  await expect(page.getByRole('cell', { name: /Demo Storeglass/ }).first()).toBeVisible()
  await page.goto(`${faults.url}/app-overview/my-app`)
  await expect.poll(() => isDrawn(page.getByRole('main').locator('img').first())).toBe(true)
  expect(await pagesInCaches(page)).toEqual(['/index.html'])
  forgetMissingFile(problems)
  const others = problems.filter((problem) => !/but the server responded with a MIME type/.test(problem))
  problems.splice(0, problems.length, ...others)
})
