import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { readConfig, type Config } from '#server/kernel/config.ts'
import { restoreBackup } from '#server/db/backup/restore-backup.ts'
import { writeBackup } from '#server/db/backup/write-backup.ts'
import { freshPostgresUrl } from '#tests/support/api/api-harness.ts'
import { newPlace, type Place } from '#tests/support/api/databases.ts'
import { putFiguresOffAt } from '#tests/support/servers/figures-later.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { openClients, type SteadyClient } from '#tests/support/api/steady-client.ts'

const CLIENTS = 4
const ROUNDS = 2
const secret = { AUTH_SECRET: 'a secret that is long enough for tests' }

const places: Place[] = []
const newFolder = mkdtempSync(path.join(tmpdir(), 'storeglass-live-'))
afterAll(() => {
  for (const one of places) one.remove()
  rmSync(newFolder, { recursive: true, force: true })
})
const newFile = () => path.join(newFolder, crypto.randomUUID())

/** Keys of all writes that a backup holds, with the countries that are starred by them, read from a restored copy. */
async function restoredFrom(file: string): Promise<{ keys: Set<string>; stars: number }> {
  const copy = await newPlace('embedded', { isNew: true })
  places.push(copy)
  await restoreBackup(copy.config, file)
  return copy.use(async ({ db }) => {
    const keys = await db.selectFrom('idempotency_key').select('key').execute()
    const stars = await db.selectFrom('favourite_country').selectAll().execute()
    return { keys: new Set(keys.map(({ key }) => key)), stars: stars.length }
  })
}

/** What a client's first so many writes leave starred. */
const starsAfter = (writes: { country: string; star: boolean }[]) =>
  [...new Map(writes.map(({ country, star }) => [country, star])).values()].filter(Boolean).length

const kinds = inject('postgresUrl') === null ? (['embedded'] as const) : (['embedded', 'postgres'] as const)

describe.each(kinds)('a backup beside a running server (%s)', (kind) => {
  let server: ServerProcess
  let config: Config
  let clients: SteadyClient[]
  beforeAll(async () => {
    const env = kind === 'postgres' ? { DATABASE_URL: await freshPostgresUrl(), ...secret } : {}
    server = await ServerProcess.start({ STOREGLASS_DEMO: 'on', ...env })
    config = readConfig({ STOREGLASS_DATA: server.data, ...env })
    if (config.databaseUrl !== undefined) await putFiguresOffAt(config.databaseUrl)
    clients = await openClients(server.url, CLIENTS)
  }, 120_000)
  afterAll(async () => {
    for (const client of clients) client.close()
    await server.remove()
  })

  test(
    'holds every write that was acknowledged before, of later ones the first few, and nothing by halves',
    { timeout: 180_000 },
    async () => {
      let isOver = false
      const working = clients.map((client) => client.work(() => isOver))
      const files: { file: string; before: number[] }[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        await vi.waitUntil(() => clients.every((client) => client.acknowledged.length >= 10 * (round + 1)), {
          timeout: 60_000,
        })
        const before = clients.map((client) => client.acknowledged.length)
        const file = newFile()
        await writeBackup(config, file)
        files.push({ file, before })
      }
      isOver = true
      await Promise.all(working)
      for (const { file, before } of files) {
        const { keys, stars } = await restoredFrom(file)
        const kept = clients.map(({ acknowledged }) => acknowledged.filter(({ key }) => keys.has(key)))
        for (const [index, writes] of kept.entries()) {
          expect(writes.length).toBeGreaterThanOrEqual(before[index] ?? Infinity)
          expect(writes).toEqual(clients[index]?.acknowledged.slice(0, writes.length))
        }
        // One more may have been written and not yet answered, by each of them.
        expect(keys.size - kept.flat().length).toBeLessThanOrEqual(CLIENTS)
        expect(Math.abs(stars - kept.map(starsAfter).reduce((sum, count) => sum + count, 0))).toBeLessThanOrEqual(
          CLIENTS,
        )
      }
      const failed = clients.flatMap(({ outcomes }) => outcomes).filter(({ status }) => status >= 400 || status === 0)
      expect(failed).toEqual([])
    },
  )

  test('refuses to be restored there while the server is at work', async () => {
    const file = newFile()
    await writeBackup(config, file)
    const others = () => readdirSync(server.data).filter((name) => !name.startsWith('.lock'))
    const before = others()
    await expect(restoreBackup(config, file, { force: true })).rejects.toThrow(
      kind === 'embedded'
        ? 'is in use by another Storeglass process'
        : 'A Storeglass server is at work on the database.',
    )
    expect(others()).toEqual(before)
    expect((await clients[0]?.read())?.status).toBe(200)
  })
})

