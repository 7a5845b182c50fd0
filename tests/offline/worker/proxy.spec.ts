import type { Page } from '@playwright/test'
import { PAST_WORKER } from '#contract/worker/past-worker.ts'
import { toggleFavourite } from '#tests/support/pages/changes.ts'
import { cacheStorage } from '#tests/support/pages/cache-storage.ts'
import { type Fault, FaultProxy } from '#tests/support/faults/fault-proxy.ts'
import { test as base } from '#tests/support/faults/faulty-line.ts'
import { forgetMissingFile } from '#tests/support/pages/page-updates.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, connection, expect, isDrawn, workerReady } from '#tests/support/test.ts'

const test = base.extend<{ logInHost: FaultProxy }>({
  logInHost: async ({ ownServer }, use) => {
    const host = await FaultProxy.start(ownServer.port)
    await use(host)
    await host.stop()
  },
})

test.slow()

const always = Number.POSITIVE_INFINITY
const htmlPage = (body: string): Fault => ({
  kind: 'answer',
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: `<!doctype html><title>Company</title>${body}`,
})
const redirectTo = (location: string): Fault => ({ kind: 'answer', status: 302, headers: { location }, body: '' })

/** A log-in of a company or a hotel, and the ways in which its proxy brings people there who are not logged in. */
interface LogIn {
  ways: [how: string, path: RegExp, fault: Fault][]
  /** Leads from any address to it. */
  redirect: Fault
}

const page200 = htmlPage('<h1>Who are you?</h1><a href="/company/back?to=1">Ada</a>')
const anyAddress = /./
const apiAlone = /^\/api\//

/** On the same address as the app, in whose place it answers. */
const ownLogIn = (line: FaultProxy): LogIn => {
  line.break('GET', /^\/company\/log-in/, page200, always)
  const redirect = redirectTo('/company/log-in')
  return {
    redirect,
    ways: [
      ['every address answers with a log-in page', anyAddress, page200],
      ['every address leads to a log-in page', anyAddress, redirect],
      ['the API answers with a log-in page', apiAlone, page200],
      ['the API leads to a log-in page', apiAlone, redirect],
    ],
  }
}

/** On a host of its own, which no page of the app may ask for anything. */
const foreignLogIn = (line: FaultProxy, host: FaultProxy): LogIn => {
  host.break(
    'GET',
    /^\/log-in/,
    htmlPage(`<h1>Who are you?</h1><a href="${line.url}/company/back?to=1">Ada</a>`),
    always,
  )
  const redirect = redirectTo(`${host.url}/log-in`)
  return {
    redirect,
    ways: [
      ['every address leads to a log-in at another host', anyAddress, redirect],
      ['the API leads to a log-in at another host', apiAlone, redirect],
    ],
  }
}

/** Nobody comes through `path` who has not logged in. */
function wantLogIn(line: FaultProxy, path: RegExp, fault: Fault): void {
  line.mend()
  line.break('GET', /^\/company\/log-in/, page200, always)
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) line.break(method, path, fault, always)
}

const logIns = { 'the same address': ownLogIn, 'another host': foreignLogIn }

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
  logInHost,
}) => {
  for (const [way, path, fault] of Object.values(logIns).flatMap((make) => make(faults, logInHost).ways)) {
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

for (const [where, makeLogIn] of Object.entries(logIns))
  test(`the installed app goes on from the device behind a proxy that wants a log-in at ${where}, says so and leads to it; what waits is sent once, afterwards`, async ({
    page,
    faults,
    logInHost,
  }) => {
    const { ways } = makeLogIn(faults, logInHost)
    await openDemo(page, faults.url)
    const before = await pagesInCaches(page)
    const went = visits(page)
    const effects: string[] = []
    faults.onPassing = ({ at, key, replayed }) => at === 'answer' && key && !replayed && effects.push(key)
    const logIn = page.getByRole('button', { name: 'Log in' })
    const open = async (way: string) => {
      went.length = 0
      await page.goto(faults.url)
      await expect(appTitle(page), way).toContainText('Moorlight')
      await expect(connection(page), way).toHaveText(/^Offline/)
      await expect(logIn, way).toBeVisible()
      expect(went, way).toHaveLength(1)
      went.length = 0
    }
    for (const [way, path, fault] of ways) {
      wantLogIn(faults, path, fault)
      await open(way)
      await logIn.click()
      await expect(proxysPage(page), way).toBeVisible()
      expect(new Set(went).size, way).toBeLessThanOrEqual(2)
    }
    await open('with changes')
    await toggleFavourite(page, 'Japan', true)
    await toggleFavourite(page, 'Germany', true)
    await expect(connection(page)).toContainText('2 changes')
    expect(await pagesInCaches(page)).toEqual(before)
    await logIn.click()
    await expect(proxysPage(page)).toBeVisible()
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

    faults.isCut = true
    await page.goto(faults.url + PAST_WORKER)
    await expect(appTitle(page), 'led to nobody, and back').toContainText('Moorlight')
  })

test('a proxy that steps in while the worker is installed, or a page or a picture is opened, leaves nothing behind', async ({
  page,
  faults,
  logInHost,
  problems,
}) => {
  const asked: string[] = []
  faults.onPassing = ({ at, path }) => at === 'request' && asked.push(path)
  // Files come as pages are opened, not before.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  })
  wantLogIn(faults, /^\/(index\.html|assets\/(compare|keywords)-)/, page200)
  await page.goto(faults.url)
  await expect.poll(() => asked.filter((path) => path.startsWith('/index.html'))).not.toEqual([])
  faults.mend()
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await expect(appTitle(page)).toContainText('Moorlight')
  await workerReady(page)
  expect(await pagesInCaches(page)).toEqual(['/index.html'])

  const parts = /^\/assets\/|^\/api\/media\//
  wantLogIn(faults, parts, page200)
  await page.goto(`${faults.url}/settings/team`)
  await expect.poll(() => asked.filter((path) => path.startsWith('/assets/team-'))).not.toEqual([])
  const { redirect } = foreignLogIn(faults, logInHost)
  wantLogIn(faults, parts, redirect)
  // The page may just be loading itself anew, for its missing part, and take the place of what is opened.
  await expect(async () => {
    await page.goto(`${faults.url}/analyze-market/category-rankings`, { timeout: 10_000 })
    const files = () => asked.filter((path) => path.startsWith('/assets/category-rankings-'))
    await expect.poll(files, { timeout: 5000 }).not.toEqual([])
  }).toPass({ timeout: 60_000 })
  wantLogIn(faults, /^\/api\/media\//, redirect)
  await expect(async () => {
    await page.goto(`${faults.url}/app-overview/compare`, { timeout: 10_000 })
    await expect(page.getByRole('main').locator('img').first()).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
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
