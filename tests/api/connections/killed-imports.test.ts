import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres, type Database } from '#server/db/database.ts'
import { importDueFigures } from '#server/connections/own-figures/import-figures.ts'
import { readConfig } from '#server/kernel/config.ts'
import { freshPostgresUrl } from '#tests/support/api/api-harness.ts'
import { openApi } from '#tests/support/api/api.ts'

const KILLS = import.meta.env.MODE === 'long' ? 30 : 3
/** A process is killed in one of its first transactions. */
const WITHIN = 12
const some = () => 1 + Math.floor(Math.random() * WITHIN)
const secret = 'a secret that is long enough for tests'
const program = fileURLToPath(new URL('../../support/connections/run-imports.ts', import.meta.url))

/**
 * Imports in a process of its own, and kills it in one of its transactions.
 * @param atFirst with the first of them
 */
async function killIn(url: string, transaction: number, atFirst?: () => void): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, url, secret], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let begun = 0
  child.stdout.on('data', (text: Buffer) => {
    if (begun === 0) atFirst?.()
    begun += text.toString().split('\n').length - 1
    if (begun >= transaction) child.kill('SIGKILL')
  })
  await ended
}

/** As if every claim had lapsed. */
const isDue = ({ db }: Database) =>
  db
    .updateTable('own_feed')
    .set({ next_at: new Date(0), claimed_until: null })
    .execute()

async function stored({ db }: Database) {
  const cells = db.selectFrom('own_day').select(['track_id', 'day', 'country', 'source'])
  const totals = db.selectFrom('own_day_total').select(['track_id', 'day', 'country', 'source'])
  const counts = ['impressions', 'page_views', 'installs'] as const
  return JSON.stringify([
    await cells.select(counts).orderBy('track_id').orderBy('day').orderBy('country').orderBy('source').execute(),
    await totals.select(counts).orderBy('track_id').orderBy('day').orderBy('country').orderBy('source').execute(),
  ])
}

describe.runIf(inject('postgresUrl') !== null)('servers that are killed while they import own figures', () => {
  test('two at a time, again and again: no day is lost, and none is counted twice', async () => {
    const url = await freshPostgresUrl()
    const database = await openPostgres(url)
    await migrate(database.db)
    const api = await openApi(database, readConfig({ AUTH_SECRET: secret, STOREGLASS_RATE_LIMITS: 'off' }), {})
    try {
      await api.demoUser()
      for (let kill = 0; kill < KILLS; kill += 1) {
        const second = Promise.withResolvers<void>()
        const first = killIn(url, some(), () => second.resolve())
        // The claim of the first one is over: the second is at the same app.
        const follows = second.promise.then(() => isDue(database)).then(() => killIn(url, some()))
        await first
        second.resolve()
        await follows
        await isDue(database)
      }
      const half = await stored(database)
      expect(half.length).toBeGreaterThan(1000)
      await importDueFigures(api.services)
      const whole = await stored(database)
      expect(whole.length).toBeGreaterThan(half.length)

      for (const table of ['own_day', 'own_day_total', 'own_report_day', 'own_import'] as const)
        await database.db.deleteFrom(table).execute()
      await isDue(database)
      await importDueFigures(api.services)
      expect(await stored(database)).toBe(whole)
    } finally {
      await api.close()
      await database.close()
    }
  }, 180_000)
})
