import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { freshPostgresUrl } from '#tests/support/api/api-harness.ts'
import { Balancer } from '#tests/support/servers/balancer.ts'
import { putFiguresOffAt } from '#tests/support/servers/figures-later.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { openClients, type SteadyClient } from '#tests/support/api/steady-client.ts'

const LONG = import.meta.env.MODE === 'long'
/** Each process is stopped and started again so often. */
const ROUNDS = LONG ? 10 : 1
const CLIENTS = LONG ? 20 : 8

describe.runIf(inject('postgresUrl') !== null)('two server processes on one Postgres', { timeout: 300_000 }, () => {
  let servers: ServerProcess[]
  let balancer: Balancer
  let clients: SteadyClient[]
  beforeAll(async () => {
    const url = await freshPostgresUrl()
    const env = {
      DATABASE_URL: url,
      AUTH_SECRET: 'a secret that is long enough for tests',
      STOREGLASS_DEMO: 'on',
      LOG_LEVEL: 'silent',
    }
    // Both at once: on a new database both want to make its tables.
    servers = await Promise.all([ServerProcess.start(env), ServerProcess.start(env)])
    await putFiguresOffAt(url)
    balancer = await Balancer.start(servers.map(({ port }) => port))
    clients = await openClients(balancer.url, CLIENTS)
  }, 120_000)
  afterAll(async () => {
    for (const client of clients) client.close()
    await balancer.stop()
    await Promise.all(servers.map((server) => server.remove()))
  })

  test('are restarted one after the other under load, and nobody notices', async () => {
    let isOver = false
    const working = clients.map((client) => client.work(() => isOver))
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const server of servers) {
        await untilAllWrite()
        await server.stop()
        await untilAllWrite()
        await server.start()
      }
    }
    await untilAllWrite()
    isOver = true
    await Promise.all(working)
    const outcomes = clients.flatMap((client) => client.outcomes)
    const refused = outcomes.filter(({ status }) => status < 200 || status >= 300)
    // As text: a report shortens objects.
    expect(refused.map((outcome) => JSON.stringify(outcome)).join('\n')).toBe('')
    for (const client of clients) expect(await client.lost()).toEqual([])
    expect(Math.min(...balancer.answered)).toBeGreaterThan(outcomes.length / 5)
    process.stdout.write(
      `${2 * ROUNDS} restarts, one server at a time, under ${CLIENTS} clients: ${outcomes.length} requests, ` +
        `${balancer.answered.join(' and ')} by server, none failed\n`,
    )
  })

  /** Everybody has written something since now. */
  async function untilAllWrite(): Promise<void> {
    const before = clients.map(({ acknowledged }) => acknowledged.length)
    await vi.waitUntil(
      () => clients.every(({ acknowledged }, index) => acknowledged.length > (before[index] ?? 0) + 1),
      { timeout: 60_000, interval: 20 },
    )
  }
})
