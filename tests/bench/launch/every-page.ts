import { rmSync } from 'node:fs'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import type { Condition } from '../page-timing.ts'
import { KEYWORDS, TRACKED } from '../long-answer.ts'
import { median, type Row } from '../row.ts'
import type { Click, Launch } from './launched-page.ts'
import { serveLongLists } from './long-lists.ts'
import { addressOf, conditions, inNewProcess, newProfile, ownTarget, RUNS, visitTwice, type Target } from './target.ts'

const LONG = '10,000 ranked keywords'
const MONITOR = 'keyword monitoring, 1,000 keywords'

/** Pages besides the overview: their content, and their link on the overview. */
const pages: readonly { name: string; path: string; content: string; link: string }[] = [
  { name: 'home', path: '/home', content: 'main header h2 + p', link: 'nav a[href^="/home"]' },
  page('competitor', '/app-overview/competitors-app', 'main table tbody tr'),
  page('compare', '/app-overview/compare', 'main table tbody tr'),
  page('all ranked keywords', '/analyze-keywords/all-ranked', 'main table tbody tr'),
  page('keyword research', '/analyze-keywords/keyword-research', 'main table tbody tr'),
  page(MONITOR, '/analyze-keywords/keyword-monitoring', `main table[aria-rowcount="${TRACKED + 1}"] tbody th`),
  page('downloads', '/dashboard/downloads', 'main svg[role=img], main [data-chart] svg, main table tbody tr'),
  {
    ...page(
      'all ranked keywords',
      '/analyze-keywords/all-ranked',
      `main table[aria-rowcount="${KEYWORDS + 1}"] tbody tr`,
    ),
    name: LONG,
  },
  { name: 'on this device', path: '/settings/offline', content: 'main h2', link: '' },
]

function page(name: string, path: string, content: string) {
  return { name, path, content, link: `a[href^="${path}"]` }
}

/**
 * Repeat launches of every page, and the click to it from the overview, both visited before. Medians. It takes a quarter of
 * an hour with `RUNS=2`; `PAGE=home` is for one page.
 */
export async function benchEveryPage(): Promise<Row[]> {
  const server = await ServerProcess.start({ STOREGLASS_DEMO: 'on' }, { isShort: false })
  const longLists = await serveLongLists(server.port)
  const [overview, longOverview] = [await ownTarget(server.port), await ownTarget(longLists.port)]
  const wanted = pages.filter(({ name }) => name === (process.env['PAGE'] ?? name))
  try {
    const rows: Row[] = []
    for (const condition of conditions)
      for (const one of wanted)
        rows.push(
          ...(await benchPage(one, one.name === LONG || one.name === MONITOR ? longOverview : overview, condition)),
        )
    return rows
  } finally {
    await overview.gateway.down()
    await longOverview.gateway.down()
    await longLists.stop()
    await server.remove()
  }
}

async function benchPage(
  { name, path, content, link }: (typeof pages)[number],
  overview: Target,
  condition: Condition,
): Promise<Row[]> {
  const profile = newProfile()
  const launches: Launch[] = []
  const clicks: Click[] = []
  const [url, overviewUrl] = [path, overview.path].map((one) => addressOf(overview.gateway, one)) as [string, string]
  const [overviewLink, back] = overview.clicks[1]!
  try {
    await overview.prepare(profile)
    await visitTwice(profile, condition, content, url)
    for (let run = 0; run < RUNS; run += 1)
      launches.push(await inNewProcess(profile, condition, content, (opened) => opened.launch(url)))
    if (link)
      await inNewProcess(profile, condition, back, async (opened) => {
        await opened.launch(overviewUrl)
        for (let run = 0; run <= RUNS; run += 1) {
          clicks.push(await opened.click(link, content))
          await opened.click(overviewLink, back)
        }
      })
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
  const row = (what: string, value: number): Row => ({ name: `${name}: ${what}, ${condition.name}`, value, unit: 'ms' })
  // The first click brings what the page needs.
  const visited = clicks.slice(1)
  return [
    row('repeat launch to content', median(launches.map((one) => one.content))),
    row('main thread until it rests', median(launches.map(({ mainThread }) => mainThread))),
    row('blocked from the start', median(launches.map(({ blocked }) => blocked))),
    ...(visited.length > 0
      ? [
          row('click to content', median(visited.map((one) => one.content))),
          row('click to the next frame, slowest', Math.max(...visited.map(({ interaction }) => interaction))),
        ]
      : []),
  ]
}
