import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { startPostgres, type PostgresServer } from '#tests/support/postgres-server.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { openClients, type SteadyClient } from '#tests/support/steady-client.ts'

/** More than the server has connections, so that some wait for one of those that get no answer. */
const CLIENTS = 15
/** After so long the app takes a request for lost, ms: the server is to answer before that. */
const PATIENCE_MS = 20_000

describe.runIf(inject('postgresUrl') !== null)('a Postgres that answers nothing', { timeout: 120_000 }, () => {
  let postgres: PostgresServer
  let server: ServerProcess
  let clients: SteadyClient[]
  beforeAll(async () => {
    const started = await startPostgres()
    if (!started) throw new Error('No PostgreSQL is installed.')
    postgres = started
    const secret = { AUTH_SECRET: 'a secret that is long enough for tests' }
    const env = { DATABASE_URL: postgres.url, STOREGLASS_DEMO: 'on', LOG_LEVEL: 'silent', ...secret }
    server = await ServerProcess.start(env)
    clients = await openClients(server.url, CLIENTS)
  }, 120_000)
  afterAll(async () => {
    for (const client of clients) client.close()
    await server.remove()
    await postgres.stop()
  })

  test('keeps no request waiting for ever: each is told to come again, and succeeds once it answers', async () => {
    let isOver = false
    const working = clients.map((client) => client.work(() => isOver))
    await untilEach(({ acknowledged }) => acknowledged.length > 1)
    const goOn = postgres.hold()
    try {
      await untilEach(({ outcomes }) => outcomes.some(({ status }) => status !== 200 && status !== 204))
    } finally {
      goOn()
    }
    const before = clients.map(({ acknowledged }) => acknowledged.length)
    await untilEach(({ acknowledged }, index) => acknowledged.length > (before[index] ?? 0) + 1)
    isOver = true
    await Promise.all(working)

    const failed = clients.flatMap(({ outcomes }) => outcomes).filter(({ status }) => status !== 200 && status !== 204)
    expect(failed.filter(({ status, retryAfter }) => status !== 503 || retryAfter === undefined)).toEqual([])
    expect(Math.max(...failed.map(({ ms }) => ms))).toBeLessThan(PATIENCE_MS)
    for (const client of clients) expect(await client.lost()).toEqual([])
  })

  const untilEach = (holds: (client: SteadyClient, index: number) => boolean) =>
    vi.waitUntil(() => clients.every(holds), { timeout: 60_000, interval: 20 })
})
