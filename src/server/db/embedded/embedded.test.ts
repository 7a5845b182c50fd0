import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded, type Database } from '../database.ts'
import { openDurable } from './durable-node-fs.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'
import { ensureCluster } from './template.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'storeglass-embedded-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('durability', () => {
  test('every commit reaches the disk: one fsync or more each', async () => {
    const cluster = path.join(folder, 'durable')
    await ensureCluster(cluster)
    const { db, fsyncs } = await openDurable(cluster)
    await db.exec('create table note (id int primary key)')
    const before = fsyncs()
    for (let id = 0; id < 20; id += 1) await db.query('insert into note values ($1)', [id])
    expect(fsyncs() - before).toBeGreaterThanOrEqual(20)
    const settings = await db.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method') order by name`,
    )
    expect(settings.rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', 'fsync'])
    await db.close()
  })

  test('a first start that was interrupted is made anew', async () => {
    const cluster = path.join(folder, 'interrupted')
    await ensureCluster(`${cluster}.new`)
    await ensureCluster(cluster)
    expect(readdirSync(folder)).not.toContain('interrupted.new')
    expect(statSync(path.join(cluster, 'PG_VERSION')).isFile()).toBe(true)
  })
})

describe('the data folder', () => {
  test('is for one process: a second one is refused until the first lets go', () => {
    const mine = path.join(folder, 'locked')
    const unlock = lockFolder(mine)
    expect(() => lockFolder(mine)).toThrow(FolderInUse)
    expect(() => lockFolder(mine)).toThrow(`The data folder ${mine} is in use by another Storeglass process.`)
    unlock()
    lockFolder(mine)()
  })

  test('is closed to other users of the machine, and keeps what was written', async () => {
    const data = path.join(folder, 'data')
    const first = await openEmbedded(data)
    await sql`create table note (id int primary key)`.execute(first.db)
    await sql`insert into note values (1)`.execute(first.db)
    await expect(openEmbedded(data)).rejects.toThrow(FolderInUse)
    await first.close()
    expect(statSync(data).mode & 0o077).toBe(0)
    const second = await openEmbedded(data)
    expect((await sql`select id from note`.execute(second.db)).rows).toEqual([{ id: 1 }])
    await second.close()
  })
})

describe('the connection', () => {
  let database: Database
  beforeAll(async () => {
    database = await openEmbedded(path.join(folder, 'connection'))
    await sql`create table entry (id int primary key, day date, size int8, at timestamptz)`.execute(database.db)
  })
  afterAll(() => database.close())

  test('rows come as the row types say: a day as text, counts as numbers, moments as dates', async () => {
    const { db } = database
    await sql`insert into entry values (1, '2026-01-02', 5000000000, '2026-01-02T03:04:05Z')`.execute(db)
    const { rows } = await sql`select * from entry where id = 1`.execute(db)
    expect(rows).toEqual([{ id: 1, day: '2026-01-02', size: 5_000_000_000, at: new Date('2026-01-02T03:04:05Z') }])
  })

  test('an error has its code, and the connection goes on', async () => {
    const { db } = database
    await sql`insert into entry values (2)`.execute(db)
    await expect(sql`insert into entry values (2)`.execute(db)).rejects.toMatchObject({ code: '23505' })
    await expect(sql`select broken`.execute(db)).rejects.toMatchObject({ code: '42703' })
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })

  test('a transaction that fails leaves nothing behind, and others wait for it', async () => {
    const { db } = database
    const failed = db.transaction().execute(async (transaction) => {
      await sql`insert into entry values (3)`.execute(transaction)
      throw new Error('no')
    })
    const beside = sql<{ id: number }>`select id from entry where id = 3`.execute(db)
    await expect(failed).rejects.toThrow('no')
    expect((await beside).rows).toEqual([])
  })

  test('what an abandoned connection left open is rolled back for the next one', async () => {
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('insert into entry values (4)')
    client.release(true)
    expect((await sql`select id from entry where id = 4`.execute(database.db)).rows).toEqual([])
  })

  test('statements and answers of many kilobytes pass whole', async () => {
    const text = 'Grüße 🦦 '.repeat(50_000)
    const { rows } = await sql<{ text: string }>`select ${text}::text as text`.execute(database.db)
    expect(rows[0]?.text).toBe(text)
  })

  test('a thousand statements at once are answered in order', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1000 }, async (_, index) => {
        const { rows } = await sql<{ index: number }>`select ${index}::int as index`.execute(database.db)
        return rows[0]?.index
      }),
    )
    expect(answers).toEqual(Array.from({ length: 1000 }, (_, index) => index))
  })
})
