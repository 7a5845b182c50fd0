import { setTimeout as delay } from 'node:timers/promises'
import type { Outcome } from '../support/api/exact-request.ts'
import { startPostgres } from '../support/servers/postgres-server.ts'
import { ServerProcess } from '../support/servers/server-process.ts'
import { openClients, type SteadyClient } from '../support/api/steady-client.ts'
import { engineMegabytes, residentMegabytes } from './resident.ts'
import { median, percentile, type Row } from './row.ts'

const CLIENTS = 200
const SECONDS = 60
/** Caches fill and code is compiled for so long, s. */
const WARM_UP_SECONDS = 20

interface Run {
  outcomes: Outcome[]
  /** Of the server's process, each second, MB. */
  memory: number[]
  /** Of it the embedded database, MB; 0: it has none. */
  engine: number
  acknowledged: number
  lost: number
}

/** 200 clients that read and write without a pause, each in an organisation of its own, on both databases. */
export async function benchClients(): Promise<Row[]> {
  const rows = await benchOn('embedded', { STOREGLASS_DEMO: 'on' })
  const postgres = await startPostgres({ durable: true })
  if (!postgres) return rows
  try {
    const secret = { AUTH_SECRET: 'a secret that is long enough for tests' }
    const onPostgres = await benchOn('Postgres', { STOREGLASS_DEMO: 'on', DATABASE_URL: postgres.url, ...secret })
    return [...rows, ...onPostgres]
  } finally {
    await postgres.stop()
  }
}

async function benchOn(database: string, env: Record<string, string>): Promise<Row[]> {
  const server = await ServerProcess.start(env, { isShort: false })
  try {
    const clients = await openClients(server.url, CLIENTS)
    const memory = await workAndWatch(clients, server)
    const engine = database === 'embedded' ? engineMegabytes(server['child']?.pid ?? 0) : 0
    const outcomes = clients.flatMap((client) => client.outcomes)
    const acknowledged = clients.reduce((sum, client) => sum + client.acknowledged.length, 0)
    const lost = (await Promise.all(clients.map((client) => client.lost()))).flat().length
    for (const client of clients) client.close()
    return rowsOf(`${CLIENTS} clients for ${SECONDS} s, ${database}`, { outcomes, memory, engine, acknowledged, lost })
  } finally {
    await server.remove()
  }
}

/** Memory of the server's process each second, MB. */
async function workAndWatch(clients: SteadyClient[], server: ServerProcess): Promise<number[]> {
  const until = performance.now() + SECONDS * 1000
  const working = clients.map((client) => client.work(() => performance.now() > until))
  const memory: number[] = []
  while (performance.now() < until) {
    memory.push(residentMegabytes(server['child']?.pid ?? 0))
    await delay(1000)
  }
  await Promise.all(working)
  return memory
}

function rowsOf(name: string, { outcomes, memory, engine, acknowledged, lost }: Run): Row[] {
  const latencies = outcomes.map(({ ms }) => ms)
  const failed = outcomes.filter(({ status }) => status < 200 || status >= 300)
  const warm = memory.slice(WARM_UP_SECONDS)
  const half = Math.floor(warm.length / 2)
  const growth = median(warm.slice(half)) / median(warm.slice(0, half)) - 1
  return [
    { name: `${name}: requests that failed`, value: failed.length, unit: '', budget: 0 },
    ...kindsOf(failed).map(([kind, count]) => ({ name: `${name}: failed with ${kind}`, value: count, unit: '' })),
    { name: `${name}: acknowledged writes lost, of ${acknowledged}`, value: lost, unit: '', budget: 0 },
    { name: `${name}: answers`, value: outcomes.length / SECONDS, unit: 'requests/s' },
    { name: `${name}: p50`, value: percentile(latencies, 0.5), unit: 'ms' },
    { name: `${name}: p99`, value: percentile(latencies, 0.99), unit: 'ms' },
    { name: `${name}: most memory`, value: Math.max(...memory), unit: 'MB', budget: 600 },
    ...(engine > 0 ? [{ name: `${name}: of it the embedded database`, value: engine, unit: 'MB' }] : []),
    { name: `${name}: memory, last 20 s against the 20 s before`, value: growth * 100, unit: '%', budget: 10 },
  ]
}

/** How many there are of each kind: what was asked, with the status and text of its answer or the code of its connection. */
function kindsOf(failed: Outcome[]): Array<[kind: string, count: number]> {
  const counts = new Map<string, number>()
  for (const { asked, status, code, body } of failed) {
    const kind = `${asked.replaceAll(/[\da-f-]{36}/g, '…')}: ${status || code} ${body.replace(/"details".*/, '').slice(0, 120)}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts]
}
