import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { PostgresServer } from '#tests/support/servers/postgres-server.ts'
import { serveOnPostgres, type ServerOnPostgres } from '#tests/support/servers/server-on-postgres.ts'
import type { ServerProcess } from '#tests/support/servers/server-process.ts'
import type { SteadyClient } from '#tests/support/api/steady-client.ts'

const LONG = import.meta.env.MODE === 'long'
/** Each once as an administrator does and once as a crash does. */
const RESTARTS = LONG ? 20 : 2
const CLIENTS = LONG ? 20 : 8
/** How long the database is away each time, ms. */
const AWAY_MS = LONG ? 3000 : 500
/** Longest wait for any answer meanwhile, ms: that for a free connection, and a little for the rest. */
const ANSWER_MS = 12_000
/** Longest time of a stop while the database is away, ms: on a machine of its own, or what tells a stop that hangs. */
const STOP_MS = LONG ? 10_000 : 60_000

const isAnswer = ({ status, retryAfter }: SteadyClient['outcomes'][number]) =>
  (status >= 200 && status < 300) || (status === 503 && retryAfter !== undefined)

describe.runIf(inject('postgresUrl') !== null)('Postgres restarts under load', { timeout: 300_000 }, () => {
  let running: ServerOnPostgres
  let postgres: PostgresServer
  let server: ServerProcess
  let clients: SteadyClient[]
  beforeAll(async () => {
    running = await serveOnPostgres(CLIENTS)
    ;({ postgres, server, clients } = running)
  }, 120_000)
  afterAll(() => running.close())

  test(`${RESTARTS} restarts: every request is answered, the server recovers by itself, no acknowledged write is lost`, async () => {
    let isOver = false
    const working = clients.map((client) => client.work(() => isOver))
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await untilAllWrite()
      await postgres.interrupt(restart % 2 === 0 ? 'fast' : 'immediate')
      await delay(AWAY_MS)
      await postgres.resume()
    }
    await untilAllWrite()
    isOver = true
    await Promise.all(working)
    const outcomes = clients.flatMap((client) => client.outcomes)
    expect(outcomes.filter((outcome) => !isAnswer(outcome))).toEqual([])
    expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(ANSWER_MS)
    for (const client of clients) expect(await client.lost()).toEqual([])
    report(outcomes)
  })

  test('a start without the database, and a stop without it, end soon and in plain words', async () => {
    await postgres.interrupt('fast')
    const stopped = performance.now()
    await server.stop()
    expect(performance.now() - stopped).toBeLessThan(STOP_MS)
    const { host } = new URL(postgres.url)
    await expect(server.start()).rejects.toThrow(
      `server ended with 1:\nThe database of DATABASE_URL can't be reached (connect ECONNREFUSED ${host}). Start it, or mend the address.\n`,
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

  function report(outcomes: SteadyClient['outcomes']): void {
    const refused = outcomes.filter(({ status }) => status === 503).length
    const acknowledged = clients.reduce((sum, client) => sum + client.acknowledged.length, 0)
    const slowest = Math.round(Math.max(...outcomes.map(({ ms }) => ms)))
    process.stdout.write(
      `${RESTARTS} restarts under ${CLIENTS} clients: ${outcomes.length} requests, ${refused} of them 503 with Retry-After, ` +
        `slowest ${slowest} ms; ${acknowledged} writes acknowledged, none lost\n`,
    )
  }
})
