import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#tests/support/chromium.ts'
import { freePort, ServerProcess } from '#tests/support/servers/server-process.ts'
import { serveBarePage } from '../bare-page.ts'
import { conditions, type Condition } from '../page-timing.ts'
import { median, type Row } from '../row.ts'
import { ChromiumProcess } from './chromium-process.ts'
import { Gateway } from './gateway.ts'
import { formatBusy, recordMainThread, type Busy } from './main-thread.ts'
import { LaunchedPage, type Click, type Launch } from './launched-page.ts'

const RUNS = Number(process.env['RUNS'] ?? 5)
/** The first row of the density table: texts, numbers and layout are there. */
const OVERVIEW = 'main table tbody tr'

interface Target {
  gateway: Gateway
  path: string
  /** Selector of what the page is opened for. */
  content: string
  /** Clicks between two pages: link and content of each. */
  clicks: readonly (readonly [link: string, content: string])[]
  /** Makes a profile in which a person has logged in and the browser has kept nothing else. */
  prepare: (profile: string) => Promise<void>
}

interface Sample {
  first: Launch
  repeat: Launch
  offline: Launch
  clicks: Click[]
}

/**
 * Launch and navigation as an installed app has them: each launch is a browser process of its own, with its profile on
 * disk. Against the bare React + Mantine page in turn; medians of five.
 */
export async function benchLaunch(): Promise<Row[]> {
  const server = await ServerProcess.start({ STOREGLASS_DEMO: 'on' }, { isShort: false })
  const bare = await serveBarePage()
  const own = await ownTarget(server)
  const base = await bareTarget(Number(new URL(bare.url).port))
  try {
    const rows: Row[] = []
    for (const condition of conditions) {
      const samples: { own: Sample[]; bare: Sample[] } = { own: [], bare: [] }
      for (let run = 0; run < RUNS; run += 1) {
        samples.bare.push(await sample(base, condition))
        samples.own.push(await sample(own, condition))
      }
      rows.push(...rowsOf(samples.own, samples.bare, condition), await causes(own, condition))
    }
    return rows
  } finally {
    await own.gateway.down()
    await base.gateway.down()
    await bare.stop()
    await server.remove()
  }
}

async function bareTarget(port: number): Promise<Target> {
  const gateway = new Gateway(await freePort(), port)
  await gateway.up()
  const clicks = [
    ['nav button:nth-of-type(2)', '[data-content=Two]'],
    ['nav button:nth-of-type(1)', '[data-content=One]'],
  ] as const
  return { gateway, path: '/', content: '[data-content=One]', clicks, prepare: async () => {} }
}

async function ownTarget(server: ServerProcess): Promise<Target> {
  const gateway = new Gateway(await freePort(), server.port)
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
export async function logIn(profile: string, { port }: Gateway): Promise<void> {
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

async function sample({ gateway, path, content, clicks, prepare }: Target, condition: Condition): Promise<Sample> {
  const profile = mkdtempSync(join(tmpdir(), 'storeglass-launch-'))
  const url = `http://127.0.0.1:${gateway.port}${path}`
  const launch = async <T>(measure: (page: LaunchedPage) => Promise<T>): Promise<T> => {
    const chromium = new ChromiumProcess(profile)
    try {
      const page = await LaunchedPage.open(chromium, condition, content)
      // A browser is busy with itself right after its start.
      await setTimeout(900)
      return await measure(page)
    } finally {
      await chromium.close()
    }
  }
  try {
    await prepare(profile)
    const first = await launch(async (page) => {
      const measured = await page.launch(url)
      await page.workerIsActive()
      return measured
    })
    // The browser keeps compiled code from the second visit on.
    await launch((page) => page.launch(url))
    const [repeat, visited] = await launch(async (page) => {
      const measured = await page.launch(url)
      for (const [link, target] of clicks) await page.click(link, target)
      const again: Click[] = []
      for (const [link, target] of clicks) again.push(await page.click(link, target))
      return [measured, again] as const
    })
    await gateway.down()
    const offline = await launch((page) => page.launch(url))
    return { first, repeat, offline, clicks: visited }
  } finally {
    await gateway.up()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Where a repeat visit's main thread goes. Recording costs time, so that it is a run of its own. */
async function causes({ gateway, path, content, prepare }: Target, condition: Condition): Promise<Row> {
  const profile = mkdtempSync(join(tmpdir(), 'storeglass-launch-'))
  const url = `http://127.0.0.1:${gateway.port}${path}`
  try {
    await prepare(profile)
    let busy: Busy | undefined
    for (const isRecorded of [false, false, true]) {
      const chromium = new ChromiumProcess(profile)
      const page = await LaunchedPage.open(chromium, condition, content)
      await setTimeout(900)
      if (isRecorded) busy = await recordMainThread(chromium, () => page.launch(url))
      else {
        await page.launch(url)
        await page.workerIsActive()
      }
      await chromium.close()
    }
    const toContent = [...busy!.before.values()].reduce((sum, one) => sum + one, 0)
    const name = `repeat visit, main thread to the content as recorded, ${condition.name}`
    return { name, value: toContent, unit: 'ms', plan: formatBusy(busy!) }
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Shares of the bare page that a launch may take, and what else a launch and a click may cost. */
const budgets: Record<string, Record<'first' | 'repeat' | 'offline' | 'click' | 'interaction', number> & Limits> = {
  unthrottled: { first: 1.8, repeat: 1.6, offline: 1.6, click: 50, interaction: 200, mainThread: 400 },
  'slow 4G, 4x CPU': { first: 1.6, repeat: 2, offline: 2, click: 200, interaction: 200, blocked: 500 },
}
interface Limits {
  mainThread?: number
  blocked?: number
}

function rowsOf(own: Sample[], bare: Sample[], { name: condition }: Condition): Row[] {
  const budget = budgets[condition]
  const rows: Row[] = []
  for (const kind of ['first', 'repeat', 'offline'] as const) {
    const [value, base] = [own, bare].map((samples) => median(samples.map((one) => one[kind].content))) as [
      number,
      number,
    ]
    const title = { first: 'first visit, signed in', repeat: 'repeat visit', offline: 'offline start' }[kind]
    rows.push({ name: `launch: ${title}, ${condition}`, value, unit: 'ms' })
    rows.push({ name: `bare page: ${title}, ${condition}`, value: base, unit: 'ms' })
    rows.push({ name: `launch: ${title} / bare, ${condition}`, value: value / base, unit: 'x', budget: budget?.[kind] })
  }
  const inMs = (name: string, of: (one: Sample) => number, limit?: number): void => {
    rows.push({ name: `${name}, ${condition}`, value: median(own.map(of)), unit: 'ms', budget: limit })
    rows.push({ name: `bare page: ${name}, ${condition}`, value: median(bare.map(of)), unit: 'ms' })
  }
  inMs('repeat visit, main thread until it rests', ({ repeat }) => repeat.mainThread, budget?.mainThread)
  inMs('repeat visit, blocked from the start', ({ repeat }) => repeat.blocked, budget?.blocked)
  inMs(
    'click to content of a visited page',
    ({ clicks }) => median(clicks.map(({ content }) => content)),
    budget?.click,
  )
  const slowest = ({ clicks }: Sample) => Math.max(...clicks.map(({ interaction }) => interaction))
  inMs('those clicks to their next frame, slowest', slowest, budget?.interaction)
  const shift = Math.max(...own.flatMap(({ first, repeat, offline }) => [first.shift, repeat.shift, offline.shift]))
  rows.push({ name: `launch: layout shift, ${condition}`, value: shift, unit: 'CLS', budget: 0.02 })
  return rows
}
