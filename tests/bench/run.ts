// `npm run bench [-- demo density product rules search reviews inbox start server pages launch floor every overview list monitor visits ranks tracked clients memory attacks]`: prints the benchmark table; needs an existing production build.
// `memory` and `attacks` take an hour and run only when they are named.
import { benchClients } from './clients.ts'
import { benchDemo } from './demo.ts'
import { benchDensity } from './density.ts'
import { benchProductPage } from './product-page.ts'
import { benchRules } from './rules.ts'
import { formatRow, type Row } from './row.ts'
import { benchMemory } from './memory.ts'
import { benchMemoryAfterAttacks } from './memory-after-attacks.ts'
import { benchEveryPage } from './launch/every-page.ts'
import { benchFloor } from './launch/floor.ts'
import { benchLaunch } from './launch/launch.ts'
import { benchInbox } from './inbox.ts'
import { benchReviews } from './reviews.ts'
import { benchSearch } from './search.ts'
import { benchServer } from './server.ts'
import { benchStart } from './start.ts'
import { benchPages } from './pages.ts'
import { benchOverview } from './overview.ts'
import { benchLongList } from './long-list.ts'
import { benchLongMonitor } from './long-monitor.ts'
import { benchVisits } from './visits.ts'
import { benchRanks } from './ranks.ts'
import { benchTrackedKeywords } from './tracked-keywords.ts'

const suites: Record<string, () => Row[] | Promise<Row[]>> = {
  demo: benchDemo,
  density: benchDensity,
  product: benchProductPage,
  rules: benchRules,
  search: benchSearch,
  reviews: benchReviews,
  inbox: benchInbox,
  start: benchStart,
  server: benchServer,
  pages: benchPages,
  launch: benchLaunch,
  floor: benchFloor,
  every: benchEveryPage,
  overview: benchOverview,
  list: benchLongList,
  monitor: benchLongMonitor,
  visits: benchVisits,
  ranks: benchRanks,
  tracked: benchTrackedKeywords,
  clients: benchClients,
  memory: benchMemory,
  attacks: benchMemoryAfterAttacks,
}

/** They take an hour. */
const onlyNamed = new Set(['memory', 'attacks'])

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in suites))
if (unknown.length) {
  process.stderr.write(`No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}\n`)
  process.exit(1)
}

process.stdout.write('| what | measured | budget | |\n|---|---|---|---|\n')
const plans: string[] = []
for (const [name, run] of Object.entries(suites)) {
  if (wanted.length ? !wanted.includes(name) : onlyNamed.has(name)) continue
  for (const row of await run()) {
    process.stdout.write(`${formatRow(row)}\n`)
    if (row.plan !== undefined) plans.push(`${row.name}\n\n${row.plan}`)
  }
}
for (const plan of plans) process.stdout.write(`\n${plan}\n`)
