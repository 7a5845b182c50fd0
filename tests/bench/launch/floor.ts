import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#tests/support/chromium.ts'
import { freePort, ServerProcess } from '#tests/support/servers/server-process.ts'
import { serveBarePage } from '../bare-page.ts'
import { median, type Row } from '../row.ts'
import { Gateway } from './gateway.ts'
import { addressOf, bareTarget, conditions, inNewProcess, newProfile, ownTarget, RUNS, type Target } from './target.ts'

/** The overview as its first frame has it: what it asked for until then, and its elements. */
interface FirstFrame {
  scripts: string[]
  styles: string[]
  html: string
  attributes: string
}

/**
 * The least that a first visit can take with the same files: they are fetched and compiled, but nothing of them runs; the
 * finished elements are put in by one assignment. Beside it the bare page and the real one, in turn.
 */
export async function benchFloor(): Promise<Row[]> {
  const server = await ServerProcess.start({ STOREGLASS_DEMO: 'on' }, { isShort: false })
  const bare = await serveBarePage()
  const own = await ownTarget(server.port)
  const floor = await floorTarget(own, server.port)
  const targets = { bare: await bareTarget(Number(new URL(bare.url).port)), floor: floor.target, own }
  try {
    const rows: Row[] = []
    for (const condition of conditions) {
      const times = { bare: [] as number[], floor: [] as number[], own: [] as number[] }
      for (let run = 0; run < RUNS; run += 1)
        for (const name of ['bare', 'floor', 'own'] as const)
          times[name].push(await firstVisit(targets[name], condition))
      const [bareMs, floorMs, ownMs] = [times.bare, times.floor, times.own].map(median) as [number, number, number]
      const row = (name: string, value: number, unit: string) =>
        rows.push({ name: `first visit: ${name}, ${condition.name}`, value, unit })
      row('bare page', bareMs, 'ms')
      row('the same files, finished elements, no script that runs', floorMs, 'ms')
      row('overview', ownMs, 'ms')
      row('that floor / bare page', floorMs / bareMs, 'x')
      row('overview / that floor', ownMs / floorMs, 'x')
    }
    return rows
  } finally {
    for (const { gateway } of Object.values(targets)) await gateway.down()
    floor.server.close()
    await bare.stop()
    await server.remove()
  }
}

async function firstVisit(target: Target, condition: (typeof conditions)[number]): Promise<number> {
  const profile = newProfile()
  try {
    await target.prepare(profile)
    const launch = inNewProcess(profile, condition, target.content, (page) =>
      page.launch(addressOf(target.gateway, target.path)),
    )
    return (await launch).content
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Serves the page without scripts at `/`, and everything else from the real server. */
async function floorTarget(own: Target, serverPort: number): Promise<{ target: Target; server: Server }> {
  const first = await firstFrame(own)
  const document = documentOf(first)
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/') return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end(document)
    const { method, url, headers } = incoming
    const onward = request({ host: '127.0.0.1', port: serverPort, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const gateway = new Gateway(await freePort(), port)
  await gateway.up()
  // Elements come from the device, as the real page's answers do.
  const prepare = (profile: string) =>
    inProfile(profile, addressOf(gateway, '/'), async (page) => {
      await page.evaluate((html) => localStorage.setItem('elements', html), first.html)
      await setTimeout(6000)
    })
  return { target: { gateway, path: '/', content: own.content, clicks: [], prepare }, server }
}

/** Of a first visit, signed in. */
async function firstFrame(own: Target): Promise<FirstFrame> {
  const profile = newProfile()
  try {
    await own.prepare(profile)
    return await inProfile(profile, 'about:blank', async (page) => {
      await page.addInitScript((content) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector(content)) return
          observer.disconnect()
          const names = performance.getEntriesByType('resource').map(({ name }) => name)
          const root = document.querySelector('#root')?.innerHTML ?? ''
          Object.assign(globalThis, { firstFrame: { names, html: root } })
        })
        observer.observe(document, { childList: true, subtree: true })
      }, own.content)
      await page.goto(addressOf(own.gateway, own.path))
      await page.locator(own.content).first().waitFor()
      const { names, html } = await page.evaluate<{ names: string[]; html: string }>('firstFrame')
      const attributes = await page.evaluate(() =>
        Array.from(document.documentElement.attributes, ({ name, value }) => `${name}="${value}"`).join(' '),
      )
      const files = (ending: string) =>
        names.filter((name) => name.endsWith(ending)).map((one) => new URL(one).pathname)
      return { scripts: files('.js'), styles: files('.css'), html, attributes }
    })
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

const documentOf = ({ scripts, styles, attributes }: FirstFrame) => `<!doctype html><html ${attributes}><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<script>
let waiting = ${scripts.length}
document.addEventListener('load', ({ target: { rel } }) => {
  if (rel !== 'modulepreload' || --waiting > 0) return
  document.querySelector('#root').innerHTML = localStorage.getItem('elements')
}, true)
</script>
${scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('\n')}
${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
</head><body><div id="root"></div></body></html>`

async function inProfile<T>(profile: string, url: string, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await chromium.launchPersistentContext(profile, {
    args: chromiumArgs,
    viewport: { width: 1440, height: 900 },
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(url)
    return await use(page)
  } finally {
    await context.close()
    for (const cache of ['Cache', 'Code Cache', 'Service Worker', 'GPUCache'])
      rmSync(join(profile, 'Default', cache), { recursive: true, force: true })
  }
}