describe('a restore that is killed', () => {
  const restore = (env: Record<string, string>, file: string) =>
    spawn(process.execPath, ['--liftoff-only', 'src/server/db/backup/restore-command.ts', file, '--force'], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: 'ignore',
    })

  test('leaves what was there, and can be done again', { timeout: 120_000 }, async () => {
    const [source, target] = [await newPlace('embedded'), await newPlace('embedded')]
    places.push(source, target)
    const file = newFile()
    await writeBackup(source.config, file)
    const flag = { name: 'of the target', enabled: true, changed_at: new Date() }
    await target.use(({ db }) => db.insertInto('feature_flag').values(flag).execute())
    const flags = () => target.use(({ db }) => db.selectFrom('feature_flag').select('name').execute())
    for (const reached of ['restored.partial', 'restored.partial/pg', 'restored.partial/pg/global/pg_control']) {
      const command = restore({ STOREGLASS_DATA: target.folder }, file)
      const gone = once(command, 'exit')
      await vi.waitUntil(() => existsSync(path.join(target.folder, reached)), { timeout: 30_000, interval: 5 })
      command.kill('SIGKILL')
      await gone
      expect(await flags()).toEqual([{ name: 'of the target' }])
      expect(readdirSync(target.folder).filter((name) => name.startsWith('restored'))).toEqual([])
    }
    const command = restore({ STOREGLASS_DATA: target.folder }, file)
    expect(await once(command, 'exit')).toEqual([0, null])
    expect(await flags()).toEqual([])
  })

  test.runIf(inject('postgresUrl') !== null)('leaves what was on Postgres', { timeout: 120_000 }, async () => {
    const [source, target] = [await newPlace('embedded'), await newPlace('postgres')]
    places.push(source, target)
    const file = newFile()
    await writeBackup(source.config, file)
    const flag = { name: 'of the target', enabled: true, changed_at: new Date() }
    await target.use(({ db }) => db.insertInto('feature_flag').values(flag).execute())
    // Who reads this table holds the restore up in the middle of its transaction.
    const reader = new Client({ connectionString: target.config.databaseUrl })
    await reader.connect()
    await reader.query('begin')
    await reader.query('select * from feature_flag')
    const url = target.config.databaseUrl ?? ''
    const command = restore({ DATABASE_URL: url, ...secret, STOREGLASS_DATA: target.folder }, file)
    const gone = once(command, 'exit')
    // A transaction sees the others as they were at its first look.
    const watcher = new Client({ connectionString: inject('postgresUrl') ?? '' })
    await watcher.connect()
    const waiting = `select 1 from pg_stat_activity where application_name = 'storeglass restore'
      and wait_event_type = 'Lock' and datname = $1`
    const name = path.basename(new URL(url).pathname)
    await vi.waitUntil(async () => (await watcher.query(waiting, [name])).rowCount === 1, { timeout: 30_000 })
    await watcher.end()
    command.kill('SIGKILL')
    await gone
    await reader.query('commit')
    await reader.end()
    expect(await target.use(({ db }) => db.selectFrom('feature_flag').select('name').execute())).toEqual([
      { name: 'of the target' },
    ])
  })
})

describe('a server that was killed', () => {
  test(
    'leaves a socket behind, which does not keep the next one from being backed up',
    { timeout: 120_000 },
    async () => {
      const server = await ServerProcess.start({})
      const socket = path.join(server.data, '.hold')
      expect(statSync(socket).mode & 0o777).toBe(0o600)
      await server.kill()
      expect(existsSync(socket)).toBe(true)
      await server.start()
      const { heldMs } = await writeBackup(readConfig({ STOREGLASS_DATA: server.data }), newFile())
      expect(heldMs).not.toBeNull()
      await server.stop()
      expect(existsSync(socket)).toBe(false)
      await server.remove()
    },
  )
})
