import { setTimeout as delay } from 'node:timers/promises'
import { ServerProcess } from '../support/servers/server-process.ts'
import { MixedClient } from './mixed-client.ts'
import { engineMegabytes, residentMegabytes } from './resident.ts'
import { median, type Row } from './row.ts'

const CLIENTS = 100
/** Between two actions of a client, on average, ms: somebody who reads what they look at. */
const PAUSE_MS = 8000
const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 60)
const LOOK_EVERY_MS = 10_000
/** A share of the time at its end, in which memory should not grow any more. */
const LAST_SHARE = 0.25

/** Memory of the server's process while a hundred people use all of it; `BENCH_MINUTES` sets for how long. */
export async function benchMemory(): Promise<Row[]> {
  const server = await ServerProcess.start({ STOREGLASS_DEMO: 'on' }, { isShort: false })
  const pid = server['child']?.pid ?? 0
  try {
    const clients: MixedClient[] = []
    while (clients.length < CLIENTS) clients.push(await MixedClient.open(server.url))
    const until = performance.now() + MINUTES * 60_000
    const working = clients.map((client) => client.work(() => performance.now() > until, PAUSE_MS))
    const memory: number[] = []
    while (performance.now() < until) {
      memory.push(residentMegabytes(pid))
      await delay(LOOK_EVERY_MS)
    }
    const engine = engineMegabytes(pid)
    await Promise.all(working)
    return rowsOf(clients, memory, engine)
  } finally {
    await server.remove()
  }
}

function rowsOf(clients: MixedClient[], memory: number[], engine: number): Row[] {
  const name = `${CLIENTS} clients, ${MINUTES} minutes of mixed use`
  const last = memory.slice(-Math.ceil(memory.length * LAST_SHARE))
  const half = Math.ceil(last.length / 2)
  const growth = median(last.slice(-half)) / median(last.slice(0, half)) - 1
  const failed = clients.flatMap((client) => [...client.failed])
  return [
    { name: `${name}: answers`, value: clients.reduce((sum, { answered }) => sum + answered, 0), unit: '' },
    { name: `${name}: requests that failed`, value: failed.reduce((sum, [, n]) => sum + n, 0), unit: '', budget: 0 },
    { name: `${name}: most memory`, value: Math.max(...memory), unit: 'MB' },
    { name: `${name}: memory in the last quarter, median`, value: median(last), unit: 'MB', budget: 600 },
    { name: `${name}: its growth within the last quarter`, value: growth * 100, unit: '%', budget: 5 },
    { name: `${name}: of it the embedded database`, value: engine, unit: 'MB' },
  ]
}
