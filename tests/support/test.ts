import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, chromium, expect, type Locator, type Page } from '@playwright/test'
import { chromiumArgs, testBrowserPath } from './chromium.ts'
import { broken, watchPolicy } from './pages/policy-watch.ts'
import { ServerProcess } from './servers/server-process.ts'
import { timeZoneNote, timeZoneOf } from './time-zone.ts'

interface Fixtures {
  /** Console errors and uncaught exceptions of the page; the test fails when any is left at its end. */
  problems: string[]
  /** What any page of the test did against its content security policy; the test fails when any is left at its end. */
  brokenPolicy: string[]
  /** A server of this test alone: it may be killed. */
  ownServer: ServerProcess
  /** One that imports the figures of a new demo at once. */
  serverWithFigures: ServerProcess
  /** A browser profile on disk, which can be closed and opened again as a person would. */
  profile: Profile
  /** Tells with a failure in which time zone it happened. */
  zoneNote: void
}

/** What a browser prints by itself when a server is away, as offline tests bring about, and of plain http. */
const networkNoise =
  /Cross-Origin-Opener-Policy header has been ignored|Failed to load resource|net::ERR_|ERR_CONNECTION_REFUSED|An unknown error occurred when fetching the script|A bad HTTP response code \(5/

export function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !networkNoise.test(message.text())) problems.push(message.text())
  })
}

export class Profile {
  private readonly folder = mkdtempSync(join(tmpdir(), 'storeglass-profile-'))
  private context: BrowserContext | undefined
  private readonly timezoneId: string

  constructor(timezoneId: string) {
    this.timezoneId = timezoneId
  }

  async open(): Promise<Page> {
    this.context = await chromium.launchPersistentContext(this.folder, {
      args: chromiumArgs,
      ...(testBrowserPath ? { executablePath: testBrowserPath } : {}),
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      timezoneId: this.timezoneId,
      reducedMotion: 'reduce',
    })
    await watchPolicy(this.context)
    return this.context.pages()[0] ?? (await this.context.newPage())
  }

  async close(): Promise<void> {
    await this.context?.close()
    this.context = undefined
  }

  /** As when the device dies: the browser's process is gone at once, with nothing tidied up. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.context?.once('close', resolve))
    for (const pid of this.browserProcesses()) process.kill(pid, 'SIGKILL')
    await gone
    this.context = undefined
  }

  /** The browser, without those that end with it; where a script starts it, that too. */
  private browserProcesses(): number[] {
    const { stdout } = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    const all = stdout.split('\n').filter((line) => line.includes(`--user-data-dir=${this.folder}`))
    const own = all.filter((line) => !line.includes('--type='))
    if (own.length === 0) throw new Error('the browser is not running')
    return own.map((line) => Number.parseInt(line, 10))
  }

  async remove(): Promise<void> {
    await this.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export const test = base.extend<Fixtures, { server: ServerProcess; watchedBrowser: void }>({
  watchedBrowser: [
    async ({ browser }, use) => {
      // A context that is closed again at once needs no watching.
      browser.on('context', (context) => void watchPolicy(context).catch(() => {}))
      await use()
    },
    { scope: 'worker', auto: true },
  ],
  brokenPolicy: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      broken.length = 0
      await use(broken)
      expect(broken).toEqual([])
    },
    { auto: true },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await ServerProcess.start()
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  ownServer: async ({}, use) => {
    const server = await ServerProcess.start()
    await use(server)
    await server.remove()
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  serverWithFigures: async ({}, use) => {
    const server = await ServerProcess.start({}, { figures: 'now' })
    await use(server)
    await server.remove()
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  timezoneId: async ({}, use, { file }) => use(timeZoneOf(file)),
  zoneNote: [
    async ({ timezoneId }, use, info) => {
      await use()
      if (info.status === info.expectedStatus || !timezoneId) return
      info.annotations.push({ type: 'time zone', description: timezoneId })
      process.stdout.write(`${info.title}: ${timeZoneNote(timezoneId)}\n`)
    },
    { auto: true },
  ],
  profile: async ({ timezoneId }, use) => {
    const profile = new Profile(timezoneId ?? 'UTC')
    await use(profile)
    await profile.remove()
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      watch(page, problems)
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The app's name as the overview shows it. */
export const appTitle = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()

/** Opens the demo as a visitor does, by its button. A test that is about something else opens it by `openDemo`. */
export async function exploreDemo(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await overviewIsThere(page)
}

/** Resolves once the first listing is there and the worker has the page. */
export async function overviewIsThere(page: Page): Promise<void> {
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(page.getByRole('heading', { name: 'Description', exact: true })).toBeVisible()
  await workerReady(page)
}

/** Resolves once the service worker controls the page; at once where the test has none. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Plain http has none, and Playwright blocks them by a function of its own in this place.
    if (!('serviceWorker' in navigator)) return
    if (!String(Reflect.get(navigator.serviceWorker, 'register')).includes('[native code]')) return
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
}

/** How many files have come in the background, as the worker tells; null: there is none, or nobody is logged in. */
export const fillState = (page: Page): Promise<{ saved: number; of: number } | null> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const worker = localStorage.getItem('storeglass.boot') && navigator.serviceWorker.controller
        if (!worker) return resolve(null)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }) => resolve(data)
        worker.postMessage({ type: 'FILL', files: 0 }, [port2])
      }),
  )

/** Resolves once all of the app is on the device, or does not come: not on every line, and not on a full device. */
export async function filled(page: Page): Promise<void> {
  const rest = async () => {
    const state = await fillState(page)
    return state ? state.of - state.saved : 0
  }
  await expect
    .poll(rest, { timeout: 40_000 })
    .toBe(0)
    .catch(() => {})
}

/**
 * The server is killed, and the device says that the connection is gone, as in a tunnel. A page that is told nothing finds
 * out by itself, within its longest silence.
 */
export async function goOffline(page: Page, server: ServerProcess): Promise<void> {
  await filled(page)
  await server.kill()
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(connection(page)).toHaveText(/^Offline/)
}

/** The server is there again, and the device says that the connection is. */
export async function comeBack(page: Page, server: ServerProcess): Promise<void> {
  await server.start()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

export const connection = (page: Page) => page.getByRole('status', { name: 'Connection' })

/** Picks an entry of one of the top bar's selectors. */
export async function pick(
  page: Page,
  selector: 'App' | 'Country' | 'Competitor',
  entry: string | RegExp,
): Promise<void> {
  await page.getByRole('combobox', { name: selector, exact: true }).click()
  await page.getByRole('option', { name: entry }).first().click()
}

/** Goes to a section of the overview by its link, and resolves once its own cards stand there. */
export async function goToSection(page: Page, name: 'Creatives' | 'Category rankings' | 'App details'): Promise<void> {
  const first = { Creatives: 'Icon', 'Category rankings': 'Category ranking history', 'App details': 'App details' }
  const link = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name })
  // As a finger swipes the bar: brought into sight by Playwright, a link at the bar's edge would scroll the page as well.
  await link.evaluate((one: HTMLElement) => one.closest('nav')?.scrollTo({ left: one.offsetLeft, behavior: 'instant' }))
  await link.click()
  await expect(page.getByRole('region', { name: first[name], exact: true }).first()).toBeInViewport()
}

/** Whether an image has come and can be drawn. */
export const isDrawn = (image: Locator): Promise<boolean> =>
  image.evaluate((element) => element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0)
