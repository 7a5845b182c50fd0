/**
 * The API with a real database, without a socket:
 *
 *   describeOnEachDatabase('competitors', (open) => {
 *     test('COMP-001: …', async () => {
 *       const api = await open()
 *       const user = await api.demoUser()
 *       const answer = await api.request(getProjects, { params: { organizationId: user.identity.organizationId } }, user)
 *       expect(answer.body).toHaveLength(3)   // or answer.error.error, answer.status, answer.headers
 *     })
 *   })
 *
 * Everything runs twice, on the embedded database and on PostgreSQL; each `describe` has a fresh database that its
 * tests share, so make a user of your own per test. `api.clock.advance(ms)` moves time.
 *
 * `describeOnDatabase` runs on the embedded database alone, and on PostgreSQL with `--mode every-database`: for what
 * neither locks, races, migrates, backs up, nor uses what only one of them has.
 *
 * `--mode two-servers` runs the tests on PostgreSQL once more with two servers on one database that answer in turn.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { readConfig } from '#server/kernel/config.ts'
import { openEmbedded, openPostgres, type Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openApi, type Api, type ApiOptions } from './api.ts'

export type Open = (options?: ApiOptions) => Promise<Api>

interface Engine {
  name: string
  /** One of connections per server. */
  start: () => Promise<[Database, ...Database[]]>
}

const engines: Engine[] =
  import.meta.env.MODE === 'two-servers'
    ? [{ name: 'postgres, two servers', start: openForTwo }]
    : [
        { name: 'embedded', start: async () => [await openFreshEmbedded()] },
        { name: 'postgres', start: async () => [await openFreshPostgres()] },
      ]

export const describeOnEachDatabase = (name: string, define: (open: Open) => void): void =>
  describeOn(engines, name, define)

export const describeOnDatabase = (name: string, define: (open: Open) => void): void =>
  describeOn(import.meta.env.MODE === 'every-database' ? engines : engines.slice(0, 1), name, define)

function describeOn(chosen: readonly Engine[], name: string, define: (open: Open) => void): void {
  for (const { name: engine, start } of chosen) {
    const runs = engine === 'embedded' || inject('postgresUrl') !== null
    describe.runIf(runs)(`${name} (${engine})`, () => {
      let database: Database
      let furtherServers: Database[]
      let folder: string
      const opened: Api[] = []
      beforeAll(async () => {
        folder = mkdtempSync(path.join(tmpdir(), 'storeglass-api-'))
        ;[database, ...furtherServers] = await start()
        await migrate(database.db)
      })
      afterAll(async () => {
        await Promise.all(opened.map((api) => api.close()))
        for (const one of [database, ...furtherServers]) await one.close()
        rmSync(folder, { recursive: true, force: true })
      })
      define(async (options = {}) => {
        const api = await openApi(database, testConfig(folder, options.env), options, furtherServers)
        opened.push(api)
        return api
      })
    })
  }
}

/** Rate limits are off, for tests send more than people do; a test of a limit turns them on. Plans are sold. */
const testConfig = (folder: string, env: Record<string, string> = {}) =>
  readConfig({
    STOREGLASS_DATA: folder,
    STOREGLASS_DEMO: 'on',
    STOREGLASS_RATE_LIMITS: 'off',
    STOREGLASS_PLANS: 'on',
    AUTH_SECRET: 'a secret that is long enough for tests',
    LOG_LEVEL: 'error',
    ...env,
  })

/** An embedded database of its own; its folder goes with it. */
export async function openFreshEmbedded(): Promise<Database> {
  const folder = mkdtempSync(path.join(tmpdir(), 'storeglass-embedded-'))
  cpSync(inject('emptyDatabase'), folder, { recursive: true })
  const database = await openEmbedded(folder)
  return {
    ...database,
    close: async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A database of its own on the server that the global set-up started. */
export async function openFreshPostgres(): Promise<Database> {
  const url = await freshPostgresUrl()
  return openPostgres(url)
}

async function openForTwo(): Promise<[Database, Database]> {
  const url = await freshPostgresUrl()
  return [await openPostgres(url), await openPostgres(url)]
}

export async function freshPostgresUrl(): Promise<string> {
  const server = inject('postgresUrl')
  if (server === null) throw new Error('No PostgreSQL is installed.')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.replace(/\/postgres$/, `/${name}`)
}
