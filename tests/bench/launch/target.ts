import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#tests/support/chromium.ts'
import { freePort } from '#tests/support/servers/server-process.ts'
import type { Condition } from '../page-timing.ts'
import { ChromiumProcess } from './chromium-process.ts'
import { Gateway } from './gateway.ts'
import { LaunchedPage } from './launched-page.ts'

/** Launches of each kind whose median is told; RUNS=1 is for a quick look. */
export const RUNS = Number(process.env['RUNS'] ?? 5)
/** The first row of the density table: texts, numbers and layout are there. */
const OVERVIEW = 'main table tbody tr'

/** A weak phone on a slow line, by the round trip: 150 ms, 1.6 Mbit/s, a quarter of this machine's speed. */
export const weakPhone: Condition = {
  name: 'slow 4G, 4x CPU',
  cpuRate: 4,
  network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
}
export const conditions: Condition[] = [{ name: 'unthrottled', cpuRate: 1, network: undefined }, weakPhone]

export interface Target {
  gateway: Gateway
  path: string
  /** Selector of what the page is opened for. */
  content: string
  /** Clicks between two pages: link and content of each. */
  clicks: readonly (readonly [link: string, content: string])[]
  /** Makes a profile in which a person has logged in and the browser has kept nothing else. */
  prepare: (profile: string) => Promise<void>
}

/** The bare React + Mantine page. */
export async function bareTarget(port: number): Promise<Target> {
  const gateway = new Gateway(await freePort(), port)
  await gateway.up()
  const clicks = [
    ['nav button:nth-of-type(2)', '[data-content=Two]'],
    ['nav button:nth-of-type(1)', '[data-content=One]'],
  ] as const
  return { gateway, path: '/', content: '[data-content=One]', clicks, prepare: async () => {} }
}

/** The overview of the demo's own app, and home. */
export async function ownTarget(serverPort: number): Promise<Target> {
  const gateway = new Gateway(await freePort(), serverPort)
  await gateway.up()
  const clicks = [
    ['nav a[href^="/home"]', 'main header h2 + p'],
    ['nav a[href^="/app-overview"]', OVERVIEW],
  ] as const
  return {
    gateway,
    path: '/app-overview/my-app',
    content: OVERVIEW,
    clicks,
    prepare: (profile) => logIn(profile, gateway),
  }
}

/** Logs in to the demo. What the browser cached meanwhile is removed: the next launch is a first visit, signed in. */
async function logIn(profile: string, { port }: Gateway): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    args: chromiumArgs,
    viewport: { width: 1440, height: 900 },
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  })
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await page.locator(OVERVIEW).first().waitFor()
  // A browser writes its local storage and cookies some seconds late.
  await setTimeout(6000)
  await context.close()
  for (const cache of ['Cache', 'Code Cache', 'Service Worker', 'GPUCache'])
    rmSync(join(profile, 'Default', cache), { recursive: true, force: true })
}

export const newProfile = (): string => mkdtempSync(join(tmpdir(), 'storeglass-launch-'))

export const addressOf = ({ port }: Gateway, path: string): string => `http://127.0.0.1:${port}${path}`

/** Opens a browser with this profile, has something measured, and closes it. */
export async function inNewProcess<T>(
  profile: string,
  condition: Condition,
  content: string,
  measure: (page: LaunchedPage, chromium: ChromiumProcess) => Promise<T>,
): Promise<T> {
  const process = new ChromiumProcess(profile)
  try {
    const page = await LaunchedPage.open(process, condition, content)
    // A browser is busy with itself right after its start.
    await setTimeout(900)
    return await measure(page, process)
  } finally {
    await process.close()
  }
}

/** The worker is installed with the first visit, and the browser keeps compiled code from the second on. */
export async function visitTwice(profile: string, condition: Condition, content: string, url: string): Promise<void> {
  for (const _ of ['first', 'second'])
    await inNewProcess(profile, condition, content, async (page) => {
      await page.launch(url)
      await page.workerIsActive()
    })
}
