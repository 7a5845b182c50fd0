import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openEmbedded, openPostgres } from '#server/db/database.ts'
import { startPostgres } from '../support/servers/postgres-server.ts'
import { benchRankDatabase, type RankBudgets } from './rank-database.ts'
import type { Extent } from './fill-ranks.ts'
import type { Row } from './row.ts'

const million: Extent = { keywords: 10_000, countries: ['DE'], days: 100 }
const tenMillion: Extent = { keywords: 10_000, countries: ['DE', 'FR', 'GB', 'JP', 'US'], days: 200 }

const embedded: RankBudgets = { latestMs: 400, historyMs: 30, rowsPerSecond: 8000 }
const postgres: RankBudgets = { latestMs: 150, historyMs: 15, rowsPerSecond: 20_000 }

/** An app's keyword ranks: a million rows embedded, which then move to Postgres, and ten million rows there. */
export async function benchRanks(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'storeglass-ranks-'))
  const server = await startPostgres({ durable: true })
  try {
    const source = await openEmbedded(folder)
    const rows = await benchRankDatabase(source, million, embedded)
    await source.close()
    if (!server) return rows
    const target = await openPostgres(server.url, { answerMs: 0 })
    await sql`create database moved`.execute(target.db)
    rows.push(benchMove(folder, server.url.replace(/postgres$/, 'moved')))
    rows.push(...(await benchRankDatabase(target, tenMillion, postgres)))
    await target.close()
    return rows
  } finally {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `npm run db:move` itself, from start to end. */
function benchMove(folder: string, url: string): Row {
  const started = performance.now()
  const command = ['--disable-warning=ExperimentalWarning', 'src/server/db/move-command.ts', url]
  const run = spawnSync(process.execPath, command, { env: { ...process.env, STOREGLASS_DATA: folder } })
  if (run.status !== 0) throw new Error(`The move failed: ${run.stderr.toString()}`)
  const seconds = (performance.now() - started) / 1000
  return { name: 'Moving the embedded database to Postgres', value: seconds, unit: 's', plan: run.stdout.toString() }
}
