import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { PostgresServer } from '#tests/support/servers/postgres-server.ts'
import { serveOnPostgres, type ServerOnPostgres } from '#tests/support/servers/server-on-postgres.ts'
import type { SteadyClient } from '#tests/support/api/steady-client.ts'

/** More than the server has connections, so that some wait for one of those that get no answer. */
const CLIENTS = 15
/** After so long the app takes a request for lost, ms: the server is to answer before that. */
const PATIENCE_MS = 20_000

describe.runIf(inject('postgresUrl') !== null)('a Postgres that answers nothing', { timeout: 120_000 }, () => {
  let running: ServerOnPostgres
  let postgres: PostgresServer
  let clients: SteadyClient[]
  beforeAll(async () => {
    running = await serveOnPostgres(CLIENTS)
    ;({ postgres, clients } = running)
  }, 120_000)
  afterAll(() => running.close())

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
