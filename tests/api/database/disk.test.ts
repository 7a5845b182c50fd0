import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openEmbedded } from '#server/db/database.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { SmallDisk } from '#tests/support/faults/small-disk.ts'
import { SteadyClient } from '#tests/support/api/steady-client.ts'

const missing = SmallDisk.missing()
if (missing !== null) process.stdout.write(`Skipped, a full or read-only disk: ${missing}.\n`)

describe.skipIf(missing !== null)('the disk of the data folder', { timeout: 120_000 }, () => {
  let disk: SmallDisk
  let server: ServerProcess
  let client: SteadyClient
  beforeAll(async () => {
    disk = new SmallDisk(200)
    server = await ServerProcess.start({ STOREGLASS_DATA: disk.folder, LOG_LEVEL: 'silent' })
    client = await SteadyClient.open(server.url)
  }, 120_000)
  afterAll(async () => {
    client.close()
    await server.remove()
    disk.remove()
  })

  const works = async () => (await client.write()).status === 204

  test('is full: writes are refused in plain words, reads go on, and with room all is well again', async () => {
    for (let count = 0; count < 50; count += 1) await client.write()
    disk.fill(20)
    await vi.waitUntil(async () => !(await works()), { timeout: 10_000, interval: 50 })
    const refused = await client.write()
    expect(refused).toMatchObject({ status: 503, retryAfter: '5' })
    expect(JSON.parse(refused.body)).toMatchObject({
      error: 'UNAVAILABLE',
      message: 'The disk of the server is full: nothing can be saved at present.',
    })
    expect((await client.read()).status).toBe(200)
    disk.makeRoom()
    await vi.waitUntil(works, { timeout: 10_000, interval: 50 })
    expect(await client.lost()).toEqual([])
  })

  test('is full or read-only at the start: one line says what to do, and afterwards nothing is lost', async () => {
    await server.kill()
    disk.fill(20)
    await expect(server.start()).rejects.toThrow(
      `server ended with 1:\nThe disk of the data folder ${disk.folder} is full. Make room, at least 48 MB, and start again. Nothing that was saved is lost.\n`,
    )
    disk.makeRoom()
    disk.lock()
    await expect(server.start()).rejects.toThrow(
      `server ended with 1:\nThe data folder ${disk.folder} can't be written to (EROFS: read-only file system, access '${disk.folder}'). Let this user write there, or set STOREGLASS_DATA to another folder.\n`,
    )
    disk.unlock()
    await server.start()
    expect(await client.lost()).toEqual([])
  })

  test('fills up in the middle of one large write: the engine says so and ends, instead of never answering', async () => {
    const small = new SmallDisk(120)
    const database = await openEmbedded(small.folder)
    await sql`create table note (id int)`.execute(database.db)
    await sql`insert into note values (1)`.execute(database.db)
    const large = sql`select pg_logical_emit_message(true, 'note', repeat('a', 1000000)) from generate_series(1, 200)`
    await expect(large.execute(database.db)).rejects.toThrow('No space left on device')
    expect((await database.broken).message).toMatch(/^The disk of the data folder .* is full\./)
    await database.close()
    small.remove()
  })
})
