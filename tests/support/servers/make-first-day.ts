// Data folders as a server has them at the end of its first day: its tables, and the ranked keywords of what the demo shows
// first. Every browser test would compute the same anew. In `figures-later` no demo's figures are imported on that day.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { dayOf } from '#contract/protocol/days.ts'
import { RANKED_POSITIONS, TOP_POSITIONS } from '#contract/protocol/limits.ts'
import { openEmbedded } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { createRankedKeywordJobs } from '#server/markets/ranked-keywords/ranked-keywords.ts'
import { createLog } from '#server/kernel/log.ts'
import { demoProjects } from '#server/sample/demo.ts'
import { sampleMarket } from '#server/sample/sample-market.ts'
import { putFiguresOff } from './figures-later.ts'

const folder = process.argv[2]
if (!folder) throw new Error('make-first-day.ts <folder>')
const [now, later] = [join(folder, 'figures-now'), join(folder, 'figures-later')]

const clock = () => new Date()
const database = await openEmbedded(now)
await migrate(database.db)
const jobs = createRankedKeywordJobs({ db: database.db, clock, log: createLog('warn') })
const source = sampleMarket(clock)
const counted: Promise<void>[] = []
for (const { app, countries, competitors } of demoProjects) {
  for (const locale of countries) {
    for (const ref of locale === countries[0] ? [app, ...competitors] : [app]) {
      const task = { source, listing: { ...ref, locale }, day: dayOf(clock()) }
      counted.push(jobs.request({ ...task, top: RANKED_POSITIONS }), jobs.request({ ...task, top: TOP_POSITIONS }))
      if (ref === app && locale === countries[0]) counted.push(jobs.requestList(task))
    }
  }
}
await Promise.all(counted)
await database.close()

cpSync(now, later, { recursive: true })
const copy = await openEmbedded(later)
await putFiguresOff(copy.db)
await copy.close()
