import { rmSync } from 'node:fs'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { serveBarePage } from '../bare-page.ts'
import type { Condition } from '../page-timing.ts'
import { median, type Row } from '../row.ts'
import { formatBusy, recordMainThread } from './main-thread.ts'
import type { ChromiumProcess } from './chromium-process.ts'
import type { Click, Launch, LaunchedPage } from './launched-page.ts'
import { addressOf, bareTarget, conditions, inNewProcess, newProfile, ownTarget, RUNS, type Target } from './target.ts'

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
  const own = await ownTarget(server.port)
  const base = await bareTarget(Number(new URL(bare.url).port))
  try {
    const rows: Row[] = []
    for (const condition of conditions) {
      const samples: { own: Sample[]; bare: Sample[] } = { own: [], bare: [] }
      for (let run = 0; run < RUNS; run += 1) {
        samples.bare.push(await sample(base, condition))
        samples.own.push(await sample(own, condition))
      }
      rows.push(...rowsOf(samples.own, samples.bare, condition))
      rows.push(...(await causes('launch', own, condition)), ...(await causes('bare page', base, condition)))
    }
    return rows
  } finally {
    await own.gateway.down()
    await base.gateway.down()
    await bare.stop()
    await server.remove()
  }
}

async function sample({ gateway, path, content, clicks, prepare }: Target, condition: Condition): Promise<Sample> {
  const profile = newProfile()
  const launch = <T>(measure: (page: LaunchedPage) => Promise<T>): Promise<T> =>
    inNewProcess(profile, condition, content, measure)
  const url = addressOf(gateway, path)
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

/** Where the main thread goes. Recording costs time, so that each is a run of its own. */
async function causes(name: string, { gateway, path, content, clicks, prepare }: Target, condition: Condition) {
  const profile = newProfile()
  const url = addressOf(gateway, path)
  const rows: Row[] = []
  const record = async (what: string, chromium: ChromiumProcess, work: () => Promise<unknown>) => {
    const busy = await recordMainThread(chromium, work)
    const toContent = [...busy.before.values()].reduce((sum, one) => sum + one, 0)
    const title = `${name}: ${what}, main thread to the content as recorded, ${condition.name}`
    rows.push({ name: title, value: toContent, unit: 'ms', plan: formatBusy(busy) })
  }
  try {
    await prepare(profile)
    await inNewProcess(profile, condition, content, async (page, chromium) => {
      await record('first visit', chromium, () => page.launch(url))
      await page.workerIsActive()
    })
    await inNewProcess(profile, condition, content, (page) => page.launch(url))
    await inNewProcess(profile, condition, content, async (page, chromium) => {
      await record('repeat visit', chromium, () => page.launch(url))
      for (const [link, target] of clicks) await page.click(link, target)
      for (const [link, target] of clicks.slice(0, 1)) await record('click', chromium, () => page.click(link, target))
    })
    return rows
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Shares of the bare page that a launch may take, and what else a launch and a click may cost. */
const budgets: Record<string, Record<'first' | 'repeat' | 'offline' | 'click' | 'interaction', number> & Limits> = {
  unthrottled: { first: 2.3, repeat: 1.6, offline: 1.6, click: 80, interaction: 200, mainThread: 500 },
  'slow 4G, 4x CPU': { first: 1.8, repeat: 2, offline: 2, click: 300, interaction: 200, blocked: 700 },
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
